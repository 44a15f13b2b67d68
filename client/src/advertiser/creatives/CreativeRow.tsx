import type { FragmentType } from "@apollo/client";
import { useFragment } from "@apollo/client/react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { graphql } from "../../gql";
import type { CreativeRow_CreativeFragment } from "../../gql/graphql";
import { formatCount, formatPence } from "../../lib/money";
import { formatHourMinute, formatShortDay } from "../../lib/time";
import styles from "./CreativesPage.module.css";
import { StateChip } from "./StateChip";

const CreativeRowFragment = graphql(`
  fragment CreativeRow_creative on Creative {
    id
    isArchived
    campaignCount
    newest {
      id
      number
      title
      imageUrl
      pricePence
      status
      reason
      createdAt
      submittedAt
      reviewedAt
    }
    serving {
      id
      number
    }
  }
`);

/** One creative of the list, by its newest version; on a phone a card with its own labels. */
export function CreativeRow({ creative }: { creative: FragmentType<CreativeRow_CreativeFragment> }) {
  const { t } = useTranslation("creatives");
  const { data, complete } = useFragment({ fragment: CreativeRowFragment, from: creative });
  if (!complete) return null;
  const { newest, serving, campaignCount } = data;
  const changedAt = newest.reviewedAt ?? newest.submittedAt ?? newest.createdAt;
  const isSentBack = newest.status === "NEEDS_REVISION" || newest.status === "REJECTED";
  return (
    <tr>
      <th scope="row">
        <div className={styles.what}>
          <img src={newest.imageUrl} alt="" width={72} height={36} className={styles.thumb} />
          <div>
            <Link to={`/advertiser/creatives/${data.id}`}>{newest.title}</Link>
            {!data.isArchived && (
              <Link
                to={`/advertiser/creatives/preview?creative=${data.id}`}
                aria-label={t("act.targetOf", { title: newest.title })}
                className={styles.target}
              >
                {t("act.target")}
              </Link>
            )}
            {isSentBack && newest.reason && <span className={styles.reason}>{newest.reason}</span>}
          </div>
        </div>
      </th>
      <td data-wide>
        <StateChip status={newest.status} />
        {serving && serving.id !== newest.id && (
          <span className={styles.serving}>{t("serving", { number: serving.number })}</span>
        )}
      </td>
      <td data-figure data-label={t("column.price")}>
        {newest.pricePence === null ? t("noPrice") : formatPence(newest.pricePence)}
      </td>
      <td data-figure data-label={t("column.campaigns")}>
        {formatCount(campaignCount)}
      </td>
      <td data-label={t("column.changed")}>
        {t("day", { day: formatShortDay(changedAt), time: formatHourMinute(changedAt) })}
      </td>
    </tr>
  );
}
