import type { RequestContext } from "../../platform/context";
import type { FhirGateway } from "./fhir.gateway";

/** What linking needs of a server process, within a request or a job. */
export interface NhsPlatform {
  /** Null where no server of health records is set up. */
  fhir: FhirGateway | null;
}

/** A request of a process that can read health records. */
export type NhsContext = RequestContext & NhsPlatform;

/** What a job has of it. */
export type LinkContext = NhsPlatform &
  Pick<RequestContext, "db" | "clock" | "secrets" | "log" | "limits" | "config" | "requestId">;
