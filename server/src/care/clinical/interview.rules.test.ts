import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { isMoreUrgent } from "./book.rules";
import { assess, BOOK, judged } from "./book.test-support";
import { interview } from "./interview.rules";
import { type Answered, answer, type Question, type Said } from "./question.rules";
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

  it("asks beside 999 by readers only what may explain something that was told", () => {
    const explaining = (message: string) =>
      nextQuestions(judged(message, { age: 30 }), BOOK, "emergency").flatMap((one) =>
        one.id.startsWith("explains:") ? [one.id] : [],
      );
    expect(explaining("my back has gone, I can barely move")).toEqual(["explains:danger:back.only-pain-stops"]);
    expect(explaining("sciatica in both legs and they feel odd")).toEqual([]);
    expect(explaining("low tummy ache and been sick")).toEqual([]);
  });

  it("asks what may explain a complaint that readers raised, whatever the book makes of it", () => {
    const opened = judged("deaf in one ear, feels blocked", { age: 73 });
    const explaining = (raised?: "urgent-111") =>
      nextQuestions(opened, BOOK, raised).flatMap((one) => (one.id.startsWith("explains:") ? [one.id] : []));
    expect(explaining("urgent-111").join()).toContain("ear.wax");
    const [question] = nextQuestions(judged("red eye", { age: 71 }), BOOK, "urgent-111").slice(-1);
    expect(question?.id).toContain("eye.bloodspot");
  });

  it("asks of what has to be there together one sign first, and the others once it is there", () => {
    const facts = (opened: Assessment) =>
      nextQuestions(opened, BOOK).flatMap((one) => (one.kind === "ticks" ? one.facts : []));
    const opened = judged("I have a fever", { age: 34 });
    expect(facts(opened)).toContain("neck.stiff");
    expect(facts(opened)).not.toContain("light.hurts");
    const question: Question = { kind: "ticks", id: "danger:neck.stiff", urgency: "danger", facts: ["neck.stiff"] };
    const stiff = triageCase(answer(opened.known, question, { present: ["neck.stiff"] }, BOOK), BOOK);
    expect(facts(stiff)).toContain("light.hurts");
  });
});

const ticked = (id: string, fact: string): Answered => ({
  question: { kind: "ticks", id, urgency: "later", facts: [fact] },
  said: { present: [fact] },
});

describe("an answer", () => {
  const ofChild = ticked("topic", "topic.child");

  it("that it is about a child turns the person, where nobody is named", () => {
    const { judged: about, isAboutChild, isSomebodyElse } = assess("screaming every night", { age: 36 }, [ofChild]);
    expect({ isAboutChild, isSomebodyElse, person: about.known.person }).toEqual({
      ...{ isAboutChild: true, isSomebodyElse: true, person: "child" },
    });
    expect(about.known.age).toBeLessThan(16);
  });

  it("that it is about a child turns nobody who writes of themself", () => {
    const { judged: about, isAboutChild } = assess("I scream every night", { age: 36 }, [ofChild]);
    expect({ isAboutChild, person: about.known.person, age: about.known.age }).toEqual({
      ...{ isAboutChild: false, person: "self", age: 36 },
    });
  });

  it("that explains a danger takes back what the same words told, and nothing else", () => {
    const iron = ticked("explains:danger:poo.dark-from-iron", "poo.dark-from-iron");
    expect(assess("my poo is BLACK", { age: 36 }).isCritical).toBe(true);
    expect(assess("my poo is BLACK", { age: 36 }, [iron]).isCritical).toBe(false);
    expect(assess("my poo is BLACK and I am vomiting blood", { age: 36 }, [iron]).care).toBe("emergency");
  });
});

it.each([
  ["Grandad 86 has purple patches on his arms", 86],
  ["My wife 38 weeks and tired", undefined],
  ["mum 20 mg codeine, is constipated", undefined],
])("%j tells the age %j", (message, age) => {
  expect(judged(message).known.age).toBe(age);
});
