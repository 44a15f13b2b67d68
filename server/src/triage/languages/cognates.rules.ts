import type { Concept } from "../concept.rules";
import { CONCEPTS, CONCEPTS_FOR_SPELLING } from "../concepts/all-concepts.rules";
import { UNWELL_PATTERNS } from "../concepts/unwell-words.rules";
import { WORD_GROUPS } from "../concepts/word-groups.rules";
import { CHILD_PATTERNS_IN_OTHER_LANGUAGES } from "./all-languages.rules";
import { foldedIn, type OtherLanguage } from "./language.rules";
import { OTHER_LANGUAGES } from "./words-of.rules";

function wordsOf(patterns: readonly string[]): string[] {
  return patterns.flatMap((pattern) => pattern.split(/[\s|~&<>]+/)).filter(Boolean);
}

function byLanguage(concepts: readonly Concept[]): ReadonlySet<string>[] {
  const english = [
    ...concepts.flatMap(({ patterns }) => wordsOf(patterns.en)),
    ...Object.values(WORD_GROUPS.en).flatMap((group) => group.split(" ")),
  ];
  return [
    // Also as another language folds them: "haematemesis" is read as the German "hamatemesis".
    new Set(english.flatMap((word) => [word, ...OTHER_LANGUAGES.map((language) => foldedIn(language, word))])),
    ...OTHER_LANGUAGES.map(
      (language) =>
        new Set(
          concepts.flatMap(({ patterns }) =>
            wordsOf(patterns[language] ?? []).map((word) => word.split(":").at(-1) ?? ""),
          ),
        ),
    ),
  ];
}

function sharedIn(sets: readonly ReadonlySet<string>[]): ReadonlySet<string> {
  return new Set(
    sets.flatMap((words, at) =>
      [...words].filter((word) => sets.some((others, other) => other !== at && others.has(word))),
    ),
  );
}

function knownIn(language: OtherLanguage, concepts: readonly Concept[]): ReadonlySet<string> {
  const written = concepts.flatMap(({ patterns, unless, namedEvents }) =>
    [patterns, unless, namedEvents].flatMap((texts) => texts?.[language] ?? []),
  );
  const all = [...written, ...CHILD_PATTERNS_IN_OTHER_LANGUAGES[language]];
  return new Set(wordsOf(all).map((word) => word.slice(word.indexOf(":") + 1)));
}

function wordsOfUnwell(language: OtherLanguage): string[] {
  return wordsOf(UNWELL_PATTERNS[language] ?? []).map((word) => word.slice(word.indexOf(":") + 1));
}

function inOthers(concepts: readonly Concept[]): Readonly<Record<OtherLanguage, ReadonlySet<string>>> {
  return { fr: knownIn("fr", concepts), es: knownIn("es", concepts), de: knownIn("de", concepts) };
}

/** Every word that a pattern of the language names. Other words of a question need no form to be found by. */
const NAMED = inOthers(CONCEPTS);
const withUnwell = (language: OtherLanguage) => new Set([...NAMED[language], ...wordsOfUnwell(language)]);
export const KNOWN = { fr: withUnwell("fr"), es: withUnwell("es"), de: withUnwell("de") };

/** Of these, the words that are never taken for a slip of another. */
export const SPELLED = inOthers(CONCEPTS_FOR_SPELLING);

/** Words of the patterns that more than one language writes in the same way: "confusion", "coma", "arm". */
export const COGNATES = sharedIn(byLanguage(CONCEPTS_FOR_SPELLING));

/** The same with the words of everyday complaints and of questions about care. */
export const EVERYDAY_COGNATES = sharedIn(byLanguage(CONCEPTS));
