import type { Pieces } from "./pieces.rules";

/** Whole words that are looked for. */
export interface Keyword {
  /** Its words and signs, with one space where white space or a hyphen may stand; also how many they are, and the first. */
  key: string;
  first: string;
  count: number;
}

/** A list of rules, as far as this looks at them. */
type Rules = readonly { keywords: readonly Keyword[] }[];

/** The keywords of many rules, so that a text is gone through once for all of them. */
export interface KeywordIndex {
  /** By the first word of a keyword: of how many words and signs such keywords consist. */
  counts: Map<string, Set<number>>;
  /** By the whole keyword: which rules have it, as places in the list. */
  rules: Map<string, number[]>;
}

const kept = new WeakMap<Rules, KeywordIndex>();

/** The index of a list of rules; made once for each list. */
export async function keywordIndexOf(rules: Rules, pieces: Pieces): Promise<KeywordIndex> {
  const known = kept.get(rules);
  if (known) return known;
  const index: KeywordIndex = { counts: new Map(), rules: new Map() };
  for (const [at, { keywords }] of rules.entries()) {
    for (const { key, first, count } of keywords) {
      await pieces.spend(20 + key.length);
      index.counts.set(first, (index.counts.get(first) ?? new Set()).add(count));
      const sharers = index.rules.get(key) ?? [];
      sharers.push(at);
      index.rules.set(key, sharers);
    }
  }
  kept.set(rules, index);
  return index;
}
