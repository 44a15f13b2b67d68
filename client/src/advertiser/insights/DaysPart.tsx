import { useTranslation } from "react-i18next";
import type { InsightMetric } from "../../gql/graphql";
import { formatDay } from "../../lib/time";
import { ChartPart, type ChartPartProps } from "../charts/ChartPart";
import { type Ahead, DailyChart } from "../charts/DailyChart";
import { FigureTable } from "../charts/FigureTable";
import { figureOf, formatMetric, type Row } from "./insights";

export interface DaysPartProps extends Partial<Pick<ChartPartProps, "title" | "detail" | "empty">> {
  metric: InsightMetric;
  /** Figures by day; undefined while they are not there. */
  rows: readonly Row[] | undefined;
  /** YYYY-MM-DD: the day that is not over. */
  today: string;
  hasFailed?: boolean;
  onRetry?: () => void;
  note?: string;
  ahead?: Ahead | null;
}

/** One metric by day, as a chart and as the table behind it. What was paid for and not used belongs to no day. */
export function DaysPart(props: DaysPartProps) {
  const { metric, rows, today, title, detail, empty, hasFailed, onRetry, note, ahead } = props;
  const { t } = useTranslation("advertiser");
  const shown = (rows ?? []).filter(({ keys: [key] }) => key !== "UNUSED_QUOTA");
  const days = shown.map(({ keys: [day = ""], figures, before }) => ({
    day,
    value: figureOf(metric, figures) ?? 0,
    before: before ? (figureOf(metric, before) ?? 0) : undefined,
  }));
  const name = t(`insights.metric.${metric}`);
  const heading = title ?? t("insights.byDay", { metric: name });
  const write = (value: number | null) => formatMetric(metric, value);
  const hasBefore = shown.some(({ before }) => before !== null);
  const hasAny = days.some(({ value, before }) => value !== 0 || (before ?? 0) !== 0);
  return (
    <ChartPart
      title={heading}
      detail={detail ?? (days[0] ? t("insights.since", { day: formatDay(days[0].day) }) : "")}
      state={rows ? (hasAny ? "ready" : "empty") : hasFailed ? "failed" : "loading"}
      onRetry={() => onRetry?.()}
      failed={t("chart.daysFailed")}
      empty={empty ?? t("chart.daysEmpty")}
      chart={<DailyChart days={days} today={today} name={name} write={write} ahead={ahead} />}
      table={
        <FigureTable
          caption={heading}
          columns={[t("chart.day"), name, ...(hasBefore ? [t("insights.earlier")] : [])]}
          rows={[...shown].reverse().map(({ labels: [label = ""], figures, before }) => ({
            name: label,
            figures: [figures, ...(hasBefore ? [before] : [])].map((of) => write(figureOf(metric, of))),
          }))}
        />
      }
      note={[days.at(-1)?.day === today && t("chart.todayNote"), hasBefore && t("insights.dashed"), note]
        .filter(Boolean)
        .join(" ")}
    />
  );
}
