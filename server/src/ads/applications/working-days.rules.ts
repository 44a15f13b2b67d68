import { addDays, londonDay, londonInstant } from "../../platform/london.rules";

/**
 * Bank holidays of England and Wales, substitute days included: https://www.gov.uk/bank-holidays. Written in November 2026; a
 * test compares them with the rule of the Banking and Financial Dealings Act 1971. A day proclaimed later is added here.
 */
export const BANK_HOLIDAYS: ReadonlySet<string> = new Set([
  ...["2025-01-01", "2025-04-18", "2025-04-21", "2025-05-05", "2025-05-26", "2025-08-25", "2025-12-25", "2025-12-26"],
  ...["2026-01-01", "2026-04-03", "2026-04-06", "2026-05-04", "2026-05-25", "2026-08-31", "2026-12-25", "2026-12-28"],
  ...["2027-01-01", "2027-03-26", "2027-03-29", "2027-05-03", "2027-05-31", "2027-08-30", "2027-12-27", "2027-12-28"],
]);

/** The last day of which the table above speaks. Later ones count without bank holidays, and whoever asks is told so. */
export const HOLIDAYS_KNOWN_UNTIL = "2027-12-31";

/** A review takes two working days at the most; each ends at five in the afternoon in London. */
const REVIEW_DAYS = 2;
const CLOSING_HOUR = 17;

/** Monday to Friday, but not on a bank holiday. */
export function isWorkingDay(day: string): boolean {
  const weekday = new Date(`${day}T12:00:00Z`).getUTCDay();
  return weekday !== 0 && weekday !== 6 && !BANK_HOLIDAYS.has(day);
}

function nextWorkingDay(day: string): string {
  let next = addDays(day, 1);
  while (!isWorkingDay(next)) next = addDays(next, 1);
  return next;
}

export interface ReviewClock {
  reviewDueAt: Date;
  /** False when the table of bank holidays ends before that moment. */
  reviewClockKnown: boolean;
}

/**
 * By when what was sent at that moment is reviewed: the end of the second working day after it. What comes after closing time or
 * on a day off counts from the next working day.
 */
export function reviewClock(submittedAt: Date): ReviewClock {
  const today = londonDay(submittedAt);
  const inTime = isWorkingDay(today) && submittedAt < londonInstant(today, CLOSING_HOUR);
  let day = inTime ? today : nextWorkingDay(today);
  for (let passed = 0; passed < REVIEW_DAYS; passed += 1) day = nextWorkingDay(day);
  return { reviewDueAt: londonInstant(day, CLOSING_HOUR), reviewClockKnown: day <= HOLIDAYS_KNOWN_UNTIL };
}
