import type { FragmentType } from "@apollo/client";
import { useFragment } from "@apollo/client/react";
import { Button } from "@mantine/core";
import { IconCheck } from "@tabler/icons-react";
import { type FormEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import type { ApiProblem } from "../../core/problems";
import { useViewer } from "../../core/session";
import { graphql } from "../../gql";
import type { AcknowledgeExpiry, AnomalyDialog_AnomalyFragment, MetricStatus } from "../../gql/graphql";
import { useDraft } from "../../lib/drafts";
import { useShortcuts } from "../../lib/useShortcuts";
import { Dialog } from "../../ui/Dialog";
import { FieldAlert } from "../../ui/FieldError";
import { Kbd } from "../../ui/Kbd";
import { StatusChip } from "../../ui/StatusChip";
import { SubmitButton } from "../../ui/SubmitButton";
import { SelectField, TextAreaField } from "../../ui/TextField";
import styles from "./AnomalyDialog.module.css";
import { AnomalyPast } from "./AnomalyPast";
import { formatMoment, stateOf } from "./anomalies";
import { describeNoValue, formatWithUnit, levelOf, type Threshold } from "./metrics";
import { useAcknowledge } from "./useAcknowledge";
import type { AnomalyEntry } from "./useAnomalies";

const AnomalyDialogFragment = graphql(`
  fragment AnomalyDialog_anomaly on Anomaly {
    id
    metric
    metricName
    severity
    message
    timestamp
    acknowledged
    muted
    acknowledgedAt
    acknowledgedUntil
    acknowledgedByName
    note
    resolvedAt
  }
`);

/** For how long somebody looks after it; the first is for as long as it lasts. */
const EXPIRIES: readonly (AcknowledgeExpiry | "")[] = ["", "HOUR", "FOUR_HOURS", "DAY"];

/** What a metric reads now. */
export interface MetricNow {
  id: string;
  unit: string;
  value: number | null;
  status: MetricStatus;
  threshold: Threshold;
}

export interface AnomalyDialogProps {
  /** Another anomaly takes another dialog (`key`). */
  anomaly: FragmentType<AnomalyDialog_AnomalyFragment> & { id: string };
  isOpen: boolean;
  now: Date;
  metrics: readonly MetricNow[];
  /** What else is not over. */
  others: readonly AnomalyEntry[];
  onClose: () => void;
  onAcknowledged: (anomaly: AnomalyEntry) => void;
}

/** What happened, when, what it is like now, and the place to say that somebody looks after it. */
export function AnomalyDialog({ anomaly, isOpen, now, metrics, others, onClose, onAcknowledged }: AnomalyDialogProps) {
  const { t } = useTranslation("admin");
  const { data, complete } = useFragment({ fragment: AnomalyDialogFragment, from: anomaly });
  if (!complete) return null;
  const metric = metrics.find(({ id }) => id === data.metric);
  const at = (moment: string) => formatMoment(t, moment, now);
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={t("systemHealth.anomalies.dialog.title", { name: data.metricName, message: data.message })}
      meta={
        <>
          <StatusChip level={levelOf[data.severity]}>{t(`systemHealth.status.${data.severity}`)}</StatusChip>
          <span className="num">{t("systemHealth.anomalies.dialog.raisedAt", { time: at(data.timestamp) })}</span>
        </>
      }
    >
      <dl className={`${styles.facts} num`}>
        {metric && (
          <>
            <dt>{t("systemHealth.anomalies.dialog.threshold")}</dt>
            <dd>
              {t("systemHealth.anomalies.dialog.thresholds", {
                warning: formatWithUnit(metric.threshold.warning, metric.unit),
                critical: formatWithUnit(metric.threshold.critical, metric.unit),
              })}
            </dd>
            <dt>{t("systemHealth.anomalies.dialog.now")}</dt>
            <dd>
              {metric.value === null
                ? describeNoValue(t, metric.id)
                : t("systemHealth.anomalies.dialog.nowIs", {
                    value: formatWithUnit(metric.value, metric.unit),
                    status: t(`systemHealth.status.${metric.status}`).toLowerCase(),
                  })}
            </dd>
          </>
        )}
        <dt>{t("systemHealth.anomalies.dialog.normalSince")}</dt>
        <dd>{data.resolvedAt ? at(data.resolvedAt) : t("systemHealth.anomalies.dialog.notYet")}</dd>
        {others.length > 0 && !data.resolvedAt && (
          <>
            <dt>{t("systemHealth.anomalies.dialog.sameTime")}</dt>
            {others.map(({ id, metricName, timestamp }) => (
              <dd key={id}>{t("systemHealth.anomalies.dialog.alsoOpen", { name: metricName, time: at(timestamp) })}</dd>
            ))}
          </>
        )}
        {data.acknowledgedAt && (
          <>
            <dt>{t("systemHealth.anomalies.dialog.acknowledged")}</dt>
            <dd>
              {data.acknowledgedByName
                ? t("systemHealth.anomalies.dialog.acknowledgedBy", {
                    name: data.acknowledgedByName,
                    time: at(data.acknowledgedAt),
                  })
                : at(data.acknowledgedAt)}
            </dd>
          </>
        )}
        {data.acknowledgedUntil && !data.resolvedAt && (
          <>
            <dt>{t("systemHealth.anomalies.dialog.until")}</dt>
            <dd>{t("systemHealth.anomalies.dialog.untilTime", { time: at(data.acknowledgedUntil) })}</dd>
          </>
        )}
        {data.note && (
          <>
            <dt>{t("systemHealth.anomalies.dialog.note")}</dt>
            <dd className={styles.note}>{data.note}</dd>
          </>
        )}
      </dl>
      <AnomalyPast id={data.id} metric={data.metric} timestamp={data.timestamp} now={now} />
      <Acknowledge id={data.id} wasOpen={stateOf(data) === "OPEN"} onAcknowledged={onAcknowledged} onClose={onClose} />
    </Dialog>
  );
}

