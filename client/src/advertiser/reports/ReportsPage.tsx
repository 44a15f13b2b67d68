import { useQuery } from "@apollo/client/react";
import { useTranslation } from "react-i18next";
import { Navigate } from "react-router";
import { graphql } from "../../gql";
import { monthOf } from "../../lib/time";
import { PageTitle } from "../../ui/PageTitle";
import { Awaited, EmptyState } from "../../ui/States";

const ReportsPageDocument = graphql(`
  query ReportsPage {
    reportMonths
  }
`);

/** Leads to the newest month that is over, else to the one that runs. */
export function ReportsPage() {
  const { t } = useTranslation("advertiser");
  const { data, error, refetch } = useQuery(ReportsPageDocument);
  const present = monthOf(new Date());
  const month = data?.reportMonths.find((one) => one < present) ?? data?.reportMonths[0];
  if (month) return <Navigate to={`/advertiser/reports/${month}`} replace />;
  return (
    <>
      <PageTitle title={t("report.title")} />
      {data && <EmptyState>{t("report.empty")}</EmptyState>}
      {!data && <Awaited failed={error && t("report.failed")} onRetry={refetch} lines={["40%", "100%", "100%"]} />}
    </>
  );
}
