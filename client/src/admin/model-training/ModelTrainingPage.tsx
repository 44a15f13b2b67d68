import { useQuery } from "@apollo/client/react";
import { IconArrowDownRight, IconArrowUpRight, IconMinus } from "@tabler/icons-react";
import { lazy, Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { useSearchParams } from "react-router";
import { useConnection } from "../../core/connection";
import { useViewer } from "../../core/session";
import { graphql } from "../../gql";
import { formatFullDay, formatHourMinute, formatSeconds } from "../../lib/time";
import { DoneBanner } from "../../ui/DoneBanner";
import { LivePill } from "../../ui/LivePill";
import { Measure } from "../../ui/Measure";
import { PageTitle } from "../../ui/PageTitle";
import { FailedState, Skeleton } from "../../ui/States";
import { StatusChip } from "../../ui/StatusChip";
import { Parts } from "../Parts";
import { NotifyButton } from "../system-health/NotifyButton";
import { ModelList } from "./ModelList";
import metricsStyles from "./ModelMetrics.module.css";
import styles from "./ModelTrainingPage.module.css";
import { Publications } from "./Publications";
import { RunList } from "./RunList";
import { TrainingPanel } from "./TrainingPanel";
import { formatChange, formatShare, isMetricName, METRICS, type Metric } from "./training";
import { useTraining } from "./useTraining";

const StudyList = lazy(() => import("./studies/StudyList").then((module) => ({ default: module.StudyList })));

const DataRoom = lazy(() => import("./data/DataRoom").then((module) => ({ default: module.DataRoom })));

const PARTS = ["training", "versions", "data", "studies"] as const;

/** Model Training: what the version that answers reaches, the run under way, the versions that may take over, the lines that are learned, and the studies. */
export function ModelTrainingPage() {
  const { t } = useTranslation("training");
  const viewer = useViewer();
  const connection = useConnection();
  const [params] = useSearchParams();
  const training = useTraining();
  const [said, setSaid] = useState("");
  const part = PARTS.find((one) => one === params.get("part")) ?? "training";
  const may = (permission: string) => viewer?.permissions.includes(permission) ?? false;
  return (
    <>
      <div className={styles.head}>
        <PageTitle title={t("title")} />
        <LivePill
          connection={connection}
          updated={training.updatedAt ? t("asOf", { time: formatSeconds(training.updatedAt) }) : undefined}
        />
        <div className={styles.acts}>
          <NotifyButton />
        </div>
      </div>
      <ModelMetrics />
      <Parts
        label={t("parts.label")}
        parts={PARTS.map((one) => ({
          name: t(`parts.${one}`),
          to: one === "training" ? "/admin/model-training" : `/admin/model-training?part=${one}`,
          isOpen: one === part,
        }))}
      />
      <DoneBanner
        dismissLabel={t("dismiss")}
        onDismiss={() => {
          setSaid("");
          training.forget();
        }}
      >
        {said || training.said}
      </DoneBanner>
      {part === "training" && (
        <div className={styles.stack}>
          <TrainingPanel training={training} connection={connection} mayTrain={may("models.train")} />
          <RunList />
        </div>
      )}
      {part === "versions" && (
        <div className={styles.stack}>
          <ModelList mayPublish={may("models.publish")} onSaid={setSaid} />
          <Publications mayPublish={may("models.publish")} onSaid={setSaid} />
        </div>
      )}
      {part === "data" && (
        <Suspense fallback={<Skeleton lines={["100%", "96%", "100%"]} />}>
          <DataRoom />
        </Suspense>
      )}
      {part === "studies" && (
        <Suspense fallback={<Skeleton lines={["100%", "96%", "100%"]} />}>
          <StudyList />
        </Suspense>
      )}
    </>
  );
}

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
function ModelMetrics() {
  const { t } = useTranslation("training");
  const { data, error, refetch } = useQuery(ModelMetricsDocument, { fetchPolicy: "cache-and-network" });
  const overview = data?.modelOverview;
  if (!overview && error)
    return (
      <div className={metricsStyles.failed}>
        <FailedState message={t("metrics.failed")} onRetry={refetch} />
      </div>
    );
  return (
    <section aria-label={t("metrics.label")}>
      <div className={metricsStyles.cards}>
        {METRICS.map((name) => {
          const metric = overview?.metrics.find((one) => one.name === name);
          return metric ? <MetricCard key={name} metric={metric} /> : <Skeleton key={name} block={188} />;
        })}
      </div>
      <p className={`${metricsStyles.note} num`}>
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
        <p className={metricsStyles.problem} role="alert">
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
    <article className={metricsStyles.card} aria-label={title} data-met={isMet}>
      <div className={metricsStyles.head}>
        <h2>{title}</h2>
        <StatusChip level={isMet ? "normal" : "warning"}>{t(isMet ? "metrics.met" : "metrics.below")}</StatusChip>
      </div>
      <p className={`${metricsStyles.value} num`}>{formatShare(current)}</p>
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
      <dl className={`${metricsStyles.facts} num`}>
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
