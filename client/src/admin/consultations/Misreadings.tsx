import { useTranslation } from "react-i18next";
import { usePages } from "../../core/usePages";
import { graphql } from "../../gql";
import { formatDay } from "../../lib/time";
import { DataTable } from "../../ui/DataTable";
import { LoadMore } from "../../ui/LoadMore";
import { Panel } from "../../ui/Panel";
import { FailedState, Skeleton } from "../../ui/States";
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

/** What the assistant read wrongly, the newest first. */
export function Misreadings({ now }: { now: Date }) {
  const { t } = useTranslation("admin");
  const { list: page, error, read, more } = usePages(MisreadingsDocument, (data) => data.misreadings);
  return (
    <Panel id="misreadings" title={t("queue.misreading.list")} className={styles.summary}>
      {!page && error && <FailedState message={t("queue.misreading.listFailed")} onRetry={read} />}
      {!page && !error && <Skeleton lines={["100%", "100%"]} />}
      {page?.totalCount === 0 && <p className={styles.pad}>{t("queue.misreading.none")}</p>}
      {page && page.totalCount > 0 && (
        <DataTable>
          <thead>
            <tr>
              {(["subject", "day", "right", "words", "version"] as const).map((column) => (
                <th key={column} scope="col">
                  {t(`queue.misreading.columns.${column}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {page.nodes.map(({ id, kind, name, label, note, assistantVersion, reportedBy, reportedAt }) => (
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
            ))}
          </tbody>
        </DataTable>
      )}
      {more && (
        <LoadMore
          onMore={more}
          label={t("queue.misreading.more")}
          pendingLabel={t("queue.misreading.morePending")}
          failed={t("queue.misreading.moreFailed")}
        />
      )}
    </Panel>
  );
}
