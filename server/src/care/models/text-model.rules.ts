import { CARE_LABELS, type CareLabel } from "../clinical/care-level.rules";
import { BUCKETS, featuresOfWord, lengthOf, type Unit, unitsOf } from "../clinical/features.rules";
import { softmax } from "../clinical/softmax.rules";

const { max, min } = Math;

const LABELS = CARE_LABELS.length;

/**
 * A softmax regression over hashed words and runs of letters. The weights stand bucket by bucket, one for each label
 * in the order of `CARE_LABELS`.
 */
export interface TextModel {
  weights: Int8Array;
  /** What a weight of 1 stands for, by label. */
  scales: readonly number[];
  biases: readonly number[];
}

/** What the model makes of a question. The shares are between 0 and 1. */
export interface Prediction {
  /** How much the most worrying part of the question reads like an emergency. */
  emergency: number;
  /** How much the most worrying part reads like something that has to be looked at, at once or within days. */
  atLeastUrgent: number;
  /** That part: the first and the last of the question's units. */
  part: readonly [number, number];
}

/** At most this many sentences are read together. */
const SENTENCES_TOGETHER = 3;

interface UnitSums {
  sums: Float64Array;
  /** The sum of the squares of its features' values. */
  norm: number;
}

function sumsOf({ weights }: TextModel, unit: Unit, words = unit.keys()): UnitSums {
  // In an array, where each sum is no object of its own.
  const sums = new Float64Array(LABELS + 1);
  const add = (bucket: number, value: number) => {
    for (let label = 0; label < LABELS; label += 1)
      sums[label] = (sums[label] ?? 0) + (weights[bucket * LABELS + label] ?? 0) * value;
    sums[LABELS] = (sums[LABELS] ?? 0) + value * value;
  };
  for (const at of words) featuresOfWord(unit, at, add);
  return { sums: sums.subarray(0, LABELS), norm: sums[LABELS] ?? 0 };
}

function sharesOf(model: TextModel, sums: Float64Array, norm: number): Float64Array {
  const length = lengthOf(norm);
  return softmax(sums.map((sum, label) => (sum * (model.scales[label] ?? 0)) / length + (model.biases[label] ?? 0)));
}

/**
 * Reads a question sentence by sentence, up to three in a row together, and says how worrying its most worrying part
 * is: a long text cannot hide a short emergency. Pure and linear in the length of the question.
 */
export function predict(model: TextModel, question: string): Prediction {
  const units = unitsOf(question).map((unit) => sumsOf(model, unit));
  let found: Prediction = { emergency: 0, atLeastUrgent: 0, part: [0, 0] };
  let atLeastUrgent = 0;
  for (let first = 0; first < units.length; first += 1) {
    const sums = new Float64Array(LABELS);
    let norm = 0;
    for (let last = first; last < min(units.length, first + SENTENCES_TOGETHER); last += 1) {
      const unit = units[last];
      if (!unit) break;
      for (let label = 0; label < LABELS; label += 1) sums[label] = (sums[label] ?? 0) + (unit.sums[label] ?? 0);
      norm += unit.norm;
      const [emergency = 0, urgent = 0] = sharesOf(model, sums, norm);
      atLeastUrgent = max(atLeastUrgent, emergency + urgent);
      if (emergency > found.emergency) found = { emergency, atLeastUrgent, part: [first, last] };
    }
  }
  return { ...found, atLeastUrgent };
}

/** The label that the model alone would give. */
export function labelOf({ emergency, atLeastUrgent }: Prediction): CareLabel {
  if (emergency >= 0.5) return "emergency";
  return atLeastUrgent >= 0.5 ? "urgent" : "routine";
}

/** How many words are quoted. */
const WORDS_QUOTED = 4;
/** A word is quoted only when it weighs this much of the weightiest. */
const QUOTED_WEIGHT = 0.4;

/** The words of the most worrying part that speak most for an emergency, as they were typed and in their order. */
export function tellingWords(model: TextModel, question: string, [first, last]: Prediction["part"]): string[] {
  const [ofEmergency = 0, ofUrgent = 0, ofRoutine = 0] = model.scales;
  const weighed = unitsOf(question)
    .slice(first, last + 1)
    .flatMap((unit) =>
      unit.map((word, at) => {
        const [emergency = 0, urgent = 0, routine = 0] = sumsOf(model, unit, [at].values()).sums;
        return { word, weight: emergency * ofEmergency - (urgent * ofUrgent + routine * ofRoutine) / 2 };
      }),
    );
  const telling = weighed.filter(({ word }) => !word.isDenied && word.word.length > 3);
  const most = telling.reduce((weight, one) => max(weight, one.weight), 0);
  return telling
    .filter(({ weight }) => weight > 0 && weight >= most * QUOTED_WEIGHT)
    .sort((a, b) => b.weight - a.weight || a.word.start - b.word.start)
    .slice(0, WORDS_QUOTED)
    .sort((a, b) => a.word.start - b.word.start)
    .map(({ word }) => question.slice(word.start, word.end).replace(/[^\p{L}\p{M}\p{N}'’.,]/gu, ""));
}

const HEAD_BYTES = 2 * LABELS * 8;
/** How many bytes a model has. */
export const MODEL_BYTES = HEAD_BYTES + BUCKETS * LABELS;

/** The bytes of a model: its scales and biases, then its weights. */
export function serialise({ weights, scales, biases }: TextModel): Uint8Array {
  const head = new DataView(new ArrayBuffer(HEAD_BYTES));
  for (const [at, value] of [...scales, ...biases].entries()) head.setFloat64(at * 8, value, true);
  const bytes = new Uint8Array(head.byteLength + weights.length);
  bytes.set(new Uint8Array(head.buffer));
  bytes.set(new Uint8Array(weights.buffer, weights.byteOffset, weights.length), head.byteLength);
  return bytes;
}

/** A model from its bytes, or nothing when they are not those of a model. */
export function deserialise(bytes: Uint8Array): TextModel | undefined {
  if (bytes.length !== MODEL_BYTES) return undefined;
  // A copy of its own: the bytes may be a part of something larger.
  const { buffer } = new Uint8Array(bytes);
  const head = new DataView(buffer, 0, HEAD_BYTES);
  const numbers = Array.from({ length: 2 * LABELS }, (_, at) => head.getFloat64(at * 8, true));
  if (numbers.some((value) => !Number.isFinite(value))) return undefined;
  const weights = new Int8Array(buffer, HEAD_BYTES);
  return { weights, scales: numbers.slice(0, LABELS), biases: numbers.slice(LABELS) };
}
