import type { FieldProblem } from "../../platform/problems";
import { invalidFields } from "../../platform/problems";
import { readPattern } from "./compile-rule";
import type { Condition } from "./compliance.rules";
import { foldText, tokensOf } from "./fold.rules";
import { FOLD_WORK, Pieces, turn } from "./pieces.rules";
import { RULE_LIMITS, RULE_MESSAGES } from "./rule.rules";
import type { RuleDraft } from "./rule-change.rules";

/** What a rule looks for. */
type RuleLooks = Pick<RuleDraft, "keywords" | "conditions">;

/** @throws BAD_USER_INPUT with every field that is wrong. */
export async function readRule(input: RuleDraft): Promise<RuleDraft> {
  const name = input.name.normalize("NFC").replace(/\s+/g, " ").trim();
  const description = input.description.normalize("NFC").trim();
  const problems: FieldProblem[] = [];
  const check = (field: string, text: string, most: number, tooLong: string) => {
    if (text === "") problems.push({ field, message: RULE_MESSAGES.missing });
    if (text.length > most) problems.push({ field, message: tooLong });
  };
  check("name", name, RULE_LIMITS.nameLength, RULE_MESSAGES.nameTooLong);
  check("description", description, RULE_LIMITS.descriptionLength, RULE_MESSAGES.descriptionTooLong);
  const looks = await tidyLooks(input);
  refuse([...problems, ...(await problemsOfLooks(input, looks))]);
  return { name, description, category: input.category, severity: input.severity, ...looks };
}

/** What a rule would look for that may have no name yet. @throws BAD_USER_INPUT on `keywords` or `conditions`. */
export async function readLooks(input: RuleLooks): Promise<RuleLooks> {
  const looks = await tidyLooks(input);
  refuse(await problemsOfLooks(input, looks));
  return looks;
}

function refuse([first, ...others]: FieldProblem[]): void {
  if (first) throw invalidFields([first, ...others]);
}

const keyOf = (keyword: string): string => tokensOf(foldText(keyword).text).joined;

/** Keywords without white space around them, empty ones and repetitions; conditions without repetitions. */
async function tidyLooks({ keywords, conditions }: RuleLooks): Promise<RuleLooks> {
  if (keywords.length > RULE_LIMITS.keywords || conditions.length > RULE_LIMITS.conditions) {
    return { keywords: [], conditions: [] };
  }
  const pieces = new Pieces();
  const byKey = new Map<string, string>();
  for (const keyword of keywords.map((one) => one.normalize("NFC").trim()).filter((one) => one !== "")) {
    await pieces.spend(keyword.length * FOLD_WORK);
    const key = keyword.length > RULE_LIMITS.keywordLength ? keyword : keyOf(keyword) || keyword;
    if (!byKey.has(key)) byKey.set(key, keyword);
  }
  const byWords = new Map<string, Condition>();
  for (const { type, value } of conditions) {
    const tidy = type === "MATCHES_REGEX" ? value.normalize("NFC") : value.normalize("NFC").trim();
    byWords.set(`${type} ${tidy}`, { type, value: tidy });
  }
  return { keywords: [...byKey.values()], conditions: [...byWords.values()] };
}

async function problemsOfLooks(typed: RuleLooks, { keywords, conditions }: RuleLooks): Promise<FieldProblem[]> {
  if (typed.keywords.length > RULE_LIMITS.keywords) {
    return [{ field: "keywords", message: RULE_MESSAGES.tooManyKeywords }];
  }
  if (typed.conditions.length > RULE_LIMITS.conditions) {
    return [{ field: "conditions", message: RULE_MESSAGES.tooManyConditions }];
  }
  if (keywords.length + conditions.length === 0) {
    return [{ field: "keywords", message: RULE_MESSAGES.nothingToLookFor }];
  }
  const pieces = new Pieces();
  const problems: FieldProblem[] = [];
  for (const keyword of keywords) {
    await pieces.spend(keyword.length * FOLD_WORK);
    problems.push(...problemsOfKeyword(keyword));
  }
  return [...problems, ...(await problemsOfConditions(conditions))];
}

function problemsOfKeyword(keyword: string): FieldProblem[] {
  if (keyword.length > RULE_LIMITS.keywordLength) {
    return [{ field: "keywords", message: RULE_MESSAGES.keywordTooLong(keyword) }];
  }
  return keyOf(keyword) === "" ? [{ field: "keywords", message: RULE_MESSAGES.keywordEmpty(keyword) }] : [];
}

async function problemsOfConditions(conditions: readonly Condition[]): Promise<FieldProblem[]> {
  const problems: string[] = [];
  let steps = 0;
  for (const [index, { type, value }] of conditions.entries()) {
    const at = index + 1;
    if (value.length > RULE_LIMITS.conditionLength) {
      problems.push(RULE_MESSAGES.conditionTooLong(at));
    } else if (foldText(value).text.trim() === "") {
      problems.push(RULE_MESSAGES.conditionEmpty(at));
    } else if (type === "MATCHES_REGEX") {
      const { pattern, problem } = readPattern(value);
      steps += pattern?.steps ?? 0;
      await turn();
      if (problem) problems.push(RULE_MESSAGES.condition(at, problem));
    }
  }
  if (steps > RULE_LIMITS.ruleSteps) problems.push(RULE_MESSAGES.patternsTooLarge);
  return problems.map((message) => ({ field: "conditions", message }));
}
