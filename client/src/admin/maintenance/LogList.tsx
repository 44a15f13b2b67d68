import { useTranslation } from "react-i18next";
import { formatSeconds } from "../../lib/time";
import { useNow } from "../../lib/useNow";
import { DataTable } from "../../ui/DataTable";
import { ListEnd } from "../../ui/ListEnd";
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
  const { logs, error, read, more } = useLogs(filter, news);
  return (
    <>
      {logs && logs.length > 0 && (
        <DataTable className={styles.logs} labelledBy={labelledBy}>
          <thead>
            <tr>
              <th scope="col">{t("column.happened")}</th>
              <th scope="col">{t("column.outcome")}</th>
              {filter.windowId === null && <th scope="col">{t("column.what")}</th>}
              <th scope="col">{t("column.when")}</th>
            </tr>
          </thead>
          <tbody>
            {logs.map(({ id, type, status, message, details, timestamp }) => (
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
            ))}
          </tbody>
        </DataTable>
      )}
      <ListEnd
        rows={logs?.length}
        empty={t(filter.status || filter.type ? "logs.emptyFiltered" : "logs.empty")}
        failed={error ? t("logs.failed") : null}
        onRetry={read}
        more={more && { onMore: more, label: t("more"), failed: t("moreFailed") }}
      />
    </>
  );
}
