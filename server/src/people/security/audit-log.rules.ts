/** What an act was done by. */
export const ACTOR_KINDS = ["STAFF", "PATIENT", "ADVERTISER", "SERVICE", "DELETED", "SYSTEM"] as const;
export type ActorKind = (typeof ACTOR_KINDS)[number];

export const AUDIT_LIMITS = { searchLength: 100, textLength: 254, exported: 100_000 } as const;

export const AUDIT_MESSAGES = {
  day: "Please choose a day.",
  order: "The end date is before the start date.",
  tooLong: "This is too long.",
} as const;

/** The kind of an actor, from the account's role: null where there is no account, or none any more; `SERVICE` of a service account. */
export function actorKind(actorId: string | null, role: string | null): ActorKind {
  if (actorId === null) return "SYSTEM";
  if (role === null) return "DELETED";
  if (role === "SERVICE") return "SERVICE";
  return role === "ADMIN" ? "STAFF" : role === "ADVERTISER" ? "ADVERTISER" : "PATIENT";
}
