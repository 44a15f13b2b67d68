import { useQuery } from "@apollo/client/react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { graphql } from "../../gql";
import { PageTitle } from "../../ui/PageTitle";
import { DemonstrationNote } from "../DemonstrationNote";
import pages from "../pages.module.css";
import { Performance } from "./Performance";

const PerformancePageDocument = graphql(`
  query PerformancePage {
    publicConfiguration {
      demoMode
    }
  }
`);

/** What came of all campaigns, for any days, divided by anything that is recorded. */
export function PerformancePage() {
  const { t } = useTranslation("advertiser");
  const { data } = useQuery(PerformancePageDocument);
  return (
    <>
      <PageTitle title={t("insights.title")} />
      <p className={pages.lead}>
        {t("insights.lead")} <Link to="/advertiser/reports">{t("insights.reports")}</Link>
      </p>
      <Performance />
      {data?.publicConfiguration.demoMode && <DemonstrationNote />}
    </>
  );
}
