import { LANGUAGES } from "../../people/accounts/account.rules";
import type { Words } from "./book.rules";
import type { Compiler } from "./book-patterns.rules";
import { type Pattern, wordsOf } from "./reading/pattern.rules";
import { PatternIndex } from "./reading/pattern-index.rules";
import type { QuestionText } from "./reading/question.rules";
import { spansOf } from "./reading/spans.rules";

/** A pattern of `other-meanings.yaml`, and its words that count for no fact where it is found. */
export interface Meaning {
  pattern: Pattern;
  words: ReadonlySet<string>;
}

export const meaningsOf = (written: Words, compiled: Compiler): Meaning[] =>
  LANGUAGES.flatMap((language) =>
    written[language].flatMap((one) => {
      const words = wordsOf((one.match(/(?<=!)[^\s~]+/g) ?? []).flatMap((marked) => compiled(language, marked)));
      return compiled(language, one.replaceAll("!", "")).map((pattern) => ({ pattern, words }));
    }),
  );

/** Prepares the words that mean something harmless beside others, as "blackout" does beside "blinds". @returns their places in a message */
export function otherwiseMeantReader(meanings: readonly Meaning[]): (text: QuestionText) => ReadonlySet<number> {
  const index = new PatternIndex(meanings.map(({ pattern }) => pattern));
  return (text) => {
    const places = new Set<number>();
    for (const at of index.candidatesIn(text)) {
      const { pattern, words } = meanings[at] as Meaning;
      const parts = pattern.everywhere.map((part) => spansOf(text, part));
      if (parts.some((spans) => spans.length === 0)) continue;
      for (const { named } of parts.flat())
        for (const place of named) if (text.tokens[place]?.forms.some((form) => words.has(form))) places.add(place);
    }
    return places;
  };
}
