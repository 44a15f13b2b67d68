import type { FragmentType } from "@apollo/client";
import { useFragment } from "@apollo/client/react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { graphql } from "../../gql";
import type { CampaignTable_ReportFragment } from "../../gql/graphql";
import { formatCount, formatPence } from "../../lib/money";
import { DataTable } from "../../ui/DataTable";
import { EmptyState } from "../../ui/States";
import styles from "./ReportPage.module.css";

const CampaignTableFragment = graphql(`
  fragment CampaignTable_report on MonthlyReport {
    campaigns {
      id
      name
      impressions
      clicks
      conversions
      revenuePence
    }
  }
`);

const FIGURES = ["impressions", "clicks", "conversions", "revenue"] as const;

/** The campaigns of the month, the most seen first. */
export function CampaignTable({ report }: { report: FragmentType<CampaignTable_ReportFragment> }) {
  const { t } = useTranslation("advertiser");
  const { data, complete } = useFragment({ fragment: CampaignTableFragment, from: report });
  if (!complete) return null;
  return (
    <section aria-labelledby="report-campaigns">
      <h2 id="report-campaigns">{t("campaigns.title")}</h2>
      {data.campaigns.length === 0 ? (
        <EmptyState>{t("report.noCampaigns")}</EmptyState>
      ) : (
        <DataTable className={styles.table} labelledBy="report-campaigns">
          <thead>
            <tr>
              <th scope="col">{t("campaigns.name")}</th>
              {FIGURES.map((figure) => (
                <th key={figure} scope="col" data-figure>
                  {t(`report.figure.${figure}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {data.campaigns.map(({ id, name, revenuePence, ...counts }) => (
              <tr key={id}>
                <th scope="row">
                  <Link to={`/advertiser/campaigns/${id}`}>{name}</Link>
                </th>
                {FIGURES.map((figure) => (
                  <td key={figure} data-figure data-label={t(`report.figure.${figure}`)}>
                    {figure === "revenue" ? formatPence(revenuePence) : formatCount(counts[figure])}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </DataTable>
      )}
    </section>
  );
}
