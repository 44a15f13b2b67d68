import "@mantine/charts/styles.layer.css";
import { CompositeChart } from "@mantine/charts";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import { formatDay, formatShortDay } from "../../lib/time";
import styles from "./Charts.module.css";

export interface Day {
  /** In London, YYYY-MM-DD. */
  day: string;
  value: number;
  /** Of the day that it is compared with; missing where nothing is compared. */
  before?: number;
}

export interface DailyBarsProps {
  days: readonly Day[];
  /** What is drawn, such as "Impressions". */
  name: string;
  /** Writes a value with its unit. */
  write: (value: number) => string;
  /** The day that is not over yet: drawn hatched. */
  today: string;
  /** How it goes on at this pace, drawn as a dashed and an upright line; what they are is said beside the chart. */
  ahead?: Ahead | null;
}

export interface Ahead {
  /** Impressions a day. */
  aDay: number;
  /** The days to come, YYYY-MM-DD. */
  days: readonly string[];
  /** The day on which the quota is reached; null when it is not, or was. */
  reachedOn: string | null;
}

/** A figure by day as bars from zero, with earlier days as a dashed line; the table beside it says the same in numbers. */
export function DailyBars({ days, name, write, today, ahead }: DailyBarsProps) {
  const { t } = useTranslation("advertiser");
  const hatch = useId();
  const values = days.map(({ value }) => value);
  const hasBefore = days.some(({ before }) => before !== undefined);
  const label = t("chart.daysLabel", {
    metric: name,
    least: write(Math.min(...values)),
    most: write(Math.max(...values)),
  });
  const [first, last] = [ahead?.days[0], ahead?.days.at(-1)];
  const color = "var(--chart-2)";
  const marks = [
    ahead && first && last && first !== last
      ? {
          segment: [
            { x: first, y: ahead.aDay },
            { x: last, y: ahead.aDay },
          ] as const,
          strokeDasharray: "4 3",
          color,
        }
      : [],
    ahead?.reachedOn ? { x: ahead.reachedOn, color } : [],
  ].flat();
  return (
    <div role="img" aria-label={label} className={styles.chart}>
      <CompositeChart
        h={260}
        data={[
          ...days.map(({ day, value, before }) => ({ day, [day === today ? "today" : "whole"]: value, before })),
          ...(ahead?.days ?? []).map((day) => ({ day })),
        ]}
        referenceLines={marks}
        dataKey="day"
        series={[
          { name: "whole", type: "bar", label: name, color: "var(--chart-1)" },
          { name: "today", type: "bar", label: t("chart.soFar", { metric: name }), color: `url(#${hatch})` },
          ...(hasBefore
            ? [{ name: "before", type: "line" as const, label: t("insights.earlier"), color, strokeDasharray: "5 3" }]
            : []),
        ]}
        barProps={{ stackId: "day" }}
        withDots={false}
        curveType="linear"
        gridAxis="x"
        strokeDasharray="0"
        tickLine="none"
        maxBarWidth={28}
        valueFormatter={write}
        yAxisProps={{ width: 72, allowDecimals: false }}
        xAxisProps={{ tickFormatter: (day: string) => formatShortDay(day), minTickGap: 24 }}
        tooltipProps={{ labelFormatter: (day: unknown) => (typeof day === "string" ? formatDay(day) : "") }}
        textColor="var(--ink-2)"
        gridColor="var(--line)"
      >
        <defs>
          <pattern id={hatch} width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
            <rect width="2.5" height="6" fill="var(--chart-1)" />
          </pattern>
        </defs>
      </CompositeChart>
    </div>
  );
}
