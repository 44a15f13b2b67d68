import type { Language } from "../../people/accounts/account.rules";
import { type Assessment, assess as assessInBook } from "./assessment.rules";
import type { Book } from "./book.rules";
import type { Case } from "./case.rules";
import { composeAnswer } from "./consultation-answer.rules";
import { type EvaluationCase, knownOf, type OwnAnswers } from "./evaluation.rules";
import type { Answered, Question, Said } from "./question.rules";
import { questionBehind } from "./question-texts.rules";
import { triage } from "./triage.rules";
import { factsById, type Known, understand } from "./understand.rules";

/** A simulated patient: what they write before anything is asked, and what they say to what their case does not name. */
export interface Patient {
  writes: "everything" | "the first sentence";
  unnamed: "no" | "not sure";
}

/** What answers a message with what was answered since; the book alone, or the book and the text model. */
export type Assess = (message: string, known?: Known, answers?: readonly Answered[]) => Assessment;

/** The patient of a written case answers a question: what the case names is there. */
function saidBy(whole: Case, question: Question, unnamed: Patient["unnamed"], book: Book): Said {
  if (question.kind === "who") return { who: null };
  if (question.kind === "age") return { age: whole.age ?? null };
  if (question.kind === "sex") return { sex: whole.sex ?? null };
  if (question.kind === "duration") return { days: whole.facts.get(question.fact)?.days ?? null };
  const byId = factsById(book);
  const standingOf = (id: string) => whole.facts.get(id)?.standing;
  const standing = (id: string) =>
    byId.get(id)?.covers?.some((one) => standingOf(one) === "present") ? "present" : standingOf(id);
  return {
    present: question.facts.filter((id) => standing(id) === "present"),
    unsure: unnamed === "not sure" ? question.facts.filter((id) => standing(id) === undefined) : [],
  };
}

/** The first sentence that names a complaint, with what stands before it, such as age and sex. */
function openingOf(text: string, book: Book, known: Known): string {
  const sentences = text.match(/[^.!?\n]+[.!?\n]*/g) ?? [text];
  for (let end = 1; end < sentences.length; end += 1) {
    const opening = sentences.slice(0, end).join("");
    if (
      triage(understand(opening, book, known), book).some(({ walked }) =>
        walked.some(({ pathway }) => pathway.id !== "general"),
      )
    )
      return opening;
  }
  return text;
}

export interface Interview {
  assessment: Assessment;
  asked: readonly Question[];
}

/** The patient of a written case: what they write, and what they say when they are asked. */
export function simulatedPatient(
  text: string,
  book: Book,
  known: Known = {},
  { writes, unnamed }: Patient = { writes: "everything", unnamed: "no" },
): { written: string; reply(question: Question): Said } {
  const whole = triage(understand(text, book, known), book)[0]?.known ?? { person: "self", facts: new Map() };
  return {
    written: writes === "everything" ? text : openingOf(text, book, known),
    reply: (question) => saidBy(whole, question, unnamed, book),
  };
}

/** Asks what the product asks, beside 999 too, until nothing is asked any more. */
function play(
  assess: (answers: readonly Answered[]) => Assessment,
  reply: (question: Question) => Said,
  book: Book,
  language: Language,
): Interview {
  const answers: Answered[] = [];
  for (;;) {
    const assessment = assess(answers);
    const [open] = composeAnswer(assessment, book, language).openQuestions ?? [];
    if (!open) return { assessment, asked: answers.map(({ question }) => question) };
    const question = questionBehind(open);
    answers.push({ question, said: reply(question) });
  }
}

/** Lets the patient of a written case answer until nothing is asked any more. */
export function interview(
  text: string,
  book: Book,
  known: Known = {},
  patient?: Patient,
  assess: Assess = (message, about, answers) => assessInBook(message, book, about, answers),
): Interview {
  const { written, reply } = simulatedPatient(text, book, known, patient);
  return play((answers) => assess(written, known, answers), reply, book, "en");
}

/** What somebody says who answered before; a sign about which they were never asked is not there. */
function saidBefore({ there, unsure, days, age, sex, who }: OwnAnswers, question: Question): Said {
  if (question.kind === "who") return { who: who ?? null };
  if (question.kind === "age") return { age: age ?? null };
  if (question.kind === "sex") return { sex: sex ?? null };
  if (question.kind === "duration") return { days: days[question.fact] ?? null };
  const of = (ids: readonly string[]) => question.facts.filter((id) => ids.includes(id));
  return { present: of(there), unsure: of(unsure) };
}

/** The signs of a question about which the author of a case was never asked. */
const neverAsked = ({ there, unsure, denied }: OwnAnswers, question: Question): string[] =>
  question.kind === "ticks"
    ? question.facts.filter((id) => ![there, unsure, denied].some((ids) => ids.includes(id)))
    : [];

/** Asks a patient who answers of their own all that the product asks them, for whom it is too. @returns also the signs about which they were never asked. */
export function ownInterview(
  { text, language, said, ...about }: EvaluationCase & { said: OwnAnswers },
  book: Book,
  assess: Assess,
): Interview & { neverAsked: readonly string[] } {
  const known = knownOf({ text, language, ...about });
  const reply = (question: Question): Said => saidBefore(said, question);
  const played = play((answers) => assess(text, known, answers), reply, book, language as Language);
  return { ...played, neverAsked: played.asked.flatMap((question) => neverAsked(said, question)) };
}
