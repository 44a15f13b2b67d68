import { useQuery } from "@apollo/client/react";
import { Button } from "@mantine/core";
import { IconPlayerPause, IconPlayerPlay } from "@tabler/icons-react";
import { lazy, type ReactNode, Suspense, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useSearchParams } from "react-router";
import { useConnection } from "../../core/connection";
import { useLiveSubscription } from "../../core/useLiveSubscription";
import { graphql } from "../../gql";
import type { MetricGroup } from "../../gql/graphql";
import { formatHourMinute, formatSeconds } from "../../lib/time";
import { useNow } from "../../lib/useNow";
import { useShortcuts } from "../../lib/useShortcuts";
import { Kbd } from "../../ui/Kbd";
import type { Connection } from "../../ui/LivePill";
import { PageTitle } from "../../ui/PageTitle";
import { FailedState, Skeleton } from "../../ui/States";
import { StatusChip } from "../../ui/StatusChip";
import { Parts } from "../Parts";
import { AnomaliesPanel } from "./AnomaliesPanel";
import { useAnomalyFilter } from "./AnomalyFilters";
import { DemoSlowness } from "./DemoSlowness";
import { DemoTraffic } from "./DemoTraffic";
import { InsidePanel } from "./InsidePanel";
import { LiveScope } from "./LiveScope";
import { MailMe } from "./MailMe";
import { MetricCard } from "./MetricCard";
import { MISSED_READINGS } from "./metrics";
import { NotifyButton } from "./NotifyButton";
import styles from "./SystemHealthPage.module.css";
import { useAnomalies } from "./useAnomalies";
import { useDemoSlowness } from "./useDemoSlowness";
import { useHeld } from "./useHeld";
import { useSpokenMetrics } from "./useSpokenMetrics";
import { WatchedTable } from "./WatchedTable";

const HistoryPart = lazy(() => import("./HistoryPart").then((module) => ({ default: module.HistoryPart })));
const JobsPart = lazy(() => import("./JobsPart").then((module) => ({ default: module.JobsPart })));

graphql(`
  fragment SystemHealthPage_metrics on SystemMetrics {
    id
    takenAt
    intervalSeconds
    metrics {
      id
      name
      unit
      group
      value
      status
      threshold {
        warning
        critical
      }
      ...MetricCard_metric
      ...WatchedTable_metric
    }
  }
`);

const SystemHealthPageDocument = graphql(`
  query SystemHealthPage($process: ID, $wholeSystem: Boolean!) {
    publicConfiguration {
      demoMode
    }
    systemMetrics(process: $process, wholeSystem: $wholeSystem) {
      ...SystemHealthPage_metrics @unmask
    }
  }
`);

const SystemMetricsChangedDocument = graphql(`
  subscription SystemMetricsChanged($process: ID, $wholeSystem: Boolean!) {
    systemMetricsChanged(process: $process, wholeSystem: $wholeSystem) {
      ...SystemHealthPage_metrics @unmask
    }
  }
`);

/** The four documented metrics have a card each. */
const isCard = ({ group }: { group: MetricGroup }) => group === "SYSTEM";

const CARDS = ["cpu", "memory", "latency", "errors"];

/** The parts of the page in their order. */
const PARTS = ["now", "history", "jobs"] as const;

/** System Health: what is now, and what was; each part has an address of its own. */
export function SystemHealthPage() {
  const { t } = useTranslation("admin");
  const [params] = useSearchParams();
  const open = PARTS.find((name) => name === params.get("part")) ?? "now";
  const parts = (
    <Parts
      label={t("systemHealth.parts.label")}
      parts={PARTS.map((name) => ({
        name: t(`systemHealth.parts.${name}`),
        to: name === "now" ? "/admin/system-health" : `/admin/system-health?part=${name}`,
        isOpen: name === open,
      }))}
    />
  );
  if (open === "now") return <NowPart parts={parts} />;
  return (
    <>
      <div className={styles.head}>
        <PageTitle title={t("systemHealth.title")} />
      </div>
      {parts}
      <Suspense fallback={<Skeleton block={360} />}>{open === "history" ? <HistoryPart /> : <JobsPart />}</Suspense>
    </>
  );
}

