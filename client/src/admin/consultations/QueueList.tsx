import type { FragmentType } from "@apollo/client";
import { useFragment } from "@apollo/client/react";
import { IconAlertTriangle, IconClock, IconTrendingUp } from "@tabler/icons-react";
import type { RefObject } from "react";
import { useTranslation } from "react-i18next";
import { graphql } from "../../gql";
import type { QueueFilter, QueueItem_QuestionFragment } from "../../gql/graphql";
import { formatDay, formatHourMinute } from "../../lib/time";
import { LoadMore } from "../../ui/LoadMore";
import { PickRow } from "../../ui/PickRow";
import { Awaited } from "../../ui/States";
import { StatusChip } from "../../ui/StatusChip";
import { FilterChip } from "../FilterChip";
import { ListFilters } from "../ListTools";
import styles from "./PharmacistQueuePage.module.css";
import itemStyles from "./QueueItem.module.css";
import {
  chipOf,
  describeDue,
  describeStatus,
  formatDuration,
  isOurTurn,
  type LevelChoice,
  levelChoices,
} from "./queue";
import type { Entry } from "./tools";

export interface QueueListProps {
  /** For the keys that move from row to row. */
  rows: RefObject<HTMLUListElement | null>;
  /** Undefined until there is an answer. */
  questions: readonly Entry[] | undefined;
  filter: QueueFilter;
  /** What the open questions are narrowed to; null for all. */
  level: LevelChoice | null;
  onLevel: (level: LevelChoice | null) => void;
  /** The words that it is searched for. */
  typed: string;
  onType: (typed: string) => void;
  openedId: string | null;
  now: Date;
  onOpen: (id: string) => void;
  hasFailed: boolean;
  onRetry: () => void;
  hasMore: boolean;
  /** Rejects when the next page did not arrive. */
  onMore: () => Promise<unknown>;
}

/** The rows of one list of the queue, and what stands in their place. */
export function QueueList({ rows, questions, filter, level, openedId, now, onOpen, ...rest }: QueueListProps) {
  const { onLevel, typed, onType, hasFailed, onRetry, hasMore, onMore } = rest;
  const { t } = useTranslation("admin");
  return (
    <section className={styles.list} aria-label={t("queue.list")}>
      <ListFilters
        name={t("queue.narrow")}
        search={{ id: "queue-words", label: t("queue.search"), hint: t("queue.searchHint"), typed, onType }}
      >
        {filter === "OPEN" && (
          <FilterChip<LevelChoice>
            id="queue-level"
            label={t("queue.level")}
            value={level}
            any={t("queue.levels.all")}
            options={levelChoices.map((value) => ({ value, label: t(`queue.levels.${value}`) }))}
            onChange={onLevel}
          />
        )}
      </ListFilters>
      <ul ref={rows}>
        {questions?.map((question) => (
          <QueueItem
            key={question.id}
            question={question}
            isOpened={question.id === openedId}
            now={now}
            onOpen={() => onOpen(question.id)}
          />
        ))}
      </ul>
      {questions?.length === 0 && (
        <p className={styles.empty}>
          {t(typed ? "queue.emptyWords" : level ? "queue.emptyLevel" : `queue.empty.${filter}`)}
        </p>
      )}
      {!questions && (
        <div className={styles.pad}>
          <Awaited
            failed={hasFailed && t("queue.failed")}
            onRetry={onRetry}
            lines={["90%", "64%", "0", "96%", "58%", "0", "82%", "60%"]}
          />
        </div>
      )}
      {hasMore && (
        <div className={styles.more}>
          <LoadMore onMore={onMore} label={t("queue.more")} failed={t("queue.moreFailed")} />
        </div>
      )}
    </section>
  );
}

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

interface QueueItemProps {
  question: FragmentType<QueueItem_QuestionFragment>;
  isOpened: boolean;
  now: Date;
  onOpen: () => void;
}

/** One row of the queue. The keys J and K move between rows, so each is a button. */
function QueueItem({ question, isOpened, now, onOpen }: QueueItemProps) {
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
        <span className={itemStyles.question} lang={data.questionLanguage} data-unread={status === "SENT" || undefined}>
          {data.complaint ?? data.question}
        </span>
        <span className={itemStyles.chips}>
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
              <span className={`${itemStyles.due} num`}>{due.text}</span>
            ))}
        </span>
        <span className={itemStyles.line}>
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
