import { once } from "./pattern.rules";

/**
 * One typing error in a longer word is forgiven: a letter left out, added, changed, or swapped with its neighbour.
 * Short words are taken as they are, since a letter changes too much in them ("pain", "rain").
 */
const SHORTEST = 5;
const LONGEST = 24;

/** Whether the words are one edit apart, counting a swap of neighbours as one edit. */
function isOneEditApart(a: string, b: string): boolean {
  let front = 0;
  while (front < a.length && a[front] === b[front]) front += 1;
  let back = 0;
  const shorter = Math.min(a.length, b.length) - front;
  while (back < shorter && a[a.length - 1 - back] === b[b.length - 1 - back]) back += 1;
  const left = a.length - front - back;
  const right = b.length - front - back;
  if (left <= 1 && right <= 1) return true;
  return left === 2 && right === 2 && a[front] === b[front + 1] && a[front + 1] === b[front];
}

/** People slip further on in a word, and another beginning is another word: "abgeschossen" is not "angeschossen". A language is marked before it. */
function beginningOf(word: string): string {
  const colon = word.indexOf(":") + 1;
  return word.slice(0, colon + (colon > 0 ? 2 : 1));
}

/** What a typed word was most likely meant to be: every word of the vocabulary that is one slip away. */
export type SpellingOf = (word: string) => readonly string[];

/** The words that are long enough, by their beginning and then by their length. */
function byBeginningOf(
  vocabulary: ReadonlySet<string>,
): ReadonlyMap<string, readonly (readonly string[] | undefined)[]> {
  const byBeginning = new Map<string, string[][]>();
  for (const word of vocabulary) {
    if (word.length < SHORTEST) continue;
    const byLength = once(byBeginning, beginningOf(word), (): string[][] => []);
    byLength[word.length] ??= [];
    byLength[word.length]?.push(word);
  }
  return byBeginning;
}

/**
 * Prepares the vocabulary, when a word that it does not know is first looked up. A word is compared with those alone that begin as it
 * does and are about as long.
 * @param realWords tells words that are spelled right: they may be another form of a word ("Gelenke"), and never a slip of one ("Zange")
 */
export function spellingFor(vocabulary: Iterable<string>, realWords: () => (word: string) => boolean): SpellingOf {
  const known = new Set(vocabulary);
  let prepared: { byBeginning: ReturnType<typeof byBeginningOf>; isReal: (word: string) => boolean } | undefined;
  return (word) => {
    if (word.length < SHORTEST || word.length > LONGEST || known.has(word)) return [];
    prepared ??= { byBeginning: byBeginningOf(known), isReal: realWords() };
    const isReal = prepared.isReal(word);
    const byLength = prepared.byBeginning.get(beginningOf(word)) ?? [];
    return [-1, 0, 1].flatMap((more) =>
      (byLength[word.length + more] ?? []).filter(
        (candidate) =>
          isOneEditApart(candidate, word) && (!isReal || candidate.startsWith(word) || word.startsWith(candidate)),
      ),
    );
  };
}
