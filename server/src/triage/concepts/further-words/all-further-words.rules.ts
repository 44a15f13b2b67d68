import { BELLY_AND_INFECTION_WORDS } from "./belly-and-infection.rules";
import { BIRTH_AND_CHILD_WORDS } from "./birth-and-child.rules";
import { BRAIN_WORDS } from "./brain.rules";
import { EVERYDAY_WORDS } from "./everyday.rules";
import type { FurtherWordsById } from "./further-words.rules";
import { HEART_AND_LUNG_WORDS } from "./heart-and-lungs.rules";
import { INJURY_WORDS } from "./injuries.rules";
import { MIND_WORDS } from "./mind.rules";
import { POISON_AND_ALLERGY_WORDS } from "./poison-and-allergy.rules";
import { TO_BE_SEEN_WORDS } from "./to-be-seen.rules";

/** Every list; no concept stands in two of them. */
export const FURTHER_WORD_LISTS: readonly FurtherWordsById[] = [
  BELLY_AND_INFECTION_WORDS,
  BIRTH_AND_CHILD_WORDS,
  BRAIN_WORDS,
  EVERYDAY_WORDS,
  HEART_AND_LUNG_WORDS,
  INJURY_WORDS,
  MIND_WORDS,
  POISON_AND_ALLERGY_WORDS,
  TO_BE_SEEN_WORDS,
];

/** What was learned from questions in words that nobody had thought of, by concept. */
export const FURTHER_WORDS: FurtherWordsById = Object.assign({}, ...FURTHER_WORD_LISTS);
