import { useQuery } from "@apollo/client/react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { graphql } from "../../gql";
import { formatDay } from "../../lib/time";
import { FailedState, Skeleton } from "../../ui/States";
import { Tiles } from "../../ui/Tiles";
import { figureOf, formatMetric } from "../insights/insights";
import type { Span } from "../insights/period";
import { useCounted } from "../insights/useCounted";
import styles from "./DashboardPage.module.css";

const MonthFiguresDocument = graphql(`
  query MonthFigures($period: InsightPeriodInput!) {
    insights(metrics: [CLICKS, CTR, COST, NOT_COUNTED], period: $period, first: 1) {
      total {
        ...Insight_figures @unmask
      }
    }
    reasons: insights(metrics: [NOT_COUNTED], dimensions: [DISCARD_REASON], period: $period, first: 1) {
      rows {
        nodes {
          keys
          labels
        }
      }
    }
  }
`);

/** What came of the paid month so far, beside the impressions above: clicks, what they cost, and what was not counted. */
export function MonthFigures({ period, isStale }: { period: Span; isStale: boolean }) {
  const { t } = useTranslation("advertiser");
  const { data, previousData, error, refetch } = useQuery(MonthFiguresDocument, {
    variables: { period },
    fetchPolicy: "cache-and-network",
  });
  useCounted(() => refetch());
  const shown = data ?? previousData;
  if (!shown) {
    if (!error) return <Skeleton block={112} />;
    return <FailedState message={t("insights.failed")} onRetry={refetch} />;
  }
  const { total } = shown.insights;
  const why = shown.reasons.rows.nodes[0]?.labels[0];
  const since = t("usage.since", { day: formatDay(period.from) });
  const tile = (metric: "CLICKS" | "CTR" | "COST" | "NOT_COUNTED", detail: string) => ({
    label: t(`insights.metric.${metric}`),
    value: formatMetric(metric, figureOf(metric, total)),
    detail,
  });
  return (
    <section aria-labelledby="figures" className={styles.figures}>
      <h2 id="figures">{t("insights.title")}</h2>
      <Tiles
        isStale={isStale}
        tiles={[
          tile("CLICKS", since),
          tile("CTR", t("campaign.ctrMeans")),
          tile("COST", t("insights.spent")),
          tile("NOT_COUNTED", why ? t("insights.mostly", { why }) : t("insights.notCharged")),
        ]}
      />
      <p className={styles.campaigns}>
        <Link to="/advertiser/performance">{t("insights.whole")}</Link>
      </p>
    </section>
  );
}
