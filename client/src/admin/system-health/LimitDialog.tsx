import { useMutation, useQuery } from "@apollo/client/react";
import { Button } from "@mantine/core";
import { type FormEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { formProblems } from "../../core/problems";
import { useViewer } from "../../core/session";
import { graphql } from "../../gql";
import type { Limits_MetricFragment } from "../../gql/graphql";
import { useFormDraft } from "../../lib/useFormDraft";
import { Dialog } from "../../ui/Dialog";
import formStyles from "../../ui/DialogForm.module.css";
import { ErrorSummary, type Problem } from "../../ui/ErrorSummary";
import { FailedState, Skeleton } from "../../ui/States";
import { SubmitButton } from "../../ui/SubmitButton";
import { TextAreaField, TextField } from "../../ui/TextField";
import styles from "./HistoryPart.module.css";
import { formatMomentOf } from "./history";
import { formatWithUnit, type Threshold } from "./metrics";

const ChangesDocument = graphql(`
  query LimitDialog($metric: String!) {
    metricThresholdChanges(metric: $metric, first: 10) {
      nodes {
        id
        warning
        critical
        reason
        changedByName
        changedAt
      }
    }
  }
`);

const ChangeDocument = graphql(`
  mutation LimitDialog_change($input: MetricThresholdInput!) {
    updateMetricThreshold(input: $input) {
      ...Limits_metric @unmask
    }
  }
`);

const controlOf = (field: string): string => `limit-${field}`;
/** What is typed as a number; what is none becomes 0, which the API refuses with its sentence. */
const numberOf = (typed: string): number => {
  const number = Number(typed.replaceAll(",", "").trim() || Number.NaN);
  return Number.isFinite(number) ? number : 0;
};
const typedOf = ({ warning, critical }: Threshold) => ({ warning: String(warning), critical: String(critical) });

export interface LimitDialogProps {
  metric: Limits_MetricFragment;
  mayManage: boolean;
  /** With what was done, when something was. */
  onClose: (sentence?: string) => void;
}

/** The limits of one metric: changed with a reason by whoever may, and what they were changed to before. */
export function LimitDialog({ metric, mayManage, onClose }: LimitDialogProps) {
  const { t } = useTranslation("admin");
  const { name, unit } = metric;
  return (
    <Dialog
      isOpen
      onClose={() => onClose()}
      title={t("systemHealth.limits.dialog.title", { name })}
      closeLabel={t("systemHealth.limits.dialog.close")}
    >
      {mayManage && <LimitForm metric={metric} onClose={onClose} />}
      <Changes metric={metric.id} unit={unit} />
    </Dialog>
  );
}

function LimitForm({ metric, onClose }: Pick<LimitDialogProps, "metric" | "onClose">) {
  const { t } = useTranslation("admin");
  const viewer = useViewer();
  const { id, name, unit, highest, documented } = metric;
  const draft = useFormDraft(`${viewer?.id ?? ""} limits ${id}`, { ...typedOf(metric.threshold), reason: "" });
  const { values, change } = draft;
  const [send, { loading }] = useMutation(ChangeDocument, { refetchQueries: [ChangesDocument] });
  const [problems, setProblems] = useState<readonly Problem[]>([]);
  const field = (key: keyof typeof values) => ({
    id: controlOf(key),
    error: problems.find(({ fieldId }) => fieldId === controlOf(key))?.message,
    value: values[key],
    autoComplete: "off",
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) => change({ [key]: currentTarget.value }),
  });
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (loading) return;
    const input = {
      metric: id,
      warning: numberOf(values.warning),
      critical: numberOf(values.critical),
      reason: values.reason,
    };
    try {
      await send({ variables: { input } });
      draft.forget();
      onClose(t("systemHealth.limits.dialog.done", { name }));
    } catch (error) {
      setProblems(formProblems(error, controlOf, t("systemHealth.limits.dialog.failed")));
    }
  };
  const hint = t("systemHealth.limits.dialog.unit", { highest: formatWithUnit(highest, unit) });
  return (
    <form className={formStyles.form} onSubmit={(event) => void submit(event)} noValidate>
      <ErrorSummary problems={problems} />
      <p>{t("systemHealth.limits.dialog.text")}</p>
      <div className={styles.pair}>
        <TextField
          {...field("warning")}
          label={t("systemHealth.limits.dialog.warning")}
          hint={hint}
          inputMode="decimal"
        />
        <TextField
          {...field("critical")}
          label={t("systemHealth.limits.dialog.critical")}
          hint={hint}
          inputMode="decimal"
        />
      </div>
      <TextAreaField
        {...field("reason")}
        label={t("systemHealth.limits.dialog.reason")}
        hint={t("systemHealth.limits.dialog.reasonHint")}
        minRows={2}
        maxRows={6}
        maxLength={500}
      />
      <div className={formStyles.foot}>
        <SubmitButton pending={loading} pendingLabel={t("systemHealth.limits.dialog.saving")}>
          {t("systemHealth.limits.dialog.save")}
        </SubmitButton>
        <Button variant="default" onClick={() => onClose()}>
          {t("systemHealth.limits.dialog.cancel")}
        </Button>
        <Button variant="default" onClick={() => change(typedOf(documented))}>
          {t("systemHealth.limits.dialog.restore", {
            warning: formatWithUnit(documented.warning, unit),
            critical: formatWithUnit(documented.critical, unit),
          })}
        </Button>
      </div>
    </form>
  );
}

function Changes({ metric, unit }: { metric: string; unit: string }) {
  const { t } = useTranslation("admin");
  const { data, error, refetch } = useQuery(ChangesDocument, {
    variables: { metric },
    fetchPolicy: "cache-and-network",
  });
  const changes = data?.metricThresholdChanges.nodes;
  return (
    <section className={styles.changes} aria-labelledby="limit-changes">
      <h3 id="limit-changes">{t("systemHealth.limits.changes.title")}</h3>
      {error && !changes && (
        <FailedState message={t("systemHealth.limits.changes.failed")} onRetry={() => void refetch()} />
      )}
      {!error && !changes && <Skeleton lines={["60%"]} />}
      {changes?.length === 0 && <p className="dim">{t("systemHealth.limits.changes.none")}</p>}
      {changes && changes.length > 0 && (
        <ul className={styles.changes}>
          {changes.map(({ id, warning, critical, reason, changedByName, changedAt }) => (
            <li key={id}>
              <b>
                {t("systemHealth.anomalies.dialog.thresholds", {
                  warning: formatWithUnit(warning, unit),
                  critical: formatWithUnit(critical, unit),
                })}
              </b>
              <p>{reason}</p>
              <p className="dim num">
                {t("systemHealth.limits.changes.by", {
                  name: changedByName ?? t("systemHealth.limits.changes.nobody"),
                  time: formatMomentOf(changedAt),
                })}
              </p>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
