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

/** A stretch of a text, in UTF-16 units: from `start` up to, but not including, `end`. */
export interface Stretch {
  start: number;
  end: number;
}

/** A text cut where the given stretches stand in it. They may overlap or touch; what lies outside of the text is left out. */
export function markStretches(text: string, stretches: readonly Stretch[]): Piece[] {
  const pieces: Piece[] = [];
  let at = 0;
  for (const { start, end } of [...stretches].sort((a, b) => a.start - b.start || a.end - b.end)) {
    const from = Math.max(start, at);
    const to = Math.min(end, text.length);
    if (to <= from) continue;
    if (from > at) pieces.push({ text: text.slice(at, from), isMarked: false });
    const last = pieces.at(-1);
    if (last?.isMarked && from === at) last.text += text.slice(from, to);
    else pieces.push({ text: text.slice(from, to), isMarked: true });
    at = to;
  }
  if (at < text.length) pieces.push({ text: text.slice(at), isMarked: false });
  return pieces;
}
