import { useQuery } from "@apollo/client/react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useViewer } from "../../core/session";
import { graphql } from "../../gql";
import type { Limits_MetricFragment } from "../../gql/graphql";
import { DataTable } from "../../ui/DataTable";
import { DoneBanner } from "../../ui/DoneBanner";
import { Panel } from "../../ui/Panel";
import styles from "./HistoryPart.module.css";
import { LimitDialog } from "./LimitDialog";
import { formatWithUnit } from "./metrics";

graphql(`
  fragment Limits_metric on MetricLimits {
    id
    name
    unit
    highest
    isDocumented
    threshold {
      warning
      critical
    }
    documented {
      warning
      critical
    }
  }
`);

const LimitsDocument = graphql(`
  query SystemHealthLimits {
    metricLimits {
      ...Limits_metric @unmask
    }
  }
`);

/** Every metric with its limits, as they were read last. */
export function useLimits() {
  const { data, error, refetch } = useQuery(LimitsDocument, { fetchPolicy: "cache-and-network" });
  return { limits: data?.metricLimits, error, read: () => void refetch().catch(() => undefined) };
}

/** From which values on metrics are out of their range, each with the dialog that tells and changes them. */
export function LimitsPanel({ limits }: { limits: readonly Limits_MetricFragment[] }) {
  const { t } = useTranslation("admin");
  const mayManage = useViewer()?.permissions.includes("system.manage") ?? false;
  const [openId, setOpenId] = useState<string | null>(null);
  const [done, setDone] = useState("");
  const opened = limits.find(({ id }) => id === openId);
  const close = (sentence?: string) => {
    if (sentence) setDone(sentence);
    setOpenId(null);
    // Once the dialog has let go of the focus, the button that opened it has it again.
    if (openId) requestAnimationFrame(() => document.getElementById(`limits-of-${openId}`)?.focus());
  };
  return (
    <>
      <DoneBanner dismissLabel={t("systemHealth.limits.dismiss")} onDismiss={() => setDone("")}>
        {done}
      </DoneBanner>
      <Panel
        id="metric-limits"
        title={t("systemHealth.limits.title")}
        remarks={<span>{t("systemHealth.limits.hint")}</span>}
      >
        <DataTable
          className={styles.limits}
          columns={[
            t("systemHealth.limits.metric"),
            { label: t("systemHealth.limits.warning"), isFigure: true },
            { label: t("systemHealth.limits.critical"), isFigure: true },
            t("systemHealth.limits.origin"),
            { label: t("systemHealth.limits.actions"), isHidden: true },
          ]}
        >
          <tbody>
            {limits.map(({ id, name, unit, threshold, isDocumented }) => (
              <tr key={id}>
                <th scope="row">{name}</th>
                <td data-figure data-label={t("systemHealth.limits.warning")}>
                  {formatWithUnit(threshold.warning, unit)}
                </td>
                <td data-figure data-label={t("systemHealth.limits.critical")}>
                  {formatWithUnit(threshold.critical, unit)}
                </td>
                <td className="dim">
                  {t(isDocumented ? "systemHealth.limits.documented" : "systemHealth.limits.changed")}
                </td>
                <td data-acts>
                  <button type="button" id={`limits-of-${id}`} onClick={() => setOpenId(id)}>
                    {t(mayManage ? "systemHealth.limits.change" : "systemHealth.limits.look")}
                    <span className="hidden-text">{t("systemHealth.limits.of", { name })}</span>
                  </button>
                </td>
              </tr>
            ))}
          </tbody>
        </DataTable>
      </Panel>
      {opened && <LimitDialog key={opened.id} metric={opened} mayManage={mayManage} onClose={close} />}
    </>
  );
}
