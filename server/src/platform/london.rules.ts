const DAY = new Intl.DateTimeFormat("sv-SE", { timeZone: "Europe/London" });

/** The day in Europe/London at that moment, as YYYY-MM-DD. */
export const londonDay = (at: Date): string => DAY.format(at);

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
