import type { FragmentType } from "@apollo/client";
import { useFragment } from "@apollo/client/react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { graphql } from "../../gql";
import type { MailEntry_MailFragment } from "../../gql/graphql";
import { StatusChip } from "../../ui/StatusChip";
import styles from "./MailboxPage.module.css";
import { useMailTime } from "./useMailTime";

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

export interface MailEntryProps {
  mail: FragmentType<MailEntry_MailFragment> & { id: string };
  isOpened: boolean;
}

/** One mail in the list; all of it is the link that opens it. */
export function MailEntry({ mail, isOpened }: MailEntryProps) {
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
