import { useMutation } from "@apollo/client/react";
import { Button } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Link, useSearchParams } from "react-router";
import { useConnection } from "../../core/connection";
import { firstSentence } from "../../core/problems";
import { useViewer } from "../../core/session";
import { useDraftForm } from "../../core/useDraftForm";
import { graphql } from "../../gql";
import type { JobQueue_QueueFragment } from "../../gql/graphql";
import { focusPage } from "../../lib/pageBelow";
import { formatSeconds } from "../../lib/time";
import { useNow } from "../../lib/useNow";
import { DoneBanner } from "../../ui/DoneBanner";
import { FieldAlert } from "../../ui/FieldError";
import { FormDialog } from "../../ui/FormDialog";
import listStyles from "../../ui/List.module.css";
import { LivePill } from "../../ui/LivePill";
import { PagedTable } from "../../ui/PagedTable";
import { Panel } from "../../ui/Panel";
import { TextAreaField } from "../../ui/TextField";
import { FigureStrip } from "../FigureStrip";
import { JobFilters } from "./JobFilters";
import { JOB_STATES, JobRow } from "./JobRow";
import styles from "./JobsPart.module.css";
import { useFilter } from "./useFilter";
import { type FailedJob, useJobActs, useJobs } from "./useJobs";

/** Work of the server that failed or runs long, and what can be done about it. */
export function JobsPart() {
  const { t } = useTranslation("admin");
  const { t: common } = useTranslation("common");
  const viewer = useViewer();
  const mayManage = viewer?.permissions.includes("system.manage") ?? false;
  const mayRetryMails = viewer?.permissions.includes("mail.manage") ?? false;
  const connection = useConnection();
  const now = useNow(10_000);
  const [params, setParams] = useSearchParams();
  const [state] = useFilter("state", JOB_STATES);
  const task = params.get("task");
  const { queue, list } = useJobs({ state, task });
  const acts = useJobActs();
  const [busy, setBusy] = useState<string | null>(null);
  const [removed, setRemoved] = useState<FailedJob | null>(null);
  const [said, setSaid] = useState("");
  const [problem, setProblem] = useState("");
  const isFiltered = state !== null || task !== null;
  const focusList = () => focusPage(() => document.getElementById("failed-jobs"));

  const run = async (id: string, name: string, act: () => Promise<string>) => {
    setBusy(id);
    setProblem("");
    setSaid("");
    try {
      setSaid(await act());
      focusList(); // the button that was pressed leaves with its row
    } catch (failure) {
      setProblem(`${name}: ${firstSentence(common, failure) ?? t("systemHealth.jobs.failedAct")}`);
    }
    setBusy(null);
    void list.read();
  };
  const retry = ({ id, name }: FailedJob) =>
    void run(id, name, async () => {
      await acts.retry(id);
      return t("systemHealth.jobs.retried", { name, id });
    });
  const retryAll = (word: string, name: string) =>
    void run(word, name, async () => t("systemHealth.jobs.retriedAll", { count: await acts.retryAll(word), name }));
  const close = (sentence?: string) => {
    const id = removed?.id;
    setRemoved(null);
    if (!sentence) return focusPage(() => document.getElementById(`remove-job-${id}`));
    setSaid(sentence);
    setProblem("");
    void list.read();
    focusList();
  };
  const showAll = () => {
    setParams({ part: "jobs" }, { replace: true });
    focusList();
  };

  return (
    <>
      <DoneBanner dismissLabel={t("systemHealth.limits.dismiss")} onDismiss={() => setSaid("")}>
        {said}
      </DoneBanner>
      <JobFigures queue={queue} />
      <Panel
        id="failed-jobs"
        title={t("systemHealth.jobs.title")}
        remarks={
          <>
            <LivePill
              connection={connection}
              updated={queue && t("systemHealth.jobs.asOf", { time: formatSeconds(queue.asOf) })}
            />
            {list.total !== undefined && (
              <span className="num">{t("systemHealth.jobs.count", { count: list.total })}</span>
            )}
            {!mayManage && <span>{t("systemHealth.jobs.readOnly")}</span>}
          </>
        }
      >
        <JobFilters tasks={queue?.tasks ?? []} task={task} mayManage={mayManage} busy={busy} onRetryAll={retryAll} />
        <FieldAlert message={problem} className={listStyles.pad} />
        <PagedTable
          list={list}
          className={styles.table}
          labelledBy="failed-jobs"
          columns={[
            t("systemHealth.jobs.column.job"),
            t("systemHealth.jobs.column.state"),
            t("systemHealth.jobs.column.cause"),
            { label: t("systemHealth.jobs.column.tries"), isFigure: true },
            t("systemHealth.jobs.column.first"),
            t("systemHealth.jobs.column.next"),
            mayManage && { label: t("systemHealth.jobs.column.acts"), isHidden: true },
          ]}
          row={(job) => (
            <JobRow
              key={job.id}
              job={job}
              now={now}
              mayManage={mayManage}
              isBusy={busy === job.id}
              onRetry={() => retry(job)}
              onRemove={() => setRemoved(job)}
            />
          )}
          empty={
            isFiltered ? (
              <>
                <p>{t("systemHealth.jobs.emptyFiltered")}</p>
                <Button variant="default" onClick={showAll}>
                  {t("systemHealth.jobs.showAll")}
                </Button>
              </>
            ) : (
              t("systemHealth.jobs.empty")
            )
          }
          words={{
            failed: t("systemHealth.jobs.failed"),
            more: t("systemHealth.jobs.more"),
            moreFailed: t("systemHealth.jobs.moreFailed"),
          }}
          about={
            <>
              {t("systemHealth.jobs.about")}{" "}
              {mayRetryMails && <Link to="/admin/mail">{t("systemHealth.jobs.mails")}</Link>}
            </>
          }
        />
      </Panel>
      {removed && <RemoveJobDialog job={removed} onClose={close} />}
    </>
  );
}

