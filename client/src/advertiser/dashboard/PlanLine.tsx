import { useTranslation } from "react-i18next";
import { formatFullDay } from "../../lib/time";
import { StatusChip } from "../../ui/StatusChip";
import { isOpen, lastDayOf, levelOf, type Standing, wordOf } from "../billing/standing";
import styles from "./DashboardPage.module.css";

/** "Silver plan, Active, since 4 November 2025": what is paid for, and until when. */
export function PlanLine({ standing, planName }: { standing: Standing; planName: string }) {
  const { t } = useTranslation("advertiser");
  const word = wordOf(standing);
  return (
    <p className={styles.plan} id="standing" tabIndex={-1}>
      {t("usage.plan", { plan: planName })}
      <StatusChip level={levelOf[word]}>{t(`billing.state.${word}`)}</StatusChip>
      {isOpen(standing) && (
        <span>
          {t("usage.since", { day: formatFullDay(standing.startDate) })}
          {standing.status === "ACTIVE" &&
            `, ${t("usage.period", {
              from: formatFullDay(standing.periodStart),
              to: formatFullDay(lastDayOf(standing.periodEnd)),
            })}`}
        </span>
      )}
    </p>
  );
}
