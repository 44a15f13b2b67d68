import { useId } from "react";
import { useTranslation } from "react-i18next";
import type { InsightMetric } from "../../gql/graphql";
import styles from "./Insights.module.css";
import { changeOf, type Figures, figureOf, formatMetric, isRate } from "./insights";

export interface MetricTabsProps {
  metrics: readonly InsightMetric[];
  chosen: InsightMetric;
  onChoose: (metric: InsightMetric) => void;
  total: Figures | undefined;
  before: Figures | null | undefined;
}

/** The totals of the period, one of which is drawn below. */
export function MetricTabs({ metrics, chosen, onChoose, total, before }: MetricTabsProps) {
  const { t } = useTranslation("advertiser");
  const name = useId();
  return (
    <fieldset className={styles.tabs}>
      <legend className="hidden-text">{t("insights.drawn")}</legend>
      {metrics.map((metric) => {
        const [now, earlier] = [figureOf(metric, total), figureOf(metric, before)];
        const change = isRate(metric) ? null : changeOf(now, earlier);
        return (
          <label key={metric}>
            <input type="radio" name={name} checked={metric === chosen} onChange={() => onChoose(metric)} />
            <span>{t(`insights.metric.${metric}`)}</span>
            <b className="num">{total ? formatMetric(metric, now) : "…"}</b>
            {before && (
              <small className="num">
                {t("insights.before", { figure: formatMetric(metric, earlier) })}
                {change && ` (${change})`}
              </small>
            )}
          </label>
        );
      })}
    </fieldset>
  );
}
