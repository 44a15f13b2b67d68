import { graphql } from "../../gql";
import type { ComplianceRuleInput, Rule_RuleFragment } from "../../gql/graphql";

graphql(`
  fragment Rule_rule on ComplianceRule {
    id
    name
    description
    category
    severity
    isActive
    lastUpdated
    keywords
    conditions {
      type
      value
    }
    sources {
      title
      url
    }
    version
  }
`);

export type Rule = Rule_RuleFragment;

/** What stands in the form of a rule, with what is typed and not added yet. */
export interface RuleValues {
  name: string;
  description: string;
  category: Rule["category"];
  severity: Rule["severity"];
  keywords: readonly string[];
  keyword: string;
  conditions: readonly { type: Rule["conditions"][number]["type"]; value: string }[];
}

/** The documented beginning of a new rule. */
export const NEW_RULE: RuleValues = {
  name: "",
  description: "",
  category: "MEDICAL",
  severity: "MEDIUM",
  keywords: [],
  keyword: "",
  conditions: [],
};

export const valuesOf = ({ name, description, category, severity, keywords, conditions }: Rule): RuleValues => ({
  name,
  description,
  category,
  severity,
  keywords,
  keyword: "",
  conditions: conditions.map(({ type, value }) => ({ type, value })),
});

/** Keywords are trimmed, not empty, and each is there once, whatever its case. */
export function withKeyword(keywords: readonly string[], typed: string): readonly string[] {
  const word = typed.trim().replace(/\s+/g, " ");
  const isThere = keywords.some((known) => known.toLowerCase() === word.toLowerCase());
  return word === "" || isThere ? keywords : [...keywords, word];
}

/** What is sent: a keyword that was typed and not added is meant all the same. */
export function inputOf({
  keyword,
  keywords,
  conditions,
  name,
  description,
  ...rest
}: RuleValues): ComplianceRuleInput {
  return {
    ...rest,
    name: name.trim(),
    description: description.trim(),
    keywords: [...withKeyword(keywords, keyword)],
    conditions: conditions.map(({ type, value }) => ({ type, value })),
  };
}

/** The input of a rule as it stands, to try it. */
export const inputOfRule = (rule: Rule): ComplianceRuleInput => inputOf(valuesOf(rule));
