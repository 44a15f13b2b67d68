import type { Language } from "../../people/accounts/account.rules";
import type { Book } from "./book.rules";
import type { ConsultationAnswer } from "./composing.rules";
import type { DecidingRow } from "./decision.rules";
import { openQuestion, questionBehind } from "./question-texts.rules";
import { factsById } from "./understand.rules";

/** A row as the book words it in a language; as it was kept where the book has changed since. */
function rowIn(row: DecidingRow, book: Book, language: Language): DecidingRow {
  const byId = factsById(book);
  const pathway = book.pathways.find(({ id }) => id === row.pathway);
  const reasons = pathway ? [...pathway.rows, pathway.otherwise].map(({ because }) => because) : [];
  return {
    ...row,
    complaint: pathway?.label[language] ?? row.complaint,
    care: { ...row.care, name: book.care[row.care.id]?.name[language] ?? row.care.name },
    because: reasons.find((texts) => Object.values(texts).includes(row.because))?.[language] ?? row.because,
    facts: row.facts.map(({ fact, label }) => ({ fact, label: byId.get(fact)?.label[language] ?? label })),
  };
}

/**
 * An answer whose facts, open questions and deciding rows are named in a language that is not its reader's, for whoever looks at
 * the case. What the reader was told stays as it was.
 */
export function namedIn(answer: ConsultationAnswer, book: Book, language: Language): ConsultationAnswer {
  const byId = factsById(book);
  const name = (fact: string, label: string) => byId.get(fact)?.label[language] ?? label;
  return {
    ...answer,
    signals: answer.signals.map((one) => ({ ...one, label: name(one.concept, one.label) })),
    understood: answer.understood?.map((one) => ({ ...one, label: name(one.fact, one.label) })),
    openQuestions: answer.openQuestions?.map((one) => openQuestion(questionBehind(one), byId, language, "other")),
    decidedBy: answer.decidedBy?.map((row) => rowIn(row, book, language)),
  };
}
