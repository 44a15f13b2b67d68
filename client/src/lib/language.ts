import { useTranslation } from "react-i18next";

/** The languages of the interface, in the order of the menus. */
export const LANGUAGES = ["en", "fr", "es", "de"] as const;
export type Language = (typeof LANGUAGES)[number];

/** The cookie that remembers the choice, for a year; the server reads it as well. It says nothing else about a person. */
export const LANGUAGE_COOKIE = "language";
const A_YEAR = 365 * 24 * 60 * 60;

/** The language of a tag such as "fr-CA", or undefined when we have no such language. */
export function toLanguage(tag: string | null | undefined): Language | undefined {
  return LANGUAGES.find((language) => tag?.toLowerCase().split("-")[0] === language);
}

/** The tag for dates, numbers and the `lang` of the page: our English is that of the UK. */
export function localeOf(language: Language): string {
  return language === "en" ? "en-GB" : language;
}

/** What was chosen on this device before, else what the server settled with the browser, else English. */
export function preferredLanguage(): Language {
  const chosen = document.cookie.split("; ").find((pair) => pair.startsWith(`${LANGUAGE_COOKIE}=`));
  return toLanguage(chosen?.split("=")[1]) ?? toLanguage(document.documentElement.lang) ?? "en";
}

/** Remembers the choice on this device. */
export function rememberLanguage(language: Language): void {
  const secure = window.location.protocol === "https:" ? "; Secure" : "";
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in browsers that we support.
  document.cookie = `${LANGUAGE_COOKIE}=${language}; Path=/; Max-Age=${A_YEAR}; SameSite=Lax${secure}`;
}

/** The language that the interface speaks now; a change renders again. */
export function useLanguage(): Language {
  return toLanguage(useTranslation().i18n.language) ?? "en";
}
