/** In the order of the charts. People under 18 are in none. */
export const AGE_BANDS = ["18-24", "25-34", "35-44", "45-54", "55-64", "65+"] as const;
export type AgeBand = (typeof AGE_BANDS)[number];

export const AUDIENCE_GENDERS = ["FEMALE", "MALE", "OTHER"] as const;
export type AudienceGender = (typeof AUDIENCE_GENDERS)[number];

/** What the health side tells of a person who agreed to personalised sponsorship. Null is "has not said". */
export interface SharedFacts {
  ageBand: AgeBand | null;
  gender: AudienceGender | null;
}

const ADULT = 18;

/** The band of an age in years; null under 18, and when it is not known. */
export function ageBandOf(age: number | null): AgeBand | null {
  if (age === null || age < ADULT) return null;
  return AGE_BANDS.find((band) => band.endsWith("+") || age <= Number(band.split("-")[1])) ?? null;
}

/** True for somebody of whom advertising may be told more than the place: nothing is ever told of people under 18. */
export const isAdult = (age: number | null): boolean => age === null || age >= ADULT;

/** A group of fewer people on a day is never kept (decisions, C9). */
export const SMALLEST_GROUP = 10;

/** Views whose person has not said, or has not agreed to share. */
export const NOT_SHARED = "NOT_SHARED";
/** Groups that were too small to stand alone, together. */
export const MERGED = "SMALL_GROUPS";

export const AUDIENCE_DIMENSIONS = ["AGE", "GENDER", "CITY", "LANGUAGE", "PLACEMENT"] as const;
export type AudienceDimension = (typeof AUDIENCE_DIMENSIONS)[number];

/** A group of the people who saw a campaign's adverts on a day. Each person is in one group of a dimension, but for placements. */
export interface Cell {
  label: string;
  views: number;
  clicks: number;
  engagements: number;
  /** Distinct people who saw an advert; anew from each midnight of UTC. */
  people: number;
  /** Those of the UTC day that has most of the London day: nobody is in it twice. */
  surePeople: number;
}

const COUNTS = ["views", "clicks", "engagements", "people", "surePeople"] as const;

const together = (cells: readonly Cell[]): Cell => {
  const sum = { label: MERGED, views: 0, clicks: 0, engagements: 0, people: 0, surePeople: 0 };
  for (const cell of cells) for (const count of COUNTS) sum[count] += cell[count];
  return sum;
};

/**
 * The groups of one dimension that may be kept: those of too few people are merged, and the next smallest with them for as long as
 * they are too few together, because what is missing from the total could be told otherwise. None when all are too few.
 */
export function mergeSmallGroups(cells: readonly Cell[]): Cell[] {
  const bySize = [...cells].sort((a, b) => a.surePeople - b.surePeople || (a.label < b.label ? -1 : 1));
  let small = bySize.filter(({ surePeople }) => surePeople < SMALLEST_GROUP).length;
  if (small === 0) return bySize;
  while (small < bySize.length && together(bySize.slice(0, small)).surePeople < SMALLEST_GROUP) small += 1;
  const merged = together(bySize.slice(0, small));
  return merged.surePeople < SMALLEST_GROUP ? [] : [...bySize.slice(small), merged];
}

/**
 * Whole percents that sum to 100 (largest remainder); none when there is nothing to divide. Whoever has more never gets less, and
 * the first of two equals gets what is left over.
 */
export function percentsOf(parts: readonly number[]): number[] {
  const total = parts.reduce((sum, part) => sum + part, 0);
  if (total === 0) return [];
  const exact = parts.map((part) => (part * 100) / total);
  const percents = exact.map(Math.floor);
  const left = 100 - percents.reduce((sum, part) => sum + part, 0);
  const remainder = (at: number) => ((parts[at] ?? 0) * 100) % total;
  const byRemainder = parts.map((_, at) => at).sort((a, b) => remainder(b) - remainder(a) || a - b);
  for (const at of byRemainder.slice(0, left)) percents[at] = (percents[at] ?? 0) + 1;
  return percents;
}
