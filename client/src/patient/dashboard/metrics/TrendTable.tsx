import { useTranslation } from "react-i18next";
import { DataTable } from "../../../ui/DataTable";
import { type Trend, useTrendWords } from "./useTrendWords";

/** The figures behind the chart, the newest first. */
export function TrendTable({ trend }: { trend: Trend }) {
  const { t } = useTranslation("metrics");
  const words = useTrendWords(trend);
  const heading = words.isAverage ? t("trends.average", { unit: words.unit }) : words.unit;
  return (
    <DataTable isSmall>
      <caption className="hidden-text">{t(`trends.question.${trend.metric}`)}</caption>
      <thead>
        <tr>
          <th scope="col">{t("trends.when")}</th>
          <th scope="col" data-figure>
            {heading}
          </th>
          {words.isAverage && (
            <th scope="col" data-figure>
              {t("trends.lowest")}
            </th>
          )}
          {words.isAverage && (
            <th scope="col" data-figure>
              {t("trends.highest")}
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {[...trend.points].reverse().map(({ at, value, lowest, highest }) => (
          <tr key={at}>
            <th scope="row">{words.whole(at)}</th>
            <td data-figure>{words.number(value)}</td>
            {words.isAverage && <td data-figure>{words.number(lowest)}</td>}
            {words.isAverage && <td data-figure>{words.number(highest)}</td>}
          </tr>
        ))}
      </tbody>
    </DataTable>
  );
}
