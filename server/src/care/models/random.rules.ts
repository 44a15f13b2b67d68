const { imul } = Math;

/** A source of numbers from 0 to below 1 that are the same on every machine for the same seed (Mulberry32). */
export type Random = () => number;

export function randomFrom(seed: number): Random {
  return resumableRandom(seed).next;
}

/** The same, for whoever has to go on later where it stopped: with `state()` as the seed of another. */
export function resumableRandom(seed: number): { next: Random; state(): number } {
  let state = seed | 0;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  return { next, state: () => state };
}

export function pickFrom<T>(random: Random, values: readonly T[]): T {
  return values[Math.floor(random() * values.length)] as T;
}

/** The values in an order of chance, as a new list. */
export function shuffled<T>(random: Random, values: readonly T[]): T[] {
  const list = [...values];
  for (let at = list.length - 1; at > 0; at -= 1) {
    const other = Math.floor(random() * (at + 1));
    [list[at], list[other]] = [list[other] as T, list[at] as T];
  }
  return list;
}

/** A number of 32 bits for a text (FNV-1a), the same everywhere. */
export function hashOf(text: string, seed = 0x811c9dc5): number {
  let hash = seed;
  for (let at = 0; at < text.length; at += 1) hash = imul(hash ^ text.charCodeAt(at), 0x01000193);
  return hash >>> 0;
}
