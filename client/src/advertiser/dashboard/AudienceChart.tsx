import { useQuery } from "@apollo/client/react";
import { useTranslation } from "react-i18next";
import { formatDay } from "../../lib/time";
import { ChartPart } from "../charts/ChartPart";
import { FigureTable } from "../charts/FigureTable";
import { ShareBars } from "../charts/ShareBars";
import { InsightsDocument, isMerged } from "../insights/insights";
import type { Span } from "../insights/period";

/** Who saw the adverts, by age group: groups that nobody can be picked out of. */
export function AudienceChart({ period }: { period: Span }) {
  const { t } = useTranslation("advertiser");
  const { data, error, refetch } = useQuery(InsightsDocument, {
    variables: { metrics: ["IMPRESSIONS"], dimensions: ["AGE"], period },
    fetchPolicy: "cache-and-network",
  });
  const shares = data?.insights.rows.nodes ?? [];
  const title = t("audience.title");
  return (
    <ChartPart
      title={title}
      detail={t("audience.detail", { day: formatDay(period.from) })}
      state={data ? (shares.length > 0 ? "ready" : "empty") : error ? "failed" : "loading"}
      onRetry={refetch}
      failed={t("audience.failed")}
      empty={t("audience.empty")}
      chart={<ShareBars shares={shares} />}
      table={
        <FigureTable
          caption={title}
          columns={[t("audience.age"), t("audience.share")]}
          rows={shares.map(({ labels: [name = ""], sharePercent }) => ({ name, figures: [`${sharePercent}%`] }))}
        />
      }
      note={
        <>
          {t("audience.notShared")} {shares.some(isMerged) && t("insights.merged")}
        </>
      }
    />
  );
}
