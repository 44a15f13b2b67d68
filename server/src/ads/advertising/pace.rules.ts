import { HOUR_MS, type LondonHour, londonHour } from "../campaigns/schedule.rules";

const QUARTER_MS = HOUR_MS / 4;
const DAY_MS = 24 * HOUR_MS;

/** The 24 hours of London that make a day of UTC, like the day inside a token. @param day YYYY-MM-DD. */
export function hoursOfUtcDay(day: string): LondonHour[] {
  const start = Date.parse(`${day}T00:00:00Z`);
  return Array.from({ length: 24 }, (_, hour) => londonHour(start + hour * HOUR_MS));
}

/**
 * How many impressions a campaign with a daily cap may have had by now, spread evenly over the time of this UTC day in which it may
 * be shown: the cap's share of that time, the present quarter of an hour included, rounded up.
 * @param allowed for each hour of the UTC day, whether it may be shown.
 * @param time ms since 1970.
 */
export function evenAllowance(cap: number, allowed: readonly boolean[], time: number): number {
  const quarters = 4 * allowed.filter(Boolean).length;
  if (quarters === 0) return 0;
  const now = Math.floor((time % DAY_MS) / QUARTER_MS);
  let passed = 0;
  for (let quarter = 0; quarter <= now; quarter += 1) {
    if (allowed[quarter >> 2]) passed += 1;
  }
  return Math.ceil((cap * passed) / quarters);
}
