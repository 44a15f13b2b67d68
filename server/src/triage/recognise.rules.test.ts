import { CARE_LEVELS } from "./concept.rules";
import { CONCEPTS, conceptOf } from "./concepts/all-concepts.rules";
import { WORD_GROUPS } from "./concepts/word-groups.rules";
import { compilePattern } from "./pattern.rules";
import { recognise } from "./recognise.rules";
import { assess } from "./triage.rules";

describe("typing", () => {
  it.each([
    ["chest pian", "EMERGENCY"],
    ["my chset hurts", "EMERGENCY"],
    ["I had a siezure just now", "EMERGENCY"],
    ["he is unconcious", "EMERGENCY"],
    ["she is chocking", "EMERGENCY"],
    ["i feel sucidal", "CRISIS"],
    ["preganant and nauseous", "PHARMACIST"],
    ["\u0441hest \u0440ain", "EMERGENCY"],
    ["ｃｈｅｓｔ ｐａｉｎ", "EMERGENCY"],
    ["che\u200bst pa\u00adin", "EMERGENCY"],
    ["chest paaaain", "EMERGENCY"],
    ["chest\u0000pain", "EMERGENCY"],
    ["🫀 chest pain 😭", "EMERGENCY"],
  ])("%j", (sentence, level) => {
    expect(assess(sentence).level).toBe(level);
  });

  it.each(["I heard a noise", "the beach was nice", "a clean house", "sharing a meal", "I stroked a cat"])(
    "does not turn everyday words into an emergency: %j",
    (sentence) => {
      expect(assess(sentence).level).toBe("PHARMACIST");
      expect(assess(sentence).signals).toEqual([]);
    },
  );
});

describe("odd input", () => {
  const odd: readonly [string, string][] = [
    ["nothing", ""],
    ["NUL bytes", "\u0000\u0000chest\u0000"],
    ["lone surrogates", "\ud800 \udfff chest pain \ud83d"],
    ["5,000 letters", "a".repeat(5000)],
    ["many words", "pain chest ".repeat(500)],
    ["many negations", "no or , ".repeat(700)],
    ["many numbers", "1,1.1,1 ".repeat(700)],
    ["many apostrophes", "'".repeat(5000)],
    ["names of built-in properties", "constructor __proto__ toString hasOwnProperty"],
    ["right-to-left and combining marks", "\u202echest\u0301 pain\u0336"],
    ["marks only", "?!.,;:()…\n\r\u2028"],
    ["an object in disguise", "[object Object] <pain> && ~ | \\u0000"],
  ];

  it.each(odd)("%s", (_, question) => {
    const assessment = assess(question);
    expect(CARE_LEVELS).toContain(assessment.level);
    for (const { words } of assessment.signals) {
      expect(words).not.toMatch(/[\p{Cc}\p{Cs}]/u);
      expect(Array.from(words).length).toBeLessThanOrEqual(400);
    }
  });

  it("is pure", () => {
    const question = "no chest pain, just a runny nose";
    expect(assess(question)).toEqual(assess(question));
  });
});

