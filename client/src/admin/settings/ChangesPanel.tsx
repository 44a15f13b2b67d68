import { useTranslation } from "react-i18next";
import { usePages } from "../../core/usePages";
import { graphql } from "../../gql";
import { useAgain } from "../../lib/useAgain";
import { PagedTable } from "../../ui/PagedTable";
import { Panel } from "../../ui/Panel";
import { formatMomentOf } from "../system-health/history";
import styles from "./Settings.module.css";

const ChangesDocument = graphql(`
  query SettingChanges($after: String) {
    settingChanges(first: 20, after: $after) {
      nodes {
        id
        name
        before
        after
        reason
        changedByName
        changedAt
      }
      pageInfo {
        endCursor
        hasNextPage
      }
      totalCount
    }
  }
`);

/** Who changed which setting, from what to what, and why; the newest first. */
export function ChangesPanel({ news }: { news: number }) {
  const { t } = useTranslation("settings");
  const list = usePages(ChangesDocument, (data) => data.settingChanges);
  useAgain(news > 1 ? news : 0, list.read);
  return (
    <Panel
      id="changes"
      title={t("changes.title")}
      remarks={list.total !== undefined && <span>{t("changes.count", { count: list.total })}</span>}
    >
      <PagedTable
        list={list}
        className={styles.changes}
        labelledBy="changes"
        columns={[t("column.setting"), t("column.change"), t("column.reason"), t("column.who")]}
        row={({ id, name, before, after, reason, changedByName, changedAt }) => (
          <tr key={id}>
            <th scope="row">{t(`name.${name}`)}</th>
            <td data-label={t("column.change")}>{t("changes.fromTo", { before, after })}</td>
            <td data-label={t("column.reason")} data-wide className={styles.broken}>
              {reason}
            </td>
            <td data-label={t("column.who")}>
              {changedByName ?? t("somebody")}
              <span className={styles.facts}>{formatMomentOf(changedAt)}</span>
            </td>
          </tr>
        )}
        empty={t("changes.none")}
        words={{ failed: t("changes.failed"), more: t("changes.more"), moreFailed: t("changes.moreFailed") }}
        about={t("changes.about")}
      />
    </Panel>
  );
}
