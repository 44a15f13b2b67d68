import { useTranslation } from "react-i18next";
import { usePages } from "../../core/usePages";
import { graphql } from "../../gql";
import { formatDay } from "../../lib/time";
import { PagedTable } from "../../ui/PagedTable";
import { Panel } from "../../ui/Panel";
import styles from "./PharmacistQueuePage.module.css";

const MisreadingsDocument = graphql(`
  query Misreadings($after: String) {
    misreadings(first: 20, after: $after) {
      totalCount
      nodes {
        id
        kind
        name
        label
        note
        assistantVersion
        reportedBy
        reportedAt
      }
      pageInfo {
        endCursor
        hasNextPage
      }
    }
  }
`);

const COLUMNS = ["subject", "day", "right", "words", "version"] as const;

/** What the assistant got wrong, the newest first. */
export function Misreadings({ now }: { now: Date }) {
  const { t } = useTranslation("admin");
  const list = usePages(MisreadingsDocument, (data) => data.misreadings);
  return (
    <Panel id="misreadings" title={t("queue.misreading.list")} className={styles.summary}>
      <PagedTable
        list={list}
        columns={COLUMNS.map((column) => t(`queue.misreading.columns.${column}`))}
        row={({ id, kind, name, label, note, assistantVersion, reportedBy, reportedAt }) => (
          <tr key={id}>
            <th scope="row">
              {kind === "MISSED"
                ? t("queue.misreading.missed")
                : t(kind === "FACT" ? "queue.misreading.fact" : "queue.misreading.row", { name })}
            </th>
            <td data-label={t("queue.misreading.columns.day")}>
              {formatDay(reportedAt, now)}, {reportedBy ?? t("queue.somebody")}
            </td>
            <td data-label={t("queue.misreading.columns.right")}>{t(`queue.misreading.labels.${label}`)}</td>
            <td data-label={t("queue.misreading.columns.words")}>{note}</td>
            <td data-label={t("queue.misreading.columns.version")}>{assistantVersion}</td>
          </tr>
        )}
        empty={t("queue.misreading.none")}
        words={{
          failed: t("queue.misreading.listFailed"),
          more: t("queue.misreading.more"),
          morePending: t("queue.misreading.morePending"),
          moreFailed: t("queue.misreading.moreFailed"),
        }}
      />
    </Panel>
  );
}
