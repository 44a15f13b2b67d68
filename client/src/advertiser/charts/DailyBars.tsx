import "@mantine/charts/styles.layer.css";
import { BarChart } from "@mantine/charts";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import { formatDay, formatShortDay } from "../../lib/time";
import styles from "./Charts.module.css";

export interface Day {
  /** In London, YYYY-MM-DD. */
  day: string;
  value: number;
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

/** A figure by day as bars from zero; the table beside it says the same in numbers. */
export function DailyBars({ days, name, write, today, ahead }: DailyBarsProps) {
  const { t } = useTranslation("advertiser");
  const hatch = useId();
  const values = days.map(({ value }) => value);
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
      <BarChart
        h={260}
        type="stacked"
        data={[
          ...days.map(({ day, value }) => ({ day, [day === today ? "today" : "whole"]: value })),
          ...(ahead?.days ?? []).map((day) => ({ day })),
        ]}
        referenceLines={marks}
        dataKey="day"
        series={[
          { name: "whole", label: name, color: "var(--chart-1)" },
          { name: "today", label: t("chart.soFar", { metric: name }), color: `url(#${hatch})` },
        ]}
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
      </BarChart>
    </div>
  );
}
