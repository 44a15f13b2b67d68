import { readFileSync } from "node:fs";
import path from "node:path";
import { readCases } from "../server/src/triage/evaluation.rules";
import { assess } from "../server/src/triage/triage.rules";
import { type Line, quantile } from "./report";

const LETTERS = 5_000;
const QUESTIONS = 500;
const CASES = path.join(__dirname, "../server/data/triage/development/en.jsonl");

/** One question of 5,000 characters that is full of illnesses, in ms of this process's CPU. */
export async function benchTriage(): Promise<Line[]> {
  const texts = readCases(readFileSync(CASES, "utf8")).map(({ text }) => text);
  const questions = Array.from({ length: QUESTIONS }, (_, number) => {
    let question = "";
    for (let at = number * 7; question.length < LETTERS; at += 1) question += `${texts[at % texts.length]}. `;
    return question.slice(0, LETTERS);
  });
  for (const question of questions) assess(question);
  const times = questions.map((question) => {
    const before = process.cpuUsage();
    assess(question);
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1000;
  });
  const [half, p99, worst] = [quantile(times, 0.5), quantile(times, 0.99), Math.max(...times)];
  return [
    {
      goal: "triage",
      what: `a question of ${LETTERS.toLocaleString("en-GB")} characters, CPU`,
      measured: `median ${half.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms, worst ${worst.toFixed(1)} ms`,
      wanted: "p99 < 10 ms",
      met: p99 < 10,
    },
  ];
}
