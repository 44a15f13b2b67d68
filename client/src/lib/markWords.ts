export interface Piece {
  text: string;
  isMarked: boolean;
}

/** A text cut where the given words stand in it, whatever their case. Words that are not in it are left out. */
export function markWords(text: string, words: readonly string[]): Piece[] {
  const wanted = [...new Set(words.filter((word) => word.trim() !== ""))].sort((a, b) => b.length - a.length);
  if (wanted.length === 0) return [{ text, isMarked: false }];
  const escaped = wanted.map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));
  return text
    .split(new RegExp(`(${escaped.join("|")})`, "iu"))
    .map((part, index) => ({ text: part, isMarked: index % 2 === 1 }))
    .filter((piece) => piece.text !== "");
}
