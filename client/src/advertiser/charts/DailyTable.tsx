import { useTranslation } from "react-i18next";
import { formatDay } from "../../lib/time";
import type { Day } from "./DailyBars";
import { FigureTable } from "./FigureTable";

/** The figures behind the bars of days, the newest first. */
export function DailyTable({ days, caption }: { days: readonly Day[]; caption: string }) {
  const { t } = useTranslation("advertiser");
  const rows = [...days]
    .reverse()
    .map(({ day, impressions, clicks }) => ({ name: formatDay(day), figures: [impressions, clicks] }));
  const columns = [t("chart.day"), t("chart.impressions"), t("chart.clicks")];
  return <FigureTable caption={caption} columns={columns} rows={rows} />;
}
