import { createHash } from "node:crypto";
import { assess } from "../clinical/assessment.rules";
import type { Book } from "../clinical/book.rules";
import type { SafetyCase } from "../clinical/safety.rules";
import { type Scorecard, scoredNames } from "../clinical/scorecard.rules";
import { bytesOfReader, type WholeReader } from "../clinical/whole-reader.rules";
import type { TrainingLine } from "./composition.rules";
import type { AnsweringModel } from "./model-file";
import { trainedFrom } from "./model-from-sources";
import { learnedScorecard } from "./scorecard-training.rules";
import { serialise } from "./text-model.rules";
import { readLines, SAFETY_FOLDER, TRAINING_FOLDER, writtenCases } from "./training-data";
import { learnedReader, paired } from "./whole-reader-training.rules";

const HEAD = `# What facts speak for, all together: weights of an emergency, of something to be looked at, and of neither.
# Learned by npm run triage:learn from messages that strangers wrote and labelled; never edited by hand. reviewed: none
`;

/** One line in so many is learned from when a test asks whether code and sources still make what they made. */
const SAMPLED = 32;

/** The names of what the book makes of a message about the person who is known. */
const namesIn = (text: string, book: Book): string[] => scoredNames(assess(text, book, { isOfSubject: true }));

/** As the file of the book. */
export const textOfScorecard = (scorecard: Scorecard): string =>
  HEAD +
  Object.entries(scorecard)
    .map(([name, weights]) => `${name}: [${weights.join(", ")}]\n`)
    .join("");

/** Everything that is learned from messages. */
export interface Learned {
  scorecard: Scorecard;
  reader: WholeReader;
  model: AnsweringModel;
}

/**
 * Learns from messages that were written and labelled by people who had seen neither book nor cases, in further dress too, and measures
 * the model. Some minutes of one core.
 * @param written the book before anything is learned from it
 * @param every of so many lines and cases only one, for a sample
 */
export function learnedFromSources(written: Book, every = 1): Learned {
  const sampled = <T>(all: readonly T[]): T[] => all.filter((_, at) => at % every === 0);
  const lines = sampled(readLines<TrainingLine>(TRAINING_FOLDER));
  const cases = writtenCases();
  const scorecard = learnedScorecard(
    sampled(cases).map(({ text, label }) => ({ label, names: namesIn(text, written) })),
  );
  const ids = new Set(cases.map(({ id }) => id));
  const messages = lines.filter(({ concept }) => ids.has(concept));
  const reader = learnedReader([...messages, ...paired(messages)], (text) => namesIn(text, written));
  const book = { ...written, scorecard, reader };
  return { scorecard, reader, model: trainedFrom(book, lines, sampled(readLines<SafetyCase>(SAFETY_FOLDER))) };
}

/** The hash of what is learned from one line of so many: it changes with whatever changes what all of them give. */
export function sampleStamp(written: Book): string {
  const { scorecard, reader, model } = learnedFromSources(written, SAMPLED);
  const hash = createHash("sha256").update(textOfScorecard(scorecard)).update(bytesOfReader(reader));
  return hash.update(serialise(model.model)).update(JSON.stringify(model.record)).digest("hex").slice(0, 16);
}
