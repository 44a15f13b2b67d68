import type { FragmentType } from "@apollo/client";
import { useFragment } from "@apollo/client/react";
import { useTranslation } from "react-i18next";
import { useConnection } from "../../app/connection";
import { useLiveSubscription } from "../../app/useLiveSubscription";
import { graphql } from "../../gql";
import type { CampaignFigures_StatsFragment } from "../../gql/graphql";
import { formatCount } from "../../lib/money";
import { formatSeconds } from "../../lib/time";
import { useSpoken } from "../../lib/useSpoken";
import { LivePill } from "../../ui/LivePill";
import { Tiles } from "../../ui/Tiles";
import styles from "./CampaignPage.module.css";
import { formatRate } from "./campaigns";

const CampaignFiguresFragment = graphql(`
  fragment CampaignFigures_stats on CampaignStats {
    id
    impressions
    clicks
    ctr
    consultEngagements
    discarded
    lastUpdated
  }
`);

const CampaignStatsChangedDocument = graphql(`
  subscription CampaignStatsChanged($campaignId: ID!) {
    campaignStatsChanged(campaignId: $campaignId) {
      id
      ...CampaignFigures_stats
    }
  }
`);

export interface CampaignFiguresProps {
  campaignId: string;
  stats: FragmentType<CampaignFigures_StatsFragment>;
}

/** The four figures of a campaign, which move by themselves, and what was not counted. */
export function CampaignFigures({ campaignId, stats: from }: CampaignFiguresProps) {
  const { t } = useTranslation("advertiser");
  const connection = useConnection();
  // What arrives has the campaign's id, so the figures below change with it.
  useLiveSubscription(CampaignStatsChangedDocument, { variables: { campaignId } });
  const { data: stats, complete } = useFragment({ fragment: CampaignFiguresFragment, from });
  const figures = {
    impressions: formatCount(stats.impressions ?? 0),
    clicks: formatCount(stats.clicks ?? 0),
  };
  const spoken = useSpoken(t("campaign.spoken", figures));
  if (!complete) return null;
  return (
    <section aria-labelledby="figures">
      <div className={styles.head}>
        <h2 id="figures">{t("campaign.figures")}</h2>
        <LivePill connection={connection} updated={t("campaign.updated", { time: formatSeconds(stats.lastUpdated) })} />
      </div>
      <Tiles
        isStale={typeof connection === "object"}
        tiles={[
          { label: t("campaigns.impressions"), value: figures.impressions, detail: t("campaign.impressionsMean") },
          { label: t("campaigns.clicks"), value: figures.clicks, detail: t("campaign.clicksMean") },
          { label: t("campaigns.ctr"), value: formatRate(stats.ctr), detail: t("campaign.ctrMeans") },
          {
            label: t("campaign.engagements"),
            value: formatCount(stats.consultEngagements),
            detail: t("campaign.engagementsMean"),
          },
        ]}
      />
      <p aria-live="polite" className="hidden-text">
        {spoken}
      </p>
      <p className={styles.discarded}>
        <b className="num">
          {t("campaign.discarded", { count: stats.discarded, figure: formatCount(stats.discarded) })}
        </b>{" "}
        {t("campaign.discardedMeans")}
      </p>
    </section>
  );
}
