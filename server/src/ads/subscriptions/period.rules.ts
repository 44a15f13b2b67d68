import { addDays, dayText, londonDay, londonInstant } from "../../platform/london.rules";
import { GRACE_DAYS, RETRY_DAYS } from "./billing.rules";

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** The beginning of that day in London. */
const midnight = (day: string): Date => londonInstant(day, 0);

/** The same day that many months later, or the last one of a month that is too short: 31 Jan, 28 Feb, 31 Mar. */
export function monthsAfter(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.split("-").map(Number);
  const lastDate = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 + months, Math.min(date, lastDate))).toISOString().slice(0, 10);
}

/** How many months of an anchor day have begun by a day. */
function monthsBegun(anchorDay: string, day: string): number {
  const months =
    (Number(day.slice(0, 4)) - Number(anchorDay.slice(0, 4))) * 12 +
    Number(day.slice(5, 7)) -
    Number(anchorDay.slice(5, 7));
  return monthsAfter(anchorDay, months) <= day ? months : months - 1;
}

export interface Span {
  periodStart: Date;
  periodEnd: Date;
}

/** The full hour that has begun: usage is read by full hours. */
export const hourOf = (at: Date): Date => new Date(Math.floor(at.getTime() / HOUR_MS) * HOUR_MS);

/** A first month: from the full hour to midnight in London of the same day of the next month. */
export function firstMonth(now: Date): Span {
  return { periodStart: hourOf(now), periodEnd: midnight(monthsAfter(londonDay(now), 1)) };
}

/**
 * The month that follows one which is over, counted from the anchor day and never from the month before. Months that have passed
 * altogether are left out.
 * @param lastEnd the end of the month before.
 */
export function nextMonth(anchorDay: string, lastEnd: Date, now: Date): Span {
  const months = monthsBegun(anchorDay, londonDay(now > lastEnd ? now : lastEnd));
  const begun = midnight(monthsAfter(anchorDay, months));
  const periodStart = begun > lastEnd ? begun : lastEnd;
  return { periodStart, periodEnd: midnight(monthsAfter(anchorDay, months + 1)) };
}

/** The end of the month that began at that moment. */
export const endOfMonth = (anchorDay: string, periodStart: Date): Date =>
  midnight(monthsAfter(anchorDay, monthsBegun(anchorDay, londonDay(periodStart)) + 1));

/** Until when adverts go on after a renewal failed. */
export const graceEnd = (failedAt: Date): Date => midnight(addDays(londonDay(failedAt), GRACE_DAYS));

/** When a failed renewal is tried again by itself; null when it is not any more. */
export function nextAttempt(graceEndsAt: Date, now: Date): Date | null {
  const failedDay = addDays(londonDay(graceEndsAt), -GRACE_DAYS);
  return RETRY_DAYS.map((days) => midnight(addDays(failedDay, days))).find((at) => at > now) ?? null;
}

/** Days of the calendar in London from one day to another. */
function daysBetween(from: Date, to: Date): number {
  return Math.round((Date.parse(londonDay(to)) - Date.parse(londonDay(from))) / DAY_MS);
}

/** How many days a period has, and how many whole ones are left of it. */
export function daysOf({ periodStart, periodEnd }: Span, now: Date): { all: number; left: number } {
  const today = londonInstant(londonDay(now), 0).getTime() === now.getTime() ? 0 : 1;
  return { all: daysBetween(periodStart, periodEnd), left: Math.max(0, daysBetween(now, periodEnd) - today) };
}

/** True from that many days before the end on. */
export const isWithinDays = (end: Date, days: number, now: Date): boolean =>
  end.getTime() - now.getTime() <= days * DAY_MS;

/** "22 Nov 2026 to 21 Dec 2026": the first and the last day of a period. */
export const spanText = ({ periodStart, periodEnd }: Span): string =>
  `${dayText(periodStart)} to ${dayText(new Date(periodEnd.getTime() - 1))}`;
