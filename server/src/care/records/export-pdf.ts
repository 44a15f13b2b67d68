import { Paper } from "../../platform/paper";
import { EXPORT_WORDS, writtenDay, writtenMoment, writtenMonth, writtenYear } from "./export-words.rules";
import type { ExportHead, ExportWriter } from "./export-writer";
import type { MedicalRecord } from "./record.entity";

/** Under less than this, in points, a record begins on the next page. */
const RECORD_NEEDS = 96;
const MONTH_NEEDS = 140;

/** A paged document: what it is, then month by month the records, with bookmarks by year and month. */
export const writePdf: ExportWriter = async function* (head, records) {
  const { language, patient, at, total } = head;
  const words = EXPORT_WORDS[language];
  const paper = new Paper({ language, title: words.title, at, page: words.page });
  paper.heading(words.title, 26);
  paper.quiet(`${words.madeFor(patient.name, writtenMoment(language, at))}. ${words.count(total)}.`);
  for (const paragraph of words.about) paper.text(paragraph);
  let month = "";
  for await (const record of records) {
    const itsMonth = writtenMonth(language, record.date);
    if (itsMonth !== month) {
      month = itsMonth;
      paper.need(MONTH_NEEDS);
      paper.bookmark(writtenYear(language, record.date), itsMonth);
      paper.space(18);
      paper.heading(itsMonth, 16);
    }
    paper.need(RECORD_NEEDS);
    drawRecord(paper, record, head.language);
    yield* paper.finished();
  }
  yield* paper.end();
};

/** The document of an invented record: a letter with all that the record says. */
export async function* writeRecordDocument(
  record: MedicalRecord,
  { language, patient, at }: Omit<ExportHead, "total">,
): AsyncGenerator<Uint8Array> {
  const words = EXPORT_WORDS[language];
  const paper = new Paper({ language, title: record.title, at, page: words.page });
  paper.quiet(`${words.letter}. ${words.madeFor(patient.name, writtenMoment(language, at))}.`);
  drawRecord(paper, record, language);
  yield* paper.end();
}

function drawRecord(paper: Paper, record: MedicalRecord, language: ExportHead["language"]): void {
  const words = EXPORT_WORDS[language];
  paper.rule();
  paper.heading(record.title, 12.5);
  paper.quiet([writtenDay(language, record.date), words.types[record.type], record.provider].join(" · "));
  if (record.subjectName) paper.text(words.forWhom(record.subjectName));
  if (record.provenance === "DEMONSTRATION") paper.quiet(words.demonstration);
  for (const line of record.summary.split("\n")) paper.text(line);
  if (record.results.length > 0) {
    paper.table(record.results.map(({ test, value, usual }) => [test, value, usual ? `${words.usual}: ${usual}` : ""]));
  }
  for (const line of record.details.split("\n").filter(Boolean)) paper.text(line);
}
