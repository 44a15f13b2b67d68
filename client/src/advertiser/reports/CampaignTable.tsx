import type { FragmentType } from "@apollo/client";
import { useFragment } from "@apollo/client/react";
import { useTranslation } from "react-i18next";
import { graphql } from "../../gql";
import type { CampaignTable_ReportFragment } from "../../gql/graphql";
import { EmptyState } from "../../ui/States";
import { BreakdownTable } from "../insights/BreakdownTable";

const CampaignTableFragment = graphql(`
  fragment CampaignTable_report on MonthlyReport {
    month
    metrics {
      ...Insight_figures @unmask
    }
    campaigns {
      ...Insight_row @unmask
    }
  }
`);

/** The campaigns of the month, the most seen first, with what was paid for and not used. */
export function CampaignTable({ report }: { report: FragmentType<CampaignTable_ReportFragment> }) {
  const { t } = useTranslation("advertiser");
  const { data, complete } = useFragment({
    fragment: CampaignTableFragment,
    fragmentName: "CampaignTable_report",
    from: report,
  });
  if (!complete) return null;
  const { campaigns, metrics, month } = data;
  return (
    <section aria-labelledby="report-campaigns">
      <h2 id="report-campaigns">{t("campaigns.title")}</h2>
      {campaigns.length === 0 ? (
        <EmptyState>{t("report.noCampaigns")}</EmptyState>
      ) : (
        <BreakdownTable
          dimension="CAMPAIGN"
          metrics={["IMPRESSIONS", "CLICKS", "CTR", "ENGAGEMENTS", "CONVERSIONS", "REVENUE", "COST", "ROI"]}
          rows={campaigns}
          total={metrics}
          totalCount={campaigns.length}
          order={null}
          fileName={`campaigns-${month}`}
        />
      )}
    </section>
  );
}
