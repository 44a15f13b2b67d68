import { DEMO_CREATIVES } from "../../../app/demo/demo-adverts.rules";
import { compileRule } from "../compile-rule";
import type { AdvertText } from "../compliance.rules";
import { type CompiledRule, judgeAdvert } from "../judge.rules";
import { readRule } from "../rule-input";
import { RULE_PACK } from "./pack.rules";

let compiled: CompiledRule[];

beforeAll(async () => {
  compiled = await Promise.all(RULE_PACK.map((rule) => compileRule({ ...rule, id: rule.key })));
});
const LABEL = "Always read the label.";

/** Keys of the rules that an advert breaks. */
async function broken(text: Partial<AdvertText>): Promise<string[]> {
  const advert = { title: "", description: "", altText: "", disclaimer: "", ...text };
  return (await judgeAdvert(compiled, advert)).map(({ ruleId }) => ruleId).sort();
}

/** Adverts that break rules: the description, which rules, and a part of the words that give one of them away. */
const HITS: readonly [string, string[], string][] = [
  ["Ozempic from £149 a month, delivered to your door.", ["prescription-only-names"], "Ozempic"],
  ["Start your #OzempicJourney with our nurses.", ["prescription-only-names"], "Ozempic"],
  ["Ｍｏｕｎｊａｒｏ in stock now", ["prescription-only-names"], "Ｍｏｕｎｊａｒｏ"],
  ["Ask us about We\u200bgovy®", ["prescription-only-names"], "We\u200bgovy"],
  ["Botox for two areas, £180", ["prescription-only-names"], "Botox"],
  ["Botulinum toxin by trained hands", ["prescription-only-names"], "Botulinum toxin"],
  ["Melatonin for tired travellers", ["prescription-only-names"], "Melatonin"],
  ["Antibiotics delivered today, order online", ["prescription-only-names"], "Antibiotics"],
  ["The weight loss jab everybody talks about", ["prescription-only-euphemisms"], "weight loss jab"],
  ["Weight‑loss injections at our clinic", ["prescription-only-euphemisms"], "Weight‑loss injections"],
  ["Your skinny pen by post", ["prescription-only-euphemisms"], "skinny pen"],
  ["SkinnyJab: eat less, feel full", ["prescription-only-euphemisms"], "SkinnyJab"],
  ["GLP-1 made simple", ["prescription-only-euphemisms"], "GLP-1"],
  ["Anti-wrinkle injections in your lunch break", ["prescription-only-euphemisms"], "Anti-wrinkle injections"],
  ["The hay fever jab is back", ["prescription-only-euphemisms"], "hay fever jab"],
  ["Sleeping help with no prescription needed", ["prescription-only-euphemisms"], "no prescription needed"],
  ["Viagra at a price you like", ["viagra"], "Viagra"],
  ["CBD and THC drops for calm evenings", ["controlled-drugs"], "THC"],
  ["Xanax for exam nerves", ["controlled-drugs"], "Xanax"],
  ["Abortion pills, discreet and quick", ["abortion"], "Abortion pills"],
  ["Cures hay fever in a day", ["cures"], "Cures"],
  ["A miracle for sore knees", ["cures"], "miracle"],
  ["Migraine gone for good", ["cures"], "gone for good"],
  ["Our drops fight prostate cancer", ["serious-diseases"], "fight prostate cancer"],
  ["A supplement for type 2 diabetes", ["serious-diseases"], "supplement for type 2 diabetes"],
  ["Reverses dementia with herbs", ["serious-diseases"], "Reverses dementia"],
  ["Relief in five minutes, guaranteed¹", ["guarantees"], "guaranteed"],
  ["100% effective against snoring", ["guarantees"], "100% effective"],
  ["Works every time, for everybody", ["guarantees"], "Works every time"],
  ["No side effects at all", ["no-side-effects"], "No side effects"],
  ["Deep sleep without any nasty side-effects", ["no-side-effects"], "without any nasty side-effects"],
  ["Completely safe, day and night", ["no-side-effects"], "Completely safe"],
  ["Side-effect-free calm", ["no-side-effects"], "Side-effect-free"],
  [`Better than ibuprofen for backs. ${LABEL}`, ["superiority"], "Better than ibuprofen"],
  ["Works faster than the leading brand", ["superiority"], "faster than the leading brand"],
  [`As strong as prescription painkillers. ${LABEL}`, ["superiority"], "As strong as prescription"],
  ["Nothing works better for a cold", ["superiority"], "Nothing works better"],
  ["All natural, so it's safe", ["natural-is-safe"], "natural, so it's safe"],
  ["Chemical-free calm for every evening", ["natural-is-safe"], "Chemical-free"],
  ["High blood pressure is a silent killer", ["fear"], "silent killer"],
  ["Act before it’s too late", ["fear"], "before it’s too late"],
  ["Boosts your immune system all winter", ["better-health"], "Boosts your immune system"],
  ["Lose a stone in two weeks", ["fast-weight-loss"], "Lose a stone in two weeks"],
  ["I lost 10lbs in 5 days with this tea", ["fast-weight-loss"], "lost 10lbs in 5 days"],
  ["Recommended by doctors", ["endorsements"], "Recommended by doctors"],
  [
    "Recommended by 9,000 patients and 200 pharmacists. Pharmacists recommend it.",
    ["endorsements"],
    "Pharmacists recommend",
  ],
  ["NHS-approved breathing trainer", ["endorsements"], "NHS-approved"],
  ["Nine out of ten dentists would agree", ["endorsements"], "Nine out of ten dentists"],
  ["Dr. Patel recommends it for dry eyes", ["endorsements"], "Dr. Patel recommends"],
  ["Trusted by top dermatologists", ["endorsements"], "Trusted by top dermatologists"],
  [`Stop taking your tablets and try magnets. ${LABEL}`, ["discouraging-treatment"], "Stop taking your tablets"],
  ["Ditch your inhaler for good air", ["discouraging-treatment"], "Ditch your inhaler"],
  ["Skip the GP, ask our app", ["discouraging-treatment"], "Skip the GP"],
  [`Say goodbye to your blood pressure pills`, ["discouraging-treatment"], "Say goodbye to your blood pressure pills"],
  ["Diagnose yourself in two minutes", ["self-diagnosis"], "Diagnose yourself"],
  ["Kids love it: strawberry vitamin spray", ["children"], "Kids love it"],
  ["Hey kids! Ask your mum for the purple bottle", ["children"], "Hey kids"],
  ["It tastes like sweets", ["children"], "tastes like sweets"],
  ["Take as many as you like", ["excess"], "as many as you like"],
  ["Buy one get one free on cold sprays", ["over-buying"], "Buy one get one free"],
  ["Fast pain relief with ibuprofen", ["read-the-label"], "pain relief"],
  ["Cetirizine tablets for hay fever, one a day", ["read-the-label"], "Cetirizine"],
  ["No side effects, guaranteed, and kids love it", ["children", "guarantees", "no-side-effects"], "guaranteed"],
];

