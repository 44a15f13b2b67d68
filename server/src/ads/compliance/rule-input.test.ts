import fc from "fast-check";
import { Problem } from "../../platform/problems";
import { readPattern } from "./compile-rule";
import { PATTERN_PROBLEMS, RULE_LIMITS, sizeOfPattern } from "./rule.rules";
import type { RuleDraft } from "./rule-change.rules";
import { readRule } from "./rule-input";

const draft = (words: Partial<RuleDraft>): RuleDraft => ({
  ...{ name: "Cures", description: "No cures.", category: "MEDICAL", severity: "MEDIUM", keywords: [], conditions: [] },
  ...words,
});

/** Which fields are refused, with their sentences. */
async function refused(words: Partial<RuleDraft>): Promise<(readonly [string, string])[]> {
  const problem = await readRule(draft(words)).then(
    () => null,
    (error: unknown) => error,
  );
  if (!(problem instanceof Problem)) return [];
  const { field = "", problems = [{ field, message: problem.message }] } = problem.extensions;
  return problems.map((one) => [one.field, one.message] as const);
}

describe("a pattern", () => {
  const { lookAround, backReference, tooLarge, fitsNothing } = PATTERN_PROBLEMS;
  it.each([
    ["(?=cure)", lookAround],
    ["cure(?!d)", lookAround],
    ["(?<=no )cure", lookAround],
    ["(?<!no )cure", lookAround],
    ["(a)\\1", backReference],
    ["(?P<word>a)\\k<word>", backReference],
    ["(?P<word>a)(?P=word)", backReference],
    ["(x{1000}){1000}", tooLarge],
    ["((((x{9}){9}){9}){9}){9}", tooLarge],
    ["x{0,300}y".repeat(20), tooLarge],
    ["\\pL".repeat(100), tooLarge],
    ["[b-\u{10fff0}]".repeat(40), tooLarge],
    ["a".repeat(100_000), tooLarge],
    ["(".repeat(100_000), tooLarge],
    ["x{501}", tooLarge],
    ["a*", fitsNothing],
    ["^", fitsNothing],
    ["(cure|)", fitsNothing],
    ["(cure", PATTERN_PROBLEMS.unreadable("missing closing )")],
    ["cure)", PATTERN_PROBLEMS.unreadable("unexpected )")],
    ["[z-a]", PATTERN_PROBLEMS.unreadable("invalid character class range")],
    ["a**", PATTERN_PROBLEMS.unreadable("invalid nested repetition operator")],
  ])("%.40s is refused", (value, problem) => {
    expect(readPattern(value)).toEqual({ problem });
  });

  it.each([
    "^(a+)+$",
    "(a|a)*b",
    "(?i)cure",
    "[^\\]a-z]{3}",
    "\\Qa.b\\E",
    "(?P<word>cure)",
    "x{100}",
    "(ab){1,50}c",
    "💉+",
  ])("%s is fine", (value) => {
    expect(readPattern(value).pattern?.steps).toBeLessThanOrEqual(RULE_LIMITS.patternSteps);
  });

  it("is measured before it is compiled: nothing much larger than allowed is", () => {
    const part = fc.constantFrom("a", "\\d", "[a-z]", "(?:", "(", ")", "{2,9}", "{30}", "*", "|", "\\pL", ".", "b?");
    fc.assert(
      fc.property(fc.array(part, { maxLength: 30 }), (parts) => {
        const value = parts.join("");
        const { pattern, problem } = readPattern(value);
        expect(pattern === undefined).toBe(problem !== undefined);
        // Each group and each alternative takes a few steps of its own.
        if (pattern) expect(pattern.steps).toBeLessThan(10 * sizeOfPattern(value) + 20);
      }),
      // An empty group that is repeated, and an alternative of nothing.
      { numRuns: 500, examples: [[["(", ")", "{30}", "a"]], [["(?:", "|", "|", "a", ")", "{30}"]]] },
    );
  });

  it("is read or refused, whatever is typed", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary", maxLength: 40 }), (value) => {
        const { pattern, problem } = readPattern(value);
        expect(typeof (problem ?? pattern?.steps)).not.toBe("undefined");
      }),
      { numRuns: 500 },
    );
  });
});

describe("a rule", () => {
  it("needs a name, a description and something to look for", async () => {
    expect(await refused({ name: " ", description: "\n" })).toEqual([
      ["name", "Please fill in all required fields"],
      ["description", "Please fill in all required fields"],
      ["keywords", "Please add at least one keyword or condition: without one, no advert could break the rule."],
    ]);
    expect(await refused({ keywords: [" ", ""] })).toEqual([
      ["keywords", "Please add at least one keyword or condition: without one, no advert could break the rule."],
    ]);
  });

  it("has its keywords trimmed, without empty ones and repetitions", async () => {
    const keywords = [" Cures ", "cures", "CURES", "", "no side-effects", "No  side effects", "<b>cure</b>"];
    expect((await readRule(draft({ name: " Two \n words ", keywords }))).keywords).toEqual([
      "Cures",
      "no side-effects",
      "<b>cure</b>",
    ]);
    const value = { type: "CONTAINS", value: " cure " } as const;
    expect((await readRule(draft({ conditions: [value, value] }))).conditions).toEqual([{ ...value, value: "cure" }]);
  });

  it("keeps to its caps", async () => {
    const many = (count: number) => Array.from({ length: count }, (_, at) => `word ${at}`);
    expect(await refused({ keywords: many(200) })).toEqual([]);
    expect(await refused({ keywords: many(201) })).toEqual([["keywords", "Please use at most 200 keywords."]]);
    expect(await refused({ keywords: ["x".repeat(101), "\u200b"] })).toEqual([
      ["keywords", `Please use at most 100 characters for a keyword: '${"x".repeat(30)}…'.`],
      ["keywords", "There is nothing to search for in the keyword '\u200b'."],
    ]);
    const contains = (value: string) => ({ type: "CONTAINS", value }) as const;
    expect(await refused({ conditions: many(21).map(contains) })).toEqual([
      ["conditions", "Please use at most 20 conditions."],
    ]);
    expect(await refused({ conditions: [contains("x".repeat(501)), contains("\u200b ")] })).toEqual([
      ["conditions", "Please use at most 500 characters for condition 1."],
      ["conditions", "Condition 2 needs a value."],
    ]);
    expect(await refused({ name: "x".repeat(101), description: "x".repeat(501), keywords: ["a"] })).toEqual([
      ["name", "Please use at most 100 characters."],
      ["description", "Please use at most 500 characters."],
    ]);
  });

  it("says which condition cannot be read, and does not take many large ones", async () => {
    const pattern = (value: string) => ({ type: "MATCHES_REGEX", value }) as const;
    expect(await refused({ conditions: [pattern("cure"), pattern("(?=cure)")] })).toEqual([
      ["conditions", `Condition 2: ${PATTERN_PROBLEMS.lookAround}`],
    ]);
    const large = ["a", "b", "c", "d"].map((letter) => pattern(`${letter}{450}`));
    expect(await refused({ conditions: large })).toEqual([
      ["conditions", "The patterns in this rule are too large in total. Please move some of them to a separate rule."],
    ]);
  });
});
