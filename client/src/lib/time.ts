import { type Language, localeOf } from "./language";

/** Every time is shown in the time zone of the service, whatever the device is set to. */
const timeZone = "Europe/London";

type Moment = string | Date;

const write = (moment: Moment, language: Language, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(localeOf(language), { timeZone, ...options }).format(new Date(moment));

const parts = (moment: Moment, options: Intl.DateTimeFormatOptions) => {
  const found = new Intl.DateTimeFormat("en-GB", { timeZone, ...options }).formatToParts(new Date(moment));
  return (type: Intl.DateTimeFormatPartTypes) => found.find((part) => part.type === type)?.value ?? "";
};

/** The day in London, as date fields write it: "2026-12-04". */
export const isoDay = (moment: Moment) => {
  const part = parts(moment, { year: "numeric", month: "2-digit", day: "2-digit" });
  return `${part("year")}-${part("month")}-${part("day")}`;
};

/** True when both fall on the same day in London. */
export function isSameDay(a: Moment, b: Moment): boolean {
  return isoDay(a) === isoDay(b);
}

/** For patients: "9:58 AM" in English, "09:58" in the languages that count to 24. */
export function formatClock(moment: Moment, language: Language = "en"): string {
  if (language !== "en") return formatHourMinute(moment);
  const part = parts(moment, { hour: "numeric", minute: "2-digit", hourCycle: "h12" });
  return `${part("hour")}:${part("minute")} ${part("dayPeriod").toUpperCase()}`;
}

/** "10:41", for what is stale and for administrators. */
export function formatHourMinute(moment: Moment): string {
  const part = parts(moment, { hour: "2-digit", minute: "2-digit", hourCycle: "h23" });
  return `${part("hour")}:${part("minute")}`;
}

/** "10:41:55", for administrators. */
export function formatSeconds(moment: Moment): string {
  const part = parts(moment, { hour: "2-digit", minute: "2-digit", second: "2-digit", hourCycle: "h23" });
  return `${part("hour")}:${part("minute")}:${part("second")}`;
}

/** "18 November", with the year when it is not the year of `now`. */
export function formatDay(moment: Moment, now: Moment = new Date(), language: Language = "en"): string {
  const year = (of: Moment) => parts(of, { year: "numeric" })("year");
  return year(moment) === year(now)
    ? write(moment, language, { day: "numeric", month: "long" })
    : formatFullDay(moment, language);
}

/** "4 December 2026". */
export function formatFullDay(moment: Moment, language: Language = "en"): string {
  return write(moment, language, { day: "numeric", month: "long", year: "numeric" });
}

/** "Friday 20 November". */
export function formatWeekday(moment: Moment, language: Language = "en"): string {
  if (language !== "en") return write(moment, language, { weekday: "long", day: "numeric", month: "long" });
  // Some browsers put a comma after the English weekday.
  const part = parts(moment, { weekday: "long", day: "numeric", month: "long" });
  return `${part("weekday")} ${part("day")} ${part("month")}`;
}

/** "Today, 9:58 AM" on the day of `now`, else "18 November". The word for today comes from the catalogue. */
export function formatDayOrClock(
  moment: Moment,
  today: string,
  now: Moment = new Date(),
  language: Language = "en",
): string {
  return isSameDay(moment, now) ? `${today}, ${formatClock(moment, language)}` : formatDay(moment, now, language);
}

/** A time of any day, from hours since midnight: "2:10 AM" and "1 PM" in English, "2:10" and "13 Uhr" in German. */
export function formatTimeOfDay(hours: number, language: Language = "en"): string {
  const minutes = Math.round(hours * 60);
  const hour = Math.floor(minutes / 60) % 24;
  const rest = String(minutes % 60).padStart(2, "0");
  if (language === "en") {
    return `${hour % 12 || 12}${rest === "00" ? "" : `:${rest}`} ${hour < 12 ? "AM" : "PM"}`;
  }
  const whole = { fr: `${hour} h`, es: `${hour}:00`, de: `${hour} Uhr` };
  return rest === "00" ? whole[language] : `${hour}:${rest}`;
}

/** By the number of days from which on it is used: what a length of time is counted in, and how many days one is. */
const UNITS = [
  [730, "year", 365],
  [60, "month", 30],
  [21, "week", 7],
  [1, "day", 1],
  [0, "hour", 1 / 24],
] as const;

/** "3 days", "6 years": a length of time in one unit. */
export function formatSpan(days: number, language: Language = "en"): string {
  const [, unit, size] = UNITS.find(([from]) => days >= from) ?? UNITS[4];
  const style = { style: "unit", unit, unitDisplay: "long" } as const;
  return new Intl.NumberFormat(localeOf(language), style).format(Math.round(days / size));
}

/** "18 Nov", in the short words of the language. The year stands elsewhere. */
export function formatShortDay(moment: Moment, language: Language = "en"): string {
  return write(moment, language, { day: "numeric", month: "short" });
}

/** "18 Nov", with the year when it is not the year of `now`: "18 Nov 2025". */
export function formatShortDate(moment: Moment, now: Moment = new Date()): string {
  const isThisYear = isoDay(moment).slice(0, 4) === isoDay(now).slice(0, 4);
  return write(moment, "en", { day: "numeric", month: "short", ...(!isThisYear && { year: "numeric" }) });
}

/** "November". */
export function formatMonth(moment: Moment, language: Language = "en"): string {
  return write(moment, language, { month: "long" });
}

/** "November 2026". */
export function formatMonthAndYear(moment: Moment, language: Language = "en"): string {
  return write(moment, language, { month: "long", year: "numeric" });
}

/** The month in London as YYYY-MM, to put what belongs together under one heading. */
export function monthOf(moment: Moment): string {
  return isoDay(moment).slice(0, 7);
}
