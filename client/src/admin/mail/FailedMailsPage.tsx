import { useRef } from "react";
import { useTranslation } from "react-i18next";
import { usePages } from "../../core/usePages";
import { graphql } from "../../gql";
import { useShortcuts } from "../../lib/useShortcuts";
import { Kbd } from "../../ui/Kbd";
import { PagedTable } from "../../ui/PagedTable";
import { PageTitle } from "../../ui/PageTitle";
import { Panel } from "../../ui/Panel";
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
  const list = usePages(FailedMailsPageDocument, (data) => data.failedMails);
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
        {!!list.nodes?.length && (
          <span className={styles.keys}>
            <Kbd>J</Kbd> <Kbd>K</Kbd> {t("mail.move")}
          </span>
        )}
      </div>
      <Panel
        id="failed-mails"
        title={t("mail.list")}
        remarks={
          <>
            {!!list.total && <span>{t("mail.count", { count: list.total })}</span>}
            <span>{t("mail.hint")}</span>
          </>
        }
      >
        <PagedTable
          list={list}
          body={rows}
          className={styles.mails}
          columns={[
            t("mail.subject"),
            t("mail.recipient"),
            t("mail.created"),
            { label: t("mail.attempts"), isFigure: true },
            t("mail.error"),
            t("mail.action"),
          ]}
          row={(mail) => <FailedMailRow key={mail.id} mail={mail} />}
          empty={t("mail.empty")}
          words={{ failed: t("mail.failed"), more: t("mail.more"), moreFailed: t("mail.moreFailed") }}
        />
      </Panel>
    </>
  );
}
