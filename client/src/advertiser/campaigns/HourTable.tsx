import { useTranslation } from "react-i18next";
import { FigureTable } from "../charts/FigureTable";
import type { Hour } from "./HourBars";

/** The figures behind the bars of hours. */
export function HourTable({ hours, caption }: { hours: readonly Hour[]; caption: string }) {
  const { t } = useTranslation("advertiser");
  const rows = hours.map(({ hour, impressions, clicks, engagements }) => ({
    name: `${hour}:00`,
    figures: [impressions, clicks, engagements],
  }));
  const columns = [t("breakdown.hour"), t("chart.impressions"), t("chart.clicks"), t("breakdown.engagements")];
  return <FigureTable caption={caption} columns={columns} rows={rows} />;
}
