export { GERMAN_FURTHER_CONCEPTS } from "./de-further-concepts.rules";
export { GERMAN_FURTHER_WORDS } from "./de-further-words.rules";
