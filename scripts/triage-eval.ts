import { readFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { assess } from "../server/src/care/clinical/assessment.rules";
import { clinicalBook } from "../server/src/care/clinical/book-file";
import type { CareLabel } from "../server/src/care/clinical/care-level.rules";
import {
  BadCase,
  type EvaluationCase,
  evaluate,
  jsonOf,
  readCases,
  reportOf,
} from "../server/src/care/clinical/evaluation.rules";
import { type Interview, interview } from "../server/src/care/clinical/interview.rules";
import { builtInAnswering } from "../server/src/care/models/answering-model";

const USAGE = "npm run triage:eval -- --file cases.jsonl [--json] [--wrong] [--book] [--interview [--unsure]]";

/** What questions were asked in all interviews, for people. */
function reportOfInterviews(interviews: readonly Interview[]): string {
  const asked = interviews.map((one) => one.asked.length).sort((a, b) => a - b);
  const settled = interviews.filter((one) => one.asked.length === 0).length;
  return `Questions asked: median ${asked[Math.floor(asked.length / 2)]}, most ${asked.at(-1)}; ${settled} of ${asked.length} settled without one`;
}

/**
 * Measures what answers patients on a file of cases: {"id", "text", "label": "emergency" | "urgent" | "routine", "language"?, "age"?, "sex"?},
 * one a line. With --book the clinical book alone, without the text model; with --interview the book asks a simulated patient, who says
 * no to what the case does not name, or with --unsure that they are not sure.
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
    },
  });
  if (!values.file) throw new BadCase(`Which file? ${USAGE}`);
  const cases = readCases(readFileSync(values.file, "utf8"));
  const interviews: Interview[] = [];
  const book = clinicalBook();
  const labelInInterview = ({ text, age, sex }: EvaluationCase): CareLabel => {
    const done = interview(text, book, { age, sex, isOfSubject: true }, values.unsure ? "not sure" : "no");
    interviews.push(done);
    return done.assessment.likely ? book.care[done.assessment.likely].label : "urgent";
  };
  const labelFor = (text: string, one: EvaluationCase) => {
    if (values.interview) return labelInInterview(one);
    const known = { age: one.age, sex: one.sex, isOfSubject: true } as const;
    return values.book ? assess(text, book, known).label : builtInAnswering().assess(text, known).label;
  };
  const evaluation = evaluate(cases, labelFor);
  if (values.json) {
    console.log(jsonOf(evaluation));
    return;
  }
  console.log(reportOf(evaluation));
  if (interviews.length > 0) console.log(`\n${reportOfInterviews(interviews)}`);
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
