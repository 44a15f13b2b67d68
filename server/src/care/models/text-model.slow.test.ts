import { createHash } from "node:crypto";
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { clinicalBook } from "../clinical/book-file";
import { unitsOf } from "../clinical/features.rules";
import { exp, softmax } from "../clinical/softmax.rules";
import { builtInModel } from "./answering-model";
import type { TrainingLine } from "./composition.rules";
import { BrokenModel, readModel, writeModel } from "./model-file";
import { assessOnce, learnedLines, MODEL_VERSION, measure } from "./record.rules";
import { deserialise, labelOf, predict, serialise, tellingWords } from "./text-model.rules";
import { type TrainedRound, TrainingCancelled, train } from "./training.rules";
import { readLines, TRAINING_FOLDER } from "./training-data";
import { BrokenState, packState, unpackState } from "./training-state";

const LINES = learnedLines(readLines<TrainingLine>(TRAINING_FOLDER));
const SOME = LINES.filter((_, at) => at % 12 === 0);

function answering() {
  const { found, problem } = builtInModel();
  if (!found) throw new Error(problem);
  return found;
}

describe("training", () => {
  it("gives the same bytes for the same lines, and others for others", () => {
    const digest = (lines: typeof SOME, seed?: number) =>
      createHash("sha256")
        .update(serialise(train(lines, { rounds: 2, ...(seed !== undefined && { seed }) })))
        .digest("hex");
    const first = digest(SOME);
    expect(digest(SOME)).toBe(first);
    expect(digest(SOME, 1)).not.toBe(first);
    expect(digest(SOME.slice(1))).not.toBe(first);
  });

  it("says how far it is", () => {
    const done: number[] = [];
    train(SOME.slice(0, 40), { rounds: 4, onProgress: (share) => done.push(share) });
    expect(done).toEqual([0.25, 0.5, 0.75, 1]);
  });

  it("ends when it is cancelled", () => {
    let rounds = 0;
    const options = { onProgress: () => (rounds += 1), isCancelled: () => rounds === 2 };
    expect(() => train(SOME.slice(0, 40), options)).toThrow(TrainingCancelled);
    expect(rounds).toBe(2);
  });

  it("goes on where it broke off, to the same bytes", () => {
    const lines = SOME.slice(0, 200);
    const kept: Uint8Array[] = [];
    const losses: number[] = [];
    const onRound = ({ state, loss }: TrainedRound) => {
      kept.push(packState(state));
      losses.push(loss);
    };
    const whole = serialise(train(lines, { rounds: 6, onRound }));
    for (const at of [1, 3, 6]) {
      const from = unpackState(kept[at - 1] as Uint8Array);
      const rest: number[] = [];
      const resumed = train(lines, { rounds: 6, from, onRound: ({ loss }) => rest.push(loss) });
      expect(Buffer.compare(serialise(resumed), whole)).toBe(0);
      expect(rest).toEqual(losses.slice(at));
    }
    expect(losses.at(-1)).toBeLessThan(losses[0] ?? 0);
    expect(() => unpackState((kept[0] as Uint8Array).slice(0, 1000))).toThrow(BrokenState);
  });

  it("is cancelled while it is measured, before and within the second training", () => {
    const { model } = answering();
    const assessed = assessOnce(clinicalBook());
    const safety = [{ id: "1", text: "I cannot breathe", label: "emergency" }] as const;
    for (const asked of [1, 2, 3]) {
      let left = asked;
      const isCancelled = () => {
        left -= 1;
        return left === 0;
      };
      const lines = LINES.slice(0, 100);
      expect(() => measure(model, lines, safety, assessed, { rounds: 2, isCancelled })).toThrow(TrainingCancelled);
    }
  });

  it("learns what it is given", () => {
    const model = train(SOME);
    const right = SOME.filter(({ text, label }) => labelOf(predict(model, text)) === label);
    expect(right.length / SOME.length).toBeGreaterThan(0.9);
  });

  it("computes its powers of e with arithmetic alone", () => {
    for (let x = -40; x <= 40; x += 0.37) expect(exp(x) / Math.exp(x)).toBeCloseTo(1, 10);
    expect([...softmax(new Float64Array([1000, 0, -1000]))][0]).toBeCloseTo(1, 6);
  });
});

