import { useQuery } from "@apollo/client/react";
import { Button } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { usePages } from "../../core/usePages";
import { graphql } from "../../gql";
import { focusPage } from "../../lib/pageBelow";
import { formatDay, formatHourMinute } from "../../lib/time";
import { DataTable } from "../../ui/DataTable";
import { Dialog } from "../../ui/Dialog";
import { FactList } from "../../ui/FactList";
import { FieldError } from "../../ui/FieldError";
import { PagedTable } from "../../ui/PagedTable";
import { Panel } from "../../ui/Panel";
import { FailedState, Skeleton } from "../../ui/States";
import { StatusChip } from "../../ui/StatusChip";
import { EpochTable } from "./EpochTable";
import styles from "./ModelTrainingPage.module.css";
import { formatDuration, isCareLabel, LABELS, levelOf, type Run } from "./training";

const TrainingRunsDocument = graphql(`
  query TrainingRuns($after: String) {
    trainingRuns(first: 20, after: $after) {
      totalCount
      nodes {
        ...Training_run @unmask
      }
      pageInfo {
        endCursor
        hasNextPage
      }
    }
  }
`);

/** Every run that there was, the newest first. */
export function RunList() {
  const { t } = useTranslation("training");
  const list = usePages(TrainingRunsDocument, (data) => data.trainingRuns);
  const [shown, setShown] = useState<Run | null>(null);
  const close = () => {
    const id = shown?.id;
    setShown(null);
    focusPage(() => document.getElementById(`run-${id}`));
  };
  return (
    <Panel
      id="training-runs"
      title={t("runs.title")}
      remarks={list.total !== undefined && <span className="num">{t("runs.count", { count: list.total })}</span>}
    >
      <PagedTable
        list={list}
        className={styles.runs}
        columns={[
          t("runs.run"),
          t("runs.status"),
          t("runs.started"),
          t("runs.by"),
          t("runs.took"),
          t("runs.version"),
          { label: t("runs.details"), isHidden: true },
        ]}
        row={(run) => (
          <tr key={run.id}>
            <th scope="row">{t("run", { number: run.number })}</th>
            <td data-label={t("runs.status")}>
              <StatusChip level={levelOf[run.status]}>{t(`status.${run.status}`)}</StatusChip>
            </td>
            <td data-label={t("runs.started")}>
              {t("moment", { day: formatDay(run.startedAt), time: formatHourMinute(run.startedAt) })}
            </td>
            <td data-label={t("runs.by")}>{run.startedBy ?? "–"}</td>
            <td data-label={t("runs.took")}>
              {run.finishedAt
                ? formatDuration(new Date(run.finishedAt).getTime() - new Date(run.startedAt).getTime())
                : "–"}
            </td>
            <td data-label={t("runs.version")}>{run.model?.version ?? "–"}</td>
            <td data-figure>
              <Button
                id={`run-${run.id}`}
                variant="default"
                size="xs"
                aria-label={t("runs.detailsOf", { number: run.number })}
                onClick={() => setShown(run)}
              >
                {t("runs.details")}
              </Button>
            </td>
          </tr>
        )}
        empty={t("runs.empty")}
        words={{ failed: t("runs.failed"), more: t("runs.more"), moreFailed: t("more.failed") }}
      />
      {shown && <RunDialog run={shown} onClose={close} />}
    </Panel>
  );
}

/** How one run was set up, what it learned from, and what came of it. */
function RunDialog({ run, onClose }: { run: Run; onClose: () => void }) {
  const { t } = useTranslation("training");
  const { parameters, dataHash, lineCount, addedLineCount, seed, model } = run;
  return (
    <Dialog
      isOpen
      isWide
      onClose={onClose}
      title={t("run", { number: run.number })}
      meta={<StatusChip level={levelOf[run.status]}>{t(`status.${run.status}`)}</StatusChip>}
    >
      <div className={styles.dialog}>
        {run.error && <FieldError message={run.error} />}
        <FactList
          className={`${styles.facts} num`}
          facts={[
            [t("details.lines"), lineCount === null ? "–" : lineCount.toLocaleString("en-GB")],
            [t("details.added"), addedLineCount === null ? "–" : addedLineCount.toLocaleString("en-GB")],
            [t("details.seed"), seed],
            [t("details.rounds"), parameters.rounds],
            [t("details.step"), parameters.step],
            [t("details.shrinking"), parameters.shrinking],
            [t("details.hash"), <code key="hash">{dataHash ?? "–"}</code>],
          ]}
        />
        <p className="dim">{t("details.same")}</p>
        {model && <ConfusionTable modelId={model.id} />}
        {run.metrics.length > 0 && (
          <>
            <h3>{t("epochs.title")}</h3>
            <EpochTable epochs={run.metrics} />
          </>
        )}
      </div>
    </Dialog>
  );
}

const ConfusionDocument = graphql(`
  query ModelConfusion($id: ID!) {
    trainedModel(id: $id) {
      id
      record {
        figures {
          confusion {
            label
            emergency
            urgent
            routine
          }
        }
      }
    }
  }
`);

/** Which care the cases of each right label were given. */
function ConfusionTable({ modelId }: { modelId: string }) {
  const { t } = useTranslation("training");
  const { data, error, refetch } = useQuery(ConfusionDocument, { variables: { id: modelId } });
  const rows = data?.trainedModel?.record.figures.confusion;
  if (!rows && error) return <FailedState message={t("confusion.failed")} onRetry={refetch} />;
  if (!rows) return <Skeleton block={150} />;
  return (
    <>
      <h3>{t("confusion.title")}</h3>
      <DataTable isSmall className={styles.confusion}>
        <caption className="dim">{t("confusion.caption")}</caption>
        <thead>
          <tr>
            <th scope="col">{t("confusion.right")}</th>
            {LABELS.map((label) => (
              <th key={label} scope="col" data-figure>
                {t(`label.${label}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.label}>
              <th scope="row">{isCareLabel(row.label) && t(`label.${row.label}`)}</th>
              {LABELS.map((label) => (
                <td key={label} data-figure data-right={label === row.label || undefined}>
                  {row[label]}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </DataTable>
    </>
  );
}
