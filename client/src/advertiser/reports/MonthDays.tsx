import type { FragmentType } from "@apollo/client";
import { useFragment } from "@apollo/client/react";
import { useTranslation } from "react-i18next";
import { graphql } from "../../gql";
import type { MonthDays_ReportFragment } from "../../gql/graphql";
import { ChartPart } from "../charts/ChartPart";
import { DailyChart } from "../charts/DailyChart";
import { DailyTable } from "../charts/DailyTable";

const MonthDaysFragment = graphql(`
  fragment MonthDays_report on MonthlyReport {
    isComplete
    days {
      day
      impressions
      clicks
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
  const { data, complete } = useFragment({ fragment: MonthDaysFragment, from: report });
  if (!complete) return null;
  const title = t("chart.daysTitle");
  const hasAny = data.days.some(({ impressions }) => impressions > 0);
  return (
    <ChartPart
      title={title}
      detail={t("report.daysDetail", { month: name })}
      state={hasAny ? "ready" : "empty"}
      onRetry={() => undefined}
      failed=""
      empty={t("report.noDays")}
      chart={<DailyChart days={data.days} today={today} />}
      table={<DailyTable days={data.days} caption={title} />}
      note={data.isComplete ? undefined : t("chart.todayNote")}
    />
  );
}
