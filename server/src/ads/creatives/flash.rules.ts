/** More general flashes than this in any second can cause seizures (WCAG 2.2, 2.3.1). */
export const FLASHES_MAX = 3;

/** A change of relative luminance of this much counts when its darker side is below DARK_SIDE. */
const CHANGE = 0.1;
const DARK_SIDE = 0.8;
/** Share of the picture that has to change together. */
const AREA = 0.25;
const SECOND = 1_000;

/** One frame: the relative luminance (0 to 1) of each cell of a grid, and for how long it is shown, in ms. */
export interface Frame {
  cells: readonly number[];
  ms: number;
}

/** Relative luminance of an sRGB colour, from 0 to 255 each. */
export function luminanceOf(red: number, green: number, blue: number): number {
  const linear = (value: number) => {
    const share = value / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

/**
 * The most flashes in any second of an animation that is shown once. A flash is a pair of opposing changes of at least a quarter of
 * the picture.
 */
export function flashesInSecond(frames: readonly Frame[]): number {
  const turns = turnsOf(frames);
  let most = 0;
  for (const [first, { at }] of turns.entries()) {
    let count = 0;
    while (first + count < turns.length && (turns[first + count]?.at ?? 0) - at < SECOND) count += 1;
    most = Math.max(most, count);
  }
  return Math.floor(most / 2);
}

type Direction = 1 | -1;
interface Turn {
  at: number;
  direction: Direction;
}

/** When enough of the picture became lighter or darker, each time in the other direction than before. */
function turnsOf(frames: readonly Frame[]): Turn[] {
  const size = frames[0]?.cells.length ?? 0;
  // Since its last counted change, the lightest and the darkest that each cell has been.
  const low = [...(frames[0]?.cells ?? [])];
  const high = [...low];
  const turns: Turn[] = [];
  let at = 0;
  for (const { cells, ms } of frames) {
    const changed = { 1: 0, "-1": 0 };
    for (const [cell, value] of cells.entries()) {
      const lowest = low[cell] ?? value;
      const highest = high[cell] ?? value;
      if (value - lowest >= CHANGE && lowest < DARK_SIDE) {
        changed[1] += 1;
        low[cell] = high[cell] = value;
      } else if (highest - value >= CHANGE && value < DARK_SIDE) {
        changed[-1] += 1;
        low[cell] = high[cell] = value;
      } else {
        low[cell] = Math.min(lowest, value);
        high[cell] = Math.max(highest, value);
      }
    }
    for (const direction of [1, -1] as const) {
      // A picture that goes on getting lighter has changed once; one that splits into lighter and darker parts has done both.
      if (changed[direction] >= size * AREA && turns.at(-1)?.direction !== direction) turns.push({ at, direction });
    }
    at += ms;
  }
  return turns;
}
