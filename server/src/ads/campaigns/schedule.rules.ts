import { londonDay } from "../../platform/london.rules";

/** When a campaign may be shown, by the clocks in London. */
export interface Schedule {
  /** YYYY-MM-DD, both included; null for no limit. */
  startsOn: string | null;
  endsOn: string | null;
  /** 1 is Monday. None: all. */
  weekdays: readonly number[];
  /** 0 to 23. None: all. */
  hours: readonly number[];
}

/** What clocks and calendars in London show during one hour. */
export interface LondonHour {
  /** YYYY-MM-DD */
  day: string;
  /** 1 is Monday. */
  weekday: number;
  /** 0 to 23. */
  hour: number;
}

export const HOUR_MS = 3_600_000;
const HOUR = new Intl.DateTimeFormat("en-GB", { timeZone: "Europe/London", hour: "2-digit", hourCycle: "h23" });
/** Two weeks have each hour of each weekday, also when the clocks change in one of them. */
const LOOK_AHEAD_HOURS = 15 * 24;

/** The ISO day of the week of a day, 1 is Monday. */
export const weekdayOf = (day: string): number => new Date(`${day}T12:00:00Z`).getUTCDay() || 7;

/** London is ahead of UTC by whole hours, so all moments of an hour of UTC are in one hour of London. @param time ms since 1970. */
export function londonHour(time: number): LondonHour {
  const at = new Date(time);
  const day = londonDay(at);
  return { day, weekday: weekdayOf(day), hour: Number(HOUR.format(at)) };
}

/** True while the campaign may be shown. */
export function isScheduled({ startsOn, endsOn, weekdays, hours }: Schedule, at: LondonHour): boolean {
  return (
    (startsOn === null || startsOn <= at.day) &&
    (endsOn === null || at.day <= endsOn) &&
    (weekdays.length === 0 || weekdays.includes(at.weekday)) &&
    (hours.length === 0 || hours.includes(at.hour))
  );
}

/** True when there is an hour left, from now on, in which the campaign may be shown. */
export function hasHourLeft(schedule: Schedule, now: Date): boolean {
  const { startsOn, endsOn } = schedule;
  const begins = startsOn && startsOn > londonDay(now) ? new Date(`${startsOn}T00:00:00Z`).getTime() - HOUR_MS : 0;
  const first = Math.max(now.getTime(), begins);
  for (let hour = 0; hour < LOOK_AHEAD_HOURS; hour += 1) {
    const at = londonHour(first + hour * HOUR_MS);
    if (endsOn !== null && at.day > endsOn) return false;
    if (isScheduled(schedule, at)) return true;
  }
  return false;
}
