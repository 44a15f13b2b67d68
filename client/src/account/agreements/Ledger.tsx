import type { FragmentType } from "@apollo/client";
import { useFragment } from "@apollo/client/react";
import { IconCircleCheck, IconCircleMinus } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { graphql } from "../../gql";
import type { Ledger_ViewerFragment } from "../../gql/graphql";
import { useMoments } from "../../lib/useMoments";
import { EmptyState } from "../../ui/States";
import { More, type MoreProps } from "../More";
import styles from "./agreements.module.css";

const LedgerFragment = graphql(`
  fragment Ledger_viewer on Viewer {
    id
    consentHistory(first: 20) {
      totalCount
      nodes {
        id
        granted
        recordedAt
        text {
          purpose
          version
          title
          text
        }
      }
      pageInfo {
        endCursor
        hasNextPage
      }
    }
  }
`);

export interface LedgerProps {
  viewer: FragmentType<Ledger_ViewerFragment> & { id: string };
  onMore: MoreProps["onMore"];
}

/** Every grant and withdrawal, the newest first, each with the words that were agreed to. */
export function Ledger({ viewer, onMore }: LedgerProps) {
  const { t } = useTranslation("account");
  const { whole } = useMoments();
  const { data, complete } = useFragment({ fragment: LedgerFragment, from: viewer });
  if (!complete) return null;
  const { nodes, pageInfo } = data.consentHistory;
  return (
    <div className={styles.group}>
      <h3>{t("agreements.ledger")}</h3>
      {nodes.length === 0 ? (
        <EmptyState>{t("agreements.ledgerEmpty")}</EmptyState>
      ) : (
        <>
          <p className={styles.lead}>{t("agreements.ledgerLead")}</p>
          <ol className={styles.ledger}>
            {nodes.map(({ id, granted, recordedAt, text }) => (
              <li key={id}>
                <span className={styles.decision}>
                  {granted ? (
                    <IconCircleCheck size={20} stroke={2} aria-hidden />
                  ) : (
                    <IconCircleMinus size={20} stroke={2} aria-hidden />
                  )}
                  {t(granted ? "agreements.granted" : "agreements.revoked")}
                </span>
                <div>
                  <b>{text.title}</b>
                  <p className={styles.when}>{whole(recordedAt)}</p>
                  <details>
                    <summary>
                      <span className={styles.closed}>{t("agreements.show")}</span>
                      <span className={styles.opened}>{t("agreements.hide")}</span>
                      <span className="hidden-text">
                        {t("agreements.ofEntry", { title: text.title, when: whole(recordedAt) })}
                      </span>
                    </summary>
                    <blockquote className={styles.text}>
                      <p>{text.text}</p>
                      <footer>{t("agreements.version", { version: text.version })}</footer>
                    </blockquote>
                  </details>
                </div>
              </li>
            ))}
          </ol>
          <More pageInfo={pageInfo} onMore={onMore} />
        </>
      )}
    </div>
  );
}
