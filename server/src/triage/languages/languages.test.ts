import type { Language } from "../../accounts/account.rules";
import { inLanguage } from "../../medicines/texts.rules";
import { composeAnswer } from "../answer.rules";
import { CARE_LEVELS, type CareLevel, type Concept } from "../concept.rules";
import { CONCEPTS } from "../concepts/all-concepts.rules";
import { FIRST_AID } from "../first-aid.rules";
import { type Assessment, assess } from "../triage.rules";
import { OTHER_LANGUAGES } from "./words-of.rules";

const SAFETY_LEVELS: readonly CareLevel[] = CARE_LEVELS.filter((level) => level !== "SELF_CARE");
const ofLevels = (...levels: CareLevel[]) => CONCEPTS.filter(({ level }) => levels.includes(level));

/** Words that are the same in two languages. */
const SAME_WORDS: ReadonlySet<string> = new Set(["Cancer", "Confusion", "Depression", "Dépression", "Tumor"]);

describe.each(OTHER_LANGUAGES)("in %s", (language) => {
  it("every emergency, crisis and urgent concept can be recognised", () => {
    const missing = ofLevels("EMERGENCY", "CRISIS", "URGENT").filter(
      ({ patterns }) => (patterns[language] ?? []).length === 0,
    );
    expect(missing.map(({ id }) => id)).toEqual([]);
  });

  it("every safety concept has a label and, where English has one, a meaning", () => {
    const isMissing = ({ label, meaning }: Concept) => !label[language] || (meaning && !meaning[language]);
    expect(
      ofLevels(...SAFETY_LEVELS)
        .filter(isMissing)
        .map(({ id }) => id),
    ).toEqual([]);
  });

  it("no first aid is left in English", () => {
    const left = Object.entries(FIRST_AID).filter(([, steps]) => inLanguage(steps, language) === steps.en);
    expect(left.map(([concept]) => concept)).toEqual([]);
  });

  it.each(SAFETY_LEVELS)("an answer of the level %s has no sentence in English", (level) => {
    for (const service of [
      { answerHours: 6, isStaffed: true },
      { answerHours: 6, isStaffed: false },
    ]) {
      for (const signals of [[], ofLevels(level)]) {
        const english = textsOf(assessmentOf(level, signals), "en", service);
        const translated = textsOf(assessmentOf(level, signals), language, service);
        expect(translated.length).toBe(english.length);
        expect(translated.filter((text) => english.includes(text) && !SAME_WORDS.has(text))).toEqual([]);
      }
    }
  });

  it.each(SAFETY_LEVELS)("an answer of the level %s keeps the numbers of the UK", (level) => {
    const numbers = (of: Language) => {
      const answer = textsOf(assessmentOf(level, ofLevels(level)), of, { answerHours: 6, isStaffed: true });
      return new Set(answer.join(" ").match(/\b(999|111|116 123|55)\b/g));
    };
    expect(numbers(language)).toEqual(numbers("en"));
  });
});

function assessmentOf(level: CareLevel, concepts: readonly Concept[]): Assessment {
  return {
    level,
    isCritical: level === "EMERGENCY" || level === "CRISIS",
    signals: concepts.map(({ id, label, source, level: ofConcept }) => ({
      concept: id,
      label: label.en,
      words: "…",
      source,
      level: ofConcept,
    })),
    escalationKeywords: [],
    escalate: true,
    symptoms: [],
    isAboutChild: false,
    mentioned: [],
    seeGp: false,
  };
}

/** Everything that a person reads in an answer, save the titles of the pages it links to. */
function textsOf(
  assessment: Assessment,
  language: Language,
  service: { answerHours: number; isStaffed: boolean },
): string[] {
  const answer = composeAnswer(assessment, language, service);
  return [
    answer.heading,
    answer.message,
    ...answer.steps.flatMap(({ title, description }) => [title, description]),
    ...answer.recommendations.flatMap(({ title, description }) => [title, description]),
    answer.safetyNet.heading,
    ...answer.safetyNet.signs,
    ...answer.signals.map(({ label }) => label),
  ];
}

describe("numbers", () => {
  it.each([
    ["tengo diarrea desde hace dieciséis días", "es"],
    ["j'ai la diarrhée depuis seize jours", "fr"],
    ["ich habe seit sechzehn Tagen Durchfall", "de"],
  ])("are read as words too: %j", (question) => {
    expect(assess(question).signals.map(({ concept }) => concept)).toContain("lasting-symptom");
  });

  it.each(["ich bin in der 31. Woche schwanger und blute", "31. SSW, ich blute"])("may be ordinals: %j", (question) => {
    expect(assess(question).isCritical).toBe(true);
  });

  it("of a blood pressure that German notes call RR are no breaths", () => {
    expect(assess("RR 120/75, Schnupfen").isCritical).toBe(false);
  });
});
