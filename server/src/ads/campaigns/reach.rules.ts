import {
  HEALTH_TOPICS,
  LIFESTYLE_SIGNALS,
  maskOf,
  SMALLEST_AUDIENCE,
} from "../../people/accounts/audience-label.rules";

/** Whom a campaign wants to reach. Choices of one group are alternatives; the groups apply together; an empty group asks nothing. */
export interface Wanted {
  cities: readonly string[];
  languages: readonly string[];
  topics: readonly string[];
  signals: readonly string[];
}
export type WantedGroup = keyof Wanted;
export const WANTED_GROUPS: readonly WantedGroup[] = ["cities", "languages", "topics", "signals"];

/** How many people have this in common. */
export interface AudienceCell {
  /** Empty: they have not said. */
  city: string;
  language: string;
  /** A bit for each label, 0 without the consent to personalised sponsorship. */
  topics: number;
  signals: number;
  people: number;
}

/** About how many people: both null under 50, `to` null above the last edge. */
export interface Reach {
  from: number | null;
  to: number | null;
}

/** Between these numbers of people reach is told, never more exactly. The first is the smallest group that is told of at all. */
export const REACH_EDGES = [
  ...[SMALLEST_AUDIENCE, 100, 250, 500, 1_000, 2_500, 5_000, 10_000, 25_000, 50_000],
  ...[75_000, 100_000, 150_000, 250_000, 500_000, 1_000_000],
] as const;

/** The band that a number of people is in. */
export function reachOf(people: number): Reach {
  const above = REACH_EDGES.findIndex((edge) => edge > people);
  if (above === 0) return { from: null, to: null };
  return {
    from: REACH_EDGES.at(above < 0 ? -1 : above - 1) ?? null,
    to: above < 0 ? null : (REACH_EDGES[above] ?? null),
  };
}

/** The cells of people who are wanted. */
function cellsIn(
  cells: readonly AudienceCell[],
  { cities, languages, topics, signals }: Wanted,
): readonly AudienceCell[] {
  const masks = { topics: maskOf(HEALTH_TOPICS, topics), signals: maskOf(LIFESTYLE_SIGNALS, signals) };
  return cells.filter(
    (cell) =>
      (cities.length === 0 || cities.includes(cell.city)) &&
      (languages.length === 0 || languages.includes(cell.language)) &&
      (topics.length === 0 || (cell.topics & masks.topics) !== 0) &&
      (signals.length === 0 || (cell.signals & masks.signals) !== 0),
  );
}

/** How many people of these cells are wanted, exactly: for no answer. */
export const peopleIn = (cells: readonly AudienceCell[], wanted: Wanted): number =>
  cellsIn(cells, wanted).reduce((sum, { people }) => sum + people, 0);

/** Parts of an answer are told in steps of so many people, the smallest group that figures tell of. */
const STEP = 10;

/**
 * How many people answers are made of: those of each place that is named (a city, a language, or one with the other), in whole tens rounded
 * down, so that of places with fewer than ten nobody counts. Questions that differ by such a place have the same answer, however many are asked.
 */
export function toldPeople(cells: readonly AudienceCell[], wanted: Wanted): number {
  const places = new Map<string, number>();
  for (const { city, language, people } of cellsIn(cells, wanted)) {
    const place = `${wanted.cities.length > 0 ? city : ""}|${wanted.languages.length > 0 ? language : ""}`;
    places.set(place, (places.get(place) ?? 0) + people);
  }
  return [...places.values()].reduce((sum, people) => sum + Math.floor(people / STEP) * STEP, 0);
}

/** What one chosen label does: the reach without it. */
export interface ReachEffect extends Reach {
  group: WantedGroup;
  value: string;
}

/** The reach without each of the chosen labels, every label once, in the order of the groups. */
export function reachEffects(cells: readonly AudienceCell[], wanted: Wanted): ReachEffect[] {
  return WANTED_GROUPS.flatMap((group) =>
    [...new Set(wanted[group])].map((value) => {
      const without = { ...wanted, [group]: wanted[group].filter((other) => other !== value) };
      return { group, value, ...reachOf(toldPeople(cells, without)) };
    }),
  );
}

/** True when labels of people must not decide: fewer than 50 fit. */
export const isTooNarrow = (cells: readonly AudienceCell[], wanted: Wanted): boolean =>
  (wanted.topics.length > 0 || wanted.signals.length > 0) && toldPeople(cells, wanted) < SMALLEST_AUDIENCE;

/** The labels of a list that fewer than 50 people have in all. */
export function rareLabels(
  list: readonly string[],
  cells: readonly { mask: number; people: number }[],
): ReadonlySet<string> {
  return new Set(
    list.filter((_, at) => {
      const people = cells.reduce((sum, cell) => (cell.mask & (1 << at) ? sum + cell.people : sum), 0);
      return people < SMALLEST_AUDIENCE;
    }),
  );
}
