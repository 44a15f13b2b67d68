import { readFileSync } from "node:fs";
import { clinicalBook } from "../server/src/care/clinical/book-file";
import type { OpenQuestion } from "../server/src/care/clinical/composing.rules";
import { composeAnswer } from "../server/src/care/clinical/consultation-answer.rules";
import { readCases } from "../server/src/care/clinical/evaluation.rules";
import type { Answered, Said } from "../server/src/care/clinical/question.rules";
import { questionBehind } from "../server/src/care/clinical/question-texts.rules";
import { builtInAnswering } from "../server/src/care/models/answering-model";
import { type Line, quantile } from "./report";
import { CASES, cpuOf, textOf } from "./triage";

const QUESTIONS = 6;
/** Whoever says that nothing is there is asked the most. */
const NOTHING: Record<OpenQuestion["kind"], Said> = {
  ticks: { present: [], unsure: [] },
  duration: { days: null },
  age: { age: null },
  sex: { sex: null },
  who: { who: "self" },
};

/** The CPU in ms of each step of a case: what was written, then each answer, judged with all before it, and what is said to it. */
function stepsOf(opening: string): number[] {
  const { assess } = builtInAnswering();
  const answers: Answered[] = [];
  const times: number[] = [];
  for (;;) {
    let open: readonly OpenQuestion[] | undefined;
    times.push(
      cpuOf(() => {
        open = composeAnswer(assess(opening, {}, answers), clinicalBook(), "en").openQuestions;
      }),
    );
    const [question] = open ?? [];
    if (!question || answers.length === QUESTIONS) return times;
    answers.push({ question: questionBehind(question), said: NOTHING[question.kind] });
  }
}

/** The written cases in which six things are asked, one after the other, in ms of this process's CPU for each step. */
export async function benchInterview(): Promise<Line[]> {
  const texts = readCases(readFileSync(CASES, "utf8")).map(({ text }) => text);
  for (const text of texts) stepsOf(text); // a server that has been asked before
  const cases = texts.map(stepsOf).filter(({ length }) => length > QUESTIONS);
  const steps = cases.flat();
  return [
    {
      goal: "interview",
      what: `each step of ${cases.length} cases of ${QUESTIONS} questions, judged and answered, CPU`,
      measured: textOf(steps),
      wanted: "median < 5 ms",
      met: quantile(steps, 0.5) < 5,
    },
  ];
}
