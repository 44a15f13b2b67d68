import { Button } from "@mantine/core";
import { useTranslation } from "react-i18next";
import type { JobState } from "../../gql/graphql";
import { StatusChip, type StatusLevel } from "../../ui/StatusChip";
import { formatMoment } from "./anomalies";
import styles from "./JobsPart.module.css";
import type { FailedJob } from "./useJobs";

export const JOB_STATES: readonly JobState[] = ["GIVEN_UP", "RETRYING", "RUNNING_LONG"];

const LEVELS: Record<JobState, StatusLevel> = { GIVEN_UP: "critical", RETRYING: "warning", RUNNING_LONG: "warning" };

export interface JobRowProps {
  job: FailedJob;
  now: Date;
  mayManage: boolean;
  /** True while something is being done about it. */
  isBusy: boolean;
  onRetry: () => void;
  onRemove: () => void;
}

/** One job: what it does, what is the matter with it, and what can be done about it. */
export function JobRow({ job, now, mayManage, isBusy, onRetry, onRemove }: JobRowProps) {
  const { t } = useTranslation("admin");
  const { id, name, task, state, attempts, maxAttempts, cause, createdAt, startedAt, nextTryAt } = job;
  const of = <span className="hidden-text">{t("systemHealth.jobs.of", { name, id })}</span>;
  return (
    <tr>
      <th scope="row" className={styles.name}>
        <span>{name}</span>
        <span className={styles.facts}>{t("systemHealth.jobs.word", { task, id })}</span>
      </th>
      <td data-wide>
        <StatusChip level={LEVELS[state]}>{t(`systemHealth.jobs.states.${state}`)}</StatusChip>
      </td>
      <td data-label={t("systemHealth.jobs.column.cause")} data-wide className={styles.cause}>
        {cause ?? t("systemHealth.jobs.noCause")}
      </td>
      <td data-label={t("systemHealth.jobs.column.tries")} data-figure className={styles.tries}>
        {t("systemHealth.jobs.tries", { attempts, most: maxAttempts })}
      </td>
      <td data-label={t("systemHealth.jobs.column.first")} className={styles.time}>
        {formatMoment(t, createdAt, now)}
      </td>
      <td data-label={t("systemHealth.jobs.column.next")} className={styles.time}>
        {nextTryAt && formatMoment(t, nextTryAt, now)}
        {!nextTryAt && startedAt && t("systemHealth.jobs.since", { time: formatMoment(t, startedAt, now) })}
        {!nextTryAt && !startedAt && t("systemHealth.jobs.never")}
      </td>
      {mayManage && (
        <td data-wide className={styles.acts}>
          {state !== "RUNNING_LONG" && (
            <div>
              <Button id={`retry-job-${id}`} size="xs" variant="default" loading={isBusy} onClick={onRetry}>
                {t("systemHealth.jobs.retry")}
                {of}
              </Button>
              <Button id={`remove-job-${id}`} size="xs" variant="default" disabled={isBusy} onClick={onRemove}>
                {t("systemHealth.jobs.remove")}
                {of}
              </Button>
            </div>
          )}
        </td>
      )}
    </tr>
  );
}
