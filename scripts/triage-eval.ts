import { parseArgs } from "node:util";
import { assess } from "../server/src/care/clinical/assessment.rules";
import { clinicalBook } from "../server/src/care/clinical/book-file";
import type { CareLabel } from "../server/src/care/clinical/care-level.rules";
import {
  BadCase,
  type EvaluationCase,
  evaluate,
  jsonOf,
  knownOf,
  readCases,
  reportOf,
} from "../server/src/care/clinical/evaluation.rules";
import {
  type Assess,
  type Interview,
  interview,
  ownInterview,
  type Patient,
} from "../server/src/care/clinical/interview.rules";
import { builtInAnswering } from "../server/src/care/models/answering-model";
import { isClosed, textOfCases } from "./case-file";

const USAGE =
  "npm run triage:eval -- --file cases.jsonl [--json] [--wrong] [--book] [--interview [--unsure] [--first-sentence]]";

/** What questions were asked in all interviews, for people. */
function reportOfInterviews(interviews: readonly Interview[]): string {
  const asked = interviews.map((one) => one.asked.length).sort((a, b) => a - b);
  const settled = interviews.filter((one) => one.asked.length === 0).length;
  return `Questions asked: median ${asked[Math.floor(asked.length / 2)]}, most ${asked.at(-1)}; ${settled} of ${asked.length} settled without one`;
}

/**
 * Measures what answers patients on a file of cases: {"id", "text", "label": "emergency" | "urgent" | "routine", "language"?, "age"?, "sex"?,
 * "of"?: "writer"}, one a line. With --book the clinical book alone, without the text model; with --interview a simulated patient is asked back, who says
 * no to what the case does not name, or with --unsure that they are not sure; a case with "said" answers as its author did. With --first-sentence they write no more than that, and the
 * rest only answers what is asked.
 */
function main(): void {
  const { values } = parseArgs({
    options: {
      file: { type: "string" },
      json: { type: "boolean" },
      wrong: { type: "boolean" },
      book: { type: "boolean" },
      interview: { type: "boolean" },
      unsure: { type: "boolean" },
      "first-sentence": { type: "boolean" },
    },
  });
  if (!values.file) throw new BadCase(`Which file? ${USAGE}`);
  if (values.wrong && isClosed(values.file)) throw new BadCase("A closed file is only counted: leave out --wrong.");
  const cases = readCases(textOfCases(values.file));
  const interviews: Interview[] = [];
  let unanswered = 0;
  const book = clinicalBook();
  const answering: Assess = values.book
    ? (text, known, answers) => assess(text, book, known, answers)
    : builtInAnswering().assess;
  const patient: Patient = {
    writes: values["first-sentence"] ? "the first sentence" : "everything",
    unnamed: values.unsure ? "not sure" : "no",
  };
  const labelFor = (text: string, one: EvaluationCase): CareLabel => {
    const known = knownOf(one);
    if (!values.interview) return answering(text, known).label;
    const { said } = one;
    const done = said
      ? ownInterview({ ...one, said }, book, answering)
      : { ...interview(text, book, known, patient, answering), neverAsked: [] };
    interviews.push(done);
    unanswered += done.neverAsked.length;
    return done.assessment.label;
  };
  const evaluation = evaluate(cases, labelFor);
  if (values.json) {
    console.log(jsonOf(evaluation));
    return;
  }
  console.log(reportOf(evaluation));
  if (interviews.length > 0) console.log(`\n${reportOfInterviews(interviews)}`);
  if (unanswered > 0) console.log(`Signs about which an author was never asked, taken as not there: ${unanswered}`);
  const languages = [...new Set(cases.map(({ language }) => language))];
  for (const language of languages.length > 1 ? languages : []) {
    const own = cases.filter((one) => one.language === language);
    console.log(`\n${language}\n${reportOf(evaluate(own, labelFor))}`);
  }
  for (const { id, label, given, text } of values.wrong ? evaluation.wrong : []) {
    console.log(`\n${id}: ${label}, given ${given}\n  ${text}`);
  }
}

try {
  main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
