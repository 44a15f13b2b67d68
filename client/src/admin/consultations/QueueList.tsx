import type { RefObject } from "react";
import { useTranslation } from "react-i18next";
import type { QueueFilter } from "../../gql/graphql";
import { LoadMore } from "../../ui/LoadMore";
import { FailedState, Skeleton } from "../../ui/States";
import { FilterChip } from "../FilterChip";
import { ListFilters } from "../ListTools";
import styles from "./PharmacistQueuePage.module.css";
import { QueueItem } from "./QueueItem";
import { type LevelChoice, levelChoices } from "./queue";
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
          {hasFailed ? (
            <FailedState message={t("queue.failed")} onRetry={onRetry} />
          ) : (
            <Skeleton lines={["90%", "64%", "0", "96%", "58%", "0", "82%", "60%"]} />
          )}
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
