import { Authorized } from "type-graphql";
import type { RequestContext, Who } from "./context";
import { forbidden, unauthenticated } from "./problems";

/** Resolver classes for everybody who is signed in. */
export const ForSignedIn = () => Authorized<string>("signed-in");
/** Resolver classes for patients. */
export const ForPatients = () => Authorized<string>("role:CUSTOMER");
/** Resolver classes for advertisers. */
export const ForAdvertisers = () => Authorized<string>("role:ADVERTISER");
/** Resolver classes for staff who have the named permission. */
export const ForStaff = (permission: string) => Authorized<string>(`permission:${permission}`);

/** Resolver classes for staff, whatever they may do. */
export const ForAllStaff = () => Authorized<string>("role:ADMIN");

/** Resolver classes for advertisers, and for staff who have the named permission. */
export const ForAdvertisersAndStaff = (permission: string) =>
  Authorized<string>("role:ADVERTISER", `permission:${permission}`);

/** Resolver classes for patients, and for staff who have the named permission. */
export const ForPatientsAndStaff = (permission: string) =>
  Authorized<string>("role:CUSTOMER", `permission:${permission}`);

/** Refuses whoever may not enter a resolver class. @throws UNAUTHENTICATED; FORBIDDEN. */
export function checkAccess({ who }: Pick<RequestContext, "who">, rules: readonly string[]): void {
  if (!who) {
    throw unauthenticated();
  }
  if (!rules.some((rule) => satisfies(who, rule))) {
    throw forbidden();
  }
}

function satisfies(who: Who, rule: string): boolean {
  const [kind, name = ""] = rule.split(":") as [string, string?];
  switch (kind) {
    case "signed-in":
      return true;
    case "role":
      return who.role === name;
    case "permission":
      return who.role === "ADMIN" && who.permissions.has(name);
    default:
      return false;
  }
}

/** The person who asks, for resolvers whose class is authorised. */
export function signedIn(context: RequestContext): Who {
  if (!context.who) {
    throw unauthenticated();
  }
  return context.who;
}

/** The member of staff who asks, for what no resolver class stands before. @throws UNAUTHENTICATED; FORBIDDEN. */
export function requirePermission({ who }: Pick<RequestContext, "who">, permission: string): Who {
  if (!who) {
    throw unauthenticated();
  }
  if (!satisfies(who, `permission:${permission}`)) {
    throw forbidden();
  }
  return who;
}

/** The person who asks, who has to be of this kind, for what no resolver class stands before. @throws UNAUTHENTICATED; FORBIDDEN. */
export function requireRole({ who }: Pick<RequestContext, "who">, role: Who["role"]): Who {
  if (!who) throw unauthenticated();
  if (who.role !== role) throw forbidden();
  return who;
}
