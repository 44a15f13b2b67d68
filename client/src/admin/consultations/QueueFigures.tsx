import { IconAlertTriangle } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import type { PharmacistQueueFiguresQuery } from "../../gql/graphql";
import { formatSeconds } from "../../lib/time";
import { StatusChip } from "../../ui/StatusChip";
import styles from "./QueueFigures.module.css";
import { formatDuration } from "./queue";

export interface QueueFiguresProps {
  figures: PharmacistQueueFiguresQuery["pharmacistQueueFigures"] | undefined;
  hasFailed: boolean;
}

/** A strip with what waits and how long people waited for their first answer in the last 30 days. */
export function QueueFigures({ figures, hasFailed }: QueueFiguresProps) {
  const { t } = useTranslation("admin");
  if (!figures && hasFailed) return <p className={styles.failed}>{t("queue.figures.failed")}</p>;
  const duration = (seconds: number | null | undefined) => (seconds == null ? "–" : formatDuration(t, seconds * 1_000));
  const counted = figures?.answeredCount
    ? t("queue.figures.n", { count: figures.answeredCount })
    : t("queue.figures.none");
  const cells = [
    { name: t("queue.figures.open"), value: figures?.open, note: t("queue.figures.waits") },
    {
      name: t("queue.figures.overdue"),
      value: figures?.overdue,
      note: figures?.overdue ? (
        <StatusChip level="critical" icon={IconAlertTriangle}>
          {t("queue.figures.promise")}
        </StatusChip>
      ) : (
        t("queue.figures.promise")
      ),
    },
    { name: t("queue.figures.median"), value: figures && duration(figures.medianSeconds), note: counted },
    { name: t("queue.figures.p90"), value: figures && duration(figures.p90Seconds), note: counted },
  ];
  return (
    <section aria-label={t("queue.figures.label")} className={styles.strip}>
      <dl>
        {cells.map(({ name, value, note }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              <span className={`${styles.value} num`}>{value ?? "…"}</span>
              <span className={styles.note}>{note}</span>
            </dd>
          </div>
        ))}
      </dl>
      <p className={`${styles.asOf} num`}>{figures ? t("queue.asOf", { time: formatSeconds(figures.asOf) }) : "…"}</p>
    </section>
  );
}
