import { LANGUAGES } from "../accounts/account.rules";
import { composeAnswer } from "./answer.rules";
import { MATTERS } from "./concepts/matters/all-matters.rules";
import { SYMPTOM_CONCEPTS } from "./concepts/symptoms.rules";
import { GERMAN_GROUPS } from "./languages/de-groups.rules";
import { SPANISH_GROUPS } from "./languages/es-groups.rules";
import { FRENCH_GROUPS } from "./languages/fr-groups.rules";
import { compilePattern } from "./pattern.rules";
import { recognise } from "./recognise.rules";
import { SELF_CARE } from "./self-care.rules";
import { assess } from "./triage.rules";

const GROUPS = { fr: FRENCH_GROUPS, es: SPANISH_GROUPS, de: GERMAN_GROUPS };
const byId = [...SYMPTOM_CONCEPTS, ...MATTERS].map((concept) => [concept.id, concept] as const);

describe("what can be looked after at home", () => {
  it("is more than forty complaints", () => {
    expect(SYMPTOM_CONCEPTS.length).toBeGreaterThan(40);
    const answered = [...SYMPTOM_CONCEPTS, ...MATTERS].map(({ id }) => id).sort();
    for (const language of LANGUAGES) expect(Object.keys(SELF_CARE[language]).sort()).toEqual(answered);
  });

  it.each(byId)("%s has patterns, a label, advice and its signs in four languages", (id, { patterns, label }) => {
    for (const language of LANGUAGES) {
      expect(patterns[language]?.length).toBeGreaterThan(0);
      expect(label[language]).toMatch(/^\p{Lu}/u);
      const { advice = [], askFor111 = [] } = SELF_CARE[language][id] ?? {};
      expect(advice).toHaveLength(2);
      for (const { title, description } of advice) {
        expect(title).toMatch(/^[\p{Lu}\d][^:.]+$/u);
        expect(description).toMatch(/^\p{Lu}.+\.$/u);
      }
      expect(askFor111.length).toBeGreaterThanOrEqual(2);
      for (const sign of askFor111) expect(sign).not.toMatch(/\.$/);
    }
  });

  it.each(byId)("%s is found by every French, Spanish and German pattern", (id, { patterns }) => {
    for (const language of ["fr", "es", "de"] as const) {
      for (const written of patterns[language] ?? []) {
        const sentence = compilePattern(written, GROUPS[language])
          .everywhere.map((part) => part.flatMap(({ slots }) => slots.map(({ words: [word] }) => word)).join(" "))
          .join(". ");
        const found = recognise(sentence).recognised.map(({ concept }) => concept.id);
        expect({ written, found }).toEqual({ written, found: expect.arrayContaining([id]) });
      }
    }
  });

  it.each([
    ["clear rhinorrhoea, itchy eyes", "allergies"],
    ["lumbar strain, negative straight leg raise", "back-ache"],
    ["lateral epicondylar tenderness", "tennis-elbow"],
    ["first-step heel pain, plantar fasciitis", "heel-pain"],
    ["j'ai mal à la gorge", "sore-throat"],
    ["me duele la cabeza", "headache"],
    ["ich habe Halsschmerzen", "sore-throat"],
    ["tengo la nariz tapada", "cold"],
    ["mir ist beim Autofahren immer schlecht", "travel-sickness"],
    ["my ears are full of wax", "ear-wax"],
    ["slept funny and my neck is stiff", "stiff-neck"],
  ])("knows %j", (question, id) => {
    expect(recognise(question).recognised.map(({ concept }) => concept.id)).toContain(id);
  });
});

describe("several complaints at once", () => {
  const answer = composeAnswer(assess("sore throat, runny nose and a headache since Tuesday"), "en");

  it("get a section each, no medicine twice, and one safety net", () => {
    expect(answer.message).toContain("You told us about: Headache, Sore throat and Cold.");
    const medicines = answer.recommendations.filter(({ type }) => type === "MEDICATION");
    expect(new Set(medicines.map(({ title }) => title)).size).toBe(medicines.length);
    expect(medicines.find(({ title }) => title === "Paracetamol")?.about).toBe("Headache, Sore throat and Cold");
    const sections = answer.recommendations.filter(({ type }) => type === "LIFESTYLE").map(({ about }) => about);
    expect(new Set(sections)).toEqual(new Set(["Headache", "Sore throat", "Cold"]));
    expect(new Set(answer.safetyNet.signs).size).toBe(answer.safetyNet.signs.length);
  });

  it("are at most four; the others are named", () => {
    const { message, recommendations } = composeAnswer(
      assess("headache, cough, sore throat, blocked nose, earache and wind"),
      "en",
    );
    expect(message).toContain("You also wrote about:");
    expect(new Set(recommendations.map(({ about }) => about)).size).toBeGreaterThan(3);
    expect(new Set(recommendations.filter(({ type }) => type === "LIFESTYLE").map(({ about }) => about)).size).toBe(4);
  });

  it("say whom one section is for only when there are several", () => {
    const { recommendations } = composeAnswer(assess("I have a cold"), "en");
    for (const { about } of recommendations) expect(about).toBeNull();
  });
});

describe("a complaint that is only asked about, or lies in the past", () => {
  it.each(["what are the symptoms of a cold?", "I had indigestion last year"])(
    "gets sensible words: %s",
    (question) => {
      for (const language of LANGUAGES) {
        const { message, recommendations } = composeAnswer(assess(question), language);
        expect(message).toMatch(/Cold|Indigestion|Rhume|Digestion|Resfriado|Indigestión|Erkältung|Verdauung/);
        expect(recommendations.length).toBeGreaterThan(2);
        expect(recommendations.map(({ type }) => type)).not.toContain("MEDICATION");
      }
    },
  );
});

describe("what a GP should see", () => {
  it("says so first", () => {
    const { heading, message } = composeAnswer(assess("my hair is thinning"), "en");
    expect(heading).toBe("See a GP about this in the next days");
    expect(message).toContain("not a diagnosis");
  });
});
