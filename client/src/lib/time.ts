/** Every time is shown in the time zone of the service, whatever the device is set to. */
const timeZone = "Europe/London";

type Moment = string | Date;

const parts = (moment: Moment, options: Intl.DateTimeFormatOptions) => {
  const found = new Intl.DateTimeFormat("en-GB", { timeZone, ...options }).formatToParts(new Date(moment));
  return (type: Intl.DateTimeFormatPartTypes) => found.find((part) => part.type === type)?.value ?? "";
};

const isoDay = (moment: Moment) => {
  const part = parts(moment, { year: "numeric", month: "2-digit", day: "2-digit" });
  return `${part("year")}-${part("month")}-${part("day")}`;
};

/** True when both fall on the same day in London. */
export function isSameDay(a: Moment, b: Moment): boolean {
  return isoDay(a) === isoDay(b);
}

/** "9:58 AM", for patients. */
export function formatClock(moment: Moment): string {
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
export function formatDay(moment: Moment, now: Moment = new Date()): string {
  const part = parts(moment, { day: "numeric", month: "long", year: "numeric" });
  const thisYear = parts(now, { year: "numeric" })("year");
  return `${part("day")} ${part("month")}${part("year") === thisYear ? "" : ` ${part("year")}`}`;
}

/** "4 December 2026". */
export function formatFullDay(moment: Moment): string {
  const part = parts(moment, { day: "numeric", month: "long", year: "numeric" });
  return `${part("day")} ${part("month")} ${part("year")}`;
}

/** "Friday 20 November". */
export function formatWeekday(moment: Moment): string {
  const part = parts(moment, { weekday: "long", day: "numeric", month: "long" });
  return `${part("weekday")} ${part("day")} ${part("month")}`;
}

/** "Today, 9:58 AM" on the day of `now`, else "18 November". The word for today comes from the catalogue. */
export function formatDayOrClock(moment: Moment, today: string, now: Moment = new Date()): string {
  return isSameDay(moment, now) ? `${today}, ${formatClock(moment)}` : formatDay(moment, now);
}
