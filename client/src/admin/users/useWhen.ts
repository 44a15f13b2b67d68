import { useTranslation } from "react-i18next";
import { formatDay, formatHourMinute } from "../../lib/time";

/** Writes moments as administrators read them: "20 November, 10:41". */
export function useWhen(): (moment: string) => string {
  const { t } = useTranslation("users");
  return (moment) => t("moment", { day: formatDay(moment), time: formatHourMinute(moment) });
}
