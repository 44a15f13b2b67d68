import "@mantine/charts/styles.layer.css";
import { BarChart, LineChart } from "@mantine/charts";
import { useTranslation } from "react-i18next";
import styles from "./Trends.module.css";
import { type Trend, useTrendWords } from "./useTrendWords";

/** The documented limits, as lines of the chart. */
const LIMITS = { HEART_RATE: [60, 100], SLEEP: [6], STEPS: [5_000] } as const;

/** The numbers of an axis: from one to another, and further where the values go further. */
function axis(from: number, to: number, step: number, values: readonly number[]) {
  const top = Math.max(to, Math.ceil(Math.max(...values) / step) * step);
  return { domain: [from, top], ticks: Array.from({ length: (top - from) / step + 1 }, (_, n) => from + n * step) };
}

/** Heart rates as a line, sums as bars from zero; the table beside it says the same in numbers. */
export function TrendChart({ trend }: { trend: Trend }) {
  const { t } = useTranslation("metrics");
  const words = useTrendWords(trend);
  const isLine = trend.metric === "HEART_RATE";
  const data = trend.points.map((point) => ({
    at: point.at,
    value: trend.metric === "SLEEP" ? Math.floor(point.value * 10) / 10 : Math.round(point.value),
  }));
  const limits = trend.metric === "STEPS" && trend.range === "DAY" ? [] : LIMITS[trend.metric];
  const shared = {
    h: 280,
    data,
    dataKey: "at",
    series: [{ name: "value", label: words.unit, color: "var(--chart-1)" }],
    gridAxis: "x" as const,
    strokeDasharray: "0",
    tickLine: "none" as const,
    yAxisLabel: words.unit,
    valueFormatter: words.number,
    xAxisProps: { tickFormatter: words.short, minTickGap: 24 },
    tooltipProps: { labelFormatter: (at: unknown) => (typeof at === "string" ? words.whole(at) : "") },
    referenceLines: limits.map((y) => ({ y, color: "var(--ink-3)" })),
    textColor: "var(--ink-2)",
    gridColor: "var(--line)",
  };
  const values = data.map(({ value }) => value);
  const label = t("trends.label", {
    question: t(`trends.question.${trend.metric}`),
    least: words.number(Math.min(...values)),
    most: words.number(Math.max(...values)),
    unit: words.unit,
  });
  return (
    <div role="img" aria-label={label} className={styles.chart}>
      {isLine ? (
        <LineChart
          {...shared}
          curveType="monotone"
          strokeWidth={2.5}
          withDots={data.length < 32}
          yAxisProps={{ ...axis(40, 120, 20, values), width: 64 }}
        />
      ) : (
        <BarChart
          {...shared}
          maxBarWidth={28}
          yAxisProps={{ width: 64, ...(trend.metric === "SLEEP" && axis(0, 12, 3, values)) }}
        />
      )}
    </div>
  );
}
