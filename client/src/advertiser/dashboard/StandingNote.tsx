import { IconAlertOctagon, IconCalendarDollar } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { formatFullDay } from "../../lib/time";
import type { Standing } from "../billing/standing";
import styles from "./DashboardPage.module.css";
import { useRenewalWords } from "./useRenewalWords";

/** What is near or wrong, in the page for as long as it is so: a renewal, the end, a renewal that was not paid. */
export function StandingNote({ standing, planName }: { standing: Standing; planName: string }) {
  const { t } = useTranslation("advertiser");
  const renewal = useRenewalWords(standing, planName);
  const isOverdue = standing.status === "PAST_DUE";
  if (!isOverdue && !renewal) return null;
  const Icon = isOverdue ? IconAlertOctagon : IconCalendarDollar;
  return (
    <div className={styles.note} data-level={isOverdue ? "critical" : "info"}>
      <Icon size={22} stroke={1.75} aria-hidden />
      <p>
        <b>{isOverdue ? t("overdue.title") : renewal?.title}</b>{" "}
        {isOverdue
          ? t("overdue.text", { day: standing.graceEndsAt ? formatFullDay(standing.graceEndsAt) : "" })
          : renewal?.text}{" "}
        <Link to="/advertiser/billing">{t(isOverdue ? "overdue.pay" : "reminder.manage")}</Link>
      </p>
    </div>
  );
}
