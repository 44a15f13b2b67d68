import { bucketOfName, featuresOfWord, lengthOf, unitsOf } from "./features.rules";
import { type Scored, scoredFrom } from "./scorecard.rules";

/**
 * Weights for the words of a whole message and for the names of what the book made of it: a softmax regression over hashed features, bucket by bucket,
 * one weight for each label. Learned from messages that were labelled by strangers (`npm run triage:learn`).
 */
export interface WholeReader {
  weights: Int8Array;
  /** What a weight of 1 stands for. */
  scale: number;
}

const LABELS = 3;
/** How many buckets it has: a power of two. */
export const READER_BUCKETS = 2 ** 16;
/** What a name counts. All words of a message count 1 together, as the length of their vector. */
const NAME_VALUE = 0.3;

/** Buckets, in the order in which they are first met, with what each counts. */
export interface MessageFeatures {
  buckets: readonly number[];
  values: readonly number[];
}

/** What each bucket counts in the message that is read; nothing in between. */
const COUNTED = new Float64Array(READER_BUCKETS);

/** The features of a message and of what was found in it. Linear in its length. */
export function featuresOfMessage(message: string, names: readonly string[]): MessageFeatures {
  const buckets: number[] = [];
  const norm = new Float64Array(1); // an array, where the sum is no object of its own
  const add = (wide: number, value: number) => {
    const bucket = wide & (READER_BUCKETS - 1);
    const before = COUNTED[bucket] ?? 0;
    if (before === 0) buckets.push(bucket);
    COUNTED[bucket] = before + value;
    norm[0] = (norm[0] ?? 0) + value * value;
  };
  for (const unit of unitsOf(message)) for (let at = 0; at < unit.length; at += 1) featuresOfWord(unit, at, add);
  const length = lengthOf(norm[0] ?? 0);
  for (const bucket of buckets) COUNTED[bucket] = (COUNTED[bucket] ?? 0) / length;
  for (const name of names) add(bucketOfName(name), NAME_VALUE);
  const values = buckets.map((bucket) => COUNTED[bucket] ?? 0);
  for (const bucket of buckets) COUNTED[bucket] = 0;
  return { buckets, values };
}

/** What the reader makes of a whole message, with the names of what the book made of it. Pure. */
export function readWhole({ weights, scale }: WholeReader, message: string, names: readonly string[]): Scored {
  const sums = new Float64Array(LABELS);
  const { buckets, values } = featuresOfMessage(message, names);
  for (let at = 0; at < buckets.length; at += 1) {
    const place = (buckets[at] ?? 0) * LABELS;
    const value = values[at] ?? 0;
    for (let label = 0; label < LABELS; label += 1)
      sums[label] = (sums[label] ?? 0) + (weights[place + label] ?? 0) * scale * value;
  }
  return scoredFrom(sums);
}

/** The bytes of a reader: its scale, then its weights. */
export function bytesOfReader({ weights, scale }: WholeReader): Uint8Array {
  const bytes = new Uint8Array(8 + weights.length);
  new DataView(bytes.buffer).setFloat64(0, scale, true);
  bytes.set(new Uint8Array(weights.buffer, weights.byteOffset, weights.length), 8);
  return bytes;
}

/** @throws Error when these are not the bytes of a reader */
export function readerFrom(bytes: Uint8Array): WholeReader {
  if (bytes.length !== 8 + READER_BUCKETS * LABELS) throw new Error("These are no weights of a reader.");
  const { buffer } = new Uint8Array(bytes);
  return { scale: new DataView(buffer).getFloat64(0, true), weights: new Int8Array(buffer, 8) };
}
