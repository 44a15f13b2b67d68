export const sentencesOf = (text: string): string[] => text.split(/(?<=[.!?])\s+/);

/** Words of some length, without their ends: "pilule", "pilules". */
export type Stems = ReadonlySet<string>;

export const stemsOf = (text: string): Stems =>
  new Set((text.toLowerCase().match(/\p{L}{4,}/gu) ?? []).map((word) => word.slice(0, 5)));

/** Which part of the words of a text stands in another one: 0 for none, 1 for all. */
export function partSaidIn(text: Stems, other: Stems): number {
  let said = 0;
  for (const stem of text) if (other.has(stem)) said += 1;
  return text.size === 0 ? 0 : said / text.size;
}

/** The share of a sentence's words that makes it one that was said already. */
const SAID_ALREADY = 0.55;

/** Whether a sentence says in other words what stands there already. */
export const isSaidIn = (sentence: string, text: string): boolean =>
  partSaidIn(stemsOf(sentence), stemsOf(text)) >= SAID_ALREADY;

/** Of two signs, the share of the words of one of them that makes them the same to whoever reads a list of them. */
const ALIKE = 0.6;

/** Whether the words of two signs read as the same one, told with more or with fewer of them. */
export const areAlikeIn = (one: Stems, other: Stems): boolean =>
  Math.max(partSaidIn(one, other), partSaidIn(other, one)) >= ALIKE;

/** Whether two signs read as the same one. */
export const areAlike = (one: string, other: string): boolean =>
  one === other || areAlikeIn(stemsOf(one), stemsOf(other));
