import type { FragmentType } from "@apollo/client";
import { useFragment, useMutation } from "@apollo/client/react";
import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { inputProblems } from "../../core/problems";
import { usePages } from "../../core/usePages";
import { graphql } from "../../gql";
import type { FailedMailRow_MailFragment } from "../../gql/graphql";
import { formatDay, formatSeconds } from "../../lib/time";
import { useShortcuts } from "../../lib/useShortcuts";
import { FieldAlert } from "../../ui/FieldError";
import { Kbd } from "../../ui/Kbd";
import { PagedTable } from "../../ui/PagedTable";
import { PageTitle } from "../../ui/PageTitle";
import { Panel } from "../../ui/Panel";
import { StatusChip } from "../../ui/StatusChip";
import { SubmitButton } from "../../ui/SubmitButton";
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

const FailedMailRowFragment = graphql(`
  fragment FailedMailRow_mail on OutboxMail {
    id
    recipient
    subject
    createdAt
    status
    attempts
    lastError
  }
`);

const RetryMailDocument = graphql(`
  mutation FailedMailRow_retry($id: ID!) {
    retryMail(id: $id) {
      id
      ...FailedMailRow_mail
    }
  }
`);

/** One mail. After it was tried again its row stays and says where it stands, until the list is read anew. */
function FailedMailRow({ mail }: { mail: FragmentType<FailedMailRow_MailFragment> & { id: string } }) {
  const { t } = useTranslation("admin");
  const { data, complete } = useFragment({ fragment: FailedMailRowFragment, from: mail });
  const [retry, { loading }] = useMutation(RetryMailDocument);
  const [failure, setFailure] = useState("");
  if (!complete) return null;
  const { id, recipient, subject, createdAt, status, attempts, lastError } = data;
  const press = async () => {
    setFailure("");
    try {
      await retry({ variables: { id } });
    } catch (error) {
      setFailure(inputProblems(error)[0]?.message ?? t("mail.retryFailed"));
    }
  };
  return (
    <tr data-row tabIndex={-1}>
      <th scope="row">{subject}</th>
      <td data-label={t("mail.recipient")}>{recipient}</td>
      <td data-label={t("mail.created")} className={styles.when}>
        {t("mail.at", { day: formatDay(createdAt), time: formatSeconds(createdAt) })}
      </td>
      <td data-label={t("mail.attempts")} data-figure>
        {attempts}
      </td>
      <td data-label={t("mail.error")} data-wide className={styles.error}>
        {lastError ?? t("mail.noError")}
      </td>
      <td data-wide className={styles.act}>
        <div role="status">
          {status !== "FAILED" && (
            <>
              <StatusChip level={status === "SENT" ? "normal" : "idle"}>{t(`mail.status.${status}`)}</StatusChip>
              <span className="hidden-text">{t("mail.retried")}</span>
            </>
          )}
        </div>
        {status === "FAILED" && (
          <SubmitButton
            type="button"
            variant="default"
            pending={loading}
            pendingLabel={t("mail.retrying")}
            onClick={() => void press()}
          >
            {t("mail.retry")}
            <span className="hidden-text">{t("mail.retryOf", { subject, recipient })}</span>
          </SubmitButton>
        )}
        <FieldAlert message={failure} />
      </td>
    </tr>
  );
}
