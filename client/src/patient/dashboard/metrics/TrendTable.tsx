import { useTranslation } from "react-i18next";
import styles from "./Trends.module.css";
import { type Trend, useTrendWords } from "./useTrendWords";

/** The figures behind the chart, the newest first. */
export function TrendTable({ trend }: { trend: Trend }) {
  const { t } = useTranslation("metrics");
  const words = useTrendWords(trend);
  const heading = words.isAverage ? t("trends.average", { unit: words.unit }) : words.unit;
  return (
    <table className={`${styles.table} num`}>
      <caption className="hidden-text">{t(`trends.question.${trend.metric}`)}</caption>
      <thead>
        <tr>
          <th scope="col">{t("trends.when")}</th>
          <th scope="col">{heading}</th>
          {words.isAverage && <th scope="col">{t("trends.lowest")}</th>}
          {words.isAverage && <th scope="col">{t("trends.highest")}</th>}
        </tr>
      </thead>
      <tbody>
        {[...trend.points].reverse().map(({ at, value, lowest, highest }) => (
          <tr key={at}>
            <th scope="row">{words.whole(at)}</th>
            <td>{words.number(value)}</td>
            {words.isAverage && <td>{words.number(lowest)}</td>}
            {words.isAverage && <td>{words.number(highest)}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
