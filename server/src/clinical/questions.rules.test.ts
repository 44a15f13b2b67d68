import { BOOK, judged } from "./book.test-support";
import { interview } from "./interview.rules";
import { answer, nextQuestions } from "./questions.rules";
import { triageCase } from "./triage.rules";

describe("questions", () => {
  it("ask the dangers of the complaint first, as one list to tick", () => {
    const questions = nextQuestions(judged("I have had a headache since this morning"));
    expect(questions[0]).toMatchObject({ kind: "ticks", urgency: "danger" });
    expect(questions.flatMap((one) => (one.kind === "ticks" ? one.facts : []))).toContain("neck.stiff");
  });

  it("do not ask what was said", () => {
    const asked = nextQuestions(judged("headache since this morning, no stiff neck")).flatMap((one) =>
      one.kind === "ticks" ? one.facts : [],
    );
    expect(asked).not.toContain("neck.stiff");
  });

  it("are never asked twice, and raise when a danger is ticked", () => {
    const opened = judged("I have had a headache since this morning");
    const [question] = nextQuestions(opened);
    if (question?.kind !== "ticks") throw new Error("Nothing was asked.");
    const none = triageCase(answer(opened.known, question, { present: [] }, BOOK), BOOK);
    expect(nextQuestions(none).map(({ id }) => id)).not.toContain(question.id);
    const ticked = triageCase(answer(opened.known, question, { present: question.facts.slice(0, 1) }, BOOK), BOOK);
    expect(["emergency", "ae", "crisis"]).toContain(ticked.likely);
  });

  it("take 'not sure' of a danger for more than no", () => {
    const opened = judged("I have had a mild headache since this morning");
    const [question] = nextQuestions(opened);
    if (question?.kind !== "ticks") throw new Error("Nothing was asked.");
    const unsure = triageCase(answer(opened.known, question, { present: [], unsure: question.facts }, BOOK), BOOK);
    expect(unsure.likely).toBe("urgent-111");
  });

  it("end, whatever is answered", () => {
    for (const { say } of BOOK.examples.slice(0, 150)) {
      const { asked } = interview(say, BOOK, {}, "not sure");
      expect(asked.length).toBeLessThanOrEqual(8);
      expect(new Set(asked.map(({ id }) => id)).size).toBe(asked.length);
    }
  });
});
