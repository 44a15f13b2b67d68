const DAY = new Intl.DateTimeFormat("sv-SE", { timeZone: "Europe/London" });

/** The day in Europe/London at that moment, as YYYY-MM-DD. */
export const londonDay = (at: Date): string => DAY.format(at);

/** True for a day that the calendar has, written as YYYY-MM-DD. */
export function isDay(text: string): boolean {
  const time = /^\d{4}-\d{2}-\d{2}$/.test(text) ? new Date(`${text}T00:00:00Z`) : null;
  return time !== null && !Number.isNaN(time.getTime()) && time.toISOString().startsWith(text);
}