interface AcknowledgeProps extends Pick<AnomalyDialogProps, "onAcknowledged" | "onClose"> {
  id: string;
  /** Read once: a note that is being typed does not vanish because somebody else was quicker. */
  wasOpen: boolean;
}

function Acknowledge({ id, wasOpen, onAcknowledged, onClose }: AcknowledgeProps) {
  const { t } = useTranslation("admin");
  const viewer = useViewer();
  const draft = useDraft(`acknowledge:${viewer?.id ?? ""}:${id}`);
  const [isOffered] = useState(wasOpen);
  const [expiry, setExpiry] = useState<AcknowledgeExpiry | "">("");
  const [problem, setProblem] = useState<ApiProblem>();
  const { acknowledge, isPending } = useAcknowledge((anomaly) => {
    draft.forget();
    onAcknowledged(anomaly);
  });
  const submit = async () => {
    if (!isOffered) return;
    setProblem(undefined);
    setProblem(await acknowledge(id, draft.text.trim(), expiry || undefined));
  };
  useShortcuts({ a: () => void submit() }, "dialog");
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    void submit();
  };
  const isAboutNote = problem?.field === "note";
  return (
    <form onSubmit={onSubmit} noValidate>
      {isOffered && (
        <div className={styles.field}>
          <TextAreaField
            id="acknowledge-note"
            label={t("systemHealth.anomalies.dialog.note")}
            hint={t("systemHealth.anomalies.dialog.noteHint")}
            error={isAboutNote ? problem.message : undefined}
            minRows={2}
            maxRows={8}
            value={draft.text}
            onChange={(event) => {
              draft.change(event.currentTarget.value);
              setProblem(undefined);
            }}
            readOnly={isPending}
          />
          <SelectField
            id="acknowledge-expiry"
            label={t("systemHealth.anomalies.dialog.expiry")}
            hint={t("systemHealth.anomalies.dialog.expiryHint")}
            data={EXPIRIES.map((value) => ({
              value,
              label: t(`systemHealth.anomalies.dialog.expiries.${value || "NONE"}`),
            }))}
            value={expiry}
            onChange={(event) => setExpiry(event.currentTarget.value as AcknowledgeExpiry | "")}
          />
        </div>
      )}
      <div className={styles.foot}>
        {problem && !isAboutNote && <FieldAlert message={problem.message} className={styles.problem} />}
        {isOffered && (
          <SubmitButton
            pending={isPending}
            pendingLabel={t("systemHealth.anomalies.dialog.pending")}
            leftSection={<IconCheck size={17} stroke={2.2} aria-hidden />}
            rightSection={<Kbd>A</Kbd>}
          >
            {t("systemHealth.anomalies.dialog.submit")}
          </SubmitButton>
        )}
        <Button variant="default" onClick={onClose}>
          {t("systemHealth.anomalies.dialog.close")}
        </Button>
        {isOffered && <p className={styles.hint}>{t("systemHealth.anomalies.dialog.hint")}</p>}
      </div>
    </form>
  );
}
