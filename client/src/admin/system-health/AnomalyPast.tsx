import { useQuery } from "@apollo/client/react";
import { lazy, Suspense } from "react";
import { useTranslation } from "react-i18next";
import { graphql } from "../../gql";
import { Awaited, Skeleton } from "../../ui/States";
import styles from "./AnomalyDialog.module.css";
import { formatMoment } from "./anomalies";
import { formatWithUnit } from "./metrics";

const HistoryChart = lazy(() => import("./HistoryChart").then((module) => ({ default: module.HistoryChart })));

const PastDocument = graphql(`
  query AnomalyPast($id: ID!, $metric: String!, $until: DateTimeISO!) {
    metricHistory(metric: $metric, span: HOUR, until: $until) {
      metric
      name
      unit
      until
      bucketSeconds
      threshold {
        warning
        critical
      }
      points {
        at
        value
        least
        most
      }
    }
    anomalyEvents(id: $id) {
      id
      kind
      value
      note
      actorName
      happenedAt
    }
  }
`);

/** How much is shown before and after the moment at which an anomaly began, in ms. */
const AROUND_MS = 30 * 60_000;

/** Low, in px: what can be done about it should be in sight. */
const CHART_HEIGHT = 150;

export interface AnomalyPastProps {
  id: string;
  metric: string;
  /** When the anomaly began. */
  timestamp: string;
  now: Date;
}

/** The metric around the moment at which an anomaly began, and what happened to the anomaly since. */
export function AnomalyPast({ id, metric, timestamp, now }: AnomalyPastProps) {
  const { t } = useTranslation("admin");
  const until = new Date(new Date(timestamp).getTime() + AROUND_MS).toISOString();
  const { data, error, refetch } = useQuery(PastDocument, {
    variables: { id, metric, until },
    fetchPolicy: "cache-and-network",
  });
  if (!data) {
    return <Awaited failed={error && t("systemHealth.anomalies.past.failed")} onRetry={refetch} block={CHART_HEIGHT} />;
  }
  const { metricHistory: history, anomalyEvents } = data;
  const events = anomalyEvents ?? [];
  return (
    <section className={styles.past}>
      <h3>{t("systemHealth.anomalies.past.chart")}</h3>
      {history.points.some(({ value }) => value !== null) ? (
        <Suspense fallback={<Skeleton block={CHART_HEIGHT} />}>
          <HistoryChart history={history} height={CHART_HEIGHT} />
        </Suspense>
      ) : (
        <p className="dim">{t("systemHealth.anomalies.past.none")}</p>
      )}
      {events.length > 0 && <h3>{t("systemHealth.anomalies.past.title")}</h3>}
      <ol>
        {events.map(({ id: eventId, kind, value, note, actorName, happenedAt }) => (
          <li key={eventId}>
            <span className="dim num">{formatMoment(t, happenedAt, now)}</span>
            <span>
              {t(`systemHealth.anomalies.past.kinds.${kind}`)}
              {value !== null && `: ${formatWithUnit(value, history.unit)}`}
              {actorName && ` ${t("systemHealth.anomalies.past.by", { name: actorName })}`}
              {note && <span className={styles.note}>{`: ${note}`}</span>}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
