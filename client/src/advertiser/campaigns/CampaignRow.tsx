import type { FragmentType } from "@apollo/client";
import { useFragment } from "@apollo/client/react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { graphql } from "../../gql";
import type { CampaignRow_CampaignFragment } from "../../gql/graphql";
import { formatCount, formatPence } from "../../lib/money";
import { formatHourMinute, formatShortDate } from "../../lib/time";
import { formatRate } from "../insights/insights";
import { CampaignState } from "./CampaignState";
import styles from "./CampaignsPage.module.css";
import { builderOf } from "./campaigns";

const CampaignRowFragment = graphql(`
  fragment CampaignRow_campaign on Campaign {
    id
    name
    status
    startsOn
    endsOn
    launchedAt
    endedAt
    updatedAt
    creative {
      id
      title
    }
    variant {
      id
      title
    }
    heldBackBy
    spendPence
    stats {
      id
      impressions
      clicks
      ctr
    }
  }
`);

interface Days {
  startsOn: string | null;
  endsOn: string | null;
  launchedAt: string | null;
  endedAt: string | null;
}

/** "4 Nov – 30 Nov": the days on which it runs, from its launch where no first day was chosen, until it was ended. */
function daysOf({ startsOn, endsOn, launchedAt, endedAt }: Days, openEnd: string): string {
  const start = startsOn ?? launchedAt;
  const end = endedAt ?? endsOn;
  if (!start) return "–";
  return `${formatShortDate(start)} – ${end ? formatShortDate(end) : openEnd}`;
}

/** One campaign of the list; on a phone a card with its own labels. A draft opens in the builder. */
export function CampaignRow({ campaign }: { campaign: FragmentType<CampaignRow_CampaignFragment> }) {
  const { t } = useTranslation("advertiser");
  const { data, complete } = useFragment({ fragment: CampaignRowFragment, from: campaign });
  if (!complete) return null;
  const { id, name, status, creative, variant, heldBackBy, updatedAt } = data;
  const { impressions, clicks, ctr } = data.stats;
  const isHeld = status === "LIVE" || status === "IN_REVIEW";
  return (
    <tr>
      <th scope="row">
        <Link to={status === "DRAFT" ? builderOf(id) : `/advertiser/campaigns/${id}`}>{name}</Link>
        <span className={styles.creative}>
          {variant ? t("campaigns.both", { first: creative.title, second: variant.title }) : creative.title}
        </span>
      </th>
      <td data-wide>
        <CampaignState status={status} />
        {isHeld && heldBackBy[0] && <span className={styles.held}>{heldBackBy[0]}</span>}
      </td>
      <td data-label={t("campaigns.days")} className="num">
        {daysOf(data, t("campaigns.openEnd"))}
      </td>
      <td data-figure data-label={t("campaigns.spend")}>
        {formatPence(data.spendPence)}
      </td>
      <td data-figure data-label={t("campaigns.impressions")}>
        {formatCount(impressions)}
      </td>
      <td data-figure data-label={t("campaigns.clicks")}>
        {formatCount(clicks)}
      </td>
      <td data-figure data-label={t("campaigns.ctr")}>
        {formatRate(ctr)}
      </td>
      <td data-label={t("campaigns.changed")} className="num">
        {t("campaigns.day", { day: formatShortDate(updatedAt), time: formatHourMinute(updatedAt) })}
      </td>
    </tr>
  );
}
