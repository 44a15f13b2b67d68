import { useTranslation } from "react-i18next";
import { useLanguage } from "../lib/language";
import { formatClock, formatDayOrClock, formatFullDay } from "../lib/time";

/** How this page writes times: near ones for what goes on, whole ones for what is kept. */
export function useMoments() {
  const { t } = useTranslation(["account", "common"]);
  const language = useLanguage();
  const day = (moment: string) => formatFullDay(moment, language);
  return {
    /** "Today, 9:58 AM" or "18 November". */
    near: (moment: string) => formatDayOrClock(moment, t("common:time.today"), new Date(), language),
    /** "4 December 2026". */
    day,
    /** "4 December 2026, 9:58 AM". */
    whole: (moment: string) => t("moment", { day: day(moment), time: formatClock(moment, language) }),
  };
}
