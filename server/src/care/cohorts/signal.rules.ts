import { LIFESTYLE_SIGNALS, type LifestyleSignal, maskOf } from "../../people/accounts/audience-label.rules";

/** Days of readings that are looked at. */
export const READING_DAYS = 30;
/** Of these the last ones, against which the earlier are compared. */
export const LAST_DAYS = 7;
/** With fewer days of a reading nothing is said about it. */
export const FEWEST_DAYS = 7;

/** Averages of a person's days; null where there are too few. */
export interface Habits {
  /** Steps a day. */
  steps: number | null;
  /** Active minutes a day. */
  activeMinutes: number | null;
  /** Time asleep by time in bed, 0 to 1, of nights that have both. */
  sleepShare: number | null;
  /** Resting heart rate in beats a minute: the last week's average less that of the weeks before. */
  restingRise: number | null;
  /** Highest less lowest daily average of the resting heart rate, in beats a minute. */
  restingSpread: number | null;
}

/**
 * What each signal means. None is a diagnosis, and none says why.
 * - Active lifestyle and Sedentary: at least 10,000, and fewer than 5,000 steps a day (Tudor-Locke and Bassett, Sports Medicine 2004).
 * - Regular exercise: 150 active minutes a week (UK Chief Medical Officers' physical activity guidelines, 2019; WHO, 2020).
 * - Poor sleep quality: asleep for less than 75 % of the time in bed, as everywhere in the product (decisions, B9).
 * - Stress indicators: a resting heart rate at least 5 beats above one's own. Illness, heat and alcohol raise it as well.
 * - Heart rate variations: daily averages 20 beats or more apart, twice what is usual within a week (Quer and others, PLOS ONE 2020).
 */
const DEFINITIONS: Readonly<Record<LifestyleSignal, (habits: Habits) => boolean>> = {
  "Active lifestyle": ({ steps }) => steps !== null && steps >= 10_000,
  Sedentary: ({ steps }) => steps !== null && steps < 5_000,
  "Regular exercise": ({ activeMinutes }) => activeMinutes !== null && activeMinutes * 7 >= 150,
  "Poor sleep quality": ({ sleepShare }) => sleepShare !== null && sleepShare < 0.75,
  "Stress indicators": ({ restingRise }) => restingRise !== null && restingRise >= 5,
  "Heart rate variations": ({ restingSpread }) => restingSpread !== null && restingSpread >= 20,
};

/** The signals of a person, as bits. */
export const signalsOf = (habits: Habits): number =>
  maskOf(
    LIFESTYLE_SIGNALS,
    LIFESTYLE_SIGNALS.filter((signal) => DEFINITIONS[signal](habits)),
  );
