import { useTranslation } from "react-i18next";
import { useLanguage } from "./language";
import { formatClock, formatDay, formatDayOrClock, formatFullDay, formatWeekday, isSameDay } from "./time";

/** How moments are written in the language of the interface; all in the time zone of the service. */
export function useMoments() {
  const { t } = useTranslation("common");
  const language = useLanguage();
  const now = new Date();
  type Moment = string | Date;
  const joined = (day: string, moment: Moment) => t("time.moment", { day, time: formatClock(moment, language) });
  const day = (moment: Moment) => formatDay(moment, now, language);
  const fullDay = (moment: Moment) => formatFullDay(moment, language);
  return {
    /** "9:58 AM". */
    clock: (moment: Moment) => formatClock(moment, language),
    /** "18 November", with the year when it is not this one. */
    day,
    /** "4 December 2026". */
    fullDay,
    /** "Friday 20 November". */
    weekday: (moment: Moment) => formatWeekday(moment, language),
    /** "Today, 9:58 AM" or "18 November". */
    near: (moment: Moment) => formatDayOrClock(moment, t("time.today"), now, language),
    /** "9:58 AM" today, else "18 November, 9:58 AM". */
    brief: (moment: Moment) => (isSameDay(moment, now) ? formatClock(moment, language) : joined(day(moment), moment)),
    /** "Today, 9:58 AM" or "18 November, 9:58 AM". */
    said: (moment: Moment) => joined(isSameDay(moment, now) ? t("time.today") : day(moment), moment),
    /** "4 December 2026, 9:58 AM". */
    whole: (moment: Moment) => joined(fullDay(moment), moment),
  };
}
