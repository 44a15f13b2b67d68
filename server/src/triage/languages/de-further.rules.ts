import { GERMAN_FURTHER_EMERGENCY_CONCEPTS } from "./de-further-concepts.rules";
import { GERMAN_FURTHER_URGENT_CONCEPTS } from "./de-further-urgent-concepts.rules";
import { GERMAN_FURTHER_URGENT_WORDS } from "./de-further-urgent-words.rules";
import { GERMAN_FURTHER_EMERGENCY_WORDS } from "./de-further-words.rules";

/** The German words of what was added later, by concept. */
export const GERMAN_FURTHER_WORDS = { ...GERMAN_FURTHER_EMERGENCY_WORDS, ...GERMAN_FURTHER_URGENT_WORDS };

/** What is shown of it. */
export const GERMAN_FURTHER_CONCEPTS = { ...GERMAN_FURTHER_EMERGENCY_CONCEPTS, ...GERMAN_FURTHER_URGENT_CONCEPTS };
