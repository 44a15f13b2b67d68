import { CONCEPTS } from "../concepts/all-concepts.rules";
import { WORD_GROUPS } from "../concepts/word-groups.rules";
import { OTHER_LANGUAGES } from "./words-of.rules";

function wordsOf(patterns: readonly string[]): string[] {
  return patterns.flatMap((pattern) => pattern.split(/[\s|~&<>]+/)).filter(Boolean);
}

const BY_LANGUAGE: readonly ReadonlySet<string>[] = [
  new Set([
    ...CONCEPTS.flatMap(({ patterns }) => wordsOf(patterns.en)),
    ...Object.values(WORD_GROUPS.en).flatMap((group) => group.split(" ")),
  ]),
  ...OTHER_LANGUAGES.map(
    (language) =>
      new Set(
        CONCEPTS.flatMap(({ patterns }) =>
          wordsOf(patterns[language] ?? []).map((word) => word.split(":").at(-1) ?? ""),
        ),
      ),
  ),
];

/** Words of the patterns that more than one language writes in the same way: "confusion", "coma", "arm". */
export const COGNATES: ReadonlySet<string> = new Set(
  BY_LANGUAGE.flatMap((words, at) =>
    [...words].filter((word) => BY_LANGUAGE.some((others, other) => other !== at && others.has(word))),
  ),
);
