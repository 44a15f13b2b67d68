import { useQuery } from "@apollo/client/react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useViewer } from "../../app/session";
import { graphql } from "../../gql";
import { DataTable } from "../../ui/DataTable";
import { DoneBanner } from "../../ui/DoneBanner";
import { Panel } from "../../ui/Panel";
import { FailedState, Skeleton } from "../../ui/States";
import { HistoryPanel } from "./HistoryPanel";
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

/** What the metrics were over a day or a month, and from which values on they are out of their range. */
export function HistoryPart() {
  const { t } = useTranslation("admin");
  const viewer = useViewer();
  const mayManage = viewer?.permissions.includes("system.manage") ?? false;
  const { data, error, refetch } = useQuery(LimitsDocument, { fetchPolicy: "cache-and-network" });
  const [openId, setOpenId] = useState<string | null>(null);
  const [done, setDone] = useState("");
  const limits = data?.metricLimits;
  const opened = limits?.find(({ id }) => id === openId);
  const close = (sentence?: string) => {
    if (sentence) setDone(sentence);
    setOpenId(null);
    // Once the dialog has let go of the focus, the button that opened it has it again.
    if (openId) requestAnimationFrame(() => document.getElementById(`limits-of-${openId}`)?.focus());
  };
  return (
    <div className={styles.part}>
      <DoneBanner dismissLabel={t("systemHealth.limits.dismiss")} onDismiss={() => setDone("")}>
        {done}
      </DoneBanner>
      {error && !limits && <FailedState message={t("systemHealth.limits.failed")} onRetry={() => void refetch()} />}
      {!error && !limits && <Skeleton block={360} />}
      {limits && <HistoryPanel metrics={limits} />}
      {limits && (
        <Panel
          id="metric-limits"
          title={t("systemHealth.limits.title")}
          remarks={<span>{t("systemHealth.limits.hint")}</span>}
        >
          <DataTable className={styles.limits}>
            <thead>
              <tr>
                <th scope="col">{t("systemHealth.limits.metric")}</th>
                <th scope="col" data-figure>
                  {t("systemHealth.limits.warning")}
                </th>
                <th scope="col" data-figure>
                  {t("systemHealth.limits.critical")}
                </th>
                <th scope="col">{t("systemHealth.limits.origin")}</th>
                <th scope="col">
                  <span className="hidden-text">{t("systemHealth.limits.actions")}</span>
                </th>
              </tr>
            </thead>
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
                  <td className={styles.act}>
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
      )}
      {opened && <LimitDialog key={opened.id} metric={opened} mayManage={mayManage} onClose={close} />}
    </div>
  );
}
