import { useQuery } from "@apollo/client/react";
import { type ReactNode, useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { useConnection } from "../../core/connection";
import type { InsightComparison, InsightMetric, InsightViewPeriod } from "../../gql/graphql";
import { isoDay } from "../../lib/time";
import { useNow } from "../../lib/useNow";
import { LivePill } from "../../ui/LivePill";
import { SelectField, TextField } from "../../ui/TextField";
import { Breakdown } from "./Breakdown";
import { DaysPart } from "./DaysPart";
import styles from "./Insights.module.css";
import { changeOf, type Figures, figureOf, formatMetric, InsightsDocument, isRate } from "./insights";
import { PERIODS, spanOf } from "./period";
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

interface MetricTabsProps {
  metrics: readonly InsightMetric[];
  chosen: InsightMetric;
  onChoose: (metric: InsightMetric) => void;
  total: Figures | undefined;
  before: Figures | null | undefined;
}

/** The totals of the period, one of which is drawn below. */
function MetricTabs({ metrics, chosen, onChoose, total, before }: MetricTabsProps) {
  const { t } = useTranslation("advertiser");
  const name = useId();
  return (
    <fieldset className={styles.tabs}>
      <legend className="hidden-text">{t("insights.drawn")}</legend>
      {metrics.map((metric) => {
        const [now, earlier] = [figureOf(metric, total), figureOf(metric, before)];
        const change = isRate(metric) ? null : changeOf(now, earlier);
        return (
          <label key={metric}>
            <input type="radio" name={name} checked={metric === chosen} onChange={() => onChoose(metric)} />
            <span>{t(`insights.metric.${metric}`)}</span>
            <b className="num">{total ? formatMetric(metric, now) : "…"}</b>
            {before && (
              <small className="num">
                {t("insights.before", { figure: formatMetric(metric, earlier) })}
                {change && ` (${change})`}
              </small>
            )}
          </label>
        );
      })}
    </fieldset>
  );
}

interface PeriodPickerProps {
  view: View;
  /** Days that are shown while none are chosen by hand. */
  today: string;
  onChange: (part: Partial<View>) => void;
  /** Of one campaign there is nothing to choose. */
  campaigns?: readonly { id: string; name: string }[];
}

/** Which days of what, and what they are compared with. */
function PeriodPicker({
  view: { period, compareTo, campaignId, ...view },
  today,
  onChange,
  campaigns,
}: PeriodPickerProps) {
  const { t } = useTranslation("advertiser");
  const day = (end: "from" | "to") => (
    <TextField
      id={`period-${end}`}
      type="date"
      label={t(`insights.${end}`)}
      value={view[end] ?? today}
      onChange={({ currentTarget: { value } }) => value && onChange({ [end]: value })}
    />
  );
  return (
    <div className={styles.picker}>
      <SelectField
        id="period"
        label={t("insights.period")}
        data={PERIODS.map((value) => ({ value, label: t(`insights.periods.${value}`) }))}
        value={period}
        onChange={({ currentTarget: { value } }) => {
          const [from, to] = value === "CHOSEN" ? [today, today] : [null, null];
          onChange({ period: value as InsightViewPeriod, from, to });
        }}
      />
      {period === "CHOSEN" && day("from")}
      {period === "CHOSEN" && day("to")}
      <SelectField
        id="compare"
        label={t("insights.compare")}
        data={(["NONE", "PREVIOUS_PERIOD", "PREVIOUS_YEAR"] as const).map((value) => ({
          value,
          label: t(`insights.comparison.${value}`),
        }))}
        value={compareTo ?? "NONE"}
        onChange={({ currentTarget: { value } }) =>
          onChange({ compareTo: value === "NONE" ? null : (value as InsightComparison) })
        }
      />
      {campaigns && (
        <SelectField
          id="campaign"
          label={t("insights.campaign")}
          data={[
            { value: "", label: t("insights.allCampaigns") },
            ...campaigns.map(({ id, name }) => ({ value: id, label: name })),
          ]}
          value={campaignId ?? ""}
          onChange={({ currentTarget: { value } }) => onChange({ campaignId: value || null })}
        />
      )}
    </div>
  );
}
