import type { FragmentType } from "@apollo/client";
import { useFragment } from "@apollo/client/react";
import { IconChartLine, IconChevronDown, IconInfoCircle } from "@tabler/icons-react";
import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { useConnection } from "../../../core/connection";
import { graphql } from "../../../gql";
import type { HealthMetrics_VitalsFragment } from "../../../gql/graphql";
import { useDownload } from "../../../lib/useDownload";
import { useMoments } from "../../../lib/useMoments";
import { useNow } from "../../../lib/useNow";
import { useSpoken } from "../../../lib/useSpoken";
import { LivePill } from "../../../ui/LivePill";
import { FailedState, Skeleton } from "../../../ui/States";
import styles from "./HealthMetrics.module.css";
import { MetricFigure } from "./MetricFigure";
import trendsStyles from "./Trends.module.css";
import { useFigures } from "./useFigures";

const HealthMetricsFragment = graphql(`
  fragment HealthMetrics_vitals on Vitals {
    id
    today
    heartRate {
      current
      average
      lastUpdated
      demonstration
    }
    sleep {
      day
      duration
      quality
      deepSleep
      lightSleep
      lastUpdated
      demonstration
    }
    activity {
      day
      steps
      calories
      activeMinutes
      lastUpdated
      demonstration
    }
    thresholds {
      heartRateLow
      heartRateHigh
      sleepHours
      steps
    }
  }
`);

/** A figure that is not older than this is live, in ms. */
const LIVE_MS = 120_000;
/** How often the age of the figures is looked at, in ms. */
const REFRESH_MS = 15_000;

export interface HealthMetricsProps {
  vitals: FragmentType<HealthMetrics_VitalsFragment> & { id: string };
}

/** Heart rate, sleep and steps on three scales that line up, and the way to their trends. */
export function HealthMetrics({ vitals }: HealthMetricsProps) {
  const { t } = useTranslation("metrics");
  const { brief } = useMoments();
  const socket = useConnection();
  const now = useNow(REFRESH_MS);
  const { data, complete } = useFragment({ fragment: HealthMetricsFragment, from: vitals });
  const figures = useFigures(complete ? data : null, typeof socket === "object");
  const spoken = useSpoken(figures.map(({ name, label }) => `${name}: ${label}`).join(". "));
  if (!complete) return null;
  const groups = [data.heartRate, data.sleep, data.activity].filter((group) => group !== null);
  const newest =
    groups
      .map(({ lastUpdated }) => lastUpdated)
      .sort()
      .at(-1) ?? "";
  const updated = t("updated", { time: brief(newest) });
  const isLive = socket !== "live" || now.getTime() - Date.parse(newest) < LIVE_MS;
  return (
    <section aria-labelledby="health-metrics">
      <header className={styles.head}>
        <h2 id="health-metrics">{t("title")}</h2>
        {isLive ? (
          <LivePill connection={socket} updated={updated} />
        ) : (
          <span className={`${styles.updated} num`}>{updated}</span>
        )}
      </header>
      {groups.some(({ demonstration }) => demonstration) && (
        <p className={styles.demonstration}>
          <IconInfoCircle size={20} stroke={1.9} aria-hidden />
          <span>
            <b>{t("demonstration.title")}</b> {t("demonstration.text")}
          </span>
        </p>
      )}
      <div className={styles.figures}>
        {figures.map((figure) => (
          <MetricFigure key={figure.name} {...figure} />
        ))}
      </div>
      <p role="status" className="hidden-text">
        {spoken}
      </p>
      <Trends />
    </section>
  );
}

/** A fold that shows how figures went over a day, and over years. Charts are large: those who open it download them. */
function Trends() {
  const { t } = useTranslation("metrics");
  const [isOpen, setOpen] = useState(false);
  const { part, hasFailed, load } = useDownload(() => import("./TrendsPanel"));
  const panel = useId();
  const toggle = () => {
    load();
    setOpen(!isOpen);
  };
  return (
    <div className={trendsStyles.trends}>
      <button type="button" className={trendsStyles.fold} aria-expanded={isOpen} aria-controls={panel} onClick={toggle}>
        <IconChartLine size={22} stroke={1.75} aria-hidden />
        {t("trends.title")}
        <IconChevronDown size={20} stroke={1.75} aria-hidden className={trendsStyles.chevron} />
      </button>
      <div id={panel} hidden={!isOpen}>
        {isOpen && part && <part.TrendsPanel />}
        {isOpen && !part && !hasFailed && <Skeleton block={320} />}
        {isOpen && hasFailed && <FailedState message={t("trends.failed")} onRetry={load} />}
      </div>
    </div>
  );
}
