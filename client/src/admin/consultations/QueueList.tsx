import type { RefObject } from "react";
import { useTranslation } from "react-i18next";
import type { QueueFilter } from "../../gql/graphql";
import { LoadMore } from "../../ui/LoadMore";
import { FailedState, Skeleton } from "../../ui/States";
import styles from "./PharmacistQueuePage.module.css";
import { QueueItem } from "./QueueItem";
import type { Entry } from "./tools";

export interface QueueListProps {
  /** For the keys that move from row to row. */
  rows: RefObject<HTMLUListElement | null>;
  /** Undefined until there is an answer. */
  questions: readonly Entry[] | undefined;
  filter: QueueFilter;
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
export function QueueList({ rows, questions, filter, openedId, now, onOpen, ...rest }: QueueListProps) {
  const { hasFailed, onRetry, hasMore, onMore } = rest;
  const { t } = useTranslation("admin");
  return (
    <section className={styles.list} aria-label={t("queue.list")}>
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
      {questions?.length === 0 && <p className={styles.empty}>{t(`queue.empty.${filter}`)}</p>}
      {!questions && (
        <div className={styles.pad}>
          {hasFailed ? (
            <FailedState message={t("queue.failed")} onRetry={onRetry} />
          ) : (
            <Skeleton lines={["90%", "64%", "0", "96%", "58%", "0", "82%", "60%"]} />
          )}
        </div>
      )}
      {hasMore && (
        <div className={styles.more}>
          <LoadMore
            onMore={onMore}
            label={t("queue.more")}
            pendingLabel={t("queue.morePending")}
            failed={t("queue.moreFailed")}
          />
        </div>
      )}
    </section>
  );
}
