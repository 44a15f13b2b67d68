import { useMutation, useQuery } from "@apollo/client/react";
import { Button } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { useDraftForm } from "../../core/useDraftForm";
import { graphql } from "../../gql";
import type { Limits_MetricFragment } from "../../gql/graphql";
import { Dialog } from "../../ui/Dialog";
import { DialogForm } from "../../ui/DialogForm";
import { Awaited } from "../../ui/States";
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
    <Dialog isOpen onClose={() => onClose()} title={t("systemHealth.limits.dialog.title", { name })}>
      {mayManage && <LimitForm metric={metric} onClose={onClose} />}
      <Changes metric={metric.id} unit={unit} />
    </Dialog>
  );
}

function LimitForm({ metric, onClose }: Pick<LimitDialogProps, "metric" | "onClose">) {
  const { t } = useTranslation("admin");
  const { id, name, unit, highest, documented } = metric;
  const start = { ...typedOf(metric.threshold), reason: "" };
  const form = useDraftForm(`limits ${id}`, start, "limit", t("systemHealth.limits.dialog.failed"));
  const { field, values, change } = form;
  const [send] = useMutation(ChangeDocument, { refetchQueries: [ChangesDocument] });
  const save = async () => {
    const input = {
      metric: id,
      warning: numberOf(values.warning),
      critical: numberOf(values.critical),
      reason: values.reason,
    };
    await send({ variables: { input } });
    onClose(t("systemHealth.limits.dialog.done", { name }));
  };
  const hint = t("systemHealth.limits.dialog.unit", { highest: formatWithUnit(highest, unit) });
  return (
    <DialogForm
      form={form}
      onSubmit={() => void form.send(save)}
      submit={t("systemHealth.limits.dialog.save")}
      pendingLabel={t("systemHealth.limits.dialog.saving")}
      onCancel={() => onClose()}
      beside={
        <Button variant="default" onClick={() => change(typedOf(documented))}>
          {t("systemHealth.limits.dialog.restore", {
            warning: formatWithUnit(documented.warning, unit),
            critical: formatWithUnit(documented.critical, unit),
          })}
        </Button>
      }
    >
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
    </DialogForm>
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
      {!changes && (
        <Awaited failed={error && t("systemHealth.limits.changes.failed")} onRetry={refetch} lines={["60%"]} />
      )}
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
