import type { RequestContext } from "../../platform/context";
import type { PaymentGateway } from "./payment.gateway";

/** What billing needs of a server process, within a request or a job. */
export interface BillingPlatform {
  /** Who charges cards. */
  payments: PaymentGateway;
}

/** A request of a process that can charge cards. */
export type BillingContext = RequestContext & BillingPlatform;

/** What a job has of it. */
export type BillingJobContext = BillingPlatform &
  Pick<RequestContext, "db" | "clock" | "secrets" | "log" | "config" | "requestId">;
