/** What counts as an attack or a try of one, with what it is in words. */
export const INCIDENTS = {
  SIGN_IN_BLOCKED: "Sign-in blocked after too many wrong passwords",
  FIREWALL_DENIED: "Denied by a firewall rule",
  ORIGIN_REFUSED: "Another website tried to use the API",
  REQUEST_REFUSED: "Request refused: too many, too large, or not allowed",
  KEY_REFUSED: "API key refused",
  NOTICE_FORGED: "Payment notice with a wrong signature",
} as const;

export type IncidentKind = keyof typeof INCIDENTS;

export const INCIDENT_KINDS = Object.keys(INCIDENTS) as IncidentKind[];

/** Addresses, here and in the audit trail, are kept this long, in days. */
export const ADDRESS_DAYS = 90;

const HOUR_MS = 3_600_000;

/** What happens from one address within one clock hour is one incident. */
export const hourOf = (at: Date): Date => new Date(Math.floor(at.getTime() / HOUR_MS) * HOUR_MS);