/** How the queue of jobs stands: what waits, what runs, what failed. */
function JobFigures({ queue }: { queue: JobQueue_QueueFragment | undefined }) {
  const { t } = useTranslation("admin");
  return (
    <FigureStrip
      label={t("systemHealth.jobs.figures.label")}
      figures={[
        {
          name: t("systemHealth.jobs.figures.waiting"),
          value: queue?.waiting,
          note: t("systemHealth.jobs.figures.waitingNote"),
        },
        {
          name: t("systemHealth.jobs.figures.running"),
          value: queue?.running,
          note: t("systemHealth.jobs.figures.runningNote", { count: queue?.runningLong ?? 0 }),
        },
        {
          name: t("systemHealth.jobs.figures.retrying"),
          value: queue?.retrying,
          note: t("systemHealth.jobs.figures.retryingNote"),
        },
        {
          name: t("systemHealth.jobs.figures.givenUp"),
          value: queue?.givenUp,
          note: t(queue?.givenUp ? "systemHealth.jobs.figures.look" : "systemHealth.jobs.figures.none"),
        },
      ]}
    />
  );
}

const RemoveDocument = graphql(`
  mutation RemoveJobDialog_remove($id: ID!, $reason: String!) {
    deleteJob(id: $id, reason: $reason)
  }
`);

interface RemoveJobDialogProps {
  job: FailedJob;
  /** With what was done, when something was. */
  onClose: (sentence?: string) => void;
}

/** Removes a failed job for a reason, and says what that means. */
function RemoveJobDialog({ job: { id, name }, onClose }: RemoveJobDialogProps) {
  const { t } = useTranslation("admin");
  const form = useDraftForm(`remove job ${id}`, { reason: "" }, "remove-job", t("systemHealth.jobs.failedAct"));
  const [remove] = useMutation(RemoveDocument);
  const submit = async () => {
    await remove({ variables: { id, reason: form.values.reason } });
    onClose(t("systemHealth.jobs.removed", { name, id }));
  };
  return (
    <FormDialog
      onClose={() => onClose()}
      title={t("systemHealth.jobs.dialog.title", { id })}
      meta={name}
      form={form}
      onSubmit={() => void form.send(submit)}
      submit={t("systemHealth.jobs.dialog.submit")}
      pendingLabel={t("systemHealth.jobs.dialog.pending")}
      cancel={t("systemHealth.jobs.dialog.cancel")}
      discard={t("systemHealth.jobs.dialog.discard")}
    >
      <p>{t("systemHealth.jobs.dialog.text")}</p>
      <TextAreaField
        {...form.field("reason")}
        label={t("systemHealth.jobs.dialog.reason")}
        hint={t("systemHealth.jobs.dialog.reasonHint")}
        minRows={2}
        maxRows={6}
        maxLength={500}
      />
    </FormDialog>
  );
}
