/** About how many people; nothing for fewer than 50, no end above the last edge. */
export interface Band {
  from: number | null;
  to: number | null;
}

/** Ends that a scale can have: each can be cut into six even parts. */
const ENDS = [300, 600, 1_500, 3_000, 6_000, 15_000, 30_000, 60_000, 150_000, 300_000, 600_000, 1_500_000, 3_000_000];

/** A scale on which the band has room at its right. */
export function scaleOf({ from, to }: Band): number {
  const most = to ?? (from ?? 0) * 2;
  return ENDS.find((end) => end >= most * 1.5) ?? most * 2;
}

/** The numbers under the scale: every part of six but the last before the end, which would touch it. */
export const stepsOf = (max: number): number[] => [0, 1, 2, 3, 4, 6].map((step) => (max / 6) * step);

/** The chosen label without which most more people fit; undefined when none makes a difference. */
export function bestToRemove<Effect extends Band>(now: Band, effects: readonly Effect[]): Effect | undefined {
  const [best] = effects
    .filter(({ from }) => (from ?? 0) > (now.from ?? 0))
    .sort((a, b) => (b.from ?? 0) - (a.from ?? 0));
  return best;
}

/** How many choices two questions differ by. @param before as JSON: lists of choices by group. */
export function changesBetween(before: string, after: string): number {
  const choicesOf = (asked: string) =>
    new Set(
      Object.entries(JSON.parse(asked) as Record<string, string[]>).flatMap(([group, values]) =>
        values.map((value) => `${group} ${value}`),
      ),
    );
  const [was, is] = [choicesOf(before), choicesOf(after)];
  return [...was].filter((one) => !is.has(one)).length + [...is].filter((one) => !was.has(one)).length;
}
