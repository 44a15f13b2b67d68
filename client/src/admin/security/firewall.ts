import { graphql } from "../../gql";
import type { FirewallRule_RuleFragment, FirewallRuleInput, FirewallRuleStatus } from "../../gql/graphql";
import { formatDay, formatHourMinute, isoDay } from "../../lib/time";

graphql(`
  fragment FirewallRule_rule on FirewallRule {
    id
    ipRange
    coverage
    description
    note
    isActive
    status
    expiresAt
    hits
    lastHitAt
    createdBy
    createdAt
    version
  }
`);

export type FirewallRule = FirewallRule_RuleFragment;

export const RULE_STATES: readonly FirewallRuleStatus[] = ["ACTIVE", "INACTIVE", "EXPIRED"];

/** What stands in the form of a rule. `expiresAt` is London's clock as the field writes it: "2026-12-04T18:30". */
export interface RuleValues {
  ipRange: string;
  description: string;
  note: string;
  expiresAt: string;
  isActive: boolean;
}

export const NEW_RULE: RuleValues = { ipRange: "", description: "", note: "", expiresAt: "", isActive: true };

/** The range without the prefix of an address alone: "192.0.2.7". */
export const rangeText = ({ ipRange }: Pick<FirewallRule, "ipRange">): string =>
  ipRange.replace(ipRange.includes(":") ? /\/128$/ : /\/32$/, "");

export const valuesOf = (rule: FirewallRule): RuleValues => ({
  ipRange: rangeText(rule),
  description: rule.description,
  note: rule.note ?? "",
  expiresAt: rule.expiresAt ? onLondonsClock(rule.expiresAt) : "",
  isActive: rule.isActive,
});

/**
 * What is sent.
 * @param known the expiry as it stands: the field has no seconds, and what nobody touched stays exact.
 */
export function inputOf({ note, expiresAt, ...rest }: RuleValues, known: string | null): FirewallRuleInput {
  const isKept = known !== null && onLondonsClock(known) === expiresAt;
  return {
    ...rest,
    note: note.trim() || null,
    expiresAt: isKept ? known : expiresAt === "" ? null : fromLondonsClock(expiresAt),
  };
}

const onLondonsClock = (moment: string | Date): string => `${isoDay(moment)}T${formatHourMinute(moment)}`;

/** The moment at which London's clock shows this time, as ISO 8601 in UTC. */
export function fromLondonsClock(local: string): string {
  const asIfUtc = Date.parse(`${local.slice(0, 16)}:00Z`);
  const ahead = Date.parse(`${onLondonsClock(new Date(asIfUtc))}:00Z`) - asIfUtc;
  return new Date(asIfUtc - ahead).toISOString();
}

/** "20 November, 10:42". */
export const formatMoment = (moment: string, now: Date): string =>
  `${formatDay(moment, now)}, ${formatHourMinute(moment)}`;
