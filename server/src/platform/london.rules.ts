const DAY = new Intl.DateTimeFormat("sv-SE", { timeZone: "Europe/London" });

/** The day in Europe/London at that moment, as YYYY-MM-DD. */
export const londonDay = (at: Date): string => DAY.format(at);

/** The day of the week in Europe/London at that moment, 0 for a Sunday. */
export const londonWeekday = (at: Date): number => new Date(`${londonDay(at)}T12:00:00Z`).getUTCDay();

/** True for a day that the calendar has, written as YYYY-MM-DD. */
export function isDay(text: string): boolean {
  const time = /^\d{4}-\d{2}-\d{2}$/.test(text) ? new Date(`${text}T00:00:00Z`) : null;
  return time !== null && !Number.isNaN(time.getTime()) && time.toISOString().startsWith(text);
}

/** Whole years from one day to a later one, both as YYYY-MM-DD. A birthday of 29 February counts from 1 March. */
export function yearsBetween(from: string, to: string): number {
  const years = Number(to.slice(0, 4)) - Number(from.slice(0, 4));
  return to.slice(5) < from.slice(5) ? years - 1 : years;
}

const HOUR = new Intl.DateTimeFormat("en-GB", { timeZone: "Europe/London", hour: "2-digit", hourCycle: "h23" });
const HOUR_MS = 3_600_000;

/**
 * The moment at which clocks in Europe/London show that full hour of that day. Not for the hours around a change of the
 * clocks (1 and 2), which a day can have twice or not at all.
 */
export function londonInstant(day: string, hour: number): Date {
  const guess = new Date(`${day}T${String(hour).padStart(2, "0")}:00:00Z`);
  const ahead = (Number(HOUR.format(guess)) - hour + 24) % 24;
  return new Date(guess.getTime() - ahead * HOUR_MS);
}

/** The day that many days later, or earlier when negative, both as YYYY-MM-DD. */
export function addDays(day: string, days: number): string {
  const at = new Date(`${day}T12:00:00Z`);
  at.setUTCDate(at.getUTCDate() + days);
  return at.toISOString().slice(0, 10);
}

/** True for a month of the calendar, written as YYYY-MM. */
export const isMonth = (text: string): boolean => /^\d{4}-(0[1-9]|1[0-2])$/.test(text);

/** The month in Europe/London at that moment, as YYYY-MM. */
export const londonMonth = (at: Date): string => londonDay(at).slice(0, 7);

/** The month that many months later, or earlier when negative, both as YYYY-MM. */
export function addMonths(month: string, months: number): string {
  const [year = 0, number = 1] = month.split("-").map(Number);
  return new Date(Date.UTC(year, number - 1 + months, 1)).toISOString().slice(0, 7);
}

/** The first and the last day of a month, as YYYY-MM-DD. */
export const daysOfMonth = (month: string): { from: string; to: string } => ({
  from: `${month}-01`,
  to: addDays(`${addMonths(month, 1)}-01`, -1),
});

/** From the first moment of one London day to the last of another, the end excluded. */
export const londonSpan = (from: string, to: string): { start: Date; end: Date } => ({
  start: londonInstant(from, 0),
  end: londonInstant(addDays(to, 1), 0),
});

const MOMENT = new Intl.DateTimeFormat("en-GB", { timeZone: "Europe/London", dateStyle: "long", timeStyle: "short" });
/** A moment in words, in London: 4 July 2026 at 18:30. */
export const momentInWords = (at: Date): string => MOMENT.format(at);

const MONTH = new Intl.DateTimeFormat("en-GB", { timeZone: "UTC", month: "long", year: "numeric" });
/** A month in words: November 2026. */
export const monthInWords = (month: string): string => MONTH.format(new Date(`${month}-15T12:00:00Z`));

const SHORT_DAY = new Intl.DateTimeFormat("en-GB", { timeZone: "Europe/London", dateStyle: "medium" });
/** "22 Nov 2026", in London. */
export const dayText = (at: Date): string => SHORT_DAY.format(at).replace("Sept", "Sep");
