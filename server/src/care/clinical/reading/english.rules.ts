/** How English words end beside those of the dictionary: what is taken off, and what may stand in its place. */
const ENDINGS: readonly [ending: string, inPlace: readonly string[]][] = [
  ["s", [""]],
  ["es", [""]],
  ["ies", ["y"]],
  ["ed", ["", "e"]],
  ["ied", ["y"]],
  ["ing", ["", "e"]],
  ["ings", ["", "e"]],
  ["er", ["", "e"]],
  ["ers", ["", "e"]],
  ["ier", ["y"]],
  ["est", ["", "e"]],
  ["iest", ["y"]],
  ["ly", [""]],
  ["y", ["", "e"]],
  ["ness", [""]],
  ["able", ["", "e"]],
];

const undoubled = (stem: string): string => stem.replace(/(\p{L})\1$/u, "$1");

function isInflected(word: string, dictionary: ReadonlySet<string>): boolean {
  return ENDINGS.some(([ending, inPlace]) => {
    if (!word.endsWith(ending)) return false;
    const stem = word.slice(0, -ending.length);
    return dictionary.has(undoubled(stem)) || inPlace.some((end) => dictionary.has(stem + end));
  });
}

/** Whether a word is English: one of the dictionary, or made from one by an ordinary ending. */
export function isEnglish(word: string, dictionary: ReadonlySet<string>): boolean {
  return dictionary.has(word) || isInflected(word, dictionary);
}
