import { useQuery } from "@apollo/client/react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { graphql } from "../../gql";
import { formatCount, formatPence } from "../../lib/money";
import { formatDay, isoDay } from "../../lib/time";
import { ChartPart } from "../charts/ChartPart";
import { DailyChart } from "../charts/DailyChart";
import { DailyTable } from "../charts/DailyTable";
import styles from "./Breakdown.module.css";
import { Comparison } from "./Comparison";
import type { Campaign } from "./campaigns";
import { Discards } from "./Discards";
import { HourBars } from "./HourBars";
import { HourTable } from "./HourTable";

const BreakdownDocument = graphql(`
  query CampaignBreakdown($id: ID!, $from: String!, $to: String!) {
    campaignBreakdown(id: $id, from: $from, to: $to) {
      costPence
      days {
        day
        impressions
        clicks
        engagements
        costPence
      }
      hours {
        hour
        impressions
        clicks
        engagements
      }
      creatives {
        impressions
        clicks
        ctr
        engagements
        creative {
          id
          title
        }
      }
      discards {
        reason
        text
        events
      }
    }
  }
`);

/** Days that are shown, the last one of them today. */
const DAYS = 30;
const DAY_MS = 86_400_000;

/** What the money bought in the last 30 days: by day, by hour and by advert, and what was not charged. */
export function Breakdown({ campaign, since }: { campaign: Pick<Campaign, "id" | "variant">; since: string }) {
  const { t } = useTranslation("advertiser");
  const [today] = useState(() => isoDay(new Date()));
  const [from] = useState(() => {
    const earliest = isoDay(new Date(Date.now() - (DAYS - 1) * DAY_MS));
    const first = isoDay(since);
    return first > earliest ? first : earliest;
  });
  const { data, error, refetch } = useQuery(BreakdownDocument, {
    variables: { id: campaign.id, from, to: today },
    fetchPolicy: "cache-and-network",
  });
  const found = data?.campaignBreakdown;
  const days = found?.days ?? [];
  const hours = found?.hours ?? [];
  const hasAny = days.some(({ impressions }) => impressions > 0);
  const common = {
    state: found
      ? hasAny
        ? ("ready" as const)
        : ("empty" as const)
      : error
        ? ("failed" as const)
        : ("loading" as const),
    onRetry: () => void refetch().catch(() => undefined),
    failed: t("breakdown.failed"),
    empty: t("breakdown.empty"),
    detail: t("chart.daysDetail", { day: formatDay(from) }),
  };
  const spent = days.reduce((sum, { impressions }) => sum + impressions, 0);
  return (
    <div className={styles.parts}>
      <ChartPart
        {...common}
        title={t("breakdown.days")}
        chart={<DailyChart days={days} today={today} />}
        table={<DailyTable days={days} caption={t("breakdown.days")} />}
        note={found && t("breakdown.cost", { cost: formatPence(found.costPence), impressions: formatCount(spent) })}
      />
      <ChartPart
        {...common}
        title={t("breakdown.hours")}
        detail={t("breakdown.hoursDetail", { day: formatDay(from) })}
        chart={<HourBars hours={hours} />}
        table={<HourTable hours={hours} caption={t("breakdown.hours")} />}
      />
      {found && found.creatives.length > 1 && <Comparison figures={found.creatives} />}
      {found && <Discards discards={found.discards} />}
    </div>
  );
}