/** Adverts that are as they should be, with words that resemble the ones above. */
const MISSES: readonly string[] = [
  "A lock that secures your bike",
  "We procure parts for wheelchairs and hearing aids",
  "A manicure and pedicure for tired feet",
  "May help relieve the symptoms of hay fever",
  "Talk to your pharmacist about the right mask for you",
  "Ask your doctor or pharmacist first",
  "Our pharmacists answer questions until 9 pm",
  "Children should see a doctor when a fever lasts",
  "Keep out of the reach of children",
  "Not for children under 12",
  "A two-year guarantee on the motor",
  "30-day money-back guarantee",
  "Feel better than yesterday with ten minutes of stretching",
  "Better than ever: the new edition of our cookbook",
  "Stronger than steel, lighter than a feather: our walking stick",
  `Ibuprofen 200 mg tablets for headaches. ${LABEL}`,
  `Hay fever relief for the whole season. ALWAYS READ THE LABEL`,
  `Like all medicines, these tablets can cause side effects. ${LABEL}`,
  `Do not stop taking your tablets without talking to your doctor. ${LABEL}`,
  `Talk to your GP before you stop taking your medicine. ${LABEL}`,
  "Viagra Connect, from behind the counter of your pharmacy. Ask the pharmacist",
  "A consultation about lines and wrinkles with a registered nurse",
  "A consultation about your weight, in person or by video",
  "Living with diabetes: a cookbook with 80 recipes",
  "We give 10p of each pack to research into cancer",
  "Recommended by 9 of 10 customers",
  "A pen for people with arthritis: thick, light and skinny enough for a pocket",
  "Soft cotton, no pressure on the eyes, machine washable",
  "Injection moulded soles that last",
  "Natural rubber, cork and wool",
  "The toxic plants of our gardens: a guide",
  "Curious about sleep? Six evenings to a calmer night",
  "A free trial of our yoga classes",
  "Lose yourself in a book for ten minutes a day",
  "Kids' bikes from £89",
  "Doctors and nurses: 10% off comfortable shoes",
];

