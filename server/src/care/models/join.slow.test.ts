import { type Assessment, assess as assessInBook } from "../clinical/assessment.rules";
import { clinicalBook } from "../clinical/book-file";
import { RULES_VERSION } from "../clinical/book-version.rules";
import { isHigher } from "../clinical/care-level.rules";
import { composeAnswer } from "../clinical/consultation-answer.rules";
import { interview } from "../clinical/interview.rules";
import type { Answered, Question, Said } from "../clinical/question.rules";
import { questionBehind } from "../clinical/question-texts.rules";
import { nextQuestions } from "../clinical/questions.rules";
import { misjudged, type SafetyCase } from "../clinical/safety.rules";
import type { Known } from "../clinical/understand.rules";
import { builtInAnswering, builtInModel } from "./answering-model";
import { assistantVersionOf } from "./assistant-version.rules";
import type { TrainingLine } from "./composition.rules";
import { assessJoined, joined } from "./join.rules";
import { HELD_OUT_STYLES } from "./kernels.rules";
import { pickFrom, randomFrom } from "./random.rules";
import { MODEL_VERSION } from "./record.rules";
import { predict, type TextModel } from "./text-model.rules";
import { readLines, SAFETY_FOLDER, TRAINING_FOLDER } from "./training-data";

const SAFETY = readLines<SafetyCase>(SAFETY_FOLDER);
const LINES = readLines<TrainingLine>(TRAINING_FOLDER);
/** About so many of them, from all parts of the data. */
const some = <T>(lines: readonly T[], count: number) =>
  lines.filter((_, at) => at % Math.ceil(lines.length / count) === 0);
const EMERGENCIES = LINES.filter(({ label }) => label === "emergency");
const found = builtInModel().found;
const book = clinicalBook();
const assess = (text: string): Assessment => assessInBook(text, book);
const assessWithModel = (text: string) => builtInAnswering().assess(text);
const model = found?.model as TextModel;

const HARMLESS = [
  "I live in Leeds.",
  "Thank you for your help.",
  "The weather is lovely today.",
  "I work in an office and like gardening.",
  "I have a runny nose as well.",
  "No allergies that I know of.",
  "Bonjour à vous!",
  "Ich wohne in London.",
];

