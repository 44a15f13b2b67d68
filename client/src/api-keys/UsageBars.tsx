import "@mantine/charts/styles.layer.css";
import { BarChart } from "@mantine/charts";
import { useTranslation } from "react-i18next";
import type { ApiKeyUsageQuery } from "../gql/graphql";
import { formatDay, formatShortDay } from "../lib/time";

/** Answered and refused calls by day, as bars from zero; the table beside them says the same in numbers. */
export function UsageBars({ days }: { days: NonNullable<ApiKeyUsageQuery["apiKeyUsage"]> }) {
  const { t } = useTranslation("apiKeys");
  return (
    <div role="img" aria-label={t("usage.label", { count: days.length })}>
      <BarChart
        h={240}
        type="stacked"
        data={days.map(({ day, calls, refused }) => ({ day, answered: calls - refused, refused }))}
        dataKey="day"
        series={[
          { name: "answered", label: t("usage.answered"), color: "var(--chart-1)" },
          { name: "refused", label: t("usage.refused"), color: "var(--chart-2)" },
        ]}
        gridAxis="x"
        strokeDasharray="0"
        tickLine="none"
        maxBarWidth={28}
        withLegend
        valueFormatter={(value) => value.toLocaleString("en-GB")}
        yAxisProps={{ width: 64, allowDecimals: false }}
        xAxisProps={{ tickFormatter: (day: string) => formatShortDay(day), minTickGap: 24 }}
        tooltipProps={{ labelFormatter: (day: unknown) => (typeof day === "string" ? formatDay(day) : "") }}
        textColor="var(--ink-2)"
        gridColor="var(--line)"
      />
    </div>
  );
}
