import { addDays, addMonths, daysOfMonth, momentInWords } from "../../platform/london.rules";
import { londonMoment, type MaintenanceType, type Repeats } from "./window.rules";

/** A window that comes again: where its times are counted from, and how far apart they are. */
export interface Series {
  repeats: Exclude<Repeats, "NEVER">;
  /** What clocks in London show the first time: "2026-12-04T18:30". */
  firstAt: string;
}

const WORK_WORDS: Readonly<Record<MaintenanceType, string>> = {
  BACKUP: "backup",
  SECURITY: "security check",
  RELEASE: "release",
};
const HOUR_MS = 3_600_000;

/**
 * When a series comes for that time, 0 being the first: always at the same time by London's clock, also when the clocks change.
 * Where the clocks jump over it, it comes an hour later by the clock; where it comes twice, the first is meant. A month that lacks
 * the day has it on its last.
 */
export function momentOf({ repeats, firstAt }: Series, occurrence: number): Date {
  const [first = "", time = ""] = firstAt.split("T");
  const moment = londonMoment(`${dayOf(repeats, first, occurrence)}T${time}`);
  if (moment instanceof Date) return moment;
  // The clocks have jumped over it, from winter time, which is UTC.
  return new Date(`${dayOf(repeats, first, occurrence)}T${time}:00Z`);
}

function dayOf(repeats: Series["repeats"], first: string, occurrence: number): string {
  if (repeats === "DAILY") return addDays(first, occurrence);
  if (repeats === "WEEKLY") return addDays(first, occurrence * 7);
  const month = addMonths(first.slice(0, 7), occurrence);
  const last = daysOfMonth(month).to;
  const same = `${month}-${first.slice(8)}`;
  return same < last ? same : last;
}

/** The first time after `last` that is still to come at a moment. */
export function nextOccurrence(series: Series, last: number, now: Date): number {
  const days = { DAILY: 1, WEEKLY: 7, MONTHLY: 31 }[series.repeats];
  // As many as must have passed at the least are jumped over, the rest is looked at.
  const passed = Math.floor((now.getTime() - momentOf(series, 0).getTime()) / (days * 24 * HOUR_MS)) - 1;
  let occurrence = Math.max(last + 1, passed);
  while (momentOf(series, occurrence) <= now) occurrence += 1;
  return occurrence;
}

/** The line about a time that was left out, because another window is there. */
export const skippedMessage = (type: MaintenanceType, at: Date): string =>
  `The ${WORK_WORDS[type]} of ${momentInWords(at)} is left out.`;

/** The line about times that had passed before the window of the time before was over. */
export const passedMessage = (type: MaintenanceType, count: number): string =>
  `${count} further ${count === 1 ? "time" : "times"} of this ${WORK_WORDS[type]} passed before this window was over.`;

/** The line about the next time. */
export const nextMessage = (type: MaintenanceType, at: Date): string =>
  `The next ${WORK_WORDS[type]} is scheduled for ${momentInWords(at)}.`;
