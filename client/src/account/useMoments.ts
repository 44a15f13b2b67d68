import { useTranslation } from "react-i18next";
import { formatClock, formatDayOrClock, formatFullDay } from "../lib/time";

/** How this page writes times: near ones for what goes on, whole ones for what is kept. */
export function useMoments() {
  const { t } = useTranslation(["account", "common"]);
  return {
    /** "Today, 9:58 AM" or "18 November". */
    near: (moment: string) => formatDayOrClock(moment, t("common:time.today")),
    /** "4 December 2026". */
    day: (moment: string) => formatFullDay(moment),
    /** "4 December 2026, 9:58 AM". */
    whole: (moment: string) => t("moment", { day: formatFullDay(moment), time: formatClock(moment) }),
  };
}
