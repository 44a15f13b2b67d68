import type { RequestContext } from "../../platform/context";
import type { Firewall } from "./firewall";

/** What a server process has for security. */
export interface SecurityPlatform {
  firewall: Firewall;
}

/** A request of a process with a firewall. */
export type SecurityContext = RequestContext & SecurityPlatform;
