import { Button } from "@mantine/core";
import { IconBellOff } from "@tabler/icons-react";
import { lazy, Suspense, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useSearchParams } from "react-router";
import { useShortcuts } from "../../lib/useShortcuts";
import { FieldAlert } from "../../ui/FieldError";
import { Kbd } from "../../ui/Kbd";
import { type Connection, LivePill } from "../../ui/LivePill";
import { PagedTable } from "../../ui/PagedTable";
import { Panel } from "../../ui/Panel";
import styles from "./AnomaliesPanel.module.css";
import type { MetricNow } from "./AnomalyDialog";
import { AnomalyFilters } from "./AnomalyFilters";
import { AnomalyRow } from "./AnomalyRow";
import { type AnomalyFilter, stateOf, variablesOf } from "./anomalies";
import { formatMomentOf } from "./history";
import { useAcknowledge } from "./useAcknowledge";
import type { AnomalyEntry, useAnomalies } from "./useAnomalies";

const AnomalyDialog = lazy(() => import("./AnomalyDialog").then((module) => ({ default: module.AnomalyDialog })));

export interface AnomaliesPanelProps {
  anomalies: ReturnType<typeof useAnomalies>;
  connection: Connection;
  now: Date;
  /** When the newest reading was taken, already formatted; without one, undefined. */
  checkedAt?: string;
  filter: AnomalyFilter;
  /** Everything that is measured, to choose from. */
  names: readonly { id: string; name: string }[];
  /** The newest readings, as long as they are true of now. */
  metrics: readonly MetricNow[];
}

