import { readFileSync } from "node:fs";
import path from "node:path";
import { readCases } from "../server/src/care/clinical/evaluation.rules";
import { interactionOf } from "../server/src/care/medicines/pairs.rules";
import { medicinesTable } from "../server/src/care/medicines/table-file";
import { builtInAnswering, builtInModel } from "../server/src/care/models/answering-model";
import { predict } from "../server/src/care/models/text-model.rules";
import { type Line, quantile } from "./report";

const LETTERS = 5_000;
const QUESTIONS = 500;
/** Written cases of the development set. */
export const CASES = path.join(__dirname, "../server/data/triage/kernels/cases/en.jsonl");

const MEGABYTE = 2 ** 20;

/** A server has read this many questions soon after its start: what is measured is not how long V8 takes to make its code quick. */
const PASSES_BEFORE = 3;

/** How many ms of this process's CPU a call takes. */
export function cpuOf(call: () => unknown): number {
  const before = process.cpuUsage();
  call();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

/** How many ms of this process's CPU each question takes. */
function timesOf(questions: readonly string[], read: (question: string) => unknown): number[] {
  for (let pass = 0; pass < PASSES_BEFORE; pass += 1) for (const question of questions) read(question);
  return questions.map((question) => cpuOf(() => read(question)));
}

export function textOf(times: readonly number[]): string {
  return `median ${quantile(times, 0.5).toFixed(1)} ms, p99 ${quantile(times, 0.99).toFixed(1)} ms, worst ${Math.max(...times).toFixed(1)} ms`;
}

/** By how many bytes the process grows when it loads the model. It has to be trained already. */
function growthByModel(): number {
  const sizes = () => {
    globalThis.gc?.();
    const { rss, arrayBuffers, heapUsed } = process.memoryUsage();
    return { rss, held: arrayBuffers + heapUsed };
  };
  const before = sizes();
  const { problem } = builtInModel();
  if (problem) throw new Error(problem);
  const after = sizes();
  return Math.max(after.rss - before.rss, after.held - before.held);
}

const MEDICINES = 20;

/** What is known of every pair of 20 medicines, each 20 for the first time, in ms of this process's CPU. */
function timesOfPairs(): number[] {
  const table = medicinesTable();
  const ids = Object.keys(table.medicines);
  const lists = Array.from({ length: Math.floor(ids.length / MEDICINES) }, (_, number) =>
    ids.slice(number * MEDICINES, (number + 1) * MEDICINES),
  );
  return lists.map((list) =>
    cpuOf(() => {
      for (const one of list) for (const other of list) if (one < other) interactionOf(table, one, other);
    }),
  );
}

/** One question of 5,000 characters that is full of illnesses, in ms of this process's CPU, and the model's memory. */
export async function benchTriage(): Promise<Line[]> {
  const texts = readCases(readFileSync(CASES, "utf8")).map(({ text }) => text);
  const questions = Array.from({ length: QUESTIONS }, (_, number) => {
    let question = "";
    for (let at = number * 7; question.length < LETTERS; at += 1) question += `${texts[at % texts.length]}. `;
    return question.slice(0, LETTERS);
  });
  const growth = growthByModel();
  const model = builtInModel().found?.model;
  const joined = timesOf(questions, builtInAnswering().assess);
  const alone = timesOf(questions, (question) => model && predict(model, question));
  const pairs = timesOfPairs();
  const p99 = quantile(joined, 0.99);
  const what = `a question of ${LETTERS.toLocaleString("en-GB")} characters`;
  return [
    { goal: "triage", what: `${what}, CPU`, measured: textOf(joined), wanted: "p99 < 10 ms", met: p99 < 10 },
    {
      goal: "triage",
      what: `${what}, the text model alone, CPU`,
      measured: textOf(alone),
      wanted: "median < 2 ms",
      met: quantile(alone, 0.5) < 2,
    },
    {
      goal: "triage",
      what: `every pair of ${MEDICINES} medicines, CPU`,
      measured: textOf(pairs),
      wanted: "median < 1 ms",
      met: quantile(pairs, 0.5) < 1,
    },
    {
      goal: "triage",
      what: "the process grows by the text model",
      measured: `${(growth / MEGABYTE).toFixed(1)} MB`,
      wanted: "< 60 MB",
      met: growth < 60 * MEGABYTE,
    },
  ];
}
