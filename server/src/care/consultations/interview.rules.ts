import type { Language } from "../../people/accounts/account.rules";
import type { Assessment } from "../clinical/assessment.rules";
import type { Fact } from "../clinical/book.rules";
import { type CareLevel, isHigher } from "../clinical/care-level.rules";
import type { ConsultationAnswer, OpenQuestion } from "../clinical/composing.rules";
import { mayBe, SELF } from "../clinical/persons.rules";
import { type Answered, CORRECTS, type Said, SUBJECTS } from "../clinical/question.rules";
import { questionBehind } from "../clinical/question-texts.rules";
import { MESSAGES } from "./consultation.rules";

/** What a patient says to a question that was asked back; only what its kind asks for counts. */
export interface AnswerInput {
  question: string;
  /** What of a list is there, and what the person is not sure of. */
  present?: readonly string[] | null;
  unsure?: readonly string[] | null;
  /** Null where the person does not know. */
  days?: number | null;
  years?: number | null;
  sex?: "FEMALE" | "MALE" | null;
}

/** What stands in an answer as its question: one that was asked, or the name of what was added unasked. */
export type Asked = Omit<OpenQuestion, "kind"> & { kind: OpenQuestion["kind"] | "words" };

/** What somebody says some time after an answer. */
export const FEELINGS = ["BETTER", "SAME", "WORSE"] as const;
export type Feeling = (typeof FEELINGS)[number];

export interface Given extends AnswerInput {
  asked: Asked;
  /** What was added unasked. */
  words?: string | null;
  /** How things are some time after an answer, in place of an answer to a question. */
  feeling?: Feeling;
  /** It was said before things got worse, and is asked again. */
  isOld?: true;
}

/** A question as it was shown, what was said to it, and what came of it. */
export interface GivenAnswer extends Given {
  at: Date;
  assistantVersion: string;
  level: CareLevel;
}

/** Ten years, in days. */
const LONGEST = 3_650;
const OLDEST = 120;

/** What is wrong with an answer to this question; undefined when nothing is. */
export function problemWith({ kind, choices }: Asked, input: AnswerInput): string | undefined {
  const { present, unsure, days, years } = input;
  const named = [...(present ?? []), ...(unsure ?? [])];
  const isChoice = (fact: string) =>
    (kind === "ticks" || kind === "who") && choices.some((choice) => choice.fact === fact);
  if (!named.every(isChoice)) return MESSAGES.notAChoice;
  const isWithin = (value: number | null | undefined, most: number) => (value ?? 0) >= 0 && (value ?? 0) <= most;
  if (!isWithin(days, LONGEST)) return MESSAGES.daysMissing;
  return isWithin(years, OLDEST) ? undefined : MESSAGES.ageMissing;
}

/** The name of what somebody adds. */
export const ADDED: Readonly<Record<Language, string>> = {
  en: "What you added",
  fr: "Ce que vous avez ajouté",
  de: "Was Sie ergänzt haben",
  es: "Lo que añadió",
};

/** What somebody adds in their own words; the same key names the same words. */
export function addedWords(key: string, words: string, language: Language): Given {
  const question = `words:${key}`;
  return { question, words, asked: { id: question, kind: "words", text: ADDED[language], choices: [] } };
}

/** A question as the words of a message: what is asked, and each thing to tick on a line of its own. */
export const wordsOf = ({ kind, text, choices }: OpenQuestion): string =>
  kind === "ticks" ? [text, ...choices.map(({ label }) => `• ${label}`)].join("\n") : text;

/** Whether a fact is there, as a question: "Headache?" */
const asksWhether = ({ fact, label }: { fact: string; label: string }): OpenQuestion => ({
  ...{ id: `${CORRECTS}${fact}`, kind: "ticks", urgency: "later", text: `${label}?` },
  choices: [{ fact, label }],
});

/** What was understood, each as a question that its person can answer unasked. */
export const correctable = ({ understood = [] }: ConsultationAnswer): OpenQuestion[] => understood.map(asksWhether);

/** What somebody else is told to have as well, as if each had been asked and ticked: it can be corrected in the same way. */
export const tickedBefore = (facts: readonly string[], byId: ReadonlyMap<string, Fact>, language: Language): Given[] =>
  facts.map((fact) => {
    const asked = asksWhether({ fact, label: byId.get(fact)?.label[language] ?? fact });
    return { question: asked.id, asked, present: [fact] };
  });

/** Everything that a person wrote of a case: the question, and what was added since. */
export const messageOf = (question: string, given: readonly Given[]): string =>
  [question, ...given.flatMap(({ words, feeling }) => (feeling ? [] : (words ?? [])))].join("\n\n");

/** When the newest of these words were written; what is new is written now. */
export function writtenAt(asked: Date, given: readonly (Given | GivenAnswer)[], now: Date): Date {
  const newest = given.findLast(({ words, feeling }) => words && !feeling);
  if (!newest) return asked;
  return "at" in newest ? newest.at : now;
}

