import type { Language } from "../../accounts/account.rules";
import type { Texts } from "../../medicines/texts.rules";
import type { Concept } from "../concept.rules";
import { EVERYDAY_WORDS_IN, TYPED_CONCEPTS } from "../concepts/everyday-words/all-everyday-words.rules";
import { FURTHER_WORDS } from "../concepts/further-words/all-further-words.rules";
import { GERMAN_BODY_WORDS } from "./de-body.rules";
import { GERMAN_CONCEPTS } from "./de-concepts.rules";
import { GERMAN_EMERGENCY_WORDS } from "./de-emergency.rules";
import { GERMAN_FURTHER_CONCEPTS, GERMAN_FURTHER_WORDS } from "./de-further.rules";
import { GERMAN_CHILD_PATTERNS, GERMAN_GROUPS } from "./de-groups.rules";
import { GERMAN_RED_FLAG_WORDS } from "./de-red-flags.rules";
import { GERMAN_URGENT_WORDS } from "./de-urgent.rules";
import { SPANISH_BODY_WORDS } from "./es-body.rules";
import { SPANISH_CONCEPTS } from "./es-concepts.rules";
import { SPANISH_EMERGENCY_WORDS } from "./es-emergency.rules";
import { SPANISH_FURTHER_CONCEPTS, SPANISH_FURTHER_WORDS } from "./es-further.rules";
import { SPANISH_CHILD_PATTERNS, SPANISH_GROUPS } from "./es-groups.rules";
import { SPANISH_RED_FLAG_WORDS } from "./es-red-flags.rules";
import { SPANISH_URGENT_WORDS } from "./es-urgent.rules";
import { FRENCH_BODY_WORDS } from "./fr-body.rules";
import { FRENCH_CONCEPTS } from "./fr-concepts.rules";
import { FRENCH_EMERGENCY_WORDS } from "./fr-emergency.rules";
import { FRENCH_FURTHER_CONCEPTS, FRENCH_FURTHER_WORDS } from "./fr-further.rules";
import { FRENCH_CHILD_PATTERNS, FRENCH_GROUPS } from "./fr-groups.rules";
import { FRENCH_RED_FLAG_WORDS } from "./fr-red-flags.rules";
import { FRENCH_URGENT_WORDS } from "./fr-urgent.rules";
import { type ConceptTexts, type ConceptWords, type OtherLanguage, patternIn } from "./language.rules";
import { OTHER_LANGUAGES } from "./words-of.rules";

const WORDS: Readonly<Record<OtherLanguage, Readonly<Record<string, ConceptWords>>>> = {
  fr: {
    ...FRENCH_EMERGENCY_WORDS,
    ...FRENCH_BODY_WORDS,
    ...FRENCH_URGENT_WORDS,
    ...FRENCH_RED_FLAG_WORDS,
    ...FRENCH_FURTHER_WORDS,
  },
  es: {
    ...SPANISH_EMERGENCY_WORDS,
    ...SPANISH_BODY_WORDS,
    ...SPANISH_URGENT_WORDS,
    ...SPANISH_RED_FLAG_WORDS,
    ...SPANISH_FURTHER_WORDS,
  },
  de: {
    ...GERMAN_EMERGENCY_WORDS,
    ...GERMAN_BODY_WORDS,
    ...GERMAN_URGENT_WORDS,
    ...GERMAN_RED_FLAG_WORDS,
    ...GERMAN_FURTHER_WORDS,
  },
};

const GROUPS: Readonly<Record<OtherLanguage, Readonly<Record<string, string>>>> = {
  fr: FRENCH_GROUPS,
  es: SPANISH_GROUPS,
  de: GERMAN_GROUPS,
};

/** How many lists beside the concept itself have words for it: each makes it one version newer. */
function furtherListsOf(id: string): number {
  const inEveryday = Object.values(EVERYDAY_WORDS_IN).some((words) => words[id] !== undefined);
  return (FURTHER_WORDS[id] ? 1 : 0) + (inEveryday ? 1 : 0) + (TYPED_CONCEPTS.has(id) ? 1 : 0);
}

function patternsIn(language: OtherLanguage, written: readonly string[]): string[] {
  return written.map((pattern) => patternIn(language, pattern, GROUPS[language]));
}

/** Every pattern of a concept: those that it brings along, `further-words/` and `everyday-words/`, then those of `languages/`. */
function written(concept: Concept, kind: "patterns" | "unless", everyday: boolean): Texts<readonly string[]> {
  const own = (language: Language) => [
    ...(concept[kind]?.[language] ?? []),
    ...(FURTHER_WORDS[concept.id]?.[kind]?.[language] ?? []),
    ...((everyday && EVERYDAY_WORDS_IN[language][concept.id]?.[kind]) || []),
  ];
  const others = OTHER_LANGUAGES.map((language) => [
    language,
    patternsIn(language, [...own(language), ...(WORDS[language][concept.id]?.[kind] ?? [])]),
  ]);
  return { ...Object.fromEntries(others), en: own("en") };
}

function namedEventsOf({ id, namedEvents }: Concept): Texts<readonly string[]> {
  const others = OTHER_LANGUAGES.map((language) => [
    language,
    patternsIn(language, [...(namedEvents?.[language] ?? []), ...(WORDS[language][id]?.namedEvents ?? [])]),
  ]);
  return { ...Object.fromEntries(others), en: namedEvents?.en ?? [] };
}

const TEXTS: Readonly<Record<OtherLanguage, Readonly<Record<string, ConceptTexts>>>> = {
  fr: { ...FRENCH_CONCEPTS, ...FRENCH_FURTHER_CONCEPTS },
  es: { ...SPANISH_CONCEPTS, ...SPANISH_FURTHER_CONCEPTS },
  de: { ...GERMAN_CONCEPTS, ...GERMAN_FURTHER_CONCEPTS },
};

/** What is shown of a concept in the other languages, where it is written. */
function shown(id: string, kind: keyof ConceptTexts): Partial<Record<OtherLanguage, string>> {
  return Object.fromEntries(
    OTHER_LANGUAGES.flatMap((language) => {
      const text = TEXTS[language][id]?.[kind];
      return text === undefined ? [] : [[language, text]];
    }),
  );
}

/** The concept with its words, its label and its meaning in all four languages. Words that stand elsewhere make it newer. */
export function inAllLanguages(concept: Concept, { everyday = true } = {}): Concept {
  return {
    ...concept,
    version: concept.version + furtherListsOf(concept.id),
    label: { ...shown(concept.id, "label"), ...concept.label },
    ...(concept.meaning && { meaning: { ...shown(concept.id, "meaning"), ...concept.meaning } }),
    patterns: written(concept, "patterns", everyday),
    unless: written(concept, "unless", everyday),
    namedEvents: namedEventsOf(concept),
  };
}

type InOthers<T> = Readonly<Record<OtherLanguage, T>>;

/** Patterns outside of concepts as the engine matches them, by language. */
export function inOtherLanguages({ fr, es, de }: InOthers<readonly string[]>): InOthers<readonly string[]> {
  return { fr: patternsIn("fr", fr), es: patternsIn("es", es), de: patternsIn("de", de) };
}

/** Words by which a question is about a child. */
export const CHILD_PATTERNS_IN_OTHER_LANGUAGES = inOtherLanguages({
  fr: FRENCH_CHILD_PATTERNS,
  es: SPANISH_CHILD_PATTERNS,
  de: GERMAN_CHILD_PATTERNS,
});
