import type { FragmentType } from "@apollo/client";
import { useFragment, useQuery } from "@apollo/client/react";
import { useTranslation } from "react-i18next";
import { graphql } from "../../gql";
import type { PerformanceChart_UsageFragment } from "../../gql/graphql";
import { formatCount } from "../../lib/money";
import { formatDay, isoDay } from "../../lib/time";
import { DaysPart } from "../insights/DaysPart";
import { InsightsDocument } from "../insights/insights";
import { daysAhead, paceOf } from "./forecast";

const PerformanceChartFragment = graphql(`
  fragment PerformanceChart_usage on Usage {
    id
    impressionsUsed
    impressionsIncluded
    periodStart
    periodEnd
    updatedAt
  }
`);

/** How often the adverts were seen on each day of the paid month, and the pace, as a chart or as the table behind it. */
export function PerformanceChart({ usage: source }: { usage: FragmentType<PerformanceChart_UsageFragment> }) {
  const { t } = useTranslation("advertiser");
  const { data: usage, complete } = useFragment({ fragment: PerformanceChartFragment, from: source });
  const from = complete ? isoDay(usage.periodStart) : "";
  const today = complete ? isoDay(usage.updatedAt) : "";
  const query = useQuery(InsightsDocument, {
    variables: { metrics: ["IMPRESSIONS"], dimensions: ["DAY"], period: { from, to: today } },
    skip: !complete,
    fetchPolicy: "cache-and-network",
  });
  if (!complete) return null;
  const pace = paceOf(usage);
  const ahead = pace && {
    aDay: pace.aDay,
    days: daysAhead(usage),
    reachedOn: pace.reachesAt && isoDay(pace.reachesAt),
  };
  return (
    <DaysPart
      metric="IMPRESSIONS"
      rows={query.data?.insights.rows.nodes}
      hasFailed={Boolean(query.error)}
      onRetry={() => void query.refetch().catch(() => undefined)}
      today={today}
      title={t("chart.daysTitle")}
      detail={t("chart.daysDetail", { day: formatDay(from) })}
      ahead={ahead}
      note={[
        ahead && ahead.days.length > 1 && t("chart.pace", { count: formatCount(ahead.aDay) }),
        ahead?.reachedOn && t("chart.reached", { day: formatDay(ahead.reachedOn) }),
      ]
        .filter(Boolean)
        .join(" ")}
    />
  );
}
