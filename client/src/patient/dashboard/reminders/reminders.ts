import type { DaySlot, ReminderCard_RemindersFragment } from "../../../gql/graphql";

export type Reminders = ReminderCard_RemindersFragment;
export type Slot = Reminders["slots"][number];
export type Dose = Slot["doses"][number];

/** The hour at which each slot begins on the clocks of London. */
export const HOURS: Readonly<Record<DaySlot, number>> = { MORNING: 9, AFTERNOON: 13, EVENING: 19 };

/** A medicine with whose it is, where that is somebody whom the patient looks after. */
export const nameOf = ({ name, subjectName }: { name: string; subjectName: string | null }): string =>
  subjectName === null ? name : `${name} (${subjectName})`;

/** Whose doses these are, each once, whoever has the account first, as null; what is noted needs no reminder. */
export function peopleOf(doses: readonly Pick<Dose, "subjectName" | "state">[]): (string | null)[] {
  const open = doses.filter(({ state }) => state !== "TAKEN" && state !== "SKIPPED");
  return [...new Set(open.map(({ subjectName }) => subjectName))].sort((a, b) => (a ?? "").localeCompare(b ?? ""));
}

/** A slot stays current for this long. */
const CURRENT_MS = 5 * 60_000;

/** Full hours and further minutes until then; a minute that has begun counts. Nothing for what is not in the future. */
export function countdown(now: Date, until: string): { hours: number; minutes: number } {
  const minutes = Math.max(0, Math.ceil((Date.parse(until) - now.getTime()) / 60_000));
  return { hours: Math.floor(minutes / 60), minutes: minutes % 60 };
}

/** True when time has made something else of what was read: a slot began or is over, or midnight has passed. */
export function isOutdated({ current, next, day }: Reminders, now: Date, today: string): boolean {
  const began = next !== null && Date.parse(next.at) <= now.getTime();
  const isOver = current !== null && Date.parse(current.at) + CURRENT_MS <= now.getTime();
  return began || isOver || day !== today;
}

/** Where the line of the present moment stands: after how many slots, and how far on the way to the next one, from 0 to 1. */
export function placeOfNow(slots: readonly Pick<Slot, "at">[], now: Date): { after: number; share: number } {
  const after = slots.filter(({ at }) => Date.parse(at) <= now.getTime()).length;
  const evening = 5 * 3_600_000; // from 7 PM to midnight
  const first = Date.parse(slots[0]?.at ?? "");
  const from = after === 0 ? first - 9 * 3_600_000 : Date.parse(slots[after - 1]?.at ?? "");
  const until = after === slots.length ? from + evening : Date.parse(slots[after]?.at ?? "");
  const share = (now.getTime() - from) / (until - from);
  return { after, share: Math.min(1, Math.max(0, share)) };
}

/** How many whole hours stand between this slot and the next one, or midnight: as many as there are ticks. */
export const HOURS_AFTER: Readonly<Record<DaySlot, number>> = { MORNING: 4, AFTERNOON: 6, EVENING: 5 };
