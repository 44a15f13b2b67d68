import { graphql } from "../../gql";
import type { Insight_FiguresFragment, Insight_RowFragment, InsightMetric } from "../../gql/graphql";
import { formatCount, formatPence } from "../../lib/money";

graphql(`
  fragment Insight_figures on InsightFigures {
    impressions
    reach
    frequency
    clicks
    ctr
    engagements
    conversions
    revenuePence
    costPence
    ecpmPence
    cpcPence
    cpaPence
    roi
    notCounted
  }
`);

graphql(`
  fragment Insight_row on InsightRow {
    keys
    labels
    sharePercent
    figures {
      ...Insight_figures @unmask
    }
    before {
      ...Insight_figures @unmask
    }
  }
`);

/** The one question of every chart and table: figures of the advertiser, divided by a dimension. */
export const InsightsDocument = graphql(`
  query Insights(
    $metrics: [InsightMetric!]!
    $dimensions: [InsightDimension!]!
    $period: InsightPeriodInput!
    $filter: InsightFilterInput
    $compareTo: InsightComparison
    $orderBy: InsightOrderInput
  ) {
    insights(
      metrics: $metrics
      dimensions: $dimensions
      period: $period
      filter: $filter
      compareTo: $compareTo
      orderBy: $orderBy
      first: 366
    ) {
      metrics
      isCostFinal
      isDemonstration
      total {
        ...Insight_figures @unmask
      }
      totalBefore {
        ...Insight_figures @unmask
      }
      rows {
        totalCount
        nodes {
          ...Insight_row @unmask
        }
      }
    }
  }
`);

export type Figures = Insight_FiguresFragment;
export type Row = Insight_RowFragment;

/** "1.42%": clicks per hundred impressions, always with two decimals. */
export const formatRate = (percent: number): string => `${percent.toFixed(2)}%`;

type FigureName = Exclude<keyof Figures, "__typename" | " $fragmentName">;

const FIELDS: Readonly<Record<InsightMetric, readonly [FigureName, (value: number) => string]>> = {
  IMPRESSIONS: ["impressions", formatCount],
  REACH: ["reach", formatCount],
  FREQUENCY: ["frequency", (value) => value.toFixed(2)],
  CLICKS: ["clicks", formatCount],
  CTR: ["ctr", formatRate],
  ENGAGEMENTS: ["engagements", formatCount],
  CONVERSIONS: ["conversions", formatCount],
  REVENUE: ["revenuePence", formatPence],
  COST: ["costPence", formatPence],
  ECPM: ["ecpmPence", formatPence],
  CPC: ["cpcPence", formatPence],
  CPA: ["cpaPence", formatPence],
  ROI: ["roi", (value) => `${value}%`],
  NOT_COUNTED: ["notCounted", formatCount],
};

/** The number behind a metric; null where there is nothing to divide by, and where it was not asked for. */
export const figureOf = (metric: InsightMetric, figures: Figures | null | undefined): number | null =>
  figures?.[FIELDS[metric][0]] ?? null;

/** A number of a metric with its unit. */
export const formatMetric = (metric: InsightMetric, value: number | null): string =>
  value === null ? "–" : FIELDS[metric][1](value);

/** A percentage or a quotient, of which a change in percent would be misread. */
export const isRate = (metric: InsightMetric): boolean =>
  metric === "CTR" || metric === "ROI" || metric === "FREQUENCY";

/** "+12%" of a figure against an earlier one; null where there is nothing to compare with. */
export function changeOf(now: number | null, before: number | null): string | null {
  if (now === null || before === null || before === 0) return null;
  const percent = Math.round(((now - before) / Math.abs(before)) * 100);
  return `${percent > 0 ? "+" : ""}${percent}%`;
}

/** What stands behind the groups of a dimension. */
export const isMerged = ({ keys }: Pick<Row, "keys">): boolean => keys.includes("SMALL_GROUPS");
