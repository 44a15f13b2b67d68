import { londonDay } from "../../platform/london.rules";
import { type Slot, slotDay } from "./slot.rules";

/** Seconds after the beginning of a slot in which a reminder still helps. */
export const LATEST_SECONDS = 30 * 60;

/** What a lock screen may show: that there is something, never what. */
export const REMINDER_TEXTS = {
  en: "You have a reminder.",
  fr: "Vous avez un rappel.",
  es: "Tiene un recordatorio.",
  de: "Sie haben eine Erinnerung.",
} as const;

const YOU = { en: "you", fr: "vous", es: "usted", de: "Sie" } as const;

/** The same with the names of those whose medicines they are; whoever has the device is an empty name, and alone is not named. */
export function reminderText(language: keyof typeof REMINDER_TEXTS, people: readonly string[]): string {
  const text = REMINDER_TEXTS[language];
  const names = people.map((name) => name || YOU[language]).join(", ");
  const isOwn = people.every((name) => name === "");
  return isOwn ? text : `${text.slice(0, -1)}${language === "fr" ? " " : ""}: ${names}.`;
}

/** True when a reminder of that slot would come too late. */
export function isTooLate(slotAt: Date, now: Date): boolean {
  return now.getTime() - slotAt.getTime() > LATEST_SECONDS * 1_000;
}

/** The slot that began lately enough to remind of, if there is one. */
export function reminderSlot(now: Date): Slot | undefined {
  return slotDay(londonDay(now)).slots.find(({ at }) => at <= now && !isTooLate(at, now));
}
