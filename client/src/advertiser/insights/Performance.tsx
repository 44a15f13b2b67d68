import { useQuery } from "@apollo/client/react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useConnection } from "../../core/connection";
import type { InsightDimension, InsightMetric } from "../../gql/graphql";
import { isoDay } from "../../lib/time";
import { useNow } from "../../lib/useNow";
import { LivePill } from "../../ui/LivePill";
import { Breakdown } from "./Breakdown";
import { DaysPart } from "./DaysPart";
import styles from "./Insights.module.css";
import { InsightsDocument } from "./insights";
import { MetricTabs } from "./MetricTabs";
import { type Period, PeriodPicker } from "./PeriodPicker";
import { spanOf } from "./period";
import { useCounted } from "./useCounted";

const TABS: readonly InsightMetric[] = [
  "IMPRESSIONS",
  "CLICKS",
  "CTR",
  "ENGAGEMENTS",
  "COST",
  "CONVERSIONS",
  "REVENUE",
  "ROI",
];

/** A chosen period: its totals, one of them drawn by day, and all of them by a dimension. Of one campaign, or of all. */
export function Performance({ campaignId }: { campaignId?: string }) {
  const { t } = useTranslation("advertiser");
  const connection = useConnection();
  const now = useNow(60_000);
  const today = isoDay(now);
  const [period, setPeriod] = useState<Period>({
    name: "last30",
    chosen: { from: today, to: today },
    compareTo: "PREVIOUS_PERIOD",
  });
  const [metric, setMetric] = useState<InsightMetric>("IMPRESSIONS");
  const about = {
    period: spanOf(period.name, now, period.chosen),
    filter: campaignId ? { campaignIds: [campaignId] } : null,
    compareTo: period.compareTo,
  };
  const days = useQuery(InsightsDocument, {
    variables: { ...about, metrics: [...TABS], dimensions: ["DAY"], orderBy: null },
    fetchPolicy: "cache-and-network",
  });
  const [by, setBy] = useState<InsightDimension>(campaignId ? "DAY" : "CAMPAIGN");
  const shown = (days.data ?? (days.error ? undefined : days.previousData))?.insights;
  useCounted(() => days.refetch());
  return (
    <>
      <div className={styles.head}>
        <PeriodPicker period={period} onChange={setPeriod} />
        {!campaignId && <LivePill connection={connection} />}
      </div>
      <MetricTabs
        metrics={TABS}
        chosen={metric}
        onChoose={setMetric}
        total={shown?.total}
        before={shown?.totalBefore}
      />
      <DaysPart
        metric={metric}
        rows={shown?.rows.nodes}
        today={today}
        hasFailed={Boolean(days.error)}
        onRetry={() => void days.refetch().catch(() => undefined)}
      />
      {shown?.isCostFinal === false && <p className={styles.said}>{t("insights.notFinal")}</p>}
      <Breakdown about={about} by={by} onBy={setBy} isOfCampaign={campaignId !== undefined} />
    </>
  );
}
