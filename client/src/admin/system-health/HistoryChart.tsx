import "@mantine/charts/styles.layer.css";
import { LineChart } from "@mantine/charts";
import { useTranslation } from "react-i18next";
import { formatHourMinute, formatShortDay } from "../../lib/time";
import styles from "./HistoryPanel.module.css";
import { axisOf, formatMomentOf, type History } from "./history";
import { formatFigure, formatWithUnit } from "./metrics";

/** A metric as a line with its limits; where nothing was measured there is no line. The table beside it says the same. */
export function HistoryChart({ history, height = 260 }: { history: History; height?: number }) {
  const { t } = useTranslation("admin");
  const { name, unit, points, threshold, bucketSeconds } = history;
  const values = points.flatMap(({ value }) => (value === null ? [] : [value]));
  const axis = axisOf(history);
  const label = t("systemHealth.history.chart", {
    name,
    least: formatWithUnit(Math.min(...values), unit),
    most: formatWithUnit(Math.max(...values), unit),
    warning: formatWithUnit(threshold.warning, unit),
    critical: formatWithUnit(threshold.critical, unit),
  });
  const shortTime = (at: string) => (bucketSeconds >= 3_600 ? formatShortDay(at) : formatHourMinute(at));
  const lines = [
    { y: threshold.warning, color: "var(--warn-mark)", strokeDasharray: "1 3" },
    { y: threshold.critical, color: "var(--crit-mark)", strokeDasharray: "4 3" },
  ];
  return (
    <div role="img" aria-label={label}>
      <LineChart
        h={height}
        data={points.map(({ at, value }) => ({ at, value }))}
        dataKey="at"
        series={[{ name: "value", label: name, color: "var(--chart-1)" }]}
        withDots={values.length === 1}
        curveType="linear"
        connectNulls={false}
        strokeWidth={2}
        gridAxis="x"
        strokeDasharray="0"
        tickLine="none"
        referenceLines={lines.filter(({ y }) => y <= axis[1])}
        valueFormatter={(value) => formatWithUnit(value, unit)}
        yAxisProps={{ width: 72, domain: axis, tickFormatter: (value: number) => formatFigure(value, unit) }}
        xAxisProps={{ tickFormatter: shortTime, minTickGap: 48 }}
        tooltipProps={{ labelFormatter: (at: unknown) => (typeof at === "string" ? formatMomentOf(at) : "") }}
        vars={() => ({ root: { "--chart-text-color": "var(--ink-2)", "--chart-grid-color": "var(--line)" } })}
        lineChartProps={{ accessibilityLayer: false }}
      />
      <p className={`dim ${styles.lines}`} aria-hidden="true">
        {t("systemHealth.history.limits", {
          warning: formatWithUnit(threshold.warning, unit),
          critical: formatWithUnit(threshold.critical, unit),
        })}
      </p>
    </div>
  );
}
