import { useTranslation } from "react-i18next";
import { DataTable } from "../../ui/DataTable";
import styles from "./HistoryPanel.module.css";
import { formatMomentOf, type History } from "./history";
import { formatWithUnit } from "./metrics";

/** What the chart draws, in numbers: the newest first, each gap as one row that says so. */
export function HistoryTable({ history }: { history: History }) {
  const { t } = useTranslation("admin");
  const { points, unit, name } = history;
  // Of points without data that follow each other the first stands for all.
  const rows = points.filter(({ value }, at) => value !== null || at === 0 || points[at - 1]?.value !== null).reverse();
  return (
    // A long table scrolls in its place, so it can be reached by the keyboard.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: see above
    <section className={styles.table} aria-label={t("systemHealth.history.tableOf", { name })} tabIndex={0}>
      <DataTable>
        <thead>
          <tr>
            <th scope="col">{t("systemHealth.history.from")}</th>
            <th scope="col" data-figure>
              {t("systemHealth.history.mean")}
            </th>
            <th scope="col" data-figure>
              {t("systemHealth.history.least")}
            </th>
            <th scope="col" data-figure>
              {t("systemHealth.history.most")}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ at, value, least, most }) => (
            <tr key={at}>
              <th scope="row">{formatMomentOf(at)}</th>
              {value === null ? (
                <td colSpan={3}>{t("systemHealth.status.NO_DATA")}</td>
              ) : (
                <>
                  <td data-figure data-label={t("systemHealth.history.mean")}>
                    {formatWithUnit(value, unit)}
                  </td>
                  <td data-figure data-label={t("systemHealth.history.least")}>
                    {formatWithUnit(least ?? value, unit)}
                  </td>
                  <td data-figure data-label={t("systemHealth.history.most")}>
                    {formatWithUnit(most ?? value, unit)}
                  </td>
                </>
              )}
            </tr>
          ))}
        </tbody>
      </DataTable>
    </section>
  );
}
