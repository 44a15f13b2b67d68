import type { ComplianceCategory, ComplianceSeverity, Condition, ConditionType } from "./compliance.rules";

export const RULE_CHANGE_KINDS = ["CREATED", "EDITED", "ACTIVATED", "DEACTIVATED"] as const;
export type RuleChangeKind = (typeof RULE_CHANGE_KINDS)[number];

/** What can be changed about a rule. */
export interface RuleDraft {
  name: string;
  description: string;
  category: ComplianceCategory;
  severity: ComplianceSeverity;
  keywords: string[];
  conditions: Condition[];
}

/** Words of a list that are told; the others are counted. */
const LISTED = 20;

const CONDITION_WORDS: Readonly<Record<ConditionType, string>> = {
  CONTAINS: "contains",
  NOT_CONTAINS: "has to contain",
  MATCHES_REGEX: "matches",
};
const word = (name: string): string => name.charAt(0) + name.slice(1).toLowerCase();
const wordsOf = ({ type, value }: Condition): string => `${CONDITION_WORDS[type]} '${value}'`;

function listed(words: readonly string[]): string {
  const rest = words.length - LISTED;
  return words.slice(0, LISTED).join(", ") + (rest > 0 ? ` and ${rest} more` : "");
}

/** Sentences for what is in one list and not in the other. */
function differences(what: string, before: readonly string[], after: readonly string[]): string[] {
  const added = after.filter((one) => !before.includes(one));
  const removed = before.filter((one) => !after.includes(one));
  return [
    ...(added.length > 0 ? [`${what} added: ${listed(added)}.`] : []),
    ...(removed.length > 0 ? [`${what} removed: ${listed(removed)}.`] : []),
  ];
}

/** What an edit changed, in sentences; empty when it changed nothing. */
export function describeChanges(before: RuleDraft, after: RuleDraft): string[] {
  return [
    ...(before.name === after.name ? [] : [`The name was '${before.name}' and is '${after.name}' now.`]),
    ...(before.description === after.description ? [] : [`The description was '${before.description}'.`]),
    ...(before.category === after.category
      ? []
      : [`The category was ${word(before.category)} and is ${word(after.category)} now.`]),
    ...(before.severity === after.severity
      ? []
      : [`The severity was ${word(before.severity)} and is ${word(after.severity)} now.`]),
    ...differences("Keywords", before.keywords, after.keywords),
    ...differences("Conditions", before.conditions.map(wordsOf), after.conditions.map(wordsOf)),
  ];
}

/** How many adverts a rule stopped, as a sentence of its history; none when there were none. */
export const describeStopped = (count: number): string[] =>
  count === 0 ? [] : [count === 1 ? "1 advert was stopped." : `${count} adverts were stopped.`];
