import { useTranslation } from "react-i18next";
import { spansOf, spanWords, WEEKDAYS, weekdayName } from "./schedule";

const list = new Intl.ListFormat("en-GB", { type: "conjunction" });

/** Days and hours of a schedule as sentences; none chosen means all. */
export function useScheduleWords() {
  const { t } = useTranslation("advertiser");
  return {
    days: (weekdays: readonly number[]): string =>
      weekdays.length === 0 || weekdays.length === WEEKDAYS.length
        ? t("schedule.everyDay")
        : list.format([...weekdays].sort().map(weekdayName)),
    hours: (hours: readonly number[]): string =>
      hours.length === 0 || hours.length === 24 ? t("schedule.allDay") : list.format(spansOf(hours).map(spanWords)),
  };
}
