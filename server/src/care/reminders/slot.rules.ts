import { addDays, londonDay, londonInstant } from "../../platform/london.rules";
import type { Frequency } from "../patients/medication.rules";

/** Morning, afternoon and evening: the hours at which medicines are due, in Europe/London. */
export const SLOT_HOURS = [9, 13, 19] as const;
export type SlotHour = (typeof SLOT_HOURS)[number];

/** A slot stays current for this long after it began. */
const CURRENT_MS = 5 * 60_000;

const HOURS: Readonly<Record<Frequency, readonly SlotHour[]>> = {
  ONCE: [9],
  TWICE: [9, 19],
  THREE_TIMES: SLOT_HOURS,
  AS_NEEDED: [],
};

/** How often a medicine has to be taken for this slot to be one of its own. */
export function frequenciesAt(hour: SlotHour): Frequency[] {
  return (Object.keys(HOURS) as Frequency[]).filter((frequency) => HOURS[frequency].includes(hour));
}

export interface Slot {
  /** In Europe/London, as YYYY-MM-DD. */
  day: string;
  hour: SlotHour;
  /** When it begins. */
  at: Date;
}

/** One London day with its slots. It has 23 or 25 hours when the clocks change. */
export interface SlotDay {
  day: string;
  slots: readonly Slot[];
  /** The midnight with which it ends. */
  end: Date;
}

/** The slots of a London day. */
export function slotDay(day: string): SlotDay {
  const slots = SLOT_HOURS.map((hour) => ({ day, hour, at: londonInstant(day, hour) }));
  return { day, slots, end: londonInstant(addDays(day, 1), 0) };
}

/** The slot that began less than five minutes ago, if there is one. */
export function currentSlot(now: Date): Slot | null {
  return slotDay(londonDay(now)).slots.find((slot) => slot.at <= now && !isPassed(slot, now)) ?? null;
}

/** True from five minutes after the beginning of a slot. */
function isPassed({ at }: Slot, now: Date): boolean {
  return now.getTime() >= at.getTime() + CURRENT_MS;
}

/** What is known about when a medicine is taken. */
export interface Plan {
  frequency: Frequency;
  /** The first day; null when it was begun before the product knew of it. */
  startDate: string | null;
  /** The first day without it; null while it is taken. */
  stoppedOn: string | null;
  /** Since when it is planned like this: a slot that was over by then was never due. */
  scheduledSince: Date;
}

/** One dose of a medicine that the plan has. */
export interface PlannedDose {
  slot: Slot;
  /** When it counts as missed: when the next slot of the medicine begins, the last one of a day at midnight. */
  missedAt: Date;
}

/** The doses of a medicine on one day; none before it starts, once it is stopped, and when it is taken as needed. */
export function plannedDoses(plan: Plan, { day, slots, end }: SlotDay): PlannedDose[] {
  if ((plan.startDate !== null && day < plan.startDate) || (plan.stoppedOn !== null && day >= plan.stoppedOn)) {
    return [];
  }
  const own = slots.filter(({ hour }) => HOURS[plan.frequency].includes(hour));
  return own
    .map((slot, at) => ({ slot, missedAt: own[at + 1]?.at ?? end }))
    .filter(({ slot }) => !isPassed(slot, plan.scheduledSince));
}

/** The first slot later than now in which one of these medicines is due; null when none of them will be. */
export function nextSlot(plans: readonly Plan[], now: Date): Slot | null {
  const today = londonDay(now);
  const tomorrow = addDays(today, 1);
  const starts = plans.flatMap(({ startDate }) => (startDate !== null && startDate > tomorrow ? [startDate] : []));
  for (const day of [today, tomorrow, ...starts.sort()]) {
    const slots = slotDay(day);
    const due = plans.flatMap((plan) => plannedDoses(plan, slots)).map(({ slot }) => slot);
    const next = slots.slots.find(({ at, hour }) => at > now && due.some((slot) => slot.hour === hour));
    if (next) {
      return next;
    }
  }
  return null;
}