describe("reading a question", () => {
  it.each([
    ["no chest pain", ["pain"]],
    ["chest pain, no fever", ["fever"]],
    ["no fever but chest pain", ["fever"]],
    ["no fever, cough or chest pain", ["fever", "cough", "or", "chest", "pain"]],
    ["no fever, chest pain since noon", ["fever"]],
    ["denies syncope, chest pain, dyspnoea", ["syncope", "chest", "pain", "dyspnoea"]],
    ["pas de fièvre mais mal", ["de", "fievre"]],
    ["sin fiebre. dolor", ["fiebre"]],
    ["kein Fieber, aber Schmerzen", ["fieber"]],
    ["I cannot breathe", []],
  ])("%s denies %j", (text, denied) => {
    const words = unitsOf(text).flatMap((unit) => unit.filter(({ isDenied }) => isDenied).map(({ word }) => word));
    expect(words).toEqual(expect.arrayContaining(denied));
    if (text !== "no chest pain") expect(words).toEqual(denied);
  });

  it("reads a number by its shape, and look-alike letters as letters", () => {
    expect(unitsOf("38.4 and сhest").flatMap((unit) => unit.map(({ word }) => word))).toEqual(["00.0", "and", "chest"]);
  });

  it.each(["", "   ", "🙂🙂", "\ud800", "'''", "a".repeat(5000), "1,".repeat(2500), "\u200b\u200b"])(
    "takes any string",
    (text) => {
      const { emergency, atLeastUrgent } = predict(answering().model, text);
      expect(emergency).toBeGreaterThanOrEqual(0);
      expect(atLeastUrgent).toBeLessThanOrEqual(1.000001);
    },
  );

  it("quotes words of the question that speak for an emergency", () => {
    const { model } = answering();
    const question = "Hello there. Grandad turned a nasty grey colour and clutches his chest. Thank you.";
    const words = tellingWords(model, question, predict(model, question).part);
    expect(words.length).toBeGreaterThan(0);
    for (const word of words) expect(question).toContain(word);
    expect(words).not.toContain("Hello");
  });
});

describe("the files of a model", () => {
  const folder = mkdtempSync(path.join(tmpdir(), "model-"));
  afterAll(() => rmSync(folder, { recursive: true }));
  beforeEach(() => writeModel(folder, answering()));
  const fileOf = (ending: string) => path.join(folder, readdirSync(folder).find((name) => name.endsWith(ending)) ?? "");

  it("give the same answers when they are read again", () => {
    const { model, record } = readModel(folder);
    for (const { text } of SOME) expect(predict(model, text)).toEqual(predict(answering().model, text));
    expect(record.version).toBe(answering().record.version);
    expect(readFileSync(fileOf("weights")).length).toBeLessThan(2 ** 20);
  });

  it("are refused with one changed weight", () => {
    const bytes = readFileSync(fileOf("weights"));
    bytes[5000] = (bytes[5000] ?? 0) ^ 1;
    writeFileSync(fileOf("weights"), bytes);
    expect(() => readModel(folder)).toThrow(BrokenModel);
  });

  it("are refused when they are cut off, of another version, or missing", () => {
    expect(deserialise(serialise(answering().model).slice(0, -1))).toBeUndefined();
    const record = readFileSync(fileOf("record.json"), "utf8");
    writeFileSync(fileOf("record.json"), record.replace(`"version": "${MODEL_VERSION}"`, '"version": "9.9.9"'));
    expect(() => readModel(folder)).toThrow(BrokenModel);
    rmSync(fileOf("weights"));
    expect(() => readModel(folder)).toThrow(BrokenModel);
  });
});
