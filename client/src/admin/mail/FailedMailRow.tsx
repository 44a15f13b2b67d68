import type { FragmentType } from "@apollo/client";
import { useFragment, useMutation } from "@apollo/client/react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { inputProblems } from "../../core/problems";
import { graphql } from "../../gql";
import type { FailedMailRow_MailFragment } from "../../gql/graphql";
import { formatDay, formatSeconds } from "../../lib/time";
import { FieldAlert } from "../../ui/FieldError";
import { StatusChip } from "../../ui/StatusChip";
import { SubmitButton } from "../../ui/SubmitButton";
import styles from "./FailedMailsPage.module.css";

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
export function FailedMailRow({ mail }: { mail: FragmentType<FailedMailRow_MailFragment> & { id: string } }) {
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
