import { BELLY_AND_INFECTION_WORDS } from "./belly-and-infection.rules";
import { BRAIN_AND_HEART_WORDS } from "./brain-and-heart.rules";
import { EVERYDAY_WORDS } from "./everyday.rules";
import type { FurtherWordsById } from "./further-words.rules";
import { INJURY_AND_POISON_WORDS } from "./injury-and-poison.rules";
import { MIND_BIRTH_AND_CHILD_WORDS } from "./mind-birth-and-child.rules";

/** What was learned from questions in words that nobody had thought of, by concept. No concept stands in two lists. */
export const FURTHER_WORDS: FurtherWordsById = {
  ...BRAIN_AND_HEART_WORDS,
  ...INJURY_AND_POISON_WORDS,
  ...MIND_BIRTH_AND_CHILD_WORDS,
  ...BELLY_AND_INFECTION_WORDS,
  ...EVERYDAY_WORDS,
};
