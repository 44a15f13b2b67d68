import { Trans, useTranslation } from "react-i18next";
import { Link } from "react-router";
import type { PatientDashboardPageQuery } from "../../gql/graphql";
import { isoDay } from "../../lib/time";
import { useNow } from "../../lib/useNow";
import styles from "./DashboardPage.module.css";
import { useSlotTime } from "./reminders/useSlotTime";

export interface LeadProps extends Pick<PatientDashboardPageQuery, "medicationReminders" | "consultations"> {
  alerts: readonly Pick<
    PatientDashboardPageQuery["healthAlerts"]["nodes"][number],
    "metric" | "type" | "acknowledgedAt"
  >[];
}

/** Neither a night nor a day can be too long. */
const what = ({ metric, type }: LeadProps["alerts"][number]) =>
  metric === "HEART_RATE" ? (`HEART_RATE_${type}` as const) : (`${metric}_LOW` as const);

/** The sentence below the greeting: the next medicine, and the one thing to look at. What there is not, it does not mention. */
export function Lead({ medicationReminders, consultations, alerts }: LeadProps) {
  const { t } = useTranslation("patient");
  const timeOf = useSlotTime();
  const today = isoDay(useNow(60_000));
  const { current, next } = medicationReminders;
  const nextDay = next?.day === today ? "today" : "later";
  const slot = current ?? next;
  const waiting = consultations.nodes.find(({ escalation }) => escalation?.status === "NEEDS_REPLY");
  const alert = alerts.find(({ acknowledgedAt }) => acknowledgedAt === null);
  if (!slot && !waiting && !alert) return <p className={styles.lead}>{t("dashboard.lead")}</p>;
  return (
    <p className={styles.lead}>
      {slot && (
        <Trans
          t={t}
          i18nKey={`dashboard.medicine.${current ? "now" : nextDay}`}
          values={{ time: timeOf(slot.slot) }}
          components={{ b: <b /> }}
        />
      )}{" "}
      {waiting && (
        <Trans
          t={t}
          i18nKey="dashboard.lookAt.pharmacist"
          components={{ a: <Link to={`/consultation#consultation-${waiting.id}`} /> }}
        />
      )}
      {alert && !waiting && <Trans t={t} i18nKey={`dashboard.lookAt.${what(alert)}`} components={{ b: <b /> }} />}
    </p>
  );
}
