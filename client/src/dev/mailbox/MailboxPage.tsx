import type { FragmentType } from "@apollo/client";
import { useFragment, useQuery } from "@apollo/client/react";
import { IconInfoCircle } from "@tabler/icons-react";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { Link, useSearchParams } from "react-router";
import { NotFoundPage } from "../../core/errors";
import { problemCode } from "../../core/problems";
import { graphql } from "../../gql";
import type { MailEntry_MailFragment } from "../../gql/graphql";
import { LoadMore } from "../../ui/LoadMore";
import { PageTitle } from "../../ui/PageTitle";
import { Awaited, EmptyState } from "../../ui/States";
import { StatusChip } from "../../ui/StatusChip";
import { SubmitButton } from "../../ui/SubmitButton";
import styles from "./MailboxPage.module.css";
import { OpenedMail } from "./OpenedMail";
import { useMailTime } from "./useMailTime";

const MailboxPageDocument = graphql(`
  query MailboxPage($after: String) {
    mailbox(first: 20, after: $after) {
      totalCount
      nodes {
        id
        ...MailEntry_mail
      }
      pageInfo {
        endCursor
        hasNextPage
      }
    }
  }
`);

const MailDocument = graphql(`
  query MailboxPage_mail($id: ID!) {
    mailboxMail(id: $id) {
      id
      ...OpenedMail_mail
    }
  }
`);

/** Every mail that a demonstration wrote, because none of them is sent. Outside demonstration mode there is no such page. */
export function MailboxPage() {
  const { t } = useTranslation("dev");
  const [search] = useSearchParams();
  const openedId = search.get("mail");
  const { data, error, refetch, fetchMore } = useQuery(MailboxPageDocument, { variables: {} });
  const opened = useQuery(MailDocument, { variables: { id: openedId ?? "" }, skip: !openedId });
  const [check, setCheck] = useState<"idle" | "pending" | "failed">("idle");

  const look = async () => {
    setCheck("pending");
    try {
      await refetch();
      setCheck("idle");
    } catch {
      setCheck("failed");
    }
  };
  // Whoever comes back from the page that wrote a mail finds it here.
  useEffect(() => {
    const onFocus = () => void refetch().catch(() => undefined);
    window.addEventListener("focus", onFocus);
    return () => window.removeEventListener("focus", onFocus);
  }, [refetch]);

  if (!data && problemCode(error) === "NOT_FOUND") return <NotFoundPage />;
  const mails = data?.mailbox;
  return (
    <div className={styles.page}>
      <PageTitle title={t("mailbox.title")} />
      <p className={styles.notice}>
        <IconInfoCircle size={22} stroke={1.75} aria-hidden />
        {t("mailbox.notice")}
      </p>
      {!mails && (
        <Awaited
          failed={error && t("mailbox.failed")}
          onRetry={refetch}
          lines={["40%", "26%", "0", "52%", "30%", "0", "44%", "28%"]}
        />
      )}
      {mails && (
        <div className={styles.panes} data-open={openedId ? true : undefined}>
          <section aria-labelledby="mails" className={styles.list}>
            <div className={styles.bar}>
              <h2 id="mails">
                {t("mailbox.list")}
                <span className="hidden-text">: </span>
                <span className={styles.count} role="status">
                  {t("mailbox.count", { count: mails.totalCount })}
                </span>
              </h2>
              <SubmitButton
                type="button"
                variant="default"
                pending={check === "pending"}
                pendingLabel={t("mailbox.checking")}
                onClick={() => void look()}
              >
                {t("mailbox.check")}
              </SubmitButton>
            </div>
            {check === "failed" && (
              <p role="alert" className={styles.problem}>
                {t("mailbox.failed")}
              </p>
            )}
            {mails.nodes.length === 0 ? (
              <EmptyState>{t("mailbox.empty")}</EmptyState>
            ) : (
              <ul>
                {mails.nodes.map((mail) => (
                  <MailEntry key={mail.id} mail={mail} isOpened={mail.id === openedId} />
                ))}
              </ul>
            )}
            {mails.pageInfo.hasNextPage && (
              <LoadMore
                onMore={() => fetchMore({ variables: { after: mails.pageInfo.endCursor } })}
                label={t("mailbox.more")}
                failed={t("mailbox.moreFailed")}
              />
            )}
          </section>
          {openedId ? (
            <OpenedMail
              key={openedId}
              mail={opened.data?.mailboxMail ?? undefined}
              failure={opened.error && (problemCode(opened.error) === "NOT_FOUND" ? "missing" : "failed")}
              onRetry={opened.refetch}
            />
          ) : (
            mails.nodes.length > 0 && <p className={styles.nothing}>{t("mailbox.choose")}</p>
          )}
        </div>
      )}
    </div>
  );
}

const MailEntryFragment = graphql(`
  fragment MailEntry_mail on OutboxMail {
    id
    recipient
    subject
    createdAt
    status
  }
`);

const levels = { WAITING: "idle", SENT: "normal", FAILED: "critical" } as const;

interface MailEntryProps {
  mail: FragmentType<MailEntry_MailFragment> & { id: string };
  isOpened: boolean;
}

/** One mail in the list; all of it is the link that opens it. */
function MailEntry({ mail, isOpened }: MailEntryProps) {
  const { t } = useTranslation("dev");
  const at = useMailTime();
  const { data, complete } = useFragment({ fragment: MailEntryFragment, from: mail });
  if (!complete) return null;
  const { id, recipient, subject, createdAt, status } = data;
  return (
    <li>
      <Link
        to={{ search: `?mail=${encodeURIComponent(id)}` }}
        className={styles.entry}
        aria-current={isOpened || undefined}
      >
        <b>{subject}</b>
        <span>{t("mailbox.to", { recipient })}</span>
        <span className={styles.foot}>
          <time dateTime={createdAt}>{at(createdAt)}</time>
          <StatusChip level={levels[status]}>{t(`mailbox.status.${status}`)}</StatusChip>
        </span>
      </Link>
    </li>
  );
}
