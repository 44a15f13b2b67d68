import { useQuery } from "@apollo/client/react";
import { useTranslation } from "react-i18next";
import { Link, useNavigate, useParams } from "react-router";
import { problemCode } from "../../core/problems";
import { graphql } from "../../gql";
import { formatMonthAndYear, isoDay } from "../../lib/time";
import { DownloadButton } from "../../ui/DownloadButton";
import { PageTitle } from "../../ui/PageTitle";
import { EmptyState, FailedState, Skeleton } from "../../ui/States";
import { SelectField } from "../../ui/TextField";
import { DemonstrationNote } from "../DemonstrationNote";
import { CampaignTable } from "./CampaignTable";
import { Demographics } from "./Demographics";
import { MonthDays } from "./MonthDays";
import { PaidMonths } from "./PaidMonths";
import { ReportFigures } from "./ReportFigures";
import styles from "./ReportPage.module.css";

const ReportPageDocument = graphql(`
  query ReportPage($month: String!) {
    reportMonths
    monthlyReport(month: $month) {
      month
      isComplete
      isCostFinal
      ...ReportFigures_report
      ...MonthDays_report
      ...Demographics_report
      ...CampaignTable_report
      ...PaidMonths_report
    }
    publicConfiguration {
      demoMode
    }
  }
`);

const nameOf = (month: string) => formatMonthAndYear(`${month}-15T12:00:00Z`);

/** What came of an advertiser's adverts in one month, against the month before; also as files. */
export function ReportPage() {
  const { t } = useTranslation("advertiser");
  const { month = "" } = useParams();
  const navigate = useNavigate();
  const { data, error, refetch } = useQuery(ReportPageDocument, {
    variables: { month },
    fetchPolicy: "cache-and-network",
  });
  const isMissing = problemCode(error) === "BAD_USER_INPUT";
  const report = data?.monthlyReport;
  const months = [...new Set([month, ...(data?.reportMonths ?? [])])].sort().reverse();
  return (
    <>
      <PageTitle title={report ? t("report.of", { month: nameOf(month) }) : t("report.title")} />
      {report && (
        <>
          <div className={styles.acts}>
            <SelectField
              id="month"
              label={t("report.month")}
              data={months.map((value) => ({ value, label: nameOf(value) }))}
              value={month}
              onChange={({ currentTarget: { value } }) => void navigate(`/advertiser/reports/${value}`)}
            />
            {(["pdf", "csv"] as const).map((format) => (
              <DownloadButton key={format} href={`/reports/${month}.${format}`}>
                {t(`report.${format}`)}
              </DownloadButton>
            ))}
            <Link to="/advertiser/reports/conversions">{t("report.conversions")}</Link>
          </div>
          {!report.isComplete && <p className={styles.running}>{t("report.running")}</p>}
          {!report.isCostFinal && <p className={styles.running}>{t("insights.notFinal")}</p>}
          <ReportFigures report={report} />
          <div className={styles.parts}>
            <MonthDays report={report} name={nameOf(month)} today={isoDay(new Date())} />
            <Demographics report={report} />
            <CampaignTable report={report} />
            <PaidMonths report={report} />
          </div>
        </>
      )}
      {data?.publicConfiguration.demoMode && <DemonstrationNote />}
      {!data && isMissing && (
        <EmptyState action={<Link to="/advertiser/reports">{t("report.back")}</Link>}>{t("report.missing")}</EmptyState>
      )}
      {!data && error && !isMissing && <FailedState message={t("report.failed")} onRetry={() => void refetch()} />}
      {!data && !error && (
        <div className={styles.parts}>
          <Skeleton block={120} />
          <Skeleton block={290} />
        </div>
      )}
    </>
  );
}
