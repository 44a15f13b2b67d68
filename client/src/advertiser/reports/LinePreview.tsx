import { useTranslation } from "react-i18next";
import { formatCount, formatPence } from "../../lib/money";
import { formatFullDay } from "../../lib/time";
import { DataTable } from "../../ui/DataTable";
import { FieldError } from "../../ui/FieldError";
import styles from "./Conversions.module.css";
import type { ReadLine } from "./conversionsCsv";

export interface LinePreviewProps {
  lines: readonly ReadLine[];
  /** What the API said of lines, by their place. */
  refused: ReadonlyMap<number, string>;
  campaigns: readonly { id: string; name: string }[];
  /** @param at the place of the line in the list. */
  onRemove: (at: number) => void;
}

/** What is about to be reported, line by line, with what is wrong beside it. */
export function LinePreview({ lines, refused, campaigns, onRemove }: LinePreviewProps) {
  const { t } = useTranslation("advertiser");
  const wrong = lines.filter(({ problem }) => problem !== null).length;
  return (
    <section aria-labelledby="conversions-preview" className={styles.preview}>
      <h3 id="conversions-preview">{t("conversions.preview", { count: lines.length })}</h3>
      <p role="status">{wrong > 0 && t("conversions.wrong", { count: wrong })}</p>
      <DataTable
        labelledBy="conversions-preview"
        className={styles.table}
        columns={[
          t("conversions.campaign"),
          t("conversions.day"),
          { label: t("conversions.count"), isFigure: true },
          { label: t("conversions.revenue"), isFigure: true },
          { label: t("conversions.remove"), isHidden: true },
        ]}
      >
        <tbody>
          {lines.map(({ line, campaign, day, count, revenue, all, code, order, row, problem }, at) => {
            const message = problem ? t(`conversions.problem.${problem}`) : refused.get(at);
            return (
              <tr key={line}>
                <th scope="row">
                  {campaigns.find(({ id }) => id === campaign)?.name ?? campaign}
                  {(code || order) && <small className={styles.code}>{t("conversions.byCode", { code, order })}</small>}
                  {all && <small className={styles.code}>{t("conversions.allOfDay", { all })}</small>}
                  {message && <FieldError message={t("conversions.atLine", { line, message })} />}
                </th>
                <td data-label={t("conversions.day")}>{row ? formatFullDay(`${row.day}T12:00:00Z`) : day}</td>
                <td data-figure data-label={t("conversions.count")}>
                  {row ? formatCount(row.count) : count}
                </td>
                <td data-figure data-label={t("conversions.revenue")}>
                  {row ? formatPence(row.revenuePence) : revenue}
                </td>
                <td data-wide data-acts>
                  <button type="button" aria-label={t("conversions.removeLine", { line })} onClick={() => onRemove(at)}>
                    {t("conversions.remove")}
                  </button>
                </td>
              </tr>
            );
          })}
        </tbody>
      </DataTable>
    </section>
  );
}
