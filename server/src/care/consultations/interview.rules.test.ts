import { assess, BOOK } from "../clinical/book.test-support";
import { composeAnswer } from "../clinical/consultation-answer.rules";
import { answeredIn, type GivenAnswer, lineOfAnswer, outcomeOf, withAnswers } from "./interview.rules";

const QUESTION = "I have had a headache since this morning";
const opened = assess(QUESTION);
const response = composeAnswer(opened, BOOK, "en");
const [list] = response.openQuestions ?? [];
if (!list) throw new Error("Nothing is asked.");
const given: GivenAnswer = {
  question: list.id,
  asked: list,
  at: new Date(0),
  assistantVersion: "1.0.0",
  level: "SELF_CARE",
};

describe("what comes of answers", () => {
  it("is never less urgent than the question alone was", () => {
    const opening = { level: "URGENT", response: { ...response, heading: "Get help today" } } as const;
    const outcome = outcomeOf(opening, opened, response);
    expect(outcome).toMatchObject({ level: "URGENT", response: { heading: "Get help today" } });
    expect(outcome.response.openQuestions).toBe(response.openQuestions);
  });

  it("is less urgent once what was told has been explained", () => {
    const opening = { level: "EMERGENCY", response } as const;
    expect(outcomeOf(opening, opened, response).level).toBe("EMERGENCY");
    expect(outcomeOf(opening, { ...opened, stepsDown: true }, response).level).toBe(opened.level);
  });

  it("keeps what a language model wrote only while the level stays", () => {
    const written = { text: "Rest a little.", writer: "a model" };
    const opening = { level: "SELF_CARE", response: { ...response, written } } as const;
    expect(outcomeOf(opening, opened, response).response.written).toEqual(written);
    const raised = assess(QUESTION, undefined, answeredIn([{ ...given, present: ["head.sudden"] }]));
    expect(outcomeOf(opening, raised, composeAnswer(raised, BOOK, "en"))).toMatchObject({ level: "EMERGENCY" });
    expect(outcomeOf(opening, raised, composeAnswer(raised, BOOK, "en")).response.written).toBeUndefined();
  });

  it("does not depend on the order of the answers", () => {
    const [, next] = response.openQuestions ?? [];
    if (!next) throw new Error("Only one thing is asked.");
    const answers = [given, { ...given, question: next.id, asked: next, present: [next.choices[0]?.fact ?? ""] }];
    const level = (order: typeof answers) => assess(QUESTION, undefined, answeredIn(order)).level;
    expect(level(answers)).toBe(level([...answers].reverse()));
  });
});

it("an answer that is given anew stands in the place of the first", () => {
  const both = [given, { ...given, question: "other" }];
  expect(withAnswers(both, [{ ...given, present: ["neck.stiff"] }])).toEqual([
    { ...given, present: ["neck.stiff"] },
    both[1],
  ]);
});

it("a correction is a line with yes or no, in the patient's language", () => {
  const asked = {
    id: "fact:throat.sore",
    kind: "ticks",
    text: "Mal de gorge ?",
    choices: [{ fact: "throat.sore", label: "Mal de gorge" }],
  } as const;
  const line = (present: string[], unsure: string[] = []) =>
    lineOfAnswer({ ...given, question: asked.id, asked, present, unsure }, "fr");
  expect([line([]), line(["throat.sore"]), line([], ["throat.sore"])]).toEqual([
    "Mal de gorge ? Non",
    "Mal de gorge ? Oui",
    "Mal de gorge ? pas sûr : Mal de gorge",
  ]);
});

it.each([
  [{ present: [] }, `${list.text} None of these`],
  [{ present: ["neck.stiff"], unsure: ["fever.present"] }, expect.stringMatching(/stiff neck.*; not sure: High temp/)],
])("an answer is one line of an export: %j", (said, line) => {
  expect(
    lineOfAnswer({
      ...given,
      asked: { ...list, choices: (response.openQuestions ?? []).flatMap((one) => one.choices) },
      ...said,
    }),
  ).toEqual(line);
});
