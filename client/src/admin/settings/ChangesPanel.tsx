import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { usePages } from "../../core/usePages";
import { graphql } from "../../gql";
import { DataTable } from "../../ui/DataTable";
import { ListEnd } from "../../ui/ListEnd";
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
  const { list: page, error, read, more } = usePages(ChangesDocument, (data) => data.settingChanges);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what has to be read again is said by the news alone.
  useEffect(() => {
    if (news > 1) void read();
  }, [news]);
  return (
    <Panel
      id="changes"
      title={t("changes.title")}
      remarks={page && <span>{t("changes.count", { count: page.totalCount })}</span>}
    >
      {page && page.nodes.length > 0 && (
        <DataTable
          className={styles.changes}
          labelledBy="changes"
          columns={[t("column.setting"), t("column.change"), t("column.reason"), t("column.who")]}
        >
          <tbody>
            {page.nodes.map(({ id, name, before, after, reason, changedByName, changedAt }) => (
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
            ))}
          </tbody>
        </DataTable>
      )}
      <ListEnd
        rows={page?.nodes.length}
        empty={t("changes.none")}
        failed={error ? t("changes.failed") : null}
        onRetry={read}
        more={more && { onMore: more, label: t("changes.more"), failed: t("changes.moreFailed") }}
        about={t("changes.about")}
      />
    </Panel>
  );
}
