import type { FragmentType } from "@apollo/client";
import { useFragment } from "@apollo/client/react";
import { useTranslation } from "react-i18next";
import { graphql } from "../../gql";
import type { ReportFigures_ReportFragment } from "../../gql/graphql";
import { formatCount, formatPence } from "../../lib/money";
import { Tiles } from "../../ui/Tiles";
import { formatRate } from "../campaigns/campaigns";

const ReportFiguresFragment = graphql(`
  fragment ReportFigures_report on MonthlyReport {
    metrics {
      impressions
      clicks
      ctr
      conversions
      revenuePence
      costPence
      roi
    }
    previous {
      impressions
      clicks
      ctr
      conversions
      revenuePence
      costPence
      roi
    }
  }
`);

type Metrics = ReportFigures_ReportFragment["metrics"];

/** The figures of the month, each with that of the month before. */
export function ReportFigures({ report }: { report: FragmentType<ReportFigures_ReportFragment> }) {
  const { t } = useTranslation("advertiser");
  const { data, complete } = useFragment({ fragment: ReportFiguresFragment, from: report });
  if (!complete) return null;
  const written: Record<string, (metrics: Metrics) => string> = {
    impressions: ({ impressions }) => formatCount(impressions),
    clicks: ({ clicks }) => formatCount(clicks),
    ctr: ({ ctr }) => formatRate(ctr),
    conversions: ({ conversions }) => formatCount(conversions),
    revenue: ({ revenuePence }) => formatPence(revenuePence),
    cost: ({ costPence }) => formatPence(costPence),
    roi: ({ roi }) => (roi === null ? "–" : `${roi}%`),
  };
  const tile = (name: "impressions" | "clicks" | "ctr" | "conversions" | "revenue" | "cost" | "roi") => {
    const write = written[name] as (metrics: Metrics) => string;
    const before = data.previous ? t("report.before", { figure: write(data.previous) }) : t("report.noBefore");
    return {
      label: t(`report.figure.${name}`),
      value: write(data.metrics),
      detail: name === "roi" && data.metrics.roi === null ? t("report.noCost") : before,
    };
  };
  return (
    <>
      <Tiles tiles={[tile("impressions"), tile("clicks"), tile("ctr"), tile("conversions")]} />
      <Tiles tiles={[tile("revenue"), tile("cost"), tile("roi")]} />
    </>
  );
}
