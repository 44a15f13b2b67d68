import { useQuery } from "@apollo/client/react";
import { useTranslation } from "react-i18next";
import { graphql } from "../../gql";
import { formatDay, formatHourMinute } from "../../lib/time";
import { Dialog } from "../../ui/Dialog";
import { LoadMore } from "../../ui/LoadMore";
import { FailedState, Skeleton } from "../../ui/States";
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
  const { data, error, refetch, fetchMore } = useQuery(HistoryDocument, {
    variables: { id },
    fetchPolicy: "cache-and-network",
  });
  const history = data?.complianceRule?.history;
  return (
    <Dialog isOpen onClose={onClose} title={t("history.title", { name })}>
      <div className={styles.activate}>
        {!history && error && <FailedState message={t("history.failed")} onRetry={refetch} />}
        {!history && !error && <Skeleton lines={["80%", "60%", "90%"]} />}
        {history?.nodes.length === 0 && <p>{t("history.empty")}</p>}
        {history && (
          <ol className={styles.history}>
            {history.nodes.map((change) => (
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
        {history?.pageInfo.hasNextPage && (
          <LoadMore
            onMore={() => fetchMore({ variables: { after: history.pageInfo.endCursor } })}
            label={t("history.more")}
            failed={t("history.moreFailed")}
          />
        )}
      </div>
    </Dialog>
  );
}
