import { useQuery } from "@apollo/client/react";
import { IconArrowDownRight, IconArrowUpRight, IconMinus } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { graphql } from "../../gql";
import { formatFullDay, formatHourMinute } from "../../lib/time";
import { Measure } from "../../ui/Measure";
import { FailedState, Skeleton } from "../../ui/States";
import { StatusChip } from "../../ui/StatusChip";
import styles from "./ModelMetrics.module.css";
import { formatChange, formatShare, isMetricName, METRICS, type Metric } from "./training";

const ModelMetricsDocument = graphql(`
  query ModelMetrics {
    modelOverview {
      ...ModelMetrics_overview @unmask
    }
  }
`);

graphql(`
  fragment ModelMetrics_overview on ModelOverview {
    version
    previousVersion
    publishedAt
    cases
    problem
    metrics {
      name
      current
      previous
      change
      threshold
      isMet
    }
  }
`);

/** The four figures of the version that answers, each with the one before, the change and the least that is needed. */
export function ModelMetrics() {
  const { t } = useTranslation("training");
  const { data, error, refetch } = useQuery(ModelMetricsDocument, { fetchPolicy: "cache-and-network" });
  const overview = data?.modelOverview;
  if (!overview && error)
    return (
      <div className={styles.failed}>
        <FailedState message={t("metrics.failed")} onRetry={refetch} />
      </div>
    );
  return (
    <section aria-label={t("metrics.label")}>
      <div className={styles.cards}>
        {METRICS.map((name) => {
          const metric = overview?.metrics.find((one) => one.name === name);
          return metric ? <MetricCard key={name} metric={metric} /> : <Skeleton key={name} block={188} />;
        })}
      </div>
      <p className={`${styles.note} num`}>
        {overview
          ? t("metrics.note", {
              version: overview.version,
              day: formatFullDay(overview.publishedAt),
              time: formatHourMinute(overview.publishedAt),
              cases: overview.cases,
            })
          : "…"}
      </p>
      {overview?.problem && (
        <p className={styles.problem} role="alert">
          <StatusChip level="critical">{t("metrics.broken")}</StatusChip> {overview.problem}
        </p>
      )}
    </section>
  );
}

/** No figure is drawn below this share: what matters lies above. */
const FROM = 0.5;

function MetricCard({ metric: { name, current, previous, change, threshold, isMet } }: { metric: Metric }) {
  const { t } = useTranslation("training");
  if (!isMetricName(name)) return null;
  const title = t(`metric.${name}`);
  const Trend = !change ? IconMinus : change > 0 ? IconArrowUpRight : IconArrowDownRight;
  return (
    <article className={styles.card} aria-label={title} data-met={isMet}>
      <div className={styles.head}>
        <h2>{title}</h2>
        <StatusChip level={isMet ? "normal" : "warning"}>{t(isMet ? "metrics.met" : "metrics.below")}</StatusChip>
      </div>
      <p className={`${styles.value} num`}>{formatShare(current)}</p>
      <Measure
        role="meter"
        size="slim"
        min={FROM}
        max={1}
        value={current}
        majors={5}
        minors={10}
        bands={[{ from: FROM, to: threshold, kind: "warning" }]}
        labels={[
          { at: FROM, text: "50%" },
          { at: threshold, text: `${Math.round(threshold * 100)}%` },
          { at: 1, text: "100%" },
        ]}
        label={t("metrics.scale", { name: title, value: formatShare(current), threshold: formatShare(threshold) })}
      />
      <dl className={`${styles.facts} num`}>
        <div>
          <dt>{t("metrics.previous")}</dt>
          <dd>{previous === null ? "–" : formatShare(previous)}</dd>
        </div>
        <div>
          <dt>{t("metrics.change")}</dt>
          <dd>
            {change === null ? (
              "–"
            ) : (
              <>
                <Trend size={15} stroke={1.75} aria-hidden /> {formatChange(change)}
              </>
            )}
          </dd>
        </div>
        <div>
          <dt>{t("metrics.threshold")}</dt>
          <dd>{formatShare(threshold)}</dd>
        </div>
      </dl>
    </article>
  );
}
