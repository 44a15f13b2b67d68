export const TRANSLATION_MESSAGES = {
  failed: "We could not translate this. Please try again.",
  sameLanguage: "This is already in that language.",
  unknownPair: "We cannot translate between these two languages.",
  notSetUp: "Translation is not available here.",
  withdrawn: "We may no longer use this health data, so we cannot translate it.",
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
