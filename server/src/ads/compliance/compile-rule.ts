import { RE2JS, RE2JSSyntaxException } from "re2js";
import type { ComplianceCategory, ComplianceSeverity, Condition, ConditionType } from "./compliance.rules";
import { foldText, plainLetters, tokensOf } from "./fold.rules";
import type { CompiledRule, Pattern } from "./judge.rules";
import type { Keyword } from "./keyword-index.rules";
import { FOLD_WORK, Pieces, turn } from "./pieces.rules";
import { PATTERN_PROBLEMS, RULE_LIMITS, sizeOfPattern } from "./rule.rules";

/** What of a rule is compiled. */
export interface RuleWords {
  id: string;
  name: string;
  category: ComplianceCategory;
  severity: ComplianceSeverity;
  description: string;
  keywords: readonly string[];
  conditions: readonly Condition[];
}

/** A pattern, or the sentence that says why it cannot be one. */
export type ReadPattern = { pattern: Pattern; problem?: undefined } | { pattern?: undefined; problem: string };

const LOOK_AROUND = /\(\?<?[=!]/;
const BACK_REFERENCE = /\\[1-9]|\\[gk][<{']|\(\?P=/;

/**
 * Reads a pattern in the language of RE2 (https://github.com/google/re2/wiki/Syntax): no look-around and no back-references,
 * and in return it takes time in proportion to the text. Refuses what would be too large before it is compiled.
 */
export function readPattern(value: string): ReadPattern {
  if (value.length > RULE_LIMITS.conditionLength || sizeOfPattern(value) > RULE_LIMITS.patternSteps) {
    return { problem: PATTERN_PROBLEMS.tooLarge };
  }
  try {
    const compiled = RE2JS.compile(value, RE2JS.CASE_INSENSITIVE);
    const steps = compiled.programSize();
    if (steps > RULE_LIMITS.patternSteps) return { problem: PATTERN_PROBLEMS.tooLarge };
    if (compiled.test("")) return { problem: PATTERN_PROBLEMS.fitsNothing };
    return {
      pattern: { steps, mayMatch: (cut) => compiled.test(cut), find: (text, from) => find(compiled, text, from) },
    };
  } catch (error) {
    if (!(error instanceof RE2JSSyntaxException)) throw error;
    if (LOOK_AROUND.test(value)) return { problem: PATTERN_PROBLEMS.lookAround };
    if (BACK_REFERENCE.test(value)) return { problem: PATTERN_PROBLEMS.backReference };
    return { problem: PATTERN_PROBLEMS.unreadable(error.getDescription()) };
  }
}

function find(compiled: RE2JS, text: string, from: number): { start: number; end: number } | null {
  const matcher = compiled.matcher(text);
  return matcher.find(from) ? { start: matcher.start(), end: matcher.end() } : null;
}

/** A keyword as it is looked for. */
function readKeyword(keyword: string): Keyword {
  const { joined, to } = tokensOf(plainLetters(foldText(keyword).text));
  return { key: joined, first: joined.slice(0, to[0]), count: to.length };
}

/**
 * Makes a stored rule ready to judge; what could not be saved today is left out. Lets others have their turn after each
 * pattern.
 */
export async function compileRule(rule: RuleWords): Promise<CompiledRule> {
  const { id, name, category, severity, description, conditions } = rule;
  const valuesOf = (type: ConditionType) =>
    conditions.filter((condition) => condition.type === type).map(({ value }) => value);
  const fold = (value: string) => plainLetters(foldText(value).text).trim();
  const pieces = new Pieces();
  const keywords: Keyword[] = [];
  for (const keyword of rule.keywords) {
    await pieces.spend(keyword.length * FOLD_WORK);
    keywords.push(readKeyword(keyword));
  }
  const patterns: Pattern[] = [];
  for (const value of valuesOf("MATCHES_REGEX")) {
    const { pattern } = readPattern(value);
    if (pattern) patterns.push(pattern);
    await turn();
  }
  return {
    ...{ id, name, category, severity, description },
    keywords,
    contains: valuesOf("CONTAINS").map(fold),
    patterns,
    required: valuesOf("NOT_CONTAINS").map((value) => ({ shown: value, folded: fold(value) })),
  };
}
