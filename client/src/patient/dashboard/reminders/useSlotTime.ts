import type { DaySlot } from "../../../gql/graphql";
import { useLanguage } from "../../../lib/language";
import { formatTimeOfDay } from "../../../lib/time";
import { HOURS } from "./reminders";

/** The time of a slot as its patient reads it: "9 AM", and "09:00" in the other languages. */
export function useSlotTime() {
  const language = useLanguage();
  return (slot: DaySlot) =>
    language === "en" ? formatTimeOfDay(HOURS[slot]) : `${String(HOURS[slot]).padStart(2, "0")}:00`;
}
