import type { ConceptTexts, ConceptWords } from "./language.rules";

/** The words of what was added later, by concept. */
export const GERMAN_FURTHER_WORDS: Readonly<Record<string, ConceptWords>> = {};

/** What is shown of it. */
export const GERMAN_FURTHER_CONCEPTS: Readonly<Record<string, ConceptTexts>> = {};
