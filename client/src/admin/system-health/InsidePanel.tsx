import type { FragmentType } from "@apollo/client";
import { useFragment } from "@apollo/client/react";
import { IconClockPause } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import type { MetricCard_MetricFragment } from "../../gql/graphql";
import { DataTable } from "../../ui/DataTable";
import { type Connection, LivePill } from "../../ui/LivePill";
import { Panel } from "../../ui/Panel";
import { StatusChip } from "../../ui/StatusChip";
import styles from "./InsidePanel.module.css";
import { CAPACITY, MetricCardFragment } from "./MetricCard";
import { describeNoValue, describeTrend, formatWithUnit, levelOf, scaleOf } from "./metrics";
import { Sparkline } from "./Sparkline";
import { useHeld } from "./useHeld";

type Metric = FragmentType<MetricCard_MetricFragment> & { id: string };

export interface InsidePanelProps {
  metrics: readonly Metric[];
  connection: Connection | "paused";
  /** Seconds between two readings. */
  intervalSeconds: number;
  /** True while the person has stopped the updates. */
  isPaused: boolean;
  /** True when the readings are so old that they say nothing about now. */
  isStale: boolean;
}

/** What tells of the product's inside, in rows: nothing when nothing is measured. */
export function InsidePanel({ metrics, connection, intervalSeconds, isPaused, isStale }: InsidePanelProps) {
  const { t } = useTranslation("admin");
  if (metrics.length === 0) return null;
  return (
    <Panel
      id="inside-the-server"
      title={t("systemHealth.inside.title")}
      className={styles.panel}
      remarks={
        <>
          <LivePill connection={connection} quiet />
          <span>{t("systemHealth.inside.hint", { seconds: intervalSeconds })}</span>
        </>
      }
    >
      <DataTable
        className={styles.inside}
        columns={[
          t("systemHealth.inside.metric"),
          { label: t("systemHealth.inside.now"), isFigure: true },
          t("systemHealth.inside.status"),
          t("systemHealth.inside.readings"),
          t("systemHealth.inside.trend"),
        ]}
      >
        <tbody>
          {metrics.map((metric) => (
            <InsideRow key={metric.id} metric={metric} isPaused={isPaused} isStale={isStale} />
          ))}
        </tbody>
      </DataTable>
    </Panel>
  );
}

function InsideRow({ metric, isPaused, isStale }: { metric: Metric; isPaused: boolean; isStale: boolean }) {
  const { t } = useTranslation("admin");
  const { data, complete } = useFragment({ fragment: MetricCardFragment, from: metric });
  const shown = useHeld(complete ? data : null, isPaused);
  if (!shown) return null;
  const { id, name, unit, value, status, threshold, history } = shown;
  const most = Math.max(...history.map((point) => point.value ?? 0));
  return (
    <tr>
      <th scope="row">{name}</th>
      <td data-figure data-label={t("systemHealth.inside.now")} className={isStale ? styles.stale : undefined}>
        {value === null ? <span className="dim">{describeNoValue(t, id)}</span> : formatWithUnit(value, unit)}
      </td>
      <td data-label={t("systemHealth.inside.status")}>
        {isStale ? (
          <StatusChip level="idle" icon={IconClockPause}>
            {t(`systemHealth.was.${status}`)}
          </StatusChip>
        ) : (
          <StatusChip level={levelOf[status]}>{t(`systemHealth.status.${status}`)}</StatusChip>
        )}
      </td>
      <td className={styles.spark}>
        <Sparkline
          values={history.map((point) => point.value)}
          capacity={CAPACITY}
          max={Math.max(scaleOf(unit, threshold).max, most)}
          threshold={threshold}
          status={isStale ? "NORMAL" : status}
        />
      </td>
      <td data-label={t("systemHealth.inside.trend")} className="dim">
        {describeTrend(t, shown)}
      </td>
    </tr>
  );
}
