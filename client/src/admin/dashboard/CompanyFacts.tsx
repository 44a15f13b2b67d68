import { useTranslation } from "react-i18next";
import { formatDay, formatHourMinute } from "../../lib/time";
import styles from "./DecisionPane.module.css";
import { eventWords, type Reviewed } from "./review";

export interface CompanyFactsProps {
  application: Reviewed;
  now: Date;
}

/** Who applies, and what happened with the application, the newest first. */
export function CompanyFacts({ application, now }: CompanyFactsProps) {
  const { t } = useTranslation("review");
  const { company, submittedAt, reviewDueAt, reviewClockKnown, history } = application;
  const at = (moment: string) => t("company.at", { day: formatDay(moment, now), time: formatHourMinute(moment) });
  const facts = [
    [t("company.name"), company.name],
    [t("company.number"), company.registrationNumber],
    [t("company.address"), company.address ?? t("company.none")],
    [t("company.contact"), company.contactPerson],
    [t("company.phone"), company.phone],
    [t("company.email"), company.email],
    [t("company.website"), company.website?.replace(/^https?:\/\//, "") ?? t("company.none")],
    [t("company.submitted"), at(submittedAt)],
    ...(reviewDueAt
      ? [[t("company.due"), reviewClockKnown ? at(reviewDueAt) : `${at(reviewDueAt)}, ${t("company.dueUnsure")}`]]
      : []),
  ];
  return (
    <>
      <div className={styles.part}>
        <h3>{t("company.title")}</h3>
        <dl className={styles.facts}>
          {facts.map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </div>
      <div className={styles.part}>
        <h3>{t("history.title")}</h3>
        <ol className={styles.history}>
          {history.map((event) => (
            <li key={event.id}>
              {eventWords(t, event)}
              {event.what === "DOCUMENTS_REQUESTED" && `: ${event.documents.join(", ")}`}
              {event.reason && <q>{event.reason}</q>}
              <small className="num">
                {t("history.line", { day: formatDay(event.at, now), time: formatHourMinute(event.at) })}
              </small>
            </li>
          ))}
        </ol>
      </div>
    </>
  );
}
