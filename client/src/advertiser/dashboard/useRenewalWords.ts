import { useTranslation } from "react-i18next";
import { formatPence } from "../../lib/money";
import { formatFullDay, isoDay } from "../../lib/time";
import { lastDayOf, type Standing } from "../billing/standing";

const DAY_MS = 86_400_000;

/** Whole days of the calendar in London from now to a midnight there. */
const daysUntil = (end: string, now: Date) =>
  Math.max(0, Math.round((Date.parse(isoDay(end)) - Date.parse(isoDay(now))) / DAY_MS));

/** What is said of a renewal, or an end, that is 14 days away or less; null while it is not near. */
export function useRenewalWords(standing: Standing | null | undefined, planName: string) {
  const { t } = useTranslation("advertiser");
  if (!standing?.isRenewalNear || standing.status !== "ACTIVE") return null;
  const { periodEnd, cancelAtPeriodEnd, renewal, card } = standing;
  const count = daysUntil(periodEnd, new Date());
  if (cancelAtPeriodEnd || !renewal) {
    return {
      title: t("reminder.endsTitle", { plan: planName, count }),
      text: t("reminder.ends", { day: formatFullDay(lastDayOf(periodEnd)) }),
    };
  }
  const words = { sum: formatPence(renewal.netPence), day: formatFullDay(periodEnd) };
  return {
    title: t("reminder.title", { plan: planName, count }),
    text: card ? t("reminder.text", { ...words, card: t("card.ending", card) }) : t("reminder.noCard", words),
  };
}
