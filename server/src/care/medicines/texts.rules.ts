import type { Language } from "../../people/accounts/account.rules";

/**
 * Something a person reads or writes, by language. English is always there, so that no safety text can be missing; the
 * others fall back to it until they are written.
 */
export type Texts<T = string> = Readonly<Record<"en", T> & Partial<Record<Exclude<Language, "en">, T>>>;

/** A page that our words were compared with. `writtenOn` is the day of that comparison (YYYY-MM-DD). */
export interface Source {
  title: string;
  url: string;
  writtenOn: string;
}

export type Reference = Pick<Source, "title" | "url">;

/** The text in the reader's language, or in English where it is not written yet. */
export function inLanguage<T>(texts: Texts<T>, language: Language): T {
  return texts[language] ?? texts.en;
}
