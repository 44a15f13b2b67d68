import type { Book } from "./book.rules";
import type { Case } from "./case.rules";
import { answer, nextQuestions, type Question, type Said } from "./questions.rules";
import { type Assessment, triage, triageCase } from "./triage.rules";
import { factsById, type Known, understand } from "./understand.rules";

/** What a simulated patient says to what their case does not name. */
export type Unnamed = "no" | "not sure";

/** The patient of a written case answers a question: what the case names is there, what it does not name is not. */
function saidBy(whole: Case, question: Question, unnamed: Unnamed, book: Book): Said {
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

/** Opens a written case with its first sentence and lets its patient answer until nothing is asked any more. */
export function interview(text: string, book: Book, known: Known = {}, unnamed: Unnamed = "no"): Interview {
  const whole = triage(understand(text, book, known), book)[0]?.known ?? { person: "self", facts: new Map() };
  const opened = triage(understand(openingOf(text, book, known), book, known), book)[0];
  const asked: Question[] = [];
  let assessment = opened ?? triageCase(whole, book);
  for (;;) {
    const [question] = nextQuestions(assessment);
    if (!question) return { assessment, asked };
    asked.push(question);
    assessment = triageCase(answer(assessment.known, question, saidBy(whole, question, unnamed, book), book), book);
  }
}
