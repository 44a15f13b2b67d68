import type { FragmentType } from "@apollo/client";
import { useFragment } from "@apollo/client/react";
import { IconArrowDownRight, IconArrowUpRight, IconClockPause, IconMinus } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { graphql } from "../../gql";
import type { MetricCard_MetricFragment } from "../../gql/graphql";
import { type Connection, LivePill } from "../../ui/LivePill";
import { Measure } from "../../ui/Measure";
import { StatusChip } from "../../ui/StatusChip";
import styles from "./MetricCard.module.css";
import { describeNoValue, describeTrend, formatFigure, formatWithUnit, levelOf, scaleOf } from "./metrics";
import { Sparkline } from "./Sparkline";
import { useHeld } from "./useHeld";

export const MetricCardFragment = graphql(`
  fragment MetricCard_metric on HealthMetric {
    id
    name
    unit
    value
    status
    trend
    change
    threshold {
      warning
      critical
    }
    history {
      takenAt
      value
    }
  }
`);

/** As many readings as the API keeps. */
export const CAPACITY = 5;

export interface MetricCardProps {
  metric: FragmentType<MetricCard_MetricFragment>;
  connection: Connection | "paused";
  /** Seconds between two readings. */
  intervalSeconds: number;
  /** True while the person has stopped the updates: the card keeps what it showed. */
  isPaused: boolean;
  /** True when the readings are so old that they say nothing about now. */
  isStale: boolean;
}

/** One live metric: figure, status, the last readings, the scale with its zones, and the trend. */
export function MetricCard({ metric, isPaused, ...rest }: MetricCardProps) {
  const { data, complete } = useFragment({ fragment: MetricCardFragment, from: metric });
  const shown = useHeld(complete ? data : null, isPaused);
  return shown ? <Reading metric={shown} {...rest} /> : null;
}

interface ReadingProps extends Pick<MetricCardProps, "connection" | "intervalSeconds" | "isStale"> {
  metric: MetricCard_MetricFragment;
}

function Reading({ metric, connection, intervalSeconds, isStale }: ReadingProps) {
  const { t } = useTranslation("admin");
  const { id, name, unit, value, status, trend, threshold, history } = metric;
  const { max, majors, minors } = scaleOf(unit, threshold);
  const taken = history.filter((point) => point.value !== null).length;
  const hasTrend = value !== null && metric.change !== null && trend !== "STABLE";
  const Trend = hasTrend ? (trend === "UP" ? IconArrowUpRight : IconArrowDownRight) : IconMinus;
  return (
    <article
      className={styles.card}
      aria-label={name}
      data-status={isStale ? undefined : status}
      data-stale={isStale || undefined}
    >
      <div className={styles.head}>
        <h2>{name}</h2>
        <LivePill connection={connection} quiet />
      </div>
      <div className={styles.figure}>
        {value === null ? (
          <span className={styles.noData}>{describeNoValue(t, id)}</span>
        ) : (
          <span className={`${styles.value} num`}>
            {formatFigure(value, unit)}
            <small>{unit}</small>
          </span>
        )}
        {isStale ? (
          <StatusChip level="idle" icon={IconClockPause}>
            {t(`systemHealth.was.${status}`)}
          </StatusChip>
        ) : (
          <StatusChip level={levelOf[status]}>{t(`systemHealth.status.${status}`)}</StatusChip>
        )}
      </div>
      <Sparkline
        values={history.map((point) => point.value)}
        capacity={CAPACITY}
        max={max}
        threshold={threshold}
        status={isStale ? "NORMAL" : status}
      />
      <Measure
        role="meter"
        size="slim"
        min={0}
        max={max}
        value={value}
        majors={majors}
        minors={minors}
        bands={[
          { from: threshold.warning, to: threshold.critical, kind: "warning" },
          { from: threshold.critical, to: max, kind: "critical" },
        ]}
        labels={[
          { at: 0, text: "0" },
          { at: threshold.warning, text: formatFigure(threshold.warning, unit) },
          { at: threshold.critical, text: formatFigure(threshold.critical, unit) },
        ]}
        label={t("systemHealth.scale", {
          name,
          value: value === null ? t("systemHealth.noValue") : formatWithUnit(value, unit),
          warning: formatWithUnit(threshold.warning, unit),
          critical: formatWithUnit(threshold.critical, unit),
        })}
      />
      <div className={`${styles.foot} num`}>
        <span className={styles.trend}>
          <Trend size={15} stroke={1.75} aria-hidden />
          {describeTrend(t, metric)}
        </span>
        <span>{t("systemHealth.readings", { count: taken, seconds: taken * intervalSeconds })}</span>
      </div>
    </article>
  );
}
