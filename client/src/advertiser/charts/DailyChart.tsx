import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { useDownload } from "../../lib/useDownload";
import { Awaited } from "../../ui/States";
import type { DailyBarsProps } from "./DailyBars";

export type { Ahead } from "./DailyBars";

/** The bars of days. Charts are large: they are downloaded once the page stands. */
export function DailyChart(props: DailyBarsProps) {
  const { t } = useTranslation("advertiser");
  const { part, hasFailed, load } = useDownload(() => import("./DailyBars"));
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it is first shown
  useEffect(load, []);
  if (part) return <part.DailyBars {...props} />;
  return <Awaited failed={hasFailed && t("chart.failed")} onRetry={load} block={260} />;
}