it("has at least sixty texts", () => {
  expect(HITS.length + MISSES.length).toBeGreaterThanOrEqual(60);
  expect(new Set([...HITS.map(([text]) => text), ...MISSES]).size).toBe(HITS.length + MISSES.length);
});

it.each(HITS)("%s", async (description, keys, words) => {
  expect(await broken({ description })).toEqual(keys);
  const found = (await judgeAdvert(compiled, { title: "", altText: "", disclaimer: "", description })).flatMap(
    ({ matches }) => matches.map((match) => match.found),
  );
  expect(found).toEqual(expect.arrayContaining([expect.stringContaining(words)]));
});

it.each(MISSES)("lets pass: %s", async (description) => {
  expect(await broken({ description })).toEqual([]);
});

it("lets the label be read in whichever field, and looks at every field", async () => {
  expect(await broken({ title: "Loratadine", disclaimer: LABEL })).toEqual([]);
  expect(await broken({ title: "Loratadine", disclaimer: "Read it." })).toEqual(["read-the-label"]);
  expect(await broken({ altText: "A pack of Wegovy" })).toEqual(["prescription-only-names"]);
  expect(await broken({ disclaimer: "Recommended by doctors" })).toEqual(["endorsements"]);
});

it("is not deceived by letters of other scripts that look like Latin ones", async () => {
  expect(await broken({ description: "Оzеmpiс with Cyrillic letters" })).toEqual(["prescription-only-names"]);
});

it("lets the demonstration's adverts pass", async () => {
  for (const { title, description, altText, disclaimer } of DEMO_CREATIVES) {
    expect([title, await broken({ title, description, altText, disclaimer })]).toEqual([title, []]);
  }
});

describe.each(RULE_PACK.map((rule) => [rule.key, rule] as const))("the rule %s", (key, rule) => {
  it("could have been typed by staff, and loses nothing by it", async () => {
    const { name, description, category, severity, keywords, conditions } = rule;
    const draft = { name, description, category, severity, keywords: [...keywords], conditions: [...conditions] };
    expect(await readRule(draft)).toEqual(draft);
  });

  it("says where it is from, and is hit by at least one text", () => {
    expect(rule.sources.length).toBeGreaterThan(0);
    for (const { title, url } of rule.sources) {
      expect(title).not.toBe("");
      expect(url).toMatch(/^https:\/\/www\.(asa\.org|legislation\.gov|gov)\.uk\//);
    }
    expect(rule.description).toMatch(/\.$/);
    expect(HITS.some(([, keys]) => keys.includes(key))).toBe(true);
  });
});

it("has each key and each name once", () => {
  for (const part of ["key", "name"] as const) {
    expect(new Set(RULE_PACK.map((rule) => rule[part].toLowerCase())).size).toBe(RULE_PACK.length);
  }
});
