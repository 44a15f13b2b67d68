import type { FragmentType } from "@apollo/client";
import { useFragment } from "@apollo/client/react";
import { useTranslation } from "react-i18next";
import { graphql } from "../../gql";
import type { WatchedTable_MetricFragment } from "../../gql/graphql";
import { DataTable } from "../../ui/DataTable";
import { Panel } from "../../ui/Panel";
import { formatWithUnit } from "./metrics";
import { useHeld } from "./useHeld";
import styles from "./WatchedTable.module.css";

const WatchedTableFragment = graphql(`
  fragment WatchedTable_metric on HealthMetric {
    id
    name
    unit
    value
    threshold {
      warning
      critical
    }
  }
`);

type Metric = FragmentType<WatchedTable_MetricFragment> & { id: string };

const meanings = [
  "cpu",
  "memory",
  "latency",
  "errors",
  "event_loop",
  "database_size",
  "pool",
  "sockets",
  "queue",
  "failed_jobs",
  "announcements",
] as const;
const meaningOf = (id: string) => meanings.find((known) => known === id);

interface WatchedRowProps {
  metric: Metric;
  isPaused: boolean;
  isStale: boolean;
}

function WatchedRow({ metric, isPaused, isStale }: WatchedRowProps) {
  const { t } = useTranslation("admin");
  const { data, complete } = useFragment({ fragment: WatchedTableFragment, from: metric });
  const shown = useHeld(complete ? data : null, isPaused);
  if (!shown) return null;
  const meaning = meaningOf(shown.id);
  const figure = (value: number) => formatWithUnit(value, shown.unit);
  return (
    <tr>
      <th scope="row">{shown.name}</th>
      <td data-wide className={styles.meaning}>
        {meaning && t(`systemHealth.watched.${meaning}`)}
      </td>
      <td data-figure data-label={t("systemHealth.watched.now")} className={isStale ? styles.stale : undefined}>
        {shown.value === null ? t("systemHealth.status.NO_DATA") : figure(shown.value)}
      </td>
      <td data-figure data-label={t("systemHealth.watched.warning")}>
        {figure(shown.threshold.warning)}
      </td>
      <td data-figure data-label={t("systemHealth.watched.critical")}>
        {figure(shown.threshold.critical)}
      </td>
    </tr>
  );
}

export interface WatchedTableProps {
  metrics: readonly Metric[];
  /** True while the person has stopped the updates. */
  isPaused: boolean;
  /** True when the readings are so old that they say nothing about now. */
  isStale: boolean;
}

/** What is measured, how, and from where on it is a warning or critical. */
export function WatchedTable({ metrics, isPaused, isStale }: WatchedTableProps) {
  const { t } = useTranslation("admin");
  return (
    <Panel
      id="what-is-watched"
      title={t("systemHealth.watched.title")}
      remarks={<span>{t("systemHealth.watched.hint")}</span>}
      className={styles.panel}
    >
      <DataTable
        className={styles.watched}
        columns={[
          t("systemHealth.watched.metric"),
          t("systemHealth.watched.meaning"),
          { label: t("systemHealth.watched.now"), isFigure: true },
          { label: t("systemHealth.watched.warning"), isFigure: true },
          { label: t("systemHealth.watched.critical"), isFigure: true },
        ]}
      >
        <tbody>
          {metrics.map((metric) => (
            <WatchedRow key={metric.id} metric={metric} isPaused={isPaused} isStale={isStale} />
          ))}
        </tbody>
      </DataTable>
    </Panel>
  );
}