/** Whether what is added names somebody whom the case is not about. @param member of the family whom it is about. */
export function isAboutAnother(
  before: Assessment,
  added: Assessment,
  member?: { age: number; sex?: "female" | "male" },
): boolean {
  const { person } = added.judged.known;
  return person !== SELF && person !== before.judged.known.person && !(member && mayBe(person, member));
}

export const isAsked = (asked: Asked): asked is OpenQuestion => asked.kind !== "words";

function saidIn(kind: OpenQuestion["kind"], { present, unsure, days, years, sex }: AnswerInput): Said {
  if (kind === "who") {
    const [choice] = present ?? [];
    return { who: choice ? (SUBJECTS.find((one) => one === choice) ?? "family") : null };
  }
  if (kind === "ticks") return { present: present ?? [], unsure: unsure ?? [] };
  if (kind === "duration") return { days: days ?? null };
  if (kind === "age") return { age: years ?? null };
  return { sex: sex === "FEMALE" ? "female" : sex === "MALE" ? "male" : null };
}

/** The answers as the clinical rules read them. */
export const answeredIn = (given: readonly Given[]): Answered[] =>
  given.flatMap(({ asked, isOld, ...said }) =>
    isAsked(asked) && !isOld ? [{ question: questionBehind(asked), said: saidIn(asked.kind, said) }] : [],
  );

/** Answers with further ones: who says something else to the same question corrects it. */
export function withAnswers<T extends AnswerInput>(before: readonly T[], given: readonly T[]): T[] {
  const byQuestion = new Map([...before, ...given].map((one) => [one.question, one]));
  return [...byQuestion.values()];
}

interface Outcome {
  level: CareLevel;
  response: ConsultationAnswer;
}

/**
 * What the patient reads after an answer. Nothing that was answered makes it less urgent than the question alone was, save what explains it: else the first
 * answer stays, with what is still open.
 */
export function outcomeOf(opening: Outcome, { level, stepsDown }: Assessment, response: ConsultationAnswer): Outcome {
  const { openQuestions, understood, watch, forWhom } = response;
  if (isHigher(opening.level, level) && !stepsDown)
    return { level: opening.level, response: { ...opening.response, openQuestions, understood, watch, forWhom } };
  const { written } = opening.response;
  return { level, response: level === opening.level && written ? { ...response, written } : response };
}

interface SaidWords {
  yes: string;
  no: string;
  unsure: (label: string) => string;
  none: string;
  notSaid: string;
  days: (count: number) => string;
  years: (count: number) => string;
  sex: Record<"FEMALE" | "MALE", string>;
}

const SAID: Readonly<Record<Language, SaidWords>> = {
  en: {
    ...{ yes: "Yes", no: "No" },
    unsure: (label) => `not sure: ${label}`,
    none: "None of these",
    notSaid: "Not said",
    days: (count) => (count === 1 ? "1 day" : `${count} days`),
    years: (count) => (count === 1 ? "1 year" : `${count} years`),
    sex: { FEMALE: "female", MALE: "male" },
  },
  fr: {
    ...{ yes: "Oui", no: "Non" },
    unsure: (label) => `pas sûr : ${label}`,
    none: "Rien de tout cela",
    notSaid: "Sans réponse",
    days: (count) => (count < 2 ? `${count} jour` : `${count} jours`),
    years: (count) => (count < 2 ? `${count} an` : `${count} ans`),
    sex: { FEMALE: "femme", MALE: "homme" },
  },
  de: {
    ...{ yes: "Ja", no: "Nein" },
    unsure: (label) => `nicht sicher: ${label}`,
    none: "Nichts davon",
    notSaid: "Keine Angabe",
    days: (count) => (count === 1 ? "1 Tag" : `${count} Tage`),
    years: (count) => (count === 1 ? "1 Jahr" : `${count} Jahre`),
    sex: { FEMALE: "weiblich", MALE: "männlich" },
  },
  es: {
    ...{ yes: "Sí", no: "No" },
    unsure: (label) => `no está claro: ${label}`,
    none: "Nada de esto",
    notSaid: "Sin respuesta",
    days: (count) => (count === 1 ? "1 día" : `${count} días`),
    years: (count) => (count === 1 ? "1 año" : `${count} años`),
    sex: { FEMALE: "mujer", MALE: "hombre" },
  },
};

/** A question and what was said to it, as one line: "Is any of this there now? A stiff neck; not sure: Headache". */
export function lineOfAnswer(
  { asked, words, present, unsure, days, years, sex }: Given,
  language: Language = "en",
): string {
  const say = SAID[language];
  if (asked.id.startsWith(CORRECTS) && !unsure?.length) return `${asked.text} ${present?.length ? say.yes : say.no}`;
  const labelled = (facts: AnswerInput["present"]) =>
    asked.choices.filter(({ fact }) => facts?.includes(fact)).map(({ label }) => label);
  const said = [
    ...(words ? [words] : []),
    ...labelled(present),
    ...labelled(unsure).map(say.unsure),
    ...(days == null ? [] : [say.days(days)]),
    ...(years == null ? [] : [say.years(years)]),
    ...(sex ? [say.sex[sex]] : []),
  ];
  return `${asked.text} ${said.join("; ") || (asked.kind === "ticks" ? say.none : say.notSaid)}`;
}
