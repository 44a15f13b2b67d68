import { useQuery } from "@apollo/client/react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { graphql } from "../../../gql";
import type { TrendRange } from "../../../gql/graphql";
import { ChoiceChips } from "../../../ui/ChoiceChips";
import { DataTable } from "../../../ui/DataTable";
import { Awaited, EmptyState } from "../../../ui/States";
import { TrendChart } from "./TrendChart";
import styles from "./Trends.module.css";
import { SHOWN_METRICS, type ShownMetric, type Trend, useTrendWords } from "./useTrendWords";

const TrendDocument = graphql(`
  query TrendsPanel($metric: TrendMetric!, $range: TrendRange!) {
    vitalTrend(metric: $metric, range: $range) {
      id
      metric
      range
      demonstration
      points {
        at
        value
        lowest
        highest
      }
    }
  }
`);

const RANGES: readonly TrendRange[] = ["DAY", "WEEK", "MONTH", "YEAR", "FIVE_YEARS"];
const VIEWS = ["chart", "table"] as const;

/** One figure over one range, as a chart or as the table behind it. */
export function TrendsPanel() {
  const { t } = useTranslation("metrics");
  const [metric, setMetric] = useState<ShownMetric>("HEART_RATE");
  const [range, setRange] = useState<TrendRange>("WEEK");
  const [view, setView] = useState<(typeof VIEWS)[number]>("chart");
  const { data, error, refetch } = useQuery(TrendDocument, {
    variables: { metric, range },
    fetchPolicy: "cache-and-network",
  });
  const trend = data && { ...data.vitalTrend, metric };
  return (
    <div className={styles.panel}>
      <ChoiceChips
        legend={t("trends.metrics")}
        chips={SHOWN_METRICS.map((choice) => ({ choice, label: t(`trends.metric.${choice}`) }))}
        chosen={metric}
        onChoose={setMetric}
      />
      <ChoiceChips
        legend={t("trends.ranges")}
        chips={RANGES.map((choice) => ({ choice, label: t(`trends.range.${choice}`) }))}
        chosen={range}
        onChoose={setRange}
      />
      <div className={styles.head}>
        <h3>
          {t(`trends.question.${metric}`)}
          {trend?.demonstration && <small> {t("demonstration.title")}</small>}
        </h3>
        <ChoiceChips
          legend={t("trends.views")}
          chips={VIEWS.map((choice) => ({ choice, label: t(`trends.${choice}`) }))}
          chosen={view}
          onChoose={setView}
        />
      </div>
      {!trend && <Awaited failed={error && t("trends.failed")} onRetry={refetch} block={280} />}
      {trend?.points.length === 0 && <EmptyState>{t("trends.empty")}</EmptyState>}
      {trend && trend.points.length > 0 && view === "chart" && <TrendChart trend={trend} />}
      {trend && trend.points.length > 0 && view === "table" && <TrendTable trend={trend} />}
    </div>
  );
}

/** The figures behind the chart, the newest first. */
function TrendTable({ trend }: { trend: Trend }) {
  const { t } = useTranslation("metrics");
  const words = useTrendWords(trend);
  const heading = words.isAverage ? t("trends.average", { unit: words.unit }) : words.unit;
  return (
    <DataTable isSmall>
      <caption className="hidden-text">{t(`trends.question.${trend.metric}`)}</caption>
      <thead>
        <tr>
          <th scope="col">{t("trends.when")}</th>
          <th scope="col" data-figure>
            {heading}
          </th>
          {words.isAverage && (
            <th scope="col" data-figure>
              {t("trends.lowest")}
            </th>
          )}
          {words.isAverage && (
            <th scope="col" data-figure>
              {t("trends.highest")}
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {[...trend.points].reverse().map(({ at, value, lowest, highest }) => (
          <tr key={at}>
            <th scope="row">{words.whole(at)}</th>
            <td data-figure>{words.number(value)}</td>
            {words.isAverage && <td data-figure>{words.number(lowest)}</td>}
            {words.isAverage && <td data-figure>{words.number(highest)}</td>}
          </tr>
        ))}
      </tbody>
    </DataTable>
  );
}
