import { useTranslation } from "react-i18next";
import type { TrendsPanelQuery } from "../../../gql/graphql";
import { useLanguage } from "../../../lib/language";
import { formatClock, formatDay, formatMonthAndYear, formatShortDay } from "../../../lib/time";
import { useNumbers } from "./useFigures";

export type Trend = TrendsPanelQuery["vitalTrend"] & { metric: ShownMetric };
/** The figures that have a trend on the page. */
export const SHOWN_METRICS = ["HEART_RATE", "SLEEP", "STEPS"] as const;
export type ShownMetric = (typeof SHOWN_METRICS)[number];

/** The points of a trend in words: when each was, and how much, with the unit. */
export function useTrendWords({ metric, range }: Trend) {
  const { t } = useTranslation("metrics");
  const language = useLanguage();
  const { whole, hours } = useNumbers();
  const write = metric === "SLEEP" ? hours : whole;
  const isHourly = range === "DAY" && metric !== "SLEEP";
  return {
    /** Under the axis. */
    short: (at: string) => {
      if (isHourly) return formatClock(at, language);
      return range === "FIVE_YEARS" ? at.slice(0, 4) : formatShortDay(at, language);
    },
    /** In the table and beside a point. */
    whole: (at: string) => {
      if (isHourly) return formatClock(at, language);
      if (range === "FIVE_YEARS") return formatMonthAndYear(at, language);
      const day = formatDay(at, new Date(), language);
      return range === "YEAR" ? t("trends.week", { day }) : day;
    },
    number: write,
    unit: t(`trends.unit.${metric === "STEPS" && isHourly ? "STEPS_HOUR" : metric}`),
    /** Heart rates and longer ranges have a lowest and a highest value beside the average. */
    isAverage: metric === "HEART_RATE" || range === "YEAR" || range === "FIVE_YEARS",
  };
}
