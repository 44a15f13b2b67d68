import { useTranslation } from "react-i18next";
import { usePages } from "../../core/usePages";
import { graphql } from "../../gql";
import { formatDay, formatHourMinute } from "../../lib/time";
import { Dialog } from "../../ui/Dialog";
import { ListEnd } from "../../ui/ListEnd";
import styles from "./RuleDialog.module.css";
import type { Rule } from "./rules";

const HistoryDocument = graphql(`
  query RuleHistory($id: ID!, $after: String) {
    complianceRule(id: $id) {
      id
      history(first: 20, after: $after) {
        nodes {
          id
          at
          what
          by
          changes
        }
        pageInfo {
          endCursor
          hasNextPage
        }
      }
    }
  }
`);

/** Who changed a rule, when, and what. */
export function RuleHistory({ rule: { id, name }, onClose }: { rule: Rule; onClose: () => void }) {
  const { t } = useTranslation("compliance");
  const list = usePages(HistoryDocument, (data) => data.complianceRule?.history, { variables: { id } });
  return (
    <Dialog isOpen onClose={onClose} title={t("history.title", { name })}>
      <div className={styles.activate}>
        {list.nodes && (
          <ol className={styles.history}>
            {list.nodes.map((change) => (
              <li key={change.id}>
                <b>{t(`history.${change.what}`, { who: change.by ?? t("history.system") })}</b>{" "}
                <span className="dim num">
                  {t("history.at", { day: formatDay(change.at), time: formatHourMinute(change.at) })}
                </span>
                {change.changes.length > 0 && (
                  <ul>
                    {change.changes.map((line) => (
                      <li key={line}>{line}</li>
                    ))}
                  </ul>
                )}
              </li>
            ))}
          </ol>
        )}
        <ListEnd
          list={list}
          empty={t("history.empty")}
          words={{ failed: t("history.failed"), more: t("history.more"), moreFailed: t("history.moreFailed") }}
        />
      </div>
    </Dialog>
  );
}
