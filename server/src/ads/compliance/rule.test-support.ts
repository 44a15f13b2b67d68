import type { Caller, TestServer } from "../../../test/harness";
import { activeRules } from "./active-rules.service";
import { judgeAdvert } from "./judge.rules";

/** A rule as the documents below ask for it. */
export interface Rule {
  id: string;
  name: string;
  isActive: boolean;
  version: number;
  keywords: string[];
  history: { totalCount: number; nodes: { what: string; by: string | null; changes: string[] }[] };
}
const RULE = `id name description category severity isActive lastUpdated keywords conditions { type value } sources { title url } version
  history { totalCount nodes { what by changes } }`;
export const LIST = `query L($active: Boolean, $category: ComplianceCategory, $severity: ComplianceSeverity, $search: String, $first: Int = 20, $after: String) {
  complianceRules(active: $active, category: $category, severity: $severity, search: $search, first: $first, after: $after) {
    totalCount nodes { ${RULE} } pageInfo { hasNextPage endCursor } } }`;
export const ADD = `mutation A($input: ComplianceRuleInput!) { createComplianceRule(input: $input) { ${RULE} } }`;
export const EDIT = `mutation E($id: ID!, $version: Int!, $input: ComplianceRuleInput!) {
  updateComplianceRule(id: $id, version: $version, input: $input) { ${RULE} } }`;
export const ACTIVATE = `mutation A($id: ID!) { activateComplianceRule(id: $id) { stoppedCount rule { ${RULE} } } }`;
export const DEACTIVATE = `mutation D($id: ID!) { deactivateComplianceRule(id: $id) { ${RULE} } }`;

let names = 0;
/** An input that nothing is wrong with, with a name of its own. */
export const input = (words: Record<string, unknown> = {}) => {
  names += 1;
  return { name: `Rule ${names}`, description: "What is wrong.", keywords: [`word${names}`], conditions: [], ...words };
};

/** Adds a rule, which judges nothing yet. */
export async function addRule(owner: Caller, words: Record<string, unknown> = {}): Promise<Rule> {
  const { data, errors } = await owner.run<{ createComplianceRule: Rule }>(ADD, { input: input(words) });
  expect(errors).toBeUndefined();
  return data.createComplianceRule;
}

interface RulePage {
  totalCount: number;
  nodes: Rule[];
  pageInfo: { hasNextPage: boolean; endCursor: string };
}

/** A page of rules. */
export async function listRules(reader: Caller, variables: Record<string, unknown> = {}): Promise<RulePage> {
  return (await reader.run<{ complianceRules: RulePage }>(LIST, variables)).data.complianceRules;
}

/** Names of the rules in force of a process that a text breaks. */
export async function brokenBy({ platform }: TestServer, description: string): Promise<string[]> {
  const violations = await judgeAdvert(await activeRules(platform), {
    title: "",
    description,
    altText: "",
    disclaimer: "",
  });
  return violations.map(({ ruleName }) => ruleName);
}
