import type { CareLabel } from "../clinical/care-level.rules";
import { featuresOfMessage, READER_BUCKETS, type WholeReader } from "../clinical/whole-reader.rules";
import { hashOf, pickFrom, randomFrom } from "./random.rules";
import { learnedWeights } from "./softmax-training.rules";

/** A whole message with its label. */
export interface LabelledMessage {
  language: string;
  text: string;
  label: CareLabel;
}

const ROUNDS = 6;
const SEVERITY = { emergency: 2, urgent: 1, routine: 0 } as const satisfies Record<CareLabel, number>;

/**
 * Messages of two things at once, half as many as there are: two of one language, one after the other, as urgent as the more urgent of them. From these
 * a reader learns that what is harmless takes nothing back. Pure and seeded.
 */
export function paired(messages: readonly LabelledMessage[]): LabelledMessage[] {
  const ofLanguage = new Map<string, LabelledMessage[]>();
  for (const { language } of messages) ofLanguage.set(language, []);
  for (const one of messages) ofLanguage.get(one.language)?.push(one);
  const random = randomFrom(hashOf("paired"));
  return Array.from({ length: messages.length >> 1 }, () => {
    const one = pickFrom(random, messages);
    const other = pickFrom(random, ofLanguage.get(one.language) ?? messages);
    const label = SEVERITY[one.label] >= SEVERITY[other.label] ? one.label : other.label;
    return { language: one.language, label, text: `${one.text} ${other.text}` };
  });
}

/** Learns from whole messages, each with the names of what the book made of it. Pure: the same give the same bytes on every machine. */
export function learnedReader(
  messages: readonly LabelledMessage[],
  namesIn: (text: string) => readonly string[],
): WholeReader {
  const examples = messages.map(({ text, label }) => {
    const { buckets, values } = featuresOfMessage(text, namesIn(text));
    return { label, features: Int32Array.from(buckets), values: Float32Array.from(values) };
  });
  const weights = learnedWeights(examples, READER_BUCKETS, ROUNDS);
  const scale = weights.reduce((most, weight) => Math.max(most, Math.abs(weight)), 1e-8) / 127;
  return { scale, weights: Int8Array.from(weights, (weight) => Math.round(weight / scale)) };
}
