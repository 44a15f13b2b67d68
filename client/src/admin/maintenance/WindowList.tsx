import { Button } from "@mantine/core";
import { IconRepeat } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { useNow } from "../../lib/useNow";
import { PagedTable } from "../../ui/PagedTable";
import { Panel } from "../../ui/Panel";
import { StatusChip } from "../../ui/StatusChip";
import styles from "./Maintenance.module.css";
import { formatMoment, LEVELS } from "./maintenance";
import { useWindows } from "./useMaintenance";

export interface WindowListProps {
  isPast: boolean;
  /** Moves when something moved. */
  news: number;
  onOpen: (id: string) => void;
}

/** Maintenance windows: to come and under way, or over. */
export function WindowList({ isPast, news, onOpen }: WindowListProps) {
  const { t } = useTranslation("maintenance");
  const now = useNow(30_000);
  const list = useWindows(isPast, news);
  return (
    <Panel id="windows" title={t(isPast ? "windows.past" : "windows.title")}>
      <PagedTable
        list={list}
        className={styles.windows}
        labelledBy="windows"
        columns={[
          t("column.what"),
          t("column.state"),
          t("column.from"),
          t("column.until"),
          isPast && t("column.result"),
          { label: t("column.acts"), isHidden: true },
        ]}
        row={({ id, type, status, scheduledFor, endsAt, description, releaseVersion, progress, summary, repeats }) => (
          <tr key={id}>
            <th scope="row">
              {t(`type.${type}`)}
              {releaseVersion ? ` ${releaseVersion}` : ""}
              {repeats !== "NEVER" && (
                <span className={styles.repeats}>
                  <IconRepeat size={14} stroke={1.9} aria-hidden /> {t(`comesAgain.${repeats}`)}
                </span>
              )}
              <span className={styles.description}>{description}</span>
            </th>
            <td data-label={t("column.state")} data-wide>
              <StatusChip level={LEVELS[status]}>{t(`status.${status}`)}</StatusChip>
              {status === "IN_PROGRESS" && <span> {t("percent", { percent: progress })}</span>}
            </td>
            <td data-label={t("column.from")}>{formatMoment(scheduledFor, now)}</td>
            <td data-label={t("column.until")}>{formatMoment(endsAt, now)}</td>
            {isPast && (
              <td data-label={t("column.result")} data-wide>
                {summary ?? "–"}
              </td>
            )}
            <td data-wide className={styles.rowActs}>
              <Button id={`window-${id}`} size="xs" variant="default" onClick={() => onOpen(id)}>
                {t("details")}
                <span className="hidden-text"> {description}</span>
              </Button>
            </td>
          </tr>
        )}
        empty={t(isPast ? "windows.pastEmpty" : "windows.empty")}
        words={{ failed: t("windows.failed"), more: t("more"), moreFailed: t("moreFailed") }}
      />
    </Panel>
  );
}
