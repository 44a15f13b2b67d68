/** ISO days of the week, Monday is 1. */
export const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7] as const;
export const HOURS = Array.from({ length: 24 }, (_, hour) => hour);

// 1 January 2024 was a Monday.
const nameOf = (day: number, weekday: "long" | "short") =>
  new Intl.DateTimeFormat("en-GB", { weekday, timeZone: "UTC" }).format(new Date(Date.UTC(2024, 0, day)));

/** "Monday" for 1. */
export const weekdayName = (day: number): string => nameOf(day, "long");
/** "Mon" for 1. */
export const shortWeekday = (day: number): string => nameOf(day, "short");

/** Hours of the day, from the first to the end of the last. */
export interface Span {
  from: number;
  to: number;
}

/** Hours that follow each other as one stretch: 9, 10 and 15 are 9 to 11 and 15 to 16. */
export function spansOf(hours: readonly number[]): Span[] {
  const spans: Span[] = [];
  for (const hour of [...new Set(hours)].sort((a, b) => a - b)) {
    const last = spans.at(-1);
    if (last?.to === hour) last.to = hour + 1;
    else spans.push({ from: hour, to: hour + 1 });
  }
  return spans;
}

/** Every hour of the stretches. */
export const hoursOf = (spans: readonly Span[]): number[] =>
  HOURS.filter((hour) => spans.some(({ from, to }) => hour >= from && hour < to));

/** "9:00-11:00". */
export const spanWords = ({ from, to }: Span): string => `${from}:00-${to}:00`;
