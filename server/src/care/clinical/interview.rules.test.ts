import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { isMoreUrgent } from "./book.rules";
import { BOOK, judged } from "./book.test-support";
import { interview } from "./interview.rules";
import { answer, type Question, type Said } from "./question.rules";
import { nextQuestions } from "./questions.rules";
import { readSafetyCases } from "./safety.rules";
import { type Assessment, triageCase } from "./triage.rules";

const SAFETY_SET = path.resolve(__dirname, "../../../data/triage/safety");
const SAFETY = readdirSync(SAFETY_SET).flatMap((file) =>
  readSafetyCases(readFileSync(path.join(SAFETY_SET, file), "utf8")),
);
/** Every pathway's examples, and emergencies and look-alikes in four languages. */
const MESSAGES = [
  ...BOOK.examples.map(({ say }) => say),
  ...SAFETY.filter((_, at) => at % 4 === 0).map(({ text }) => text),
];

/** What somebody says who knows nothing of it. */
function unknown(question: Question): Said {
  if (question.kind === "ticks") return { present: [], unsure: question.facts };
  if (question.kind === "duration") return { days: null };
  if (question.kind === "age") return { age: null };
  return question.kind === "sex" ? { sex: null } : { who: null };
}

const REPLIES: Readonly<Record<string, (question: Question) => Said>> = {
  "not sure": unknown,
  "none of these": (question) => (question.kind === "ticks" ? { present: [] } : unknown(question)),
};

function asked(opened: Assessment, reply: (question: Question) => Said): Assessment {
  let assessment = opened;
  for (;;) {
    const [question] = nextQuestions(assessment, BOOK);
    if (!question) return assessment;
    assessment = triageCase(answer(assessment.known, question, reply(question), BOOK), BOOK);
  }
}

describe("an interview", () => {
  it.each(Object.entries(REPLIES))("is never below the message where everything is answered with '%s'", (_, reply) => {
    const lowered = MESSAGES.flatMap((message) => {
      const before = judged(message);
      const { likely = "home" } = asked(before, reply);
      return isMoreUrgent(before.likely ?? "home", likely) ? [{ message, before: before.likely, likely }] : [];
    });
    expect(lowered).toEqual([]);
  });

  it("finds what a patient holds back only where it is asked", () => {
    const text = "I have had a headache since this morning. My neck is stiff and I have a fever.";
    const patient = { writes: "the first sentence", unnamed: "no" } as const;
    const { assessment, asked: questions } = interview(text, BOOK, {}, patient);
    expect(questions.length).toBeGreaterThan(0);
    expect(assessment.label).toBe("emergency");
    const opening = interview("I have had a headache since this morning.", BOOK, {}, patient);
    expect(opening.assessment.label).not.toBe("emergency");
  });
});
