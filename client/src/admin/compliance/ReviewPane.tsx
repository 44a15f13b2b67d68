import { useQuery } from "@apollo/client/react";
import { IconCircleCheck, IconClock, IconPencil, IconX } from "@tabler/icons-react";
import { Trans, useTranslation } from "react-i18next";
import { problemCode } from "../../core/problems";
import { graphql } from "../../gql";
import type { CreativeStatus } from "../../gql/graphql";
import { hostOf, marksOf } from "../../lib/adverts";
import { formatPence } from "../../lib/money";
import { formatDay, formatHourMinute } from "../../lib/time";
import { AdCard } from "../../ui/AdCard";
import { Findings } from "../../ui/Findings";
import { MarkedText } from "../../ui/MarkedText";
import { FailedState, Skeleton } from "../../ui/States";
import { StatusChip, type StatusLevel } from "../../ui/StatusChip";
import { PaneHeader } from "../dashboard/Pane";
import { type AdReview, causeOf, type Decided } from "./compliance";
import { Decision } from "./Decision";
import styles from "./ReviewPane.module.css";

const ReviewDocument = graphql(`
  query AdReviewPane($id: ID!) {
    adReview(id: $id) {
      ...AdReview_review @unmask
    }
  }
`);

const LEVELS: Readonly<Record<CreativeStatus, StatusLevel>> = {
  DRAFT: "idle",
  PENDING: "idle",
  APPROVED: "normal",
  REJECTED: "critical",
  NEEDS_REVISION: "warning",
  SUPERSEDED: "idle",
};
const ICONS = {
  DRAFT: IconPencil,
  PENDING: IconClock,
  APPROVED: IconCircleCheck,
  REJECTED: IconX,
  NEEDS_REVISION: IconPencil,
  SUPERSEDED: IconClock,
};

export interface ReviewPaneProps {
  /** The review; another one takes another pane (`key`). */
  id: string;
  now: Date;
  onDone: (review: AdReview, status: Decided) => void;
}

/** The open review: the advert with its marks, why it is here, and what is decided. */
export function ReviewPane({ id, now, onDone }: ReviewPaneProps) {
  const { t } = useTranslation("compliance");
  const { data, error, refetch } = useQuery(ReviewDocument, { variables: { id }, fetchPolicy: "cache-and-network" });
  const review = data?.adReview;
  if (!review) {
    return (
      <section className={styles.pane} id="review-pane" aria-label={t("parts.queue")}>
        <div className={styles.body}>
          {problemCode(error) === "NOT_FOUND" && <p role="alert">{t("pane.missing")}</p>}
          {error && problemCode(error) !== "NOT_FOUND" && <FailedState message={t("pane.failed")} onRetry={refetch} />}
          {!error && <Skeleton block={420} />}
        </div>
      </section>
    );
  }
  const { advert, advertiser, status, cause, submittedAt, violations } = review;
  return (
    <section className={styles.pane} id="review-pane" aria-label={t("pane.label", { title: advert.title })}>
      <PaneHeader title={advert.title}>
        <StatusChip level={LEVELS[status]} icon={ICONS[status]}>
          {t(`status.${status}`)}
        </StatusChip>
      </PaneHeader>
      <div className={styles.body}>
        <ShownAdvert review={review} />
        <div>
          <h3 className={styles.why}>{t("pane.why")}</h3>
          <p className={styles.small}>
            {t(`pane.${cause}`, {
              advertiser: advertiser.name,
              number: advert.number,
              day: formatDay(submittedAt, now),
              time: formatHourMinute(submittedAt),
            })}
          </p>
          {violations.length === 0 ? (
            <p className={styles.none}>{t("queue.noRule")}</p>
          ) : (
            <Findings
              findings={violations}
              words={{
                severity: (severity) => t(`severity.${severity}`),
                cause: (violation) =>
                  t("cause.line", {
                    category: t(`category.${violation.category}`),
                    cause: causeOf(t, violation),
                  }),
              }}
            />
          )}
        </div>
        <Decision
          review={review}
          now={now}
          refetch={() => refetch().then(() => undefined)}
          onDone={(decided) => onDone(review, decided)}
        />
      </div>
    </section>
  );
}

/** The advert as a patient would see it, with the words that broke a rule marked in place. Nothing in it can be followed. */
function ShownAdvert({ review: { advert, advertiser, violations } }: { review: AdReview }) {
  const { t } = useTranslation("compliance");
  const { title, description, pricePence, targetUrl, imageUrl, imageAlt, disclaimer, isAnimated } = advert;
  const marks = marksOf(violations);
  const host = hostOf(targetUrl);
  return (
    <div className={styles.advert}>
      <AdCard
        name={t("pane.name", { advertiser: advertiser.name })}
        label={t("pane.sponsored")}
        image={{ url: imageUrl, alt: imageAlt }}
        title={<MarkedText text={title} stretches={marks.TITLE} />}
        description={<MarkedText text={description} stretches={marks.DESCRIPTION} />}
        price={
          pricePence === null ? (
            t("pane.host", { host })
          ) : (
            <Trans
              t={t}
              i18nKey="pane.at"
              values={{ price: formatPence(pricePence), host }}
              components={{ price: <b /> }}
            />
          )
        }
        note={<MarkedText text={disclaimer} stretches={marks.DISCLAIMER} />}
      />
      <p className={styles.small}>
        {t("pane.alt")} <MarkedText text={imageAlt} stretches={marks.ALT_TEXT} />
      </p>
      {isAnimated && <p className={styles.small}>{t("pane.animated")}</p>}
      <p className={styles.small}>{t("pane.leadsTo", { address: targetUrl })}</p>
    </div>
  );
}
