import type { FragmentType } from "@apollo/client";
import { useFragment, useQuery } from "@apollo/client/react";
import { useTranslation } from "react-i18next";
import { graphql } from "../../gql";
import type { PerformanceChart_UsageFragment } from "../../gql/graphql";
import { formatCount } from "../../lib/money";
import { formatDay, isoDay } from "../../lib/time";
import { ChartPart } from "../charts/ChartPart";
import { DailyChart } from "../charts/DailyChart";
import { DailyTable } from "../charts/DailyTable";
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

const PerformanceDocument = graphql(`
  query PerformanceChart($from: String!, $to: String!) {
    advertiserDays(from: $from, to: $to) {
      day
      impressions
      clicks
    }
  }
`);

/** How often the adverts were seen on each day of the paid month, and the pace, as a chart or as the table behind it. */
export function PerformanceChart({ usage: source }: { usage: FragmentType<PerformanceChart_UsageFragment> }) {
  const { t } = useTranslation("advertiser");
  const { data: usage, complete } = useFragment({ fragment: PerformanceChartFragment, from: source });
  const from = complete ? isoDay(usage.periodStart) : "";
  const today = complete ? isoDay(usage.updatedAt) : "";
  const { data, error, refetch } = useQuery(PerformanceDocument, {
    variables: { from, to: today },
    skip: !complete,
    fetchPolicy: "cache-and-network",
  });
  if (!complete) return null;
  const days = data?.advertiserDays ?? [];
  const hasAny = days.some(({ impressions }) => impressions > 0);
  const title = t("chart.daysTitle");
  const pace = paceOf(usage);
  const ahead = pace && {
    aDay: pace.aDay,
    days: daysAhead(usage),
    reachedOn: pace.reachesAt && isoDay(pace.reachesAt),
  };
  return (
    <ChartPart
      title={title}
      detail={t("chart.daysDetail", { day: formatDay(from) })}
      state={data ? (hasAny ? "ready" : "empty") : error ? "failed" : "loading"}
      onRetry={() => void refetch()}
      failed={t("chart.daysFailed")}
      empty={t("chart.daysEmpty")}
      chart={<DailyChart days={days} today={today} ahead={ahead} />}
      table={<DailyTable days={days} caption={title} />}
      note={[
        t("chart.todayNote"),
        ahead && ahead.days.length > 1 && t("chart.pace", { count: formatCount(ahead.aDay) }),
        ahead?.reachedOn && t("chart.reached", { day: formatDay(ahead.reachedOn) }),
      ]
        .filter(Boolean)
        .join(" ")}
    />
  );
}
