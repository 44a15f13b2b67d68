import { useTranslation } from "react-i18next";

/** The languages of the interface, in the order of the menus. */
export const LANGUAGES = ["en", "fr", "es", "de"] as const;
export type Language = (typeof LANGUAGES)[number];

/** The language of a tag such as "fr-CA", or undefined when we have no such language. */
export function toLanguage(tag: string | null | undefined): Language | undefined {
  return LANGUAGES.find((language) => tag?.toLowerCase().split("-")[0] === language);
}

/** The tag for dates, numbers and the `lang` of the page: our English is that of the UK. */
export function localeOf(language: Language): string {
  return language === "en" ? "en-GB" : language;
}

/** The language that the interface speaks now; a change renders again. */
export function useLanguage(): Language {
  return toLanguage(useTranslation().i18n.language) ?? "en";
}
