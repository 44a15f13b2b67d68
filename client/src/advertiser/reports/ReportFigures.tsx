import type { FragmentType } from "@apollo/client";
import { useFragment } from "@apollo/client/react";
import { useTranslation } from "react-i18next";
import { graphql } from "../../gql";
import type { InsightMetric, ReportFigures_ReportFragment } from "../../gql/graphql";
import { Tiles } from "../../ui/Tiles";
import { figureOf, formatMetric } from "../insights/insights";

const ReportFiguresFragment = graphql(`
  fragment ReportFigures_report on MonthlyReport {
    metrics {
      ...Insight_figures @unmask
    }
    previous {
      ...Insight_figures @unmask
    }
  }
`);

/** The figures of the month, each with that of the month before. */
export function ReportFigures({ report }: { report: FragmentType<ReportFigures_ReportFragment> }) {
  const { t } = useTranslation("advertiser");
  const { data, complete } = useFragment({
    fragment: ReportFiguresFragment,
    fragmentName: "ReportFigures_report",
    from: report,
  });
  if (!complete) return null;
  const { metrics, previous } = data;
  const tile = (metric: InsightMetric) => {
    const write = (of: typeof metrics) => formatMetric(metric, figureOf(metric, of));
    const before = previous ? t("report.before", { figure: write(previous) }) : t("report.noBefore");
    return {
      label: t(`insights.metric.${metric}`),
      value: write(metrics),
      detail: metric === "ROI" && metrics.roi === null ? t("report.noCost") : before,
    };
  };
  return (
    <>
      <Tiles tiles={[tile("IMPRESSIONS"), tile("CLICKS"), tile("CTR"), tile("ENGAGEMENTS")]} />
      <Tiles tiles={[tile("CONVERSIONS"), tile("REVENUE"), tile("COST"), tile("ROI")]} />
    </>
  );
}
