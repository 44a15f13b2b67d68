import { useQuery } from "@apollo/client/react";
import { Button } from "@mantine/core";
import { lazy, Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { graphql } from "../../gql";
import type { MetricHistorySpan } from "../../gql/graphql";
import { DataTable } from "../../ui/DataTable";
import { Panel } from "../../ui/Panel";
import { Awaited, Skeleton } from "../../ui/States";
import { SelectField } from "../../ui/TextField";
import panelStyles from "./HistoryPanel.module.css";
import styles from "./HistoryPart.module.css";
import { formatMomentOf, type History, processOptions } from "./history";
import { LimitsPanel, useLimits } from "./LimitsPanel";
import { formatWithUnit } from "./metrics";

/** What the metrics were over a day or a month, and from which values on they are out of their range. */
export function HistoryPart() {
  const { t } = useTranslation("admin");
  const { limits, error, read } = useLimits();
  return (
    <div className={styles.part}>
      {!limits && <Awaited failed={error && t("systemHealth.limits.failed")} onRetry={read} block={360} />}
      {limits && <HistoryPanel metrics={limits} />}
      {limits && <LimitsPanel limits={limits} />}
    </div>
  );
}

const HistoryChart = lazy(() => import("./HistoryChart").then((module) => ({ default: module.HistoryChart })));

const HistoryDocument = graphql(`
  query HistoryPanel($metric: String!, $span: MetricHistorySpan!, $process: ID) {
    metricHistory(metric: $metric, span: $span, process: $process) {
      metric
      name
      unit
      across
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
    systemProcesses {
      id
      label
      startedAt
      lastSeenAt
      isRunning
    }
  }
`);

/** How often an open chart is read again, in ms: the API has a new minute once a minute. */
const READ_EVERY_MS = 60_000;

interface HistoryPanelProps {
  metrics: readonly { id: string; name: string }[];
}

/** One metric over a day or a month, of the whole system or of one process. */
function HistoryPanel({ metrics }: HistoryPanelProps) {
  const { t } = useTranslation("admin");
  const [metric, setMetric] = useState("cpu");
  const [span, setSpan] = useState<MetricHistorySpan>("DAY");
  const [process, setProcess] = useState("");
  const [isTable, setTable] = useState(false);
  const { data, previousData, error, refetch } = useQuery(HistoryDocument, {
    variables: { metric, span, process: process || null },
    fetchPolicy: "cache-and-network",
    pollInterval: READ_EVERY_MS,
  });
  const processes = (data ?? previousData)?.systemProcesses ?? [];
  const history = data?.metricHistory;
  const measured = history?.points.filter(({ value }) => value !== null).length ?? 0;
  return (
    <Panel
      id="metric-history"
      title={t("systemHealth.history.title")}
      remarks={history && <span className="num">{t(`systemHealth.history.across.${history.across}`)}</span>}
    >
      <div className={panelStyles.body}>
        <div className={panelStyles.choices}>
          <SelectField
            id="history-metric"
            label={t("systemHealth.history.metric")}
            data={metrics.map(({ id, name }) => ({ value: id, label: name }))}
            value={metric}
            onChange={(event) => setMetric(event.currentTarget.value)}
          />
          <SelectField
            id="history-process"
            label={t("systemHealth.history.process")}
            data={processOptions(t, processes)}
            value={process}
            onChange={(event) => setProcess(event.currentTarget.value)}
          />
          <SelectField
            id="history-span"
            label={t("systemHealth.history.span")}
            data={[
              { value: "DAY", label: t("systemHealth.history.DAY") },
              { value: "MONTH", label: t("systemHealth.history.MONTH") },
            ]}
            value={span}
            onChange={(event) => setSpan(event.currentTarget.value as MetricHistorySpan)}
          />
          <Button variant="default" onClick={() => setTable(!isTable)}>
            {t(isTable ? "systemHealth.history.back" : "systemHealth.history.table")}
          </Button>
        </div>
        {!history && <Awaited failed={error && t("systemHealth.history.failed")} onRetry={refetch} block={260} />}
        {history && measured === 0 && <p className={panelStyles.none}>{t("systemHealth.history.none")}</p>}
        {history &&
          measured > 0 &&
          (isTable ? (
            <HistoryTable history={history} />
          ) : (
            <Suspense fallback={<Skeleton block={260} />}>
              <HistoryChart history={history} />
            </Suspense>
          ))}
        {history && measured > 0 && measured < history.points.length && (
          <p className="dim">{t("systemHealth.history.gaps")}</p>
        )}
      </div>
    </Panel>
  );
}

/** What the chart draws, in numbers: the newest first, each gap as one row that says so. */
function HistoryTable({ history }: { history: History }) {
  const { t } = useTranslation("admin");
  const { points, unit, name } = history;
  // Of points without data that follow each other the first stands for all.
  const rows = points.filter(({ value }, at) => value !== null || at === 0 || points[at - 1]?.value !== null).reverse();
  return (
    // A long table scrolls in its place, so it can be reached by the keyboard.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: see above
    <section className={panelStyles.table} aria-label={t("systemHealth.history.tableOf", { name })} tabIndex={0}>
      <DataTable
        columns={[
          t("systemHealth.history.from"),
          { label: t("systemHealth.history.mean"), isFigure: true },
          { label: t("systemHealth.history.least"), isFigure: true },
          { label: t("systemHealth.history.most"), isFigure: true },
        ]}
      >
        <tbody>
          {rows.map(({ at, value, least, most }) => (
            <tr key={at}>
              <th scope="row">{formatMomentOf(at)}</th>
              {value === null ? (
                <td colSpan={3}>{t("systemHealth.status.NO_DATA")}</td>
              ) : (
                <>
                  <td data-figure data-label={t("systemHealth.history.mean")}>
                    {formatWithUnit(value, unit)}
                  </td>
                  <td data-figure data-label={t("systemHealth.history.least")}>
                    {formatWithUnit(least ?? value, unit)}
                  </td>
                  <td data-figure data-label={t("systemHealth.history.most")}>
                    {formatWithUnit(most ?? value, unit)}
                  </td>
                </>
              )}
            </tr>
          ))}
        </tbody>
      </DataTable>
    </section>
  );
}
