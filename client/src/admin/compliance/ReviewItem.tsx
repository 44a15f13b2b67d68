import { Checkbox } from "@mantine/core";
import { IconAlertTriangle } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { formatHourMinute, formatShortDay } from "../../lib/time";
import { SeverityChip } from "../../ui/Findings";
import { PickRow } from "../../ui/PickRow";
import { StatusChip } from "../../ui/StatusChip";
import { formatDuration } from "../consultations/queue";
import type { AdReview } from "./compliance";
import styles from "./ReviewQueue.module.css";

/** A wait that is longer stands out, in ms. */
const LONG_WAIT_MS = 24 * 3_600_000;
/** More rules than these are counted, not named. */
const NAMED_RULES = 2;

export interface ReviewItemProps {
  review: AdReview;
  isOpened: boolean;
  isSelected: boolean;
  now: Date;
  onOpen: () => void;
  onSelect: () => void;
}

/** One row of the queue: what, of whom, which rules matched, and how long it waits. */
export function ReviewItem({ review, isOpened, isSelected, now, onOpen, onSelect }: ReviewItemProps) {
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
