export const MINUTE_MS = 60_000;
const DAY_MS = 24 * 3_600_000;

/** Over how many days the share of minutes is told, and how long beats are kept. */
export const UPTIME_DAYS = 30;
export const KEPT_DAYS = 31;

/** The minute in which a moment falls. */
export const minuteOf = (moment: Date): Date => new Date(Math.floor(moment.getTime() / MINUTE_MS) * MINUTE_MS);

/** From which minute on uptime is counted: the first one known, at most 30 days ago. */
export function uptimeSince(first: Date, now: Date): Date {
  return new Date(Math.max(first.getTime(), minuteOf(now).getTime() - UPTIME_DAYS * DAY_MS));
}

/** Before which minute beats are forgotten. */
export const forgottenBefore = (now: Date): Date => new Date(minuteOf(now).getTime() - KEPT_DAYS * DAY_MS);

/**
 * The share of minutes with a beat, in percent with one decimal place; never 100 while one is missing. The minute that runs is
 * left out, for its beat may still come.
 */
export function uptimePercent(since: Date, beats: number, now: Date): number {
  const minutes = (minuteOf(now).getTime() - since.getTime()) / MINUTE_MS;
  if (minutes <= 0 || beats >= minutes) return 100;
  return Math.floor((beats / minutes) * 1_000) / 10;
}
