import type { FragmentType } from "@apollo/client";
import { useFragment } from "@apollo/client/react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { graphql } from "../../gql";
import type { PaidMonths_ReportFragment } from "../../gql/graphql";
import { formatCount, formatPence } from "../../lib/money";
import { formatDay } from "../../lib/time";
import { DataTable } from "../../ui/DataTable";
import insights from "../insights/Insights.module.css";
import styles from "./ReportPage.module.css";

const PaidMonthsFragment = graphql(`
  fragment PaidMonths_report on MonthlyReport {
    paidMonths {
      periodStart
      periodEnd
      impressions
      impressionsPence
      unusedPence
      netPence
      vatPence
      grossPence
      invoices
      isFinal
    }
  }
`);

/** Where the cost comes from: each paid month's invoices, divided into impressions and unused quota. */
export function PaidMonths({ report }: { report: FragmentType<PaidMonths_ReportFragment> }) {
  const { t } = useTranslation("advertiser");
  const { data, complete } = useFragment({ fragment: PaidMonthsFragment, from: report });
  if (!complete || data.paidMonths.length === 0) return null;
  const day = (moment: string, earlier = 0) => formatDay(new Date(Date.parse(moment) - earlier));
  const heads = ["impressions", "cost", "unused", "net", "vat", "gross"] as const;
  return (
    <section aria-labelledby="paid-months">
      <h2 id="paid-months">{t("report.paid.title")}</h2>
      <p className={styles.quiet}>{t("report.paid.lead")}</p>
      <DataTable
        className={insights.table}
        labelledBy="paid-months"
        columns={[
          t("report.paid.month"),
          ...heads.map((head) => ({ label: t(`report.paid.${head}`), isFigure: true })),
        ]}
      >
        <tbody>
          {data.paidMonths.map((month) => {
            const { periodStart, periodEnd, impressions, invoices, isFinal, unusedPence } = month;
            const figures = {
              impressions: formatCount(impressions),
              cost: formatPence(month.impressionsPence),
              unused: unusedPence === null ? t("report.paid.open") : formatPence(unusedPence),
              net: formatPence(month.netPence),
              vat: formatPence(month.vatPence),
              gross: formatPence(month.grossPence),
            };
            return (
              <tr key={periodStart}>
                <th scope="row">
                  {t("report.paid.days", { from: day(periodStart), to: day(periodEnd, 1) })}
                  <span className={styles.invoices}>
                    {invoices.length > 0 && <Link to="/advertiser/billing">{invoices.join(", ")}</Link>}{" "}
                    {!isFinal && t("report.paid.running")}
                  </span>
                </th>
                {heads.map((head) => (
                  <td key={head} data-figure data-label={t(`report.paid.${head}`)}>
                    {figures[head]}
                  </td>
                ))}
              </tr>
            );
          })}
        </tbody>
      </DataTable>
    </section>
  );
}
