import type { FragmentType } from "@apollo/client";
import { useFragment } from "@apollo/client/react";
import { useTranslation } from "react-i18next";
import { graphql } from "../../gql";
import type { AnomalyRow_AnomalyFragment } from "../../gql/graphql";
import { StatusChip } from "../../ui/StatusChip";
import styles from "./AnomaliesPanel.module.css";
import { formatMoment, stateOf } from "./anomalies";
import { levelOf } from "./metrics";

const AnomalyRowFragment = graphql(`
  fragment AnomalyRow_anomaly on Anomaly {
    id
    metricName
    severity
    message
    timestamp
    acknowledged
    muted
    acknowledgedByName
    note
    resolvedAt
  }
`);

export interface AnomalyRowProps {
  anomaly: FragmentType<AnomalyRow_AnomalyFragment>;
  /** True for the row that the keys act on. */
  isCurrent: boolean;
  now: Date;
  onFocus: () => void;
  onOpen: () => void;
}

/** One anomaly as a row; on a phone it is drawn as a card that opens wherever it is pressed. */
export function AnomalyRow({ anomaly, isCurrent, now, onFocus, onOpen }: AnomalyRowProps) {
  const { t } = useTranslation("admin");
  const { data, complete } = useFragment({ fragment: AnomalyRowFragment, from: anomaly });
  if (!complete) return null;
  const state = stateOf(data);
  const time = formatMoment(t, data.timestamp, now);
  const name = data.acknowledgedByName;
  const noted = data.note && name ? t("systemHealth.anomalies.noteBy", { name, note: data.note }) : data.note;
  const by = noted ?? (name && t("systemHealth.anomalies.by", { name }));
  return (
    <tr data-current={isCurrent || undefined}>
      <td className={styles.severity}>
        <StatusChip level={levelOf[data.severity]}>{t(`systemHealth.status.${data.severity}`)}</StatusChip>
      </td>
      <th scope="row">{data.metricName}</th>
      <td data-wide>{data.message}</td>
      <td className={styles.time}>{time}</td>
      <td className={styles.state} data-state={state}>
        {t(`systemHealth.anomalies.states.${state}`)}
      </td>
      <td data-wide className={styles.note}>
        {by && <p>{by}</p>}
        {data.resolvedAt && (
          <p>{t("systemHealth.anomalies.backAt", { time: formatMoment(t, data.resolvedAt, now) })}</p>
        )}
      </td>
      <td className={styles.act}>
        <button type="button" id={`anomaly-${data.id}`} data-row onFocus={onFocus} onClick={onOpen}>
          {t("systemHealth.anomalies.details")}
          <span className="hidden-text">{t("systemHealth.anomalies.detailsOf", { name: data.metricName, time })}</span>
        </button>
      </td>
    </tr>
  );
}
