import { addDays, londonDay } from "../../platform/london.rules";
import {
  type Plan,
  type PlannedDose,
  plannedDoses,
  type Slot,
  type SlotDay,
  type SlotHour,
  slotDay,
} from "./slot.rules";

/** What a patient says about a dose. */
export type DoseNote = "taken" | "skipped";

/** How a dose stands. A dose that nobody says anything about is missed in the end; that is computed and never stored. */
export const DOSE_STATES = ["UPCOMING", "DUE", "TAKEN", "SKIPPED", "MISSED"] as const;
export type DoseState = (typeof DOSE_STATES)[number];

/** A dose can be noted on its day and on this many days after it. */
export const NOTABLE_DAYS = 2;
/** Days that adherence is counted over, unless others are asked for; at the most. */
export const ADHERENCE_DAYS = 30;
export const MOST_ADHERENCE_DAYS = 90;

export const MESSAGES = {
  day: "Please enter a date, for example 2026-03-27.",
  noDose: "This medicine has no dose at this time.",
  tooEarly: "It is too early to record this dose.",
  tooLate: "You can record a dose up to two days later.",
  days: `Please enter a number of days from 1 to ${MOST_ADHERENCE_DAYS}.`,
} as const;

const STATES: Readonly<Record<DoseNote, DoseState>> = { taken: "TAKEN", skipped: "SKIPPED" };

/** How a planned dose stands at that moment. */
export function doseState({ slot, missedAt }: PlannedDose, note: DoseNote | undefined, now: Date): DoseState {
  if (note) {
    return STATES[note];
  }
  if (slot.at > now) {
    return "UPCOMING";
  }
  return missedAt > now ? "DUE" : "MISSED";
}

/** The days whose doses can be noted at that moment: today first. */
export function notableDays(now: Date): string[] {
  const today = londonDay(now);
  return Array.from({ length: NOTABLE_DAYS + 1 }, (_, back) => addDays(today, -back));
}

/** Why a dose of that day and hour cannot be noted now; undefined when it can. */
export function noteProblem(
  plan: Plan,
  slots: SlotDay,
  hour: SlotHour,
  now: Date,
): { field: "day" | "slot"; message: string } | undefined {
  const { day } = slots;
  if (day > londonDay(now)) {
    return { field: "day", message: MESSAGES.tooEarly };
  }
  if (!notableDays(now).includes(day)) {
    return { field: "day", message: MESSAGES.tooLate };
  }
  const planned = plannedDoses(plan, slots).map(({ slot }) => slot);
  const wanted = planned.find((slot) => slot.hour === hour);
  if (!wanted) {
    return { field: "slot", message: MESSAGES.noDose };
  }
  // Of what is still to come, the next dose of the medicine alone: somebody may leave the house before it is due.
  const next = planned.find(({ at }) => at > now);
  return next && wanted.at > next.at ? { field: "slot", message: MESSAGES.tooEarly } : undefined;
}

/** The first dose that nobody has noted: one that is due, else the next to come; null for a medicine without times. */
export function nextDose(plan: Plan, isNoted: (day: string, hour: SlotHour) => boolean, now: Date): Slot | null {
  const today = londonDay(now);
  const { startDate } = plan;
  const days = startDate !== null && startDate > today ? [startDate] : [today, addDays(today, 1)];
  for (const day of days) {
    const open = plannedDoses(plan, slotDay(day)).find(
      ({ slot, missedAt }) => missedAt > now && !isNoted(day, slot.hour),
    );
    if (open) return open.slot;
  }
  return null;
}

/** How many doses were due and what became of them. `due` is the sum of the other three. */
export interface DoseCounts {
  due: number;
  taken: number;
  skipped: number;
  missed: number;
}

/** What a patient said about the doses of one medicine, by day and hour as `noteKey` writes them. */
export type Notes = ReadonlyMap<string, DoseNote>;

export const noteKey = (day: string, hour: SlotHour): string => `${day}:${hour}`;

/**
 * The doses of one medicine on these days that are over or noted. What was noted counts also where the plan has changed
 * since; what can still be taken does not count yet.
 */
export function countDoses(plan: Plan, notes: Notes, days: readonly SlotDay[], now: Date): DoseCounts {
  const noted = [...notes.values()];
  const taken = noted.filter((note) => note === "taken").length;
  const skipped = noted.length - taken;
  const missed = days
    .flatMap((day) => plannedDoses(plan, day))
    .filter(({ slot, missedAt }) => missedAt <= now && !notes.has(noteKey(slot.day, slot.hour))).length;
  return { due: taken + skipped + missed, taken, skipped, missed };
}
