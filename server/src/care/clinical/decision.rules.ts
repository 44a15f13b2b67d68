import type { Language } from "../../people/accounts/account.rules";
import { type Book, type CareId, factsOf, isMoreUrgent } from "./book.rules";
import type { Assessment, Walked } from "./triage.rules";
import { factsById } from "./understand.rules";

/** A row of a pathway that had a say in how urgent a case is: what it found, and where that leads. */
export interface DecidingRow {
  /** The id and the name of the pathway. */
  pathway: string;
  complaint: string;
  care: { id: CareId; name: string };
  because: string;
  /** The facts of the row that are there; none where nothing of the pathway was, so that its last word counts. */
  facts: { fact: string; label: string }[];
  /** Whether the case follows it: it is the most urgent. */
  isDecisive: boolean;
  source: { title: string; url: string } | null;
}

function sourceOf({ pathway, row }: Walked): DecidingRow["source"] {
  const source = row ? pathway.sources[row.source] : Object.values(pathway.sources)[0];
  return source ? { title: source.title, url: source.url } : null;
}

/** The rows that decided, the most urgent first: one for each pathway that the case opened. */
export function decisionOf({ known, walked, likely }: Assessment, book: Book, language: Language): DecidingRow[] {
  const byId = factsById(book);
  const rows = walked.map((one): DecidingRow => {
    const { pathway, row, likely: care } = one;
    const there = (row ? factsOf(row.when) : []).filter((id) => known.facts.get(id)?.standing === "present");
    return {
      ...{ pathway: pathway.id, complaint: pathway.label[language] },
      care: { id: care, name: book.care[care].name[language] },
      because: (row ?? pathway.otherwise).because[language],
      facts: [...new Set(there)].map((fact) => ({ fact, label: byId.get(fact)?.label[language] ?? fact })),
      isDecisive: care === likely,
      source: sourceOf(one),
    };
  });
  const rank = (a: DecidingRow, b: DecidingRow) =>
    isMoreUrgent(a.care.id, b.care.id) ? -1 : isMoreUrgent(b.care.id, a.care.id) ? 1 : 0;
  return rows.sort(rank);
}
