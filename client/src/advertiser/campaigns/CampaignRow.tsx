import type { FragmentType } from "@apollo/client";
import { useFragment } from "@apollo/client/react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { graphql } from "../../gql";
import type { CampaignRow_CampaignFragment } from "../../gql/graphql";
import { formatCount } from "../../lib/money";
import { StatusChip } from "../../ui/StatusChip";
import styles from "./CampaignsPage.module.css";
import { formatRate, levelOf } from "./campaigns";

const CampaignRowFragment = graphql(`
  fragment CampaignRow_campaign on Campaign {
    id
    name
    status
    creative {
      id
      title
    }
    stats {
      id
      impressions
      clicks
      ctr
    }
  }
`);

/** One campaign of the list; on a phone a card with its own labels. */
export function CampaignRow({ campaign }: { campaign: FragmentType<CampaignRow_CampaignFragment> }) {
  const { t } = useTranslation("advertiser");
  const { data, complete } = useFragment({ fragment: CampaignRowFragment, from: campaign });
  if (!complete) return null;
  const { impressions, clicks, ctr } = data.stats;
  return (
    <tr>
      <th scope="row">
        <Link to={`/advertiser/campaigns/${data.id}`}>{data.name}</Link>
        <span className={styles.creative}>{data.creative.title}</span>
      </th>
      <td data-wide>
        <StatusChip level={levelOf[data.status]}>{t(`campaigns.status.${data.status}`)}</StatusChip>
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
    </tr>
  );
}
