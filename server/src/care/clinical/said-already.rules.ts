export const sentencesOf = (text: string): string[] => text.split(/(?<=[.!?])\s+/);

/** Words of some length, without their ends: "pilule", "pilules". */
const stemsOf = (text: string): string[] => [
  ...new Set((text.toLowerCase().match(/\p{L}{4,}/gu) ?? []).map((word) => word.slice(0, 5))),
];

/** Which part of the words of a text stands in another one: 0 for none, 1 for all. */
export function partSaidIn(text: string, other: string): number {
  const [said, stems] = [new Set(stemsOf(other)), stemsOf(text)];
  return stems.length === 0 ? 0 : stems.filter((stem) => said.has(stem)).length / stems.length;
}

/** The share of a sentence's words that makes it one that was said already. */
const SAID_ALREADY = 0.55;

/** Whether a sentence says in other words what stands there already. */
export const isSaidIn = (sentence: string, text: string): boolean => partSaidIn(sentence, text) >= SAID_ALREADY;

/** Of two signs, the share of the words of one of them that makes them the same to whoever reads a list of them. */
const ALIKE = 0.6;

/** Whether two signs read as the same one, told with more or with fewer words. */
export const areAlike = (one: string, other: string): boolean =>
  one === other || Math.max(partSaidIn(one, other), partSaidIn(other, one)) >= ALIKE;
