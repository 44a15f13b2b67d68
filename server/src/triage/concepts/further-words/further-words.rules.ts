import type { Texts } from "../../../medicines/texts.rules";

/** Further ways of saying what a concept is about, by language. */
export interface FurtherWords {
  patterns: Partial<Texts<readonly string[]>>;
  unless?: Partial<Texts<readonly string[]>>;
}

export type FurtherWordsById = Readonly<Record<string, FurtherWords>>;
