import { useQuery } from "@apollo/client/react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { problemCode } from "../../core/problems";
import type { InsightDimension, InsightMetric, InsightsQueryVariables, InsightViewColumns } from "../../gql/graphql";
import { EmptyState, FailedState, Skeleton } from "../../ui/States";
import { SelectField } from "../../ui/TextField";
import { BreakdownTable, type Order } from "./BreakdownTable";
import styles from "./Insights.module.css";
import { InsightsDocument, isMerged } from "./insights";
import { useCounted } from "./useCounted";
import type { View } from "./view";

const DIMENSIONS: readonly InsightDimension[] = [
  "CAMPAIGN",
  "CREATIVE",
  "DAY",
  "WEEKDAY",
  "HOUR",
  "CITY",
  "LANGUAGE",
  "PLACEMENT",
  "AGE",
  "GENDER",
  "DISCARD_REASON",
];

const COLUMNS = {
  DELIVERY: ["IMPRESSIONS", "REACH", "FREQUENCY", "CLICKS", "CTR", "ENGAGEMENTS", "NOT_COUNTED"],
  COST: ["COST", "IMPRESSIONS", "ECPM", "CLICKS", "CPC", "CPA"],
  SALES: ["REVENUE", "CONVERSIONS", "COST", "CPA", "ROI"],
} as const satisfies Record<InsightViewColumns, readonly InsightMetric[]>;

export interface BreakdownProps {
  /** Which days of what. */
  about: Pick<InsightsQueryVariables, "period" | "filter" | "compareTo">;
  view: View;
  onChange: (part: Partial<View>) => void;
  isOfCampaign: boolean;
}

/** The figures of a period by one dimension, with the columns that somebody wants to see. */
export function Breakdown({ about, view: { dimension: by, columns }, onChange, isOfCampaign }: BreakdownProps) {
  const { t } = useTranslation("advertiser");
  return (
    <section aria-labelledby="breakdown" className={styles.breakdown}>
      <h2 id="breakdown">{t("insights.breakdown")}</h2>
      <div className={styles.picker}>
        <SelectField
          id="breakdown-by"
          label={t("insights.by")}
          data={DIMENSIONS.filter((one) => !isOfCampaign || one !== "CAMPAIGN").map((value) => ({
            value,
            label: t(`insights.dimension.${value}`),
          }))}
          value={by}
          onChange={({ currentTarget: { value } }) => onChange({ dimension: value as InsightDimension })}
        />
        <SelectField
          id="breakdown-columns"
          label={t("insights.columns")}
          data={(Object.keys(COLUMNS) as InsightViewColumns[]).map((value) => ({
            value,
            label: t(`insights.set.${value}`),
          }))}
          value={columns}
          onChange={({ currentTarget: { value } }) => onChange({ columns: value as InsightViewColumns })}
        />
      </div>
      <Divided key={`${by} ${columns}`} about={about} by={by} metrics={COLUMNS[columns]} />
    </section>
  );
}

interface DividedProps extends Pick<BreakdownProps, "about"> {
  by: InsightDimension;
  metrics: readonly InsightMetric[];
}

/** The table. While it is sorted or moves, what was there stays. */
function Divided({ about, by, metrics }: DividedProps) {
  const { t } = useTranslation("advertiser");
  const [order, setOrder] = useState<Order | null>(null);
  const { data, previousData, error, refetch } = useQuery(InsightsDocument, {
    variables: { ...about, metrics: [...metrics], dimensions: [by], orderBy: order },
    fetchPolicy: "cache-and-network",
  });
  useCounted(() => refetch());
  const found = (data ?? (error ? undefined : previousData))?.insights;
  if (!found) {
    if (!error) return <Skeleton block={240} />;
    if (problemCode(error) === "BAD_USER_INPUT") return <EmptyState>{error.message}</EmptyState>;
    return <FailedState message={t("insights.failed")} onRetry={refetch} />;
  }
  if (found.rows.totalCount === 0) return <EmptyState>{t("insights.empty")}</EmptyState>;
  return (
    <>
      <BreakdownTable
        dimension={by}
        metrics={found.metrics}
        rows={found.rows.nodes}
        total={found.total}
        totalCount={found.rows.totalCount}
        order={order}
        onOrder={setOrder}
        fileName={`${by.toLowerCase()}-${about.period.from}-${about.period.to}`}
      />
      {found.rows.nodes.some(isMerged) && <p className={styles.said}>{t("insights.merged")}</p>}
    </>
  );
}
