import { isDay } from "../../platform/london.rules";
import type { CodeableConcept, Dosage } from "./fhir-r4";

/** Several lines of plain text: folded (NFKC), without what nobody sees, cut to a number of characters. */
export function plainText(text: string, longest: number): string {
  const clean = text
    .normalize("NFKC")
    .replace(/\r\n?/g, "\n")
    .replace(/[^\S\n]+/g, " ")
    .replace(/[\p{Cf}\p{Cs}]|(?!\n)\p{Cc}/gu, "")
    .replace(/\n{3,}/g, "\n\n")
    .trim();
  const characters = [...clean];
  return characters.length <= longest ? clean : `${characters.slice(0, longest - 1).join("")}…`;
}

/** One line of plain text. */
export const plainLine = (text: string, longest: number): string => plainText(text.replace(/\s+/g, " "), longest);

/** SNOMED CT ends its full names with what kind of thing it is. */
const SEMANTIC_TAG = / \((disorder|finding|situation|substance|product|procedure|person|qualifier value|event)\)$/;

/** The words of a coded value: those that somebody wrote, else those of a code. Empty when there are none. */
export function wordsOf(concept: CodeableConcept | undefined, longest = 200): string {
  const said = concept?.text?.trim() || concept?.coding?.find(({ display }) => display?.trim())?.display;
  return plainLine((said ?? "").replace(SEMANTIC_TAG, ""), longest);
}

export const hasCode = (concept: CodeableConcept | undefined, codes: ReadonlySet<string>): boolean =>
  concept?.coding?.some(({ code }) => code !== undefined && codes.has(code)) ?? false;

/** The date part of a FHIR date or time, as exact as it was written; null when it is none. */
export function sayDate(...texts: (string | undefined)[]): string | null {
  const found = texts.map((text) => /^\d{4}(-\d{2}(-\d{2})?)?/.exec(text ?? "")?.[0]).find(Boolean);
  return found && isDay(found.padEnd(10, "-01")) ? found : null;
}

/** The moment of a FHIR date or time. A date without a time is noon, so that it is that day everywhere in Europe; null when it is none. */
export function momentOf(...texts: (string | undefined)[]): Date | null {
  for (const text of texts) {
    const day = sayDate(text);
    const moment = day && new Date(text?.includes("T") ? text : `${day.padEnd(10, "-01")}T12:00:00Z`);
    if (moment && !Number.isNaN(moment.getTime())) return moment;
  }
  return null;
}

/** How a medicine is taken, in the words of the record. */
export function dosageText(dosages: readonly Dosage[] | undefined): string {
  return plainLine(
    (dosages ?? [])
      .map(({ text }) => text?.trim() ?? "")
      .filter(Boolean)
      .join("; "),
    200,
  );
}
