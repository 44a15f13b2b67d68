import { Button, Checkbox } from "@mantine/core";
import { IconAlertTriangle } from "@tabler/icons-react";
import { type ReactNode, useRef } from "react";
import { useTranslation } from "react-i18next";
import { formatHourMinute, formatShortDay } from "../../lib/time";
import { useShortcuts } from "../../lib/useShortcuts";
import { SeverityChip } from "../../ui/Findings";
import { Kbd } from "../../ui/Kbd";
import { ListEnd } from "../../ui/ListEnd";
import { PickRow } from "../../ui/PickRow";
import { StatusChip } from "../../ui/StatusChip";
import { formatDuration } from "../consultations/queue";
import { PaneHeader } from "../dashboard/Pane";
import { FilterChip } from "../FilterChip";
import { type AdReview, type ReviewFilter, STATUSES } from "./compliance";
import { Filters } from "./Filters";
import styles from "./ReviewQueue.module.css";
import type { FoundReviews } from "./useReviews";

export interface ReviewQueueProps {
  filter: ReviewFilter;
  onFilter: (filter: ReviewFilter) => void;
  typed: string;
  onType: (typed: string) => void;
  found: FoundReviews;
  openedId: string | null;
  onOpen: (id: string) => void;
  selected: ReadonlySet<string>;
  onSelect: (id: string) => void;
  /** What was decided last, in a sentence. */
  lastDecision: string | null;
  now: Date;
  /** Below the rows: what can be done with those that are selected. */
  children?: ReactNode;
}

/** The queue, the longest wait first. J and K open the next and the one before, X selects, and / searches. */
export function ReviewQueue({
  filter,
  onFilter,
  typed,
  onType,
  found,
  openedId,
  onOpen,
  selected,
  onSelect,
  lastDecision,
  now,
  children,
}: ReviewQueueProps) {
  const { t } = useTranslation("compliance");
  const box = useRef<HTMLInputElement>(null);
  const { reviews, total } = found;
  /** The row that has the focus, else the opened one: keys may come faster than what they open. */
  const at = () => {
    const focused = reviews?.findIndex(({ id }) => document.activeElement?.id === `review-${id}`) ?? -1;
    return focused >= 0 ? focused : (reviews?.findIndex(({ id }) => id === openedId) ?? -1);
  };
  const move = (step: 1 | -1) => {
    if (!reviews?.length) return;
    const next = reviews[Math.min(Math.max(at() + step, 0), reviews.length - 1)];
    if (!next) return;
    onOpen(next.id);
    document.getElementById(`review-${next.id}`)?.focus();
  };
  useShortcuts({
    j: () => move(1),
    k: () => move(-1),
    x: () => {
      const review = reviews?.[at()];
      if (review?.status === "PENDING") onSelect(review.id);
    },
    "/": () => box.current?.focus(),
  });
  const isFiltered =
    filter.status !== "PENDING" || filter.severity !== null || filter.category !== null || typed !== "";
  return (
    <section className={styles.queue} aria-label={t("parts.queue")}>
      <PaneHeader title={t("parts.queue")}>
        <span className={`${styles.count} num`} role="status">
          {reviews && total !== undefined && t("queue.count", { shown: reviews.length, all: total })}
        </span>
      </PaneHeader>
      <Filters
        id="review"
        severity={filter.severity}
        onSeverity={(severity) => onFilter({ ...filter, severity })}
        category={filter.category}
        onCategory={(category) => onFilter({ ...filter, category })}
        search={{ label: t("queue.search"), hint: t("queue.searchHint"), typed, onType, box }}
      >
        <FilterChip
          id="review-status"
          label={t("queue.status")}
          value={filter.status}
          options={STATUSES.map((value) => ({ value, label: t(`status.${value}`) }))}
          onChange={(status) => onFilter({ ...filter, status: status ?? "PENDING" })}
        />
      </Filters>
      {reviews && reviews.length > 0 && (
        <>
          <div className={styles.columns} aria-hidden="true">
            <span>{t("queue.advert")}</span>
            <span>{t("queue.rules")}</span>
            <span>{t(filter.status === "PENDING" ? "queue.waiting" : "queue.decided")}</span>
          </div>
          <ul>
            {reviews.map((review) => (
              <ReviewItem
                key={review.id}
                review={review}
                isOpened={review.id === openedId}
                isSelected={selected.has(review.id)}
                now={now}
                onOpen={() => onOpen(review.id)}
                onSelect={() => onSelect(review.id)}
              />
            ))}
          </ul>
        </>
      )}
      <ListEnd
        list={{ nodes: reviews, error: found.error, read: found.refetch, more: found.more }}
        empty={
          <>
            <p>
              <b>{t(isFiltered ? "queue.emptyFiltered" : "queue.empty")}</b>
            </p>
            {!isFiltered && lastDecision && (
              <p className="dim">{t("queue.lastDecision", { sentence: lastDecision })}</p>
            )}
            {isFiltered && (
              <Button
                variant="default"
                onClick={() => {
                  onType("");
                  onFilter({ status: "PENDING", severity: null, category: null });
                }}
              >
                {t("queue.clear")}
              </Button>
            )}
          </>
        }
        words={{ failed: t("queue.failed"), more: t("queue.showMore"), moreFailed: t("queue.moreFailed") }}
      />
      {children}
      <p className={styles.keys}>
        <Kbd>J</Kbd> <Kbd>K</Kbd> {t("queue.move")} <Kbd>X</Kbd> {t("queue.pick")} <Kbd>/</Kbd> {t("queue.find")}
      </p>
    </section>
  );
}

