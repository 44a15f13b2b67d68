import { useRef } from "react";
import { useTranslation } from "react-i18next";
import { usePages } from "../../core/usePages";
import { graphql } from "../../gql";
import { useShortcuts } from "../../lib/useShortcuts";
import { DataTable } from "../../ui/DataTable";
import { Kbd } from "../../ui/Kbd";
import { LoadMore } from "../../ui/LoadMore";
import { PageTitle } from "../../ui/PageTitle";
import { Panel } from "../../ui/Panel";
import { EmptyState, FailedState, Skeleton } from "../../ui/States";
import { FailedMailRow } from "./FailedMailRow";
import styles from "./FailedMailsPage.module.css";

const FailedMailsPageDocument = graphql(`
  query FailedMailsPage($after: String) {
    failedMails(first: 20, after: $after) {
      totalCount
      nodes {
        id
        ...FailedMailRow_mail
      }
      pageInfo {
        endCursor
        hasNextPage
      }
    }
  }
`);

/** Mails that could not be sent, each with what went wrong and the way to try it again. */
export function FailedMailsPage() {
  const { t } = useTranslation("admin");
  const { list: mails, error, read, more } = usePages(FailedMailsPageDocument, (data) => data.failedMails);
  const rows = useRef<HTMLTableSectionElement>(null);

  const move = (step: 1 | -1) => {
    const all = [...(rows.current?.querySelectorAll<HTMLElement>("[data-row]") ?? [])];
    const at = all.findIndex((row) => row.contains(document.activeElement));
    all[Math.min(Math.max(at + step, 0), all.length - 1)]?.focus();
  };
  useShortcuts({ j: () => move(1), k: () => move(-1) });

  return (
    <>
      <div className={styles.head}>
        <PageTitle title={t("mail.title")} />
        {mails && mails.nodes.length > 0 && (
          <span className={styles.keys}>
            <Kbd>J</Kbd> <Kbd>K</Kbd> {t("mail.move")}
          </span>
        )}
      </div>
      {!mails && error && <FailedState message={t("mail.failed")} onRetry={read} />}
      {!mails && !error && <Skeleton lines={["100%", "96%", "100%", "92%", "98%"]} />}
      {mails && (
        <Panel
          id="failed-mails"
          title={t("mail.list")}
          remarks={
            <>
              {mails.totalCount > 0 && <span>{t("mail.count", { count: mails.totalCount })}</span>}
              <span>{t("mail.hint")}</span>
            </>
          }
        >
          {mails.nodes.length === 0 ? (
            <div className={styles.empty}>
              <EmptyState>{t("mail.empty")}</EmptyState>
            </div>
          ) : (
            <DataTable
              className={styles.mails}
              columns={[
                t("mail.subject"),
                t("mail.recipient"),
                t("mail.created"),
                { label: t("mail.attempts"), isFigure: true },
                t("mail.error"),
                t("mail.action"),
              ]}
            >
              <tbody ref={rows}>
                {mails.nodes.map((mail) => (
                  <FailedMailRow key={mail.id} mail={mail} />
                ))}
              </tbody>
            </DataTable>
          )}
        </Panel>
      )}
      {more && <LoadMore onMore={more} label={t("mail.more")} failed={t("mail.moreFailed")} />}
    </>
  );
}
