import { assess } from "../clinical/assessment.rules";
import type { Book } from "../clinical/book.rules";
import { type Scorecard, scoredNames } from "../clinical/scorecard.rules";
import type { WholeReader } from "../clinical/whole-reader.rules";
import type { TrainingLine } from "./composition.rules";
import { learnedScorecard } from "./scorecard-training.rules";
import { writtenCases } from "./training-data";
import { learnedReader, paired } from "./whole-reader-training.rules";

const HEAD = `# What facts speak for, all together: weights of an emergency, of something to be looked at, and of neither.
# Learned by npm run triage:learn from messages that strangers wrote and labelled; never edited by hand. reviewed: none
`;

/** The names of what the book makes of a message about the person who is known. */
const namesIn = (text: string, book: Book): string[] => scoredNames(assess(text, book, { isOfSubject: true }));

/** The scorecard as it follows from the book and from messages that were written and labelled by people who had seen neither. */
export const scorecardFromSources = (book: Book): Scorecard =>
  learnedScorecard(writtenCases().map(({ text, label }) => ({ label, names: namesIn(text, book) })));

/** As the file of the book. */
export const textOfScorecard = (scorecard: Scorecard): string =>
  HEAD +
  Object.entries(scorecard)
    .map(([name, weights]) => `${name}: [${weights.join(", ")}]\n`)
    .join("");

/** The reader of whole messages, from the same messages as they were written, in further dress, and two at once. Some minutes of one core. */
export function readerFromSources(book: Book, lines: readonly TrainingLine[]): WholeReader {
  const written = new Set(writtenCases().map(({ id }) => id));
  const messages = lines.filter(({ concept }) => written.has(concept));
  return learnedReader([...messages, ...paired(messages)], (text) => namesIn(text, book));
}
