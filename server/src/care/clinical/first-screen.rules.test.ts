import { LANGUAGES } from "../../people/accounts/account.rules";
import { askerOf } from "./asker.rules";
import { assess, BOOK } from "./book.test-support";
import { composeAnswer } from "./consultation-answer.rules";
import { MOST_WORDS, wordsIn, wordsShown } from "./first-screen.rules";
import { knownFrom } from "./profile.rules";
import { areAlike, sentencesOf } from "./said-already.rules";

/** Written by people, beside the examples of the book. */
const WRITTEN = [
  "Can I take ibuprofen with my sertraline? I also take ramipril",
  "I forgot my pill yesterday, what do I do?",
  "can I take codeine while breastfeeding, with warfarin and omeprazole?",
  "I've been cutting myself again and can't stop",
  "my neighbour's face is drooping on one side and he can't find his words",
  "I keep getting panic attacks, my heart races and I feel I can't breathe",
  "Ich habe seit drei Tagen einen juckenden Ausschlag am Bauch",
  "J'ai mal à la gorge et de la fièvre depuis deux jours",
  "Me duele la cabeza desde ayer y tengo náuseas",
  "hello",
];

const PROFILE = {
  ...{ allergies: ["penicillin"], conditions: ["asthma", "stomach ulcer"], medications: ["warfarin", "ramipril"] },
  ...{ age: 58, sex: "female" },
};

const CASES = [
  ...BOOK.examples.map(({ say, age, sex }) => ({
    say,
    known: { age, sex, isOfSubject: true as const },
    profile: null,
  })),
  ...WRITTEN.map((say) => ({ say, known: {}, profile: null })),
  ...WRITTEN.map((say) => ({ say, known: knownFrom(PROFILE, BOOK), profile: PROFILE })),
];

const ASSESSED = CASES.map(({ say, known, profile }) => {
  const assessment = assess(say, known);
  return { say, assessment, asker: askerOf(assessment, profile && { profile, changedAt: new Date(0) }) };
});

describe.each(LANGUAGES)("every answer in %s", (language) => {
  const answers = ASSESSED.map(({ say, assessment, asker }) => {
    const service = { answerHours: 24, isStaffed: true };
    return { say, assessment, answer: composeAnswer(assessment, BOOK, language, service, asker) };
  });

  it("is read on one screen", () => {
    const long = answers.flatMap(({ say, assessment: { level, escalate }, answer }) => {
      const net = answer.isCritical ? [] : [answer.safetyNet.heading, ...answer.safetyNet.signs];
      const words = wordsShown(level, answer, escalate, language) + wordsIn(net.join(" "));
      return words > MOST_WORDS ? [[say, words]] : [];
    });
    expect(long).toEqual([]);
  });

  it("says no sentence twice", () => {
    const twice = answers.flatMap(({ say, answer: { message, steps, recommendations, safetyNet, helpLines = [] } }) => {
      // Each line to call, and each medicine, is told of by itself.
      const names = helpLines.flatMap(({ lines }) => lines.map(({ name }) => name));
      const told = steps.filter(({ title }) => !names.some((name) => title.startsWith(name)));
      const tips = recommendations.filter(({ type }) => type === "LIFESTYLE");
      const texts = [message, ...[...told, ...tips].map(({ description }) => description), ...safetyNet.signs];
      const said = texts.flatMap(sentencesOf).filter((sentence) => wordsIn(sentence) > 3);
      return said.filter((sentence, at) => said.indexOf(sentence) !== at).map((sentence) => [say, sentence]);
    });
    expect(twice).toEqual([]);
  });
});

// Signs are compared in English, and all languages name the same ones.
it("names no sign twice, in few words or many", () => {
  const alike = ASSESSED.flatMap(({ say, assessment }) =>
    (composeAnswer(assessment, BOOK, "en").watch ?? []).flatMap(({ signs }) =>
      signs.flatMap((sign, at) =>
        signs.slice(at + 1).flatMap((other) => (areAlike(sign, other) ? [[say, sign, other]] : [])),
      ),
    ),
  );
  expect(alike).toEqual([]);
});
