import { useTranslation } from "react-i18next";
import { formatSeconds } from "../../lib/time";
import { useNow } from "../../lib/useNow";
import { PagedTable } from "../../ui/PagedTable";
import { StatusChip } from "../../ui/StatusChip";
import styles from "./Maintenance.module.css";
import { formatMoment, LOG_LEVELS } from "./maintenance";
import { type LogFilter, useLogs } from "./useMaintenance";

export interface LogListProps {
  filter: LogFilter;
  /** Moves when something moved. */
  news: number;
  /** The id of its heading. */
  labelledBy: string;
}

/** What happened, the last first. */
export function LogList({ filter, news, labelledBy }: LogListProps) {
  const { t } = useTranslation("maintenance");
  const now = useNow(30_000);
  const list = useLogs(filter, news);
  return (
    <PagedTable
      list={list}
      className={styles.logs}
      labelledBy={labelledBy}
      columns={[
        t("column.happened"),
        t("column.outcome"),
        filter.windowId === null && t("column.what"),
        t("column.when"),
      ]}
      row={({ id, type, status, message, details, timestamp }) => (
        <tr key={id}>
          <th scope="row">
            {message}
            {details && <span className={styles.details}>{details}</span>}
          </th>
          <td data-label={t("column.outcome")}>
            <StatusChip level={LOG_LEVELS[status]}>{t(`log.${status}`)}</StatusChip>
          </td>
          {filter.windowId === null && <td data-label={t("column.what")}>{t(`type.${type}`)}</td>}
          <td data-label={t("column.when")}>
            {filter.windowId === null ? formatMoment(timestamp, now) : formatSeconds(timestamp)}
          </td>
        </tr>
      )}
      empty={t(filter.status || filter.type ? "logs.emptyFiltered" : "logs.empty")}
      words={{ failed: t("logs.failed"), more: t("more"), moreFailed: t("moreFailed") }}
    />
  );
}