/** A wait that is longer stands out, in ms. */
const LONG_WAIT_MS = 24 * 3_600_000;
/** More rules than these are counted, not named. */
const NAMED_RULES = 2;

interface ReviewItemProps {
  review: AdReview;
  isOpened: boolean;
  isSelected: boolean;
  now: Date;
  onOpen: () => void;
  onSelect: () => void;
}

/** One row of the queue: what, of whom, which rules matched, and how long it waits. */
function ReviewItem({ review, isOpened, isSelected, now, onOpen, onSelect }: ReviewItemProps) {
  const { t } = useTranslation("compliance");
  const { id, advert, advertiser, violations, sentBackCount, cause } = review;
  const remarks = [
    advertiser.name,
    sentBackCount > 0 && t("queue.sentBack", { count: sentBackCount }),
    cause === "RULE" && t("queue.stopped"),
  ].filter((remark) => remark !== false);
  return (
    <li className={styles.item} data-opened={isOpened || undefined}>
      <span className={styles.check}>
        {review.status === "PENDING" && (
          <Checkbox
            checked={isSelected}
            onChange={onSelect}
            aria-label={t("queue.select", { title: advert.title })}
            id={`select-${id}`}
          />
        )}
      </span>
      <PickRow id={`review-${id}`} isCurrent={isOpened} onPick={onOpen}>
        <span className={styles.cells}>
          <span className={styles.what}>
            <b>{advert.title}</b>
            <span>{remarks.join(", ")}</span>
          </span>
          <span className={styles.rules}>
            {violations.length === 0 && <span className={styles.none}>{t("queue.noRule")}</span>}
            {violations.slice(0, NAMED_RULES).map(({ ruleName, severity }) => (
              <SeverityChip key={ruleName} severity={severity}>
                {ruleName}
                <span className="hidden-text"> ({t(`severity.${severity}`)})</span>
              </SeverityChip>
            ))}
            {violations.length > NAMED_RULES && (
              <span className={styles.none}>{t("queue.more", { count: violations.length - NAMED_RULES })}</span>
            )}
          </span>
          <span className={`${styles.when} num`}>
            <When review={review} now={now} />
          </span>
        </span>
      </PickRow>
    </li>
  );
}

/** How long it waits, or when it was decided. */
function When({ review: { status, submittedAt, reviewedAt }, now }: { review: AdReview; now: Date }) {
  const { t } = useTranslation("compliance");
  const { t: admin } = useTranslation("admin");
  if (status !== "PENDING") {
    return reviewedAt && t("queue.at", { day: formatShortDay(reviewedAt), time: formatHourMinute(reviewedAt) });
  }
  const ms = now.getTime() - Date.parse(submittedAt);
  const duration = formatDuration(admin, ms);
  return ms > LONG_WAIT_MS ? (
    <StatusChip level="warning" icon={IconAlertTriangle}>
      {duration}
    </StatusChip>
  ) : (
    duration
  );
}