describe("rules and model together", () => {
  it("get the whole safety set right", () => {
    expect(misjudged(SAFETY, assessWithModel)).toEqual([]);
  });

  it("are below the rules alone only where a danger is asked about first, or where it can wait, and raise at all", () => {
    let [raised, doubts, waiting] = [0, 0, 0];
    for (const { text } of [...SAFETY, ...some(LINES, 2_500)]) {
      const alone = assess(text);
      const both = joined(alone, text, model);
      if (alone.isCritical && !both.isCritical) {
        doubts += 1;
        expect({ text, from: alone.level, to: both.level }).toEqual({ text, from: "EMERGENCY", to: "URGENT" });
        expect(nextQuestions(both.judged, book)[0]).toMatchObject({ kind: "ticks", urgency: "danger" });
      } else if (isHigher(both.level, alone.level)) {
        raised += 1;
        expect(both.signals).toHaveLength(alone.signals.length + 1);
        expect(both.escalate).toBe(true);
        expect(both.isCritical).toBe(both.level === "EMERGENCY");
      } else if (both.care !== alone.care) {
        // Hardly anything is found in it: an ordinary appointment, or home where nothing was understood.
        waiting += 1;
        expect(["urgent-111", "gp-today", "gp-days"]).toContain(alone.care);
        expect(both.understood === "nothing" ? ["home", "gp-routine"] : ["gp-routine"]).toContain(both.care);
        expect(both).toMatchObject({ label: "routine", isCritical: false });
        expect(["SELF_CARE", "PHARMACIST"]).toContain(both.level);
        if (both.escalationKeywords.length > 0)
          expect({ text, level: both.level }).toEqual({ text, level: "PHARMACIST" });
      } else expect(both).toEqual(alone);
    }
    expect(waiting).toBeGreaterThan(10);
    expect(raised).toBeGreaterThan(50);
    expect(doubts).toBeGreaterThan(10);
  });

  it("do not ask the model about what the rules call an emergency", () => {
    const untouchable = new Proxy({} as TextModel, {
      get: () => {
        throw new Error("The model was asked.");
      },
    });
    expect(assessJoined("crushing chest pain", untouchable, book).level).toBe("EMERGENCY");
    expect(assessJoined("I want to kill myself", untouchable, book).level).toBe("CRISIS");
    expect(() => assessJoined("a runny nose", untouchable, book)).toThrow("The model was asked.");
  });

  it("say which words raised it, and that the model did", () => {
    const text = "It's like a horse stood on me and there's water running down my back";
    expect(assess(text).level).toBe("SELF_CARE");
    const { level, signals } = assessWithModel(text);
    expect(level).toBe("EMERGENCY");
    expect(signals[0]).toMatchObject({ concept: "text-model", source: { url: "/safety" } });
    expect(signals[0]?.words).toMatch(/horse|water|running/);
  });

  it("take back nothing that was read while a danger is not denied, and never more than 999 to something today", () => {
    let [raised, denied] = [0, 0];
    for (const { text } of some(EMERGENCIES, 600)) {
      const opened = assessWithModel(text);
      if (!opened.raised) continue;
      raised += 1;
      for (const unnamed of ["no", "not sure"] as const) {
        const { assessment } = interview(text, book, {}, { writes: "everything", unnamed }, builtInAnswering().assess);
        if (isHigher(opened.level, assessment.level)) {
          denied += 1;
          expect({ text, unnamed, from: opened.level }).toEqual({ text, unnamed: "no", from: "EMERGENCY" });
          expect({ text, to: assessment.level, stepsDown: assessment.stepsDown }).toEqual({
            ...{ text, to: "URGENT", stepsDown: true },
          });
        }
      }
    }
    expect(raised).toBeGreaterThan(10);
    expect(denied).toBeGreaterThan(0);
  });

  it("ask about dangers beside 999 that they alone found: one that is there or not certain stays, none of them is 111", () => {
    const text = "stomach bug going round, been sick twice";
    const adult = { age: 34, sex: "female" } as const;
    const play = (known: Known, said: (question: Question) => Said): Assessment => {
      const answers: Answered[] = [];
      for (;;) {
        const assessment = builtInAnswering().assess(text, known, answers);
        const [open] = composeAnswer(assessment, book, "en").openQuestions ?? [];
        if (!open || !assessment.isCritical) return assessment;
        const question = questionBehind(open);
        answers.push({ question, said: said(question) });
      }
    };
    const none = () => ({ present: [] });
    const first = (question: Question) => (question.kind === "ticks" ? question.facts.slice(0, 1) : []);
    expect(builtInAnswering().assess(text, adult)).toMatchObject({ level: "EMERGENCY", raised: true });
    expect(play(adult, none)).toMatchObject({ level: "URGENT", care: "urgent-111", stepsDown: true });
    expect(play(adult, (question) => ({ present: first(question) })).isCritical).toBe(true);
    expect(play(adult, (question) => ({ present: [], unsure: first(question) })).isCritical).toBe(true);
    const facts = new Map([["person.pregnant", { standing: "present", from: "profile" } as const]]);
    expect(play({ ...adult, facts }, none).level).toBe("EMERGENCY");
  });

  it("hold to what was read where an answer makes more of it known", () => {
    const text = "It's like a horse stood on me and there's water running down my back";
    const [question] = nextQuestions(assessWithModel(text).judged, book);
    if (question?.kind !== "ticks") throw new Error("Nothing was asked.");
    const late = nextQuestions(assess(text).judged, book).find(
      (one) => one.kind === "ticks" && one.urgency !== "danger",
    );
    const ticked = late?.kind === "ticks" ? [{ question: late, said: { present: late.facts.slice(0, 1) } }] : [];
    const answers = [{ question, said: { present: [] } }, ...ticked];
    expect(builtInAnswering().assess(text, {}, answers).level).toBe("EMERGENCY");
  });

  it("raise nothing once a danger is explained, and to 999 where only a complaint is", () => {
    const text = "It's like a horse stood on me and there's water running down my back";
    const alone = assess(text);
    expect(joined(alone, text, model, alone).level).toBe("EMERGENCY");
    expect(joined(alone, text, model, alone, { explained: "danger" }).raised).toBeUndefined();
    expect(joined(alone, text, model, alone, { explained: "soon" }).level).toBe("EMERGENCY");
  });

  it("raise nothing because something is not there", () => {
    const answers: Answered[] = [];
    for (let screen = 0; screen < 3; screen += 1) {
      const { care, judged } = builtInAnswering().assess("My ear hurts since yesterday", {}, answers);
      expect(care).toBe("home");
      const question = nextQuestions(judged, book).find(({ kind }) => kind === "ticks");
      if (!question) break;
      answers.push({ question, said: { present: [] } });
    }
    expect(answers.length).toBeGreaterThan(0);
  });

  it("let nothing wait that was ticked", () => {
    const text = "I have had a stuffed up nose and sinus pressure for two days now, no fever";
    const opened = builtInAnswering().assess(text);
    expect(opened.care).toBe("gp-routine");
    const question = nextQuestions(opened.judged, book).find((one) => one.kind === "ticks");
    if (question?.kind !== "ticks") throw new Error("Nothing was asked.");
    const ticked = builtInAnswering().assess(text, {}, [{ question, said: { present: question.facts } }]);
    expect(isHigher(ticked.level, opened.level)).toBe(true);
  });

  it.each([
    "I am 10 weeks pregnant and have had some light spotting since this morning",
    "Estoy embarazada de 9 semanas y mancho un poco",
    "bad toothache and the side of my face has swollen up",
    "I am 63 and had a bit of bleeding down below, thought I was done with all that",
    "rash all over my 9 year old like sandpaper",
  ])("let nothing wait that must not: %j", (text) => {
    expect(["home", "gp-routine"]).not.toContain(builtInAnswering().assess(text).care);
  });

  it("are the rules alone without a model", () => {
    for (const { text } of SAFETY.slice(0, 100)) expect(assessJoined(text, undefined, book)).toEqual(assess(text));
  });

  it("have the version of the record, and show it", () => {
    expect(builtInAnswering().version).toBe(MODEL_VERSION);
    const shown = assistantVersionOf(builtInAnswering().record, 100);
    expect(shown).toMatchObject({
      version: MODEL_VERSION,
      rulesVersion: RULES_VERSION,
      modelVersion: MODEL_VERSION,
    });
    expect(shown.record?.figures.confusion.map(({ label }) => label)).toEqual(["emergency", "urgent", "routine"]);
    expect(shown.record?.safetyMissed).toBe(0);
  });

  it("become the rules alone, in name too, when the model cannot be read", () => {
    jest.isolateModules(() => {
      jest.doMock("./model-from-sources", () => ({
        modelFromSources: () => {
          throw new Error("The weights do not have their checksum.");
        },
      }));
      const alone: typeof import("./answering-model") = require("./answering-model");
      expect(alone.builtInModel().problem).toBe("The weights do not have their checksum.");
      const answering = alone.builtInAnswering();
      expect(answering.version).toBe(RULES_VERSION);
      expect(assistantVersionOf(answering.record, 100)).toMatchObject({
        version: RULES_VERSION,
        modelVersion: null,
        record: null,
      });
      const text = "It's like a horse stood on me and there's water running down my back";
      expect(answering.assess(text)).toEqual(assess(text));
    });
  });
});