/** The four live metrics and what went wrong with them. A coloured upper edge and its chip are all that calls for attention. */
function NowPart({ parts }: { parts: ReactNode }) {
  const { t } = useTranslation("admin");
  const socket = useConnection();
  const now = useNow(1_000);
  const [process, setProcess] = useState("");
  const scope = { process: process || null, wholeSystem: process === "" };
  const { data, error, refetch } = useQuery(SystemHealthPageDocument, {
    variables: scope,
    // A reading of an earlier visit would stand here as the latest one.
    fetchPolicy: "network-only",
  });
  const [isPaused, setPaused] = useState(false);
  const [newer, setNewer] = useState(0);
  const [receivedAt, setReceivedAt] = useState<Date | null>(null);
  const lastTakenAt = useRef("");
  const spoken = useSpokenMetrics();
  const filter = useAnomalyFilter();
  const anomalies = useAnomalies(filter);
  const slowness = useDemoSlowness(data?.publicConfiguration.demoMode ?? false, now);

  useLiveSubscription(SystemMetricsChangedDocument, {
    variables: scope,
    onData: ({ systemMetricsChanged: { takenAt, metrics } }) => {
      // A subscription that was opened again begins with the reading that is already here.
      if (takenAt === lastTakenAt.current) return;
      lastTakenAt.current = takenAt;
      setReceivedAt(new Date());
      if (isPaused) setNewer((count) => count + 1);
      spoken.hear(metrics);
    },
  });

  const latest = data?.systemMetrics;
  if (latest && receivedAt === null) setReceivedAt(new Date());
  const system = useHeld(latest, isPaused && latest !== undefined);
  const togglePause = () => {
    setPaused(!isPaused);
    setNewer(0);
  };
  useShortcuts({ " ": togglePause });
  const choose = (next: string) => {
    setProcess(next);
    setPaused(false);
    setNewer(0);
    setReceivedAt(null);
    lastTakenAt.current = "";
  };

  const oldestMs = MISSED_READINGS * (latest?.intervalSeconds ?? 5) * 1_000;
  const isSilent = receivedAt !== null && now.getTime() - receivedAt.getTime() > oldestMs;
  const connection: Connection = isSilent && receivedAt ? { staleSince: receivedAt } : socket;
  const isStale = typeof connection === "object";

  return (
    <>
      <div className={styles.head}>
        <PageTitle title={t("systemHealth.title")} />
        {system && (
          <span className={`${styles.asOf} num`}>
            {t("systemHealth.asOf", { time: formatSeconds(system.takenAt), seconds: system.intervalSeconds })}
          </span>
        )}
        <LiveScope process={process} onChange={choose} />
        {slowness.isOn && <StatusChip level="warning">{t("systemHealth.demo.on")}</StatusChip>}
        <div className={styles.pause}>
          <NotifyButton />
          <MailMe />
          {isPaused && newer > 0 && <span className="num">{t("systemHealth.newer", { count: newer })}</span>}
          <Button
            variant="default"
            onClick={togglePause}
            leftSection={
              isPaused ? (
                <IconPlayerPlay size={17} stroke={1.75} aria-hidden />
              ) : (
                <IconPlayerPause size={17} stroke={1.75} aria-hidden />
              )
            }
            rightSection={<Kbd>{t("systemHealth.space")}</Kbd>}
          >
            {t(isPaused ? "systemHealth.resume" : "systemHealth.pause")}
          </Button>
        </div>
      </div>
      {parts}
      {system && isStale && (
        <div className={styles.stale}>
          <FailedState
            message={t("systemHealth.stale", { time: formatHourMinute(connection.staleSince) })}
            onRetry={refetch}
          />
        </div>
      )}
      <p aria-live="assertive" className="hidden-text">
        {spoken.changes}
      </p>
      <p aria-live="polite" className="hidden-text">
        {spoken.values}
      </p>
      {!system && error ? (
        <FailedState message={t("systemHealth.failed")} onRetry={refetch} />
      ) : (
        <section className={styles.cards} aria-label={t("systemHealth.metrics")}>
          {system
            ? system.metrics
                .filter(isCard)
                .map((metric) => (
                  <MetricCard
                    key={metric.id}
                    metric={metric}
                    connection={isPaused ? "paused" : connection}
                    intervalSeconds={system.intervalSeconds}
                    isPaused={isPaused}
                    isStale={isStale}
                  />
                ))
            : CARDS.map((id) => <Skeleton key={id} block={232} />)}
        </section>
      )}
      {system && (
        <InsidePanel
          metrics={system.metrics.filter((metric) => !isCard(metric))}
          connection={isPaused ? "paused" : connection}
          intervalSeconds={system.intervalSeconds}
          isPaused={isPaused}
          isStale={isStale}
        />
      )}
      <AnomaliesPanel
        anomalies={anomalies}
        connection={socket}
        now={now}
        checkedAt={latest && formatSeconds(latest.takenAt)}
        filter={filter}
        names={latest?.metrics ?? []}
        metrics={isStale ? [] : (latest?.metrics ?? [])}
      />
      {system && <WatchedTable metrics={system.metrics} isPaused={isPaused} isStale={isStale} />}
      <DemoSlowness slowness={slowness} />
      <DemoTraffic />
    </>
  );
}
