import type { FragmentType } from "@apollo/client";
import { useFragment } from "@apollo/client/react";
import { IconAlertTriangle, IconClock, IconTrendingUp } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { graphql } from "../../gql";
import type { QueueItem_QuestionFragment } from "../../gql/graphql";
import { formatDay, formatHourMinute } from "../../lib/time";
import { PickRow } from "../../ui/PickRow";
import { StatusChip } from "../../ui/StatusChip";
import styles from "./QueueItem.module.css";
import { chipOf, describeDue, describeStatus, formatDuration, isOurTurn } from "./queue";

const QueueItemFragment = graphql(`
  fragment QueueItem_question on PharmacistQuestion {
    id
    kind
    question
    complaint
    questionLanguage
    level
    answeredLevel
    because
    status
    waitingSince
    dueAt
    answeredAt
    closedAt
    closeReason
    outcome
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
  const { id, kind, level, because, status } = data;
  const due = describeDue(t, data.dueAt, now);
  const isOpen = status !== "ANSWERED" && status !== "CLOSED";
  const unsure = kind === "QUESTION" ? t("admin:queue.unsure") : "";
  const reason = because ? t("admin:queue.because", { word: because }) : unsure;
  return (
    <li>
      <PickRow id={`question-${id}`} isCurrent={isOpened} onPick={onOpen}>
        <span className={styles.question} lang={data.questionLanguage} data-unread={status === "SENT" || undefined}>
          {data.complaint ?? data.question}
        </span>
        <span className={styles.chips}>
          {kind === "FEEDBACK" && <StatusChip level="info">{t("admin:queue.report")}</StatusChip>}
          <StatusChip level={chipOf[level]}>{t(`common:care.step.${level}`)}</StatusChip>
          {level !== data.answeredLevel && (
            <StatusChip level="critical" icon={IconTrendingUp}>
              {t("admin:queue.raisedShort")}
            </StatusChip>
          )}
          {isOurTurn(status) &&
            (due.isUrgent ? (
              <StatusChip
                level={due.isOverdue ? "critical" : "warning"}
                icon={due.isOverdue ? IconAlertTriangle : IconClock}
              >
                {due.text}
              </StatusChip>
            ) : (
              <span className={`${styles.due} num`}>{due.text}</span>
            ))}
        </span>
        <span className={styles.line}>
          <span>
            {isOpen && <b>{describeStatus(t, data)}</b>}
            {isOpen && reason && ", "}
            {reason}
          </span>
          <span className="num">
            <When question={data} now={now} />
          </span>
        </span>
      </PickRow>
    </li>
  );
}

/** How long somebody waits, or when it was answered or closed. */
function When({ question, now }: { question: QueueItem_QuestionFragment; now: Date }) {
  const { t } = useTranslation("admin");
  const { status, answeredAt, closedAt, closeReason, outcome, pharmacistName, waitingSince } = question;
  if (status === "CLOSED" && closedAt) {
    const what = closeReason ? t(`queue.closeReasons.${closeReason}`) : outcome && t(`queue.outcomes.${outcome}`);
    return t("queue.closedBy", { what, day: formatDay(closedAt, now), time: formatHourMinute(closedAt) });
  }
  if (status === "ANSWERED" && answeredAt) {
    const name = pharmacistName ?? t("queue.somebody");
    return t("queue.answeredBy", { name, day: formatDay(answeredAt, now), time: formatHourMinute(answeredAt) });
  }
  const duration = formatDuration(t, now.getTime() - new Date(waitingSince).getTime());
  return t(status === "NEEDS_REPLY" ? "queue.withPatient" : "queue.waiting", { duration });
}
