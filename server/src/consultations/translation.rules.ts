export const TRANSLATION_MESSAGES = {
  failed: "The translation did not come. Please try again.",
  sameLanguage: "This is written in that language already.",
  unknownPair: "The translation program does not know both languages.",
  notSetUp: "There is no translation program here.",
  withdrawn: "The agreement to the use of this health data was withdrawn. It cannot be translated.",
} as const;

/** How a pharmacist's look at a translation is shown to the patient whose words they are about. */
export const translationLook = (translator: string) =>
  ({
    role: "Pharmacist",
    what: "What was written about your question",
    reason: `To read it in another language, by ${translator}`,
  }) as const;

/** A translation may be so much longer than its source, in characters; what is longer is something else. */
const TIMES_AS_LONG = 4;
const LONGER_BY = 200;

/** A translation as it is shown, or null when it is empty or far too long to be one. */
export function fitTranslation(source: string, translation: string): string | null {
  const text = translation.trim();
  return text === "" || text.length > source.length * TIMES_AS_LONG + LONGER_BY ? null : text;
}
