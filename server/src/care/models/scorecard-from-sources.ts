import { assess } from "../clinical/assessment.rules";
import type { Book } from "../clinical/book.rules";
import { type Scorecard, scoredNames } from "../clinical/scorecard.rules";
import { learnedScorecard } from "./scorecard-training.rules";
import { writtenCases } from "./training-data";

const HEAD = `# What facts speak for, all together: weights of an emergency, of something to be looked at, and of neither.
# Learned by npm run triage:learn from messages that strangers wrote and labelled; never edited by hand. reviewed: none
`;

/** The scorecard as it follows from the book and from messages that were written and labelled by people who had seen neither. */
export const scorecardFromSources = (book: Book): Scorecard =>
  learnedScorecard(
    writtenCases().map(({ text, label }) => ({ label, names: scoredNames(assess(text, book, { isOfSubject: true })) })),
  );

/** As the file of the book. */
export const textOfScorecard = (scorecard: Scorecard): string =>
  HEAD +
  Object.entries(scorecard)
    .map(([name, weights]) => `${name}: [${weights.join(", ")}]\n`)
    .join("");
