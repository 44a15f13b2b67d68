import type { TFunction } from "i18next";

/** What a disclosure says, by the words with which the server keeps it: they stay true when the product changes its own. */
const WORDS = {
  Owner: "disclosures.words.owner",
  Pharmacist: "disclosures.words.pharmacist",
  "Your health profile": "disclosures.words.profile",
  "Your questions": "disclosures.words.questions",
  "Your question": "disclosures.words.question",
  "To answer your question": "disclosures.words.toAnswer",
  "Your report about an answer": "disclosures.words.report",
  "To check the answer that you got": "disclosures.words.toCheck",
  "What your health profile says against medicines": "disclosures.words.against",
  "To check an answer before it is sent to you": "disclosures.words.beforeSent",
} as const;

const isKnown = (words: string): words is keyof typeof WORDS => Object.hasOwn(WORDS, words);

/** The words of a disclosure in the language of the interface; those that are not known stay as they are. */
export function disclosureWords(t: TFunction<"account">, words: string): string {
  return isKnown(words) ? t(WORDS[words]) : words;
}
