import { useTranslation } from "react-i18next";
import { useLanguage } from "../../lib/language";
import { formatClock, formatDay } from "../../lib/time";

/** Writes when a mail was written: "18 November, 9:58 AM". */
export function useMailTime(): (moment: string) => string {
  const { t } = useTranslation("dev");
  const language = useLanguage();
  return (moment) =>
    t("mailbox.at", { day: formatDay(moment, new Date(), language), time: formatClock(moment, language) });
}
