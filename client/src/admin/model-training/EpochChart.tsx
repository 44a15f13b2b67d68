import "@mantine/charts/styles.layer.css";
import { LineChart } from "@mantine/charts";
import { useTranslation } from "react-i18next";
import styles from "./TrainingPanel.module.css";
import { type Epoch, formatShare, METRICS } from "./training";

const COLORS = ["var(--chart-1)", "var(--chart-2)", "var(--chart-3)", "var(--chart-5)"];
const DASHES = [undefined, "6 3", "2 3", "8 3 2 3"];

/** Every tenth from this share to the whole. */
const tenthsFrom = (floor: number): number[] =>
  Array.from({ length: Math.round((1 - floor) * 10) + 1 }, (_, at) => Math.round((floor + at / 10) * 10) / 10);

/** How the four figures grow with the rounds; the table beside it says the same in numbers. */
export function EpochChart({ epochs, rounds }: { epochs: readonly Epoch[]; rounds: number }) {
  const { t } = useTranslation("training");
  const last = epochs.at(-1);
  const shares = epochs.flatMap((epoch) => METRICS.map((name) => epoch[name]));
  const floor = Math.floor(Math.min(...shares, 0.8) * 10) / 10;
  const measured = new Map(epochs.map((epoch) => [epoch.epoch, epoch]));
  const label = t("epochs.chart", {
    round: last?.epoch,
    figures: METRICS.map((name) => `${t(`metric.${name}`)} ${formatShare(last?.[name] ?? 0)}`).join(", "),
  });
  return (
    <div role="img" aria-label={label}>
      <ul className={styles.legend} aria-hidden="true">
        {METRICS.map((name, at) => (
          <li key={name}>
            <svg width="28" height="8" viewBox="0 0 28 8" role="presentation">
              <path d="M0 4h28" stroke={COLORS[at]} strokeWidth="2.5" strokeDasharray={DASHES[at]} />
            </svg>
            {t(`metric.${name}`)}
          </li>
        ))}
      </ul>
      <LineChart
        h={240}
        data={Array.from({ length: rounds }, (_, at) => ({ ...measured.get(at + 1), round: at + 1 }))}
        dataKey="round"
        series={METRICS.map((name, at) => ({
          name,
          label: t(`metric.${name}`),
          color: COLORS[at] ?? "var(--chart-1)",
          strokeDasharray: DASHES[at],
        }))}
        withDots={rounds <= 20}
        curveType="linear"
        connectNulls={false}
        gridAxis="x"
        strokeDasharray="0"
        tickLine="none"
        valueFormatter={formatShare}
        yAxisProps={{
          width: 64,
          domain: [floor, 1],
          ticks: tenthsFrom(floor),
          tickFormatter: (share: number) => `${Math.round(share * 100)}%`,
        }}
        xAxisLabel={t("epochs.round")}
        vars={() => ({ root: { "--chart-text-color": "var(--ink-2)", "--chart-grid-color": "var(--line)" } })}
        lineChartProps={{ accessibilityLayer: false }}
      />
    </div>
  );
}
