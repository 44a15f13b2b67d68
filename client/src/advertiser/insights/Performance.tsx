import { useQuery } from "@apollo/client/react";
import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { useConnection } from "../../core/connection";
import type { InsightMetric } from "../../gql/graphql";
import { isoDay } from "../../lib/time";
import { useNow } from "../../lib/useNow";
import { LivePill } from "../../ui/LivePill";
import { Breakdown } from "./Breakdown";
import { DaysPart } from "./DaysPart";
import styles from "./Insights.module.css";
import { InsightsDocument } from "./insights";
import { MetricTabs } from "./MetricTabs";
import { PeriodPicker, type PeriodPickerProps } from "./PeriodPicker";
import { spanOf } from "./period";
import { useCounted } from "./useCounted";
import { newView, type View } from "./view";

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

export interface PerformanceProps {
  /** Of this campaign alone. */
  campaignId?: string;
  /** What is seen first. */
  initial?: View;
  /** The campaigns to choose from. */
  campaigns?: PeriodPickerProps["campaigns"];
  /** What stands above, and knows what is seen. */
  above?: (view: View) => ReactNode;
}

/** A chosen period: its totals, one of them drawn by day, and all of them by a dimension. Of one campaign, or of all. */
export function Performance({ campaignId, initial, campaigns, above }: PerformanceProps) {
  const { t } = useTranslation("advertiser");
  const connection = useConnection();
  const now = useNow(60_000);
  const today = isoDay(now);
  const [view, setView] = useState(initial ?? newView(campaignId ?? null));
  const change = (part: Partial<View>) => setView((before) => ({ ...before, ...part }));
  const { metric } = view;
  const about = {
    period: spanOf(view.period, now, { from: view.from ?? today, to: view.to ?? today }),
    filter: view.campaignId ? { campaignIds: [view.campaignId] } : null,
    compareTo: view.compareTo,
  };
  const days = useQuery(InsightsDocument, {
    variables: { ...about, metrics: [...TABS], dimensions: ["DAY"], orderBy: null },
    fetchPolicy: "cache-and-network",
  });
  const shown = (days.data ?? (days.error ? undefined : days.previousData))?.insights;
  useCounted(() => days.refetch());
  return (
    <>
      {above?.(view)}
      <div className={styles.head}>
        <PeriodPicker view={view} today={today} onChange={change} campaigns={campaigns} />
        {!campaignId && <LivePill connection={connection} />}
      </div>
      <MetricTabs
        metrics={TABS}
        chosen={metric}
        onChoose={(chosen) => change({ metric: chosen })}
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
      <Breakdown about={about} view={view} onChange={change} isOfCampaign={campaignId !== undefined} />
    </>
  );
}
