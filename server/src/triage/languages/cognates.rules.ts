import { CONCEPTS } from "../concepts/all-concepts.rules";
import { WORD_GROUPS } from "../concepts/word-groups.rules";
import { CHILD_PATTERNS_IN_OTHER_LANGUAGES } from "./all-languages.rules";
import { foldedIn, type OtherLanguage } from "./language.rules";
import { OTHER_LANGUAGES } from "./words-of.rules";

function wordsOf(patterns: readonly string[]): string[] {
  return patterns.flatMap((pattern) => pattern.split(/[\s|~&<>]+/)).filter(Boolean);
}

const ENGLISH = [
  ...CONCEPTS.flatMap(({ patterns }) => wordsOf(patterns.en)),
  ...Object.values(WORD_GROUPS.en).flatMap((group) => group.split(" ")),
];

const BY_LANGUAGE: readonly ReadonlySet<string>[] = [
  // Also as another language folds them: "haematemesis" is read as the German "hamatemesis".
  new Set(ENGLISH.flatMap((word) => [word, ...OTHER_LANGUAGES.map((language) => foldedIn(language, word))])),
  ...OTHER_LANGUAGES.map(
    (language) =>
      new Set(
        CONCEPTS.flatMap(({ patterns }) =>
          wordsOf(patterns[language] ?? []).map((word) => word.split(":").at(-1) ?? ""),
        ),
      ),
  ),
];

function knownIn(language: OtherLanguage): ReadonlySet<string> {
  const written = CONCEPTS.flatMap(({ patterns, unless, namedEvents }) =>
    [patterns, unless, namedEvents].flatMap((texts) => texts?.[language] ?? []),
  );
  const all = [...written, ...CHILD_PATTERNS_IN_OTHER_LANGUAGES[language]];
  return new Set(wordsOf(all).map((word) => word.slice(word.indexOf(":") + 1)));
}

/** Every word that a pattern of the language names. Other words of a question need no form to be found by. */
export const KNOWN: Readonly<Record<OtherLanguage, ReadonlySet<string>>> = {
  fr: knownIn("fr"),
  es: knownIn("es"),
  de: knownIn("de"),
};

/** Words of the patterns that more than one language writes in the same way: "confusion", "coma", "arm". */
export const COGNATES: ReadonlySet<string> = new Set(
  BY_LANGUAGE.flatMap((words, at) =>
    [...words].filter((word) => BY_LANGUAGE.some((others, other) => other !== at && others.has(word))),
  ),
);