describe("a longer text", () => {
  it("never hides what the model sees in a shorter one", () => {
    const random = randomFrom(11);
    const filler = (count: number) => Array.from({ length: count }, () => pickFrom(random, HARMLESS)).join(" ");
    for (const { text } of some(EMERGENCIES, 1_000)) {
      const alone = predict(model, `${text}.`);
      for (const longer of [`${filler(2)} ${text}. ${filler(1)}`, `${filler(30)} ${text}. ${filler(30)}`]) {
        expect(predict(model, longer).emergency).toBeGreaterThanOrEqual(alone.emergency - 1e-9);
      }
    }
  });

  it("of harmless sentences is no emergency", () => {
    const random = randomFrom(5);
    for (let round = 0; round < 40; round += 1) {
      const text = Array.from({ length: 60 }, () => pickFrom(random, HARMLESS)).join(" ");
      expect({ text, level: assessWithModel(text).level }).toEqual({ text, level: "SELF_CARE" });
    }
  });
});

describe("what is denied", () => {
  const THINGS =
    "chest pain,shortness of breath,seizures,fainting,black stools,slurred speech,confusion,drooling,head injury,leg weakness";
  const DENIALS = [
    "No {}.",
    "no {}",
    "Denies {}.",
    "I do not have any {}, only a runny nose",
    "a cold without {}",
    "{}: no",
  ];

  it.each(THINGS.split(","))("is no emergency: %s", (thing) => {
    const sentences = DENIALS.map((denial) => denial.replace("{}", thing));
    expect(sentences.filter((sentence) => assessWithModel(sentence).isCritical)).toEqual([]);
  });

  it.each(["Pas de douleur à la poitrine", "Sin dolor en el pecho", "Keine Schmerzen in der Brust", "ich blute nicht"])(
    "is no emergency in other languages: %s",
    (sentence) => expect(assessWithModel(sentence).isCritical).toBe(false),
  );
});

describe("the record", () => {
  const record = found?.record;

  it("was measured on what the model has not learned", () => {
    const learned = LINES.filter(({ style }) => !HELD_OUT_STYLES.includes(style)).length;
    expect(record?.trainedOn.lines).toBe(learned);
    expect(record?.heldOutStyles.engine.n).toBe(LINES.length - learned);
    expect(record?.heldOutStyles.byLanguage.map(({ engine }) => engine.n).reduce((a, b) => a + b)).toBe(
      record?.heldOutStyles.engine.n,
    );
  });

  it("misses no emergency of the safety set, and is better than the rules alone", () => {
    expect(record?.safetySet).toMatchObject({ missed: 0, calledEmergency: 0, emergencies: 1253 });
    const { engine, rulesAlone } = record?.heldOutStyles ?? {};
    expect(engine?.emergencyRecall.value).toBeGreaterThan(rulesAlone?.emergencyRecall.value ?? 1);
    expect(engine?.routineAsEmergency.value).toBeLessThan(0.2);
  });
});
