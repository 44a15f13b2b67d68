import type { FragmentType } from "@apollo/client";
import { useFragment } from "@apollo/client/react";
import { IconClock } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { graphql } from "../../gql";
import type { QueueItem_QuestionFragment } from "../../gql/graphql";
import { formatDay, formatHourMinute } from "../../lib/time";
import { StatusChip } from "../../ui/StatusChip";
import styles from "./QueueItem.module.css";
import { chipOf, describeDue, describeStatus, formatDuration } from "./queue";

const QueueItemFragment = graphql(`
  fragment QueueItem_question on PharmacistQuestion {
    id
    question
    language
    level
    because
    status
    sentAt
    dueAt
    answeredAt
    claimedByMe
    pharmacistName
  }
`);

export interface QueueItemProps {
  question: FragmentType<QueueItem_QuestionFragment>;
  isOpened: boolean;
  now: Date;
  onOpen: () => void;
}

/** One row of the queue. The keys J and K move between rows, so each is a button. */
export function QueueItem({ question, isOpened, now, onOpen }: QueueItemProps) {
  const { t } = useTranslation(["admin", "common"]);
  const { data, complete } = useFragment({ fragment: QueueItemFragment, from: question });
  if (!complete) return null;
  const { id, level, because, answeredAt, pharmacistName } = data;
  const due = describeDue(t, data.dueAt, now);
  return (
    <li>
      <button
        type="button"
        id={`question-${id}`}
        data-row
        className={styles.row}
        aria-current={isOpened || undefined}
        onClick={onOpen}
      >
        <span className={styles.question} lang={data.language} data-unread={data.status === "SENT" || undefined}>
          {data.question}
        </span>
        <span className={styles.chips}>
          <StatusChip level={chipOf[level]}>{t(`common:care.step.${level}`)}</StatusChip>
          {!answeredAt &&
            (due.isUrgent ? (
              <StatusChip level="warning" icon={IconClock}>
                {due.text}
              </StatusChip>
            ) : (
              <span className={`${styles.due} num`}>{due.text}</span>
            ))}
        </span>
        <span className={styles.line}>
          <span>
            {!answeredAt && <b>{describeStatus(t, data)}, </b>}
            {because ? t("admin:queue.because", { word: because }) : t("admin:queue.unsure")}
          </span>
          {answeredAt ? (
            <span className="num">
              {t("admin:queue.answeredBy", {
                name: pharmacistName ?? t("admin:queue.somebody"),
                day: formatDay(answeredAt, now),
                time: formatHourMinute(answeredAt),
              })}
            </span>
          ) : (
            <span className="num">
              {t("admin:queue.waiting", {
                duration: formatDuration(t, now.getTime() - new Date(data.sentAt).getTime()),
              })}
            </span>
          )}
        </span>
      </button>
    </li>
  );
}
