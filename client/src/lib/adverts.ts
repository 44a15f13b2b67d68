import type { Stretch } from "./markWords";

/** The texts of an advert that rules look at. */
export type AdvertPart = "TITLE" | "DESCRIPTION" | "ALT_TEXT" | "DISCLAIMER";

/** Where each text of an advert is marked. */
export type AdvertMarks = Readonly<Record<AdvertPart, readonly Stretch[]>>;

/** What rules found in an advert, by the text in which it stands. */
export function marksOf(violations: readonly { matches: readonly ({ field: AdvertPart } & Stretch)[] }[]): AdvertMarks {
  const marks: Record<AdvertPart, Stretch[]> = { TITLE: [], DESCRIPTION: [], ALT_TEXT: [], DISCLAIMER: [] };
  for (const { matches } of violations) for (const { field, start, end } of matches) marks[field].push({ start, end });
  return marks;
}

/** The host of an address, for the line below an advert; what is not an address yet has none. */
export function hostOf(address: string): string {
  try {
    return new URL(address).host.replace(/^www\./, "");
  } catch {
    return "";
  }
}