describe("concepts", () => {
  it.each(CONCEPTS.map((concept) => [concept.id, concept] as const))(
    "%s has a label, patterns, a source and a review date",
    (id, concept) => {
      expect(conceptOf(id)).toBe(concept);
      expect(concept.label.en).not.toBe("");
      expect(concept.patterns.en.length).toBeGreaterThan(0);
      expect(concept.source.url).toMatch(/^https:\/\/(www\.nhs\.uk|111\.nhs\.uk|medlineplus\.gov)\//);
      expect(concept.source.title).not.toBe("");
      expect(concept.source.writtenOn).toMatch(/^\d{4}-\d{2}-\d{2}$/);
      expect(concept.version).toBeGreaterThanOrEqual(1);
    },
  );

  it("have ids of their own", () => {
    expect(new Set(CONCEPTS.map(({ id }) => id)).size).toBe(CONCEPTS.length);
  });
});

describe("patterns", () => {
  it("refuse a group of words that nobody wrote down", () => {
    expect(() => compilePattern("chest ~ <pane>", { pain: "pain" })).toThrow("pane");
  });

  it("are words, alternatives, nearness and togetherness", () => {
    const { everywhere } = compilePattern("a|b c ~ <pain> && d", { pain: "pain ache" });
    expect(everywhere.map((part) => part.map(({ slots }) => slots.map(({ words }) => words)))).toEqual([
      [[["a", "b"], ["c"]], [["pain", "ache"]]],
      [[["d"]]],
    ]);
  });

  /** How a person writes a measure. */
  const MEASURES: Readonly<Record<string, string>> = {
    "@over-3-hours": "5 hours",
    "@over-10-hours": "12 hours",
    "@over-2-days": "3 days",
    "@over-3-days": "5 days",
    "@over-1-week": "2 weeks",
    "@lasting": "2 weeks",
    "@over-10-days": "2 weeks",
    "@3-weeks": "4 weeks",
    "@over-6-weeks": "2 months",
    "@many": "30",
    "@fever": "temperature",
    "@hot": "38.5",
    "@hot-39": "39.2",
    "@very-hot": "40.5",
    "@extremely-hot": "temp 41.6",
    "@cold": "temp 34",
    "@normal-temperature": "temp 36.8",
    "@child": "3 years old",
    "@under-5": "3 years old",
    "@baby": "8 months old",
    "@young-baby": "5 weeks old",
    "@infant-3-to-6": "4 months old",
    "@over-50": "61 years old",
    "@older": "72 years old",
    "@gestation": "9 weeks pregnant",
    "@late-pregnancy": "34 weeks pregnant",
    "@spo2-low": "sats 92",
    "@spo2-very-low": "sats 86",
    "@rr-high": "respiratory rate 23",
    "@rr-very-high": "respiratory rate 30",
    "@rr-very-low": "respiratory rate 6",
    "@hr-high": "pulse 118",
    "@hr-very-high": "pulse 145",
    "@hr-very-low": "pulse 34",
    "@bp-low": "bp 98/60",
    "@bp-very-low": "bp 82/50",
    "@bp-high": "bp 150/95",
    "@bp-very-high": "bp 192/122",
    "@bp-severe": "bp 164/112",
    "@lipase-high": "lipase 1200",
    "@gcs-low": "gcs 12",
    "@news-high": "news 7",
    "@glucose-very-low": "glucose 2.1",
    "@glucose-low": "glucose 3.4",
    "@glucose-high": "glucose 18",
    "@glucose-very-high": "glucose 38",
    "@ketones-raised": "ketones 1.9",
    "@ketones-high": "ketones 5.2",
    "@potassium-raised": "potassium 5.7",
    "@potassium-high": "k 6.9",
    "@potassium-very-low": "potassium 2.1",
    "@sodium-low": "sodium 126",
    "@sodium-very-low": "na 114",
    "@sodium-very-high": "sodium 161",
    "@calcium-dangerous": "calcium 3.7",
    "@hb-low": "hb 88",
    "@hb-very-low": "hb 61",
    "@platelets-low": "platelets 40",
    "@platelets-very-low": "platelets 9",
    "@neutrophils-low": "neutrophils 0.3",
    "@inr-high": "inr 6",
    "@inr-very-high": "inr 9",
    "@ph-low": "ph 7.1",
    "@lactate-high": "lactate 4.2",
    "@troponin-high": "troponin 380",
    "@crp-high": "crp 180",
    "@creatinine-very-high": "creatinine 560",
    "@lithium-high": "lithium 2.4",
    "@peak-flow-low": "peak flow 35",
    "@paracetamol-too-much": "16 paracetamol",
  };

  it.each(CONCEPTS.map((concept) => [concept.id, concept] as const))("of %s all find it", (id, { patterns }) => {
    for (const written of patterns.en) {
      for (const choice of [0, -1]) {
        const say = (alternatives: readonly string[]) => {
          const word = alternatives.at(choice) ?? "";
          return MEASURES[word] ?? word;
        };
        const { everywhere } = compilePattern(written, WORD_GROUPS.en);
        const sentence = everywhere
          .map((part) => part.flatMap(({ slots }) => slots.map(({ words }) => say(words))).join(" "))
          .join(". ");
        const found = recognise(sentence).recognised.map(({ concept }) => concept.id);
        expect({ written, sentence, found }).toEqual({ written, sentence, found: expect.arrayContaining([id]) });
      }
    }
  });
});
