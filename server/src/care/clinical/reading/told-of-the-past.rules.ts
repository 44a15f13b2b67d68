import { withoutAccents } from "./languages/language.rules";

/** How people tell of what is over, as regular expressions by language: `told-of-others.yaml` of the book. */
export const SIGNS = [
  ...(["over", "names-an-illness", "came-out", "long-ago", "died", "worry", "unlike"] as const),
  ...(["lately", "goes-on", "stranger", "days-ago", "diagnosis"] as const),
] as const;
export type Sign = (typeof SIGNS)[number];
type Signs = Readonly<Record<Sign, RegExp>>;

/** A part of a message that tells what is over. */
export interface ToldOfThePast {
  start: number;
  end: number;
  /** The sentence in which it stands. */
  sentence: { start: number; end: number };
  /** It speaks of somebody whom nothing else names. */
  isOfStranger: boolean;
  /** It says how it came out, that it was long ago, or why it is told. */
  isSettled: boolean;
  /** It names an illness that others have found, and a day before today. */
  isFound: boolean;
  /** The sentence says that it was long ago, and the part itself that it is over: whoever had it. */
  isLongOver: boolean;
}

/** "… and fainted": a verb of the past that goes on from the part before. */
const AND_FELL = /^and (\p{L}+ed|went|fell|came)(?!\p{L})/u;

const PARTS = /[,;:–]|(?<!\p{L})(and|but|und|aber|et|mais|y|pero)(?!\p{L})/giu;

/** Where the parts of a sentence begin and end. */
function partsOf(written: string, start: number): { start: number; end: number }[] {
  const breaks = [...written.matchAll(PARTS)].map(({ index }) => start + index);
  return [start, ...breaks].map((from, at) => ({ start: from, end: breaks[at] ?? start + written.length }));
}

/** As the signs are written: in small letters, with and without accents. */
function spelled(sentence: string): readonly [string, string] {
  const lower = sentence.toLowerCase().replace(/['’‘]/gu, "").trim();
  return [lower, withoutAccents(lower)];
}

/** Prepares the signs once. @returns the parts of a message's sentences that tell what is over, and in which nothing goes on. */
export function pastReader(
  written: Readonly<Record<Sign, Readonly<Record<string, readonly string[]>>>>,
): (typed: string) => ToldOfThePast[] {
  const signs = Object.fromEntries(
    SIGNS.map((sign) => {
      const all = Object.values(written[sign]).flat().join("|");
      return [sign, new RegExp(`(?<!\\p{L})(?:${all})(?!\\p{L})`, "u")];
    }),
  ) as Signs;
  const says = ([lower, plain]: readonly [string, string], sign: Sign) =>
    signs[sign].test(plain) || (plain !== lower && signs[sign].test(lower));
  return (typed) =>
    [...typed.matchAll(/[^.!?\n]+/g)].flatMap(({ index, 0: written }, number, all) => {
      const sentence = spelled(written);
      const isUnlike = () => says(sentence, "unlike") || says(spelled(all[number + 1]?.[0] ?? ""), "unlike");
      const isLongAgo = () => says(sentence, "long-ago") || says(sentence, "died");
      if (says(sentence, "lately") || !(says(sentence, "over") || isLongAgo() || isUnlike())) return [];
      const isSettled = isUnlike() || isLongAgo() || says(sentence, "worry") || says(sentence, "came-out");
      const isOfStranger = says(sentence, "stranger");
      const whole = { start: index, end: index + written.length };
      const parts = partsOf(written, index).map((part) => {
        const said = spelled(typed.slice(part.start, part.end));
        return { part, said, goesOn: !isUnlike() && says(said, "goes-on") };
      });
      // Where nothing says that it is settled, nothing of the sentence may go on.
      if (!isSettled && !isOfStranger && parts.some(({ goesOn }) => goesOn)) return [];
      let isNamed = isSettled || isOfStranger;
      return parts.flatMap(({ part, said, goesOn }) => {
        isNamed ||= says(said, "names-an-illness");
        const isLongOver = says(sentence, "long-ago") && (says(said, "over") || AND_FELL.test(said[1]));
        const isFound = says(sentence, "days-ago") && says(sentence, "diagnosis");
        const told = { sentence: whole, isOfStranger, isSettled, isFound, isLongOver };
        return (isNamed || isFound) && !goesOn ? [{ ...part, ...told }] : [];
      });
    });
}
