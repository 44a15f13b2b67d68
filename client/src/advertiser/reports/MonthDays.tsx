import type { FragmentType } from "@apollo/client";
import { useFragment } from "@apollo/client/react";
import { useTranslation } from "react-i18next";
import { graphql } from "../../gql";
import type { MonthDays_ReportFragment } from "../../gql/graphql";
import { DaysPart } from "../insights/DaysPart";

const MonthDaysFragment = graphql(`
  fragment MonthDays_report on MonthlyReport {
    days {
      ...Insight_row @unmask
    }
  }
`);

export interface MonthDaysProps {
  report: FragmentType<MonthDays_ReportFragment>;
  /** "October 2026". */
  name: string;
  /** YYYY-MM-DD. */
  today: string;
}

/** The days of the month as a chart, or as the table behind it. */
export function MonthDays({ report, name, today }: MonthDaysProps) {
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
