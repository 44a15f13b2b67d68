import { useQuery } from "@apollo/client/react";
import { useTranslation } from "react-i18next";
import { compareShares } from "../../lib/proportions";
import { isoDay } from "../../lib/time";
import { useNow } from "../../lib/useNow";
import { BreakdownTable } from "../insights/BreakdownTable";
import insights from "../insights/Insights.module.css";
import { InsightsDocument, type Row } from "../insights/insights";
import { spanOf } from "../insights/period";

const NO_DAYS = { from: "", to: "" };

/** The two adverts of a campaign side by side, and whether the difference says anything: of the last year. */
export function Comparison({ campaignId }: { campaignId: string }) {
  const { t } = useTranslation("advertiser");
  const now = useNow(3_600_000);
  const period = spanOf("LAST_YEAR", now, NO_DAYS);
  const { data } = useQuery(InsightsDocument, {
    variables: {
      metrics: ["IMPRESSIONS", "CLICKS", "CTR", "ENGAGEMENTS"],
      dimensions: ["CREATIVE"],
      period,
      filter: { campaignIds: [campaignId] },
    },
    fetchPolicy: "cache-and-network",
  });
  const found = data?.insights;
  if (!found || found.rows.nodes.length < 2) return null;
  const [first, second] = found.rows.nodes;
  const shareOf = ({ figures: { impressions, clicks } }: Row) => ({
    of: impressions ?? 0,
    hits: Math.min(clicks ?? 0, impressions ?? 0),
  });
  return (
    <section aria-labelledby="comparison" className={insights.breakdown}>
      <h2 id="comparison">{t("comparison.title")}</h2>
      {first && second && found.rows.nodes.length === 2 && (
        <p className={insights.said}>
          {t(`comparison.${compareShares(shareOf(first), shareOf(second))}`, {
            first: first.labels[0],
            second: second.labels[0],
          })}
        </p>
      )}
      <BreakdownTable
        dimension="CREATIVE"
        metrics={found.metrics}
        rows={found.rows.nodes}
        total={found.total}
        totalCount={found.rows.totalCount}
        order={null}
        fileName={`adverts-${isoDay(now)}`}
      />
    </section>
  );
}
