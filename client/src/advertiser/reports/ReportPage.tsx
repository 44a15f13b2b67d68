import type { FragmentType } from "@apollo/client";
import { useFragment, useQuery } from "@apollo/client/react";
import { useTranslation } from "react-i18next";
import { Link, useNavigate, useParams } from "react-router";
import { problemCode } from "../../core/problems";
import { graphql } from "../../gql";
import type {
  CampaignTable_ReportFragment,
  Demographics_ReportFragment,
  MonthDays_ReportFragment,
} from "../../gql/graphql";
import { formatMonthAndYear, isoDay } from "../../lib/time";
import { DownloadButton } from "../../ui/DownloadButton";
import { PageTitle } from "../../ui/PageTitle";
import { EmptyState, FailedState, Skeleton } from "../../ui/States";
import { SelectField } from "../../ui/TextField";
import { ShareBars } from "../charts/ShareBars";
import { DemonstrationNote } from "../DemonstrationNote";
import { BreakdownTable } from "../insights/BreakdownTable";
import { DaysPart } from "../insights/DaysPart";
import { isMerged } from "../insights/insights";
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
      {!data && error && !isMissing && <FailedState message={t("report.failed")} onRetry={refetch} />}
      {!data && !error && (
        <div className={styles.parts}>
          <Skeleton block={120} />
          <Skeleton block={290} />
        </div>
      )}
    </>
  );
}

const MonthDaysFragment = graphql(`
  fragment MonthDays_report on MonthlyReport {
    days {
      ...Insight_row @unmask
    }
  }
`);

interface MonthDaysProps {
  report: FragmentType<MonthDays_ReportFragment>;
  /** "October 2026". */
  name: string;
  /** YYYY-MM-DD. */
  today: string;
}

/** The days of the month as a chart, or as the table behind it. */
function MonthDays({ report, name, today }: MonthDaysProps) {
  const { t } = useTranslation("advertiser");
  const { data, complete } = useFragment({
    fragment: MonthDaysFragment,
    fragmentName: "MonthDays_report",
    from: report,
  });
  if (!complete) return null;
  return (
    <DaysPart
      metric="IMPRESSIONS"
      rows={data.days}
      today={today}
      title={t("chart.daysTitle")}
      detail={t("report.daysDetail", { month: name })}
      empty={t("report.noDays")}
    />
  );
}

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
function CampaignTable({ report }: { report: FragmentType<CampaignTable_ReportFragment> }) {
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

const DemographicsFragment = graphql(`
  fragment Demographics_report on MonthlyReport {
    demographics {
      days
      ageGroups {
        keys
        labels
        sharePercent
      }
      genders {
        keys
        labels
        sharePercent
      }
      locations {
        keys
        labels
        sharePercent
      }
    }
  }
`);

const LISTS = ["ageGroups", "genders", "locations"] as const;

/** Who saw the adverts in the month: by age group, gender and city. Each bar has its number beside it. */
function Demographics({ report }: { report: FragmentType<Demographics_ReportFragment> }) {
  const { t } = useTranslation("advertiser");
  const { data, complete } = useFragment({ fragment: DemographicsFragment, from: report });
  if (!complete) return null;
  const { days, ...lists } = data.demographics;
  const hasMerged = LISTS.some((list) => lists[list].some(isMerged));
  return (
    <section aria-labelledby="demographics">
      <h2 id="demographics">{t("audience.title")}</h2>
      <p className={styles.quiet}>{t("report.shares", { count: days })}</p>
      {days === 0 ? (
        <EmptyState>{t("audience.empty")}</EmptyState>
      ) : (
        <div className={styles.lists}>
          {LISTS.map((list) => (
            <div key={list}>
              <h3>{t(`report.list.${list}`)}</h3>
              <ShareBars shares={lists[list]} />
            </div>
          ))}
        </div>
      )}
      <p className={styles.quiet}>
        {t("audience.notShared")} {hasMerged && t("insights.merged")}
      </p>
    </section>
  );
}
