import type { TFunction } from "i18next";
import { graphql } from "../../gql";
import type { AuditEntry_LineFragment } from "../../gql/graphql";

graphql(`
  fragment AuditEntry_line on AuditEntry {
    id
    at
    action
    text
    actorKind
    actorName
    actorRoles
    subjectType
    subjectId
    requestId
    address
    details
  }
`);

export type AuditLine = AuditEntry_LineFragment;

/** What the log is narrowed by; empty texts narrow nothing. Days are London's, YYYY-MM-DD. */
export interface AuditFilter {
  action: string;
  from: string;
  to: string;
  actorEmail: string;
  subjectType: string;
  subjectId: string;
  search: string;
}

/** What may stand in the address of the page: nothing that somebody typed. */
export const NEUTRAL = ["action", "from", "to"] as const;
export const TYPED = ["search", "actorEmail", "subjectType", "subjectId"] as const;
export type TypedName = (typeof TYPED)[number];

export const isNarrowed = (filter: AuditFilter): boolean => Object.values(filter).some((value) => value !== "");

/** "firewall rule" for `firewall_rule`. */
export const inWords = (word: string): string => word.replaceAll("_", " ");

/** Who did it: the name where it may be shown, else what the account is. */
export function actorText(t: TFunction<"security">, { actorKind, actorName }: AuditLine): string {
  if (actorKind === "SERVICE") return t("audit.actor.SERVICE", { name: actorName });
  return actorName ?? t(`audit.actor.${actorKind}`);
}

/** What else was noted, as "range: 203.0.113.0/24, active: true". */
export function detailsText(details: string | null): string | null {
  if (!details) return null;
  const values = JSON.parse(details) as Record<string, unknown>;
  return Object.entries(values)
    .map(([name, value]) => `${inWords(name)}: ${String(value)}`)
    .join(", ");
}