/** Every time that a metric was out of its range: what is open first. All of it works by keyboard. */
export function AnomaliesPanel({ anomalies, connection, now, checkedAt, filter, names, metrics }: AnomaliesPanelProps) {
  const { t } = useTranslation("admin");
  const { list, openCount, hasMore } = anomalies;
  const [params, setParams] = useSearchParams();
  const isFiltered = Object.keys(variablesOf(filter)).length > 0;
  const rows = useRef<HTMLTableSectionElement>(null);
  const [currentId, setCurrentId] = useState<string | null>(null);
  const [shown, setShown] = useState<{ entry: AnomalyEntry; isOpen: boolean } | null>(null);
  const [focusOn, setFocusOn] = useState<string | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [done, setDone] = useState("");

  const onAcknowledged = (anomaly: AnomalyEntry) => {
    anomalies.take([anomaly]);
    setDone(t("systemHealth.anomalies.acknowledged", { name: anomaly.metricName }));
  };
  const { acknowledge } = useAcknowledge(onAcknowledged);
  const current = list?.find(({ id }) => id === currentId);
  const open = (entry: AnomalyEntry) => {
    setFailure(null);
    setCurrentId(entry.id);
    setShown({ entry, isOpen: true });
  };
  const close = () => {
    if (!shown?.isOpen) return;
    setShown({ ...shown, isOpen: false });
    setFocusOn(shown.entry.id);
  };
  // Only once the dialog has let go of the focus can the row have it again.
  useEffect(() => {
    if (!focusOn || shown?.isOpen) return;
    document.getElementById(`anomaly-${focusOn}`)?.focus();
    setFocusOn(null);
  }, [focusOn, shown]);

  const move = (step: 1 | -1) => {
    const all = [...(rows.current?.querySelectorAll<HTMLElement>("[data-row]") ?? [])];
    const at = all.findIndex(({ id }) => id === `anomaly-${currentId}`);
    all[Math.min(Math.max(at + step, 0), all.length - 1)]?.focus();
  };
  const acknowledgeCurrent = async () => {
    if (!current || stateOf(current) !== "OPEN") return;
    setFailure(null);
    const problem = await acknowledge(current.id, "");
    if (problem) setFailure(`${current.metricName}: ${problem.message}`);
  };
  useShortcuts({
    j: () => move(1),
    k: () => move(-1),
    Enter: () => current && open(current),
    a: () => void acknowledgeCurrent(),
  });

  const mute = anomalies.mutes.find(({ from, until }) => new Date(from) <= now && now < new Date(until));
  const acknowledged = anomalies.open.filter((entry) => stateOf(entry) === "ACKNOWLEDGED").length;
  const showAll = () => {
    const rest = [...params].filter(([name]) => !(name in filter));
    setParams(rest, { replace: true });
    document.getElementById("anomaly-state")?.focus(); // the button leaves with the empty list
  };
  return (
    <Panel
      id="anomalies"
      title={t("systemHealth.anomalies.title")}
      className={styles.panel}
      remarks={
        <>
          <LivePill connection={connection} quiet />
          {list && (
            <span className={`${styles.count} num`}>
              {t(acknowledged > 0 ? "systemHealth.anomalies.openAcknowledged" : "systemHealth.anomalies.open", {
                count: openCount,
                acknowledged,
              })}
            </span>
          )}
          {list && list.length > 0 && (
            <span className={styles.keys}>
              <Kbd>J</Kbd> <Kbd>K</Kbd> {t("systemHealth.anomalies.move")} <Kbd>Enter</Kbd>{" "}
              {t("systemHealth.anomalies.detailsKey")} <Kbd>A</Kbd> {t("systemHealth.anomalies.acknowledgeKey")}
            </span>
          )}
        </>
      }
    >
      <p aria-live="assertive" className="hidden-text">
        {anomalies.spoken}
      </p>
      <p role="status" className="hidden-text">
        {done}
      </p>
      {mute && (
        <p className={`${styles.mute} num`}>
          <IconBellOff size={17} stroke={1.75} aria-hidden />
          {t("systemHealth.anomalies.muted", { time: formatMomentOf(mute.until, now), reason: mute.reason })}
        </p>
      )}
      <AnomalyFilters filter={filter} metrics={names} />
      <FieldAlert message={failure} className={styles.pad} />
      <PagedTable
        list={{
          nodes: list ?? undefined,
          error: anomalies.hasFailed,
          read: anomalies.retry,
          more: hasMore ? anomalies.showMore : undefined,
        }}
        body={rows}
        className={styles.anomalies}
        columns={[
          t("systemHealth.anomalies.severity"),
          t("systemHealth.anomalies.metric"),
          t("systemHealth.anomalies.message"),
          t("systemHealth.anomalies.time"),
          t("systemHealth.anomalies.state"),
          t("systemHealth.anomalies.note"),
          { label: t("systemHealth.anomalies.actions"), isHidden: true },
        ]}
        row={(entry) => (
          <AnomalyRow
            key={entry.id}
            anomaly={entry}
            isCurrent={entry.id === currentId}
            now={now}
            onFocus={() => setCurrentId(entry.id)}
            onOpen={() => open(entry)}
          />
        )}
        empty={
          isFiltered ? (
            <>
              <p>
                <b>{t("systemHealth.anomalies.emptyFiltered")}</b>
              </p>
              <Button variant="default" onClick={showAll}>
                {t("systemHealth.anomalies.showAll")}
              </Button>
            </>
          ) : (
            <>
              <p>
                <b>{t("systemHealth.anomalies.empty")}</b>
              </p>
              {checkedAt && <p className="dim num">{t("systemHealth.anomalies.lastCheck", { time: checkedAt })}</p>}
            </>
          )
        }
        words={{
          failed: t("systemHealth.anomalies.failed"),
          more: t("systemHealth.anomalies.more"),
          moreFailed: t("systemHealth.anomalies.moreFailed"),
        }}
      />
      {shown && (
        <Suspense fallback={null}>
          <AnomalyDialog
            key={shown.entry.id}
            anomaly={shown.entry}
            isOpen={shown.isOpen}
            now={now}
            metrics={metrics}
            others={anomalies.open.filter(({ id }) => id !== shown.entry.id)}
            onClose={close}
            onAcknowledged={(anomaly) => {
              onAcknowledged(anomaly);
              close();
            }}
          />
        </Suspense>
      )}
    </Panel>
  );
}
