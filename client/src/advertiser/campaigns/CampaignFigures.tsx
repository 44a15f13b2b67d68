import type { FragmentType } from "@apollo/client";
import { useFragment } from "@apollo/client/react";
import { useTranslation } from "react-i18next";
import { useConnection } from "../../core/connection";
import { useLiveSubscription } from "../../core/useLiveSubscription";
import { graphql } from "../../gql";
import type { CampaignFigures_StatsFragment } from "../../gql/graphql";
import { formatCount } from "../../lib/money";
import { formatSeconds } from "../../lib/time";
import { useSpoken } from "../../lib/useSpoken";
import { LivePill } from "../../ui/LivePill";
import { Tiles } from "../../ui/Tiles";
import { formatRate } from "../insights/insights";
import styles from "./CampaignPage.module.css";
import sparklineStyles from "./Sparkline.module.css";

const CampaignFiguresFragment = graphql(`
  fragment CampaignFigures_stats on CampaignStats {
    id
    impressions
    clicks
    ctr
    consultEngagements
    discarded
    lastUpdated
    lastDay {
      hour
      impressions
      clicks
      engagements
    }
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
  /** Without what was discarded, which the campaign's own page tells. */
  isBrief?: boolean;
}

/** The four figures of a campaign, which move by themselves, and what was not counted. */
export function CampaignFigures({ campaignId, stats: from, isBrief = false }: CampaignFiguresProps) {
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
  const hours = stats.lastDay;
  const detail = (text: string, values: readonly number[]) => (
    <>
      {text}
      <Sparkline values={values} />
    </>
  );
  return (
    <section aria-labelledby="figures">
      <div className={styles.head}>
        <h2 id="figures">{t("campaign.figures")}</h2>
        <LivePill connection={connection} updated={t("campaign.updated", { time: formatSeconds(stats.lastUpdated) })} />
      </div>
      <Tiles
        isStale={typeof connection === "object"}
        tiles={[
          {
            label: t("campaigns.impressions"),
            value: figures.impressions,
            detail: detail(
              t("campaign.impressionsMean"),
              hours.map(({ impressions }) => impressions),
            ),
          },
          {
            label: t("campaigns.clicks"),
            value: figures.clicks,
            detail: detail(
              t("campaign.clicksMean"),
              hours.map(({ clicks }) => clicks),
            ),
          },
          {
            label: t("campaigns.ctr"),
            value: formatRate(stats.ctr),
            detail: detail(
              t("campaign.ctrMeans"),
              hours.map(({ impressions, clicks }) => (impressions === 0 ? 0 : clicks / impressions)),
            ),
          },
          {
            label: t("campaign.engagements"),
            value: formatCount(stats.consultEngagements),
            detail: detail(
              t("campaign.engagementsMean"),
              hours.map(({ engagements }) => engagements),
            ),
          },
        ]}
      />
      <p aria-live="polite" className="hidden-text">
        {spoken}
      </p>
      <p className={styles.lines}>{t("campaign.lastDay")}</p>
      {!isBrief && (
        <p className={styles.discarded}>
          <b className="num">
            {t("campaign.discarded", { count: stats.discarded, figure: formatCount(stats.discarded) })}
          </b>{" "}
          {t("campaign.discardedMeans")}
        </p>
      )}
    </section>
  );
}

const WIDTH = 160;
const HEIGHT = 26;
/** Room above and below, so that a line at an end is not cut. */
const EDGE = 2;

/** How a figure went over the last hours, from zero; the figure itself stands beside it. */
function Sparkline({ values }: { values: readonly number[] }) {
  if (values.length < 2) return null;
  const most = Math.max(...values, 0);
  const y = (value: number) => HEIGHT - EDGE - (most === 0 ? 0 : (value / most) * (HEIGHT - 2 * EDGE));
  const points = values.map((value, index) => `${(index * WIDTH) / (values.length - 1)},${y(value)}`).join(" ");
  return (
    <svg
      className={sparklineStyles.line}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="none"
      aria-hidden="true"
      focusable="false"
    >
      <polygon points={`0,${HEIGHT} ${points} ${WIDTH},${HEIGHT}`} />
      <polyline points={points} />
    </svg>
  );
}
