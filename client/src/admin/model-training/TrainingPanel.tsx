import { Button } from "@mantine/core";
import { IconPlayerPlay, IconPlayerStop, IconRefresh } from "@tabler/icons-react";
import { lazy, Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { formatDay, formatHourMinute } from "../../lib/time";
import { useNow } from "../../lib/useNow";
import { FieldAlert, FieldError } from "../../ui/FieldError";
import { type Connection, LivePill } from "../../ui/LivePill";
import { Measure } from "../../ui/Measure";
import { Panel } from "../../ui/Panel";
import { FailedState, Skeleton } from "../../ui/States";
import { StatusChip } from "../../ui/StatusChip";
import { SubmitButton } from "../../ui/SubmitButton";
import { TextField } from "../../ui/TextField";
import { EpochTable } from "./EpochTable";
import styles from "./TrainingPanel.module.css";
import { formatDuration, levelOf, type Run, timeLeft } from "./training";
import type { Training } from "./useTraining";

const EpochChart = lazy(() => import("./EpochChart").then((module) => ({ default: module.EpochChart })));

export interface TrainingPanelProps {
  training: Training;
  connection: Connection;
  /** False for staff who may only look. */
  mayTrain: boolean;
}

/** The run under way, or the newest one, and the button that starts one. */
export function TrainingPanel({ training, connection, mayTrain }: TrainingPanelProps) {
  const { t } = useTranslation("training");
  const { run } = training;
  return (
    <Panel id="current-training" title={t("current.title")} remarks={<LivePill connection={connection} quiet />}>
      <div className={styles.body}>
        {training.hasFailed && <FailedState message={t("current.failed")} onRetry={training.retry} />}
        {!training.hasFailed && run === undefined && <Skeleton lines={["40%", "100%", "60%"]} />}
        {run === null && <p>{t("current.none")}</p>}
        {run && <RunNow run={run} training={training} mayTrain={mayTrain} />}
        <FieldAlert message={training.problem} />
        {mayTrain && run !== undefined && <StartForm training={training} isRunning={run?.status === "RUNNING"} />}
      </div>
    </Panel>
  );
}

function RunNow({ run, training, mayTrain }: { run: Run; training: Training; mayTrain: boolean }) {
  const { t } = useTranslation("training");
  const now = useNow(1_000);
  const [isTable, setTable] = useState(false);
  const { status, startedAt, finishedAt, startedBy, progress, metrics, error } = run;
  const isRunning = status === "RUNNING";
  const left = isRunning ? timeLeft(run, now) : undefined;
  const percent = Math.floor(progress * 100);
  const words = t(`phase.${run.phase}`, { epoch: run.epoch, epochs: run.epochs });
  const took = (finishedAt ? new Date(finishedAt) : now).getTime() - new Date(startedAt).getTime();
  return (
    <>
      <div className={styles.head}>
        <h3>{t("run", { number: run.number })}</h3>
        <StatusChip level={levelOf[status]}>{t(`status.${status}`)}</StatusChip>
        <span className="dim num">
          {t(startedBy ? "current.startedBy" : "current.started", {
            who: startedBy,
            day: formatDay(startedAt),
            time: formatHourMinute(startedAt),
          })}
          {", "}
          {t(isRunning ? "current.since" : "current.took", { duration: formatDuration(took) })}
          {run.resumedFrom !== null && <>, {t("current.resumedFrom", { number: run.resumedFrom })}</>}
        </span>
      </div>
      {isRunning && (
        <>
          <p className={`${styles.progress} num`}>
            <b>{t("current.percent", { percent })}</b> {words}
            {left !== undefined && (
              <span className="dim"> {t("current.left", { duration: formatDuration(left) })}</span>
            )}
          </p>
          <Measure
            role="progressbar"
            min={0}
            max={100}
            value={percent}
            label={t("current.progress", { percent, words })}
            size="slim"
          />
          <p className="dim">{t("current.leave")}</p>
        </>
      )}
      {status === "COMPLETED" && run.model && <p>{t("current.made", { version: run.model.version })}</p>}
      {error && <FieldError message={error} />}
      {metrics.length > 0 && (
        <>
          <div className={styles.figures}>
            <h4>{t("epochs.title")}</h4>
            <Button variant="default" size="xs" onClick={() => setTable(!isTable)}>
              {t(isTable ? "epochs.back" : "epochs.table")}
            </Button>
          </div>
          {isTable ? (
            <EpochTable epochs={metrics} />
          ) : (
            <Suspense fallback={<Skeleton block={240} />}>
              <EpochChart epochs={metrics} rounds={run.epochs} />
            </Suspense>
          )}
        </>
      )}
      {mayTrain && isRunning && (
        <SubmitButton
          type="button"
          variant="default"
          className={styles.act}
          leftSection={<IconPlayerStop size={17} stroke={1.9} aria-hidden />}
          pending={training.pending === "cancel"}
          pendingLabel={t("current.cancelling")}
          onClick={() => void training.cancel(run.id)}
        >
          {t("current.cancel")}
        </SubmitButton>
      )}
      {mayTrain && run.isResumable && (
        <SubmitButton
          type="button"
          variant="default"
          className={styles.act}
          leftSection={<IconRefresh size={17} stroke={1.9} aria-hidden />}
          pending={training.pending === "resume"}
          pendingLabel={t("current.resuming")}
          onClick={() => void training.resume(run.id)}
        >
          {t("current.resume", { epoch: run.epoch, epochs: run.epochs })}
        </SubmitButton>
      )}
    </>
  );
}

/** The largest that the API takes. */
const MOST_ROUNDS = 60;
const LARGEST_SEED = 2_147_483_647;

/** What is typed, as far as it is a whole number that is not too large. */
const digitsOf = (typed: string, most: number): string => {
  const digits = typed.replace(/\D/g, "");
  return digits === "" ? "" : String(Math.min(Number(digits), most));
};

/** Starts a run: with the standard settings at one press, or with others for whoever asks for them. */
function StartForm({ training, isRunning }: { training: Training; isRunning: boolean }) {
  const { t } = useTranslation("training");
  const [seed, setSeed] = useState("");
  const [rounds, setRounds] = useState("");
  const chosen = {
    ...(seed && { seed: Number(seed) }),
    ...(rounds && { rounds: Number(rounds) }),
  };
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (!isRunning) void training.start(chosen);
      }}
    >
      <SubmitButton
        id="start-training"
        leftSection={<IconPlayerPlay size={17} stroke={1.9} aria-hidden />}
        disabled={isRunning}
        pending={training.pending === "start"}
        pendingLabel={t("start.pending")}
      >
        {t("start.button")}
      </SubmitButton>
      {isRunning && <span className="dim">{t("start.oneAtATime")}</span>}
      <details className={styles.settings}>
        <summary>{t("start.settings")}</summary>
        <div>
          <TextField
            id="seed"
            label={t("start.seed")}
            hint={t("start.seedHint")}
            inputMode="numeric"
            value={seed}
            onChange={(event) => setSeed(digitsOf(event.currentTarget.value, LARGEST_SEED))}
          />
          <TextField
            id="rounds"
            label={t("start.rounds")}
            hint={t("start.roundsHint", { most: MOST_ROUNDS })}
            inputMode="numeric"
            value={rounds}
            onChange={(event) => setRounds(digitsOf(event.currentTarget.value, MOST_ROUNDS))}
          />
        </div>
      </details>
    </form>
  );
}
