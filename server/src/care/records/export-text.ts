import { EXPORT_WORDS, writtenDay, writtenMoment } from "./export-words.rules";
import type { ExportWriter } from "./export-writer";
import type { LabResult } from "./record.rules";

const RULE = "-".repeat(72);

/** The simple text file: for each record its title and then one line for each thing that is known. */
export const writeText: ExportWriter = async function* ({ patient, language, total, at }, records) {
  const words = EXPORT_WORDS[language];
  // The mark at the beginning tells old editors that letters beyond ASCII follow.
  yield `\uFEFF${words.title}\n${words.madeFor(patient.name, writtenMoment(language, at))}\n${words.count(total)}\n\n`;
  yield `${words.about.join("\n")}\n`;
  for await (const record of records) {
    const { title, subjectName, type, date, provider, summary, results, details, provenance } = record;
    const lines = [
      RULE,
      title,
      ...(provenance === "DEMONSTRATION" ? [words.demonstration] : []),
      ...(subjectName ? [words.forWhom(subjectName)] : []),
      `${words.type}: ${words.types[type]}`,
      `${words.date}: ${writtenDay(language, date)}`,
      `${words.provider}: ${provider}`,
      `${words.summary}: ${summary}`,
      ...(results.length > 0 ? [`${words.results}:`, ...results.map((result) => resultLine(result, words.usual))] : []),
      ...(details ? [`${words.details}:`, details] : []),
    ];
    yield `\n${lines.join("\n")}\n`;
  }
};

function resultLine({ test, value, usual }: LabResult, word: string): string {
  return `- ${test}: ${value}${usual ? ` (${word}: ${usual})` : ""}`;
}
