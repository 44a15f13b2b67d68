import { readFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { builtInAnswering } from "../server/src/models/answering-model";
import { BadCase, evaluate, jsonOf, readCases, reportOf } from "../server/src/triage/evaluation.rules";
import { assess, careLabelOf } from "../server/src/triage/triage.rules";

const USAGE = "npm run triage:eval -- --file cases.jsonl [--json] [--wrong] [--rules]";

/** Measures what answers patients, or with --rules the rules alone, on a file of cases: {"id", "text", "label": "emergency" | "urgent" | "routine"}, one a line. */
function main(): void {
  const { values } = parseArgs({
    options: {
      file: { type: "string" },
      json: { type: "boolean" },
      wrong: { type: "boolean" },
      rules: { type: "boolean" },
    },
  });
  if (!values.file) throw new BadCase(`Which file? ${USAGE}`);
  const cases = readCases(readFileSync(values.file, "utf8"));
  const labelFor = (text: string) => careLabelOf(values.rules ? assess(text) : builtInAnswering().assess(text));
  const evaluation = evaluate(cases, labelFor);
  if (values.json) {
    console.log(jsonOf(evaluation));
    return;
  }
  console.log(reportOf(evaluation));
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
