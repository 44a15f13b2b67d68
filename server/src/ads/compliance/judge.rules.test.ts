import { compileRule, type RuleWords } from "./compile-rule";
import type { AdvertText, Condition } from "./compliance.rules";
import { judgeAdvert } from "./judge.rules";

const rule = (words: Partial<RuleWords>) =>
  compileRule({
    id: "r1",
    name: "Rule",
    category: "MEDICAL",
    severity: "MEDIUM",
    description: "What is wrong.",
    keywords: [],
    conditions: [],
    ...words,
  });
const advert = (text: Partial<AdvertText>): AdvertText => ({
  title: "",
  description: "",
  altText: "",
  disclaimer: "",
  ...text,
});
const matches = (value: string): Condition => ({ type: "MATCHES_REGEX", value });
const contains = (value: string): Condition => ({ type: "CONTAINS", value });
const asksFor = (value: string): Condition => ({ type: "NOT_CONTAINS", value });

/** What of a description a rule hits. */
async function found(words: Partial<RuleWords>, description: string): Promise<string[] | null> {
  const [violation] = await judgeAdvert([await rule(words)], advert({ description }));
  return violation ? violation.matches.map((match) => match.found) : null;
}

describe("keywords", () => {
  it.each([
    ["cures", "It cures colds", ["cures"]],
    ["cures", "It CURES colds", ["CURES"]],
    ["cures", "Money is no object; it secures and procures", null],
    ["cures", "cures2", null],
    ["no side effects", "Has no side-effects at all", ["no side-effects"]],
    ["no side effects", "Has no  side\n effects", ["no  side\n effects"]],
    ["no side effects", "Has noside effects", null],
    ["100%", "100% effective, not 1100%", ["100%"]],
    ["£5", "Only £5, was £50", ["£5"]],
    ["doctor's choice", "The doctor’s choice", ["doctor’s choice"]],
    ["guaranteed", "Results guaranteed¹ today", ["guaranteed"]],
    ["ozempic", "Ozempic™ and Ozempic® and ozempic's", ["Ozempic", "Ozempic", "ozempic"]],
    ["ozempic", "o\u200bzem\u00adpic", ["o\u200bzem\u00adpic"]],
    ["ozempic", "ｏｚｅｍｐｉｃ", ["ｏｚｅｍｐｉｃ"]],
    ["ozempic", "𝐎𝐳𝐞𝐦𝐩𝐢𝐜", ["𝐎𝐳𝐞𝐦𝐩𝐢𝐜"]],
    ["ozempic", "оzеmpic with Cyrillic letters", ["оzеmpic"]],
    ["guerit", "Guérit tout, ou guérissez", ["Guérit"]],
    ["guérit", "guerit tout", ["guerit"]],
    ["cure", "Сurе, and α cυre", ["Сurе", "cυre"]],
    ["schon", "ganz schön, Schön\u0308ung", ["schön"]],
    ["лекарство", "Лекарство", ["Лекарство"]],
    ["café", "cafe\u0301", ["cafe\u0301"]],
    ["💉", "Get the 💉 now", ["💉"]],
  ])("%s in %s", async (keyword, text, expected) => {
    expect(await found({ keywords: [keyword] }, text)).toEqual(expected);
  });
});

it("finds a value anywhere, and a pattern in any case", async () => {
  expect(await found({ conditions: [contains("cure")] }, "secures and Procures")).toEqual(["cure", "cure"]);
  expect(await found({ conditions: [matches("better than \\w+")] }, "BETTER   than Ibuprofen")).toEqual([
    "BETTER   than Ibuprofen",
  ]);
});

it("marks all of the white space that it compares as one space", async () => {
  expect(await found({ conditions: [matches("side\\s")] }, "no side \n effects")).toEqual(["side \n "]);
});

it("asks for what has to be said, in whichever field it stands", async () => {
  const asked = { keywords: ["tablets"], conditions: [asksFor("Always read the label")] };
  const judge = async (text: Partial<AdvertText>) => judgeAdvert([await rule(asked)], advert(text));
  expect(await judge({ title: "Tablets", disclaimer: "ALWAYS  read the label." })).toEqual([]);
  expect(await judge({ title: "A book" })).toEqual([]);
  expect(await judge({ title: "Tablets" })).toEqual([
    {
      ruleId: "r1",
      ruleName: "Rule",
      category: "MEDICAL",
      severity: "MEDIUM",
      description: "What is wrong.",
      matches: [{ field: "title", start: 0, end: 7, found: "Tablets" }],
      missing: ["Always read the label"],
    },
  ]);
  const [always] = await judgeAdvert([await rule({ conditions: [asksFor("UK only")] })], advert({ title: "A book" }));
  expect(always).toMatchObject({ matches: [], missing: ["UK only"] });
});

it("tells the most serious first, and each place once", async () => {
  const rules = await Promise.all([
    rule({ id: "a", name: "B", severity: "LOW", keywords: ["jab"] }),
    rule({ id: "b", name: "A", severity: "LOW", keywords: ["jab"] }),
    rule({ id: "c", name: "C", severity: "HIGH", keywords: ["weight loss", "weight loss jab"] }),
  ]);
  const violations = await judgeAdvert(rules, advert({ title: "The weight-loss jab" }));
  expect(violations.map(({ ruleId }) => ruleId)).toEqual(["c", "b", "a"]);
  expect(violations[0]?.matches).toEqual([{ field: "title", start: 4, end: 19, found: "weight-loss jab" }]);
});
