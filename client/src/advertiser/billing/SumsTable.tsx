import { useTranslation } from "react-i18next";
import { formatPence } from "../../lib/money";
import styles from "./SumsTable.module.css";
import type { Sums } from "./standing";

export interface SumsTableProps {
  money: Sums;
  /** What the last line is called: "To pay today". */
  total: string;
  /** The id of its heading. */
  labelledBy?: string;
}

/** What is charged, line by line: net, VAT, and the total under the double rule of a ledger. */
export function SumsTable({ money, total, labelledBy }: SumsTableProps) {
  const { t } = useTranslation("advertiser");
  return (
    <table className={styles.sums} aria-labelledby={labelledBy}>
      <tbody>
        {money.lines.map(({ text, netPence }) => (
          <tr key={text}>
            <th scope="row">{text}</th>
            <td className="num">{formatPence(netPence)}</td>
          </tr>
        ))}
        <tr className={styles.net}>
          <th scope="row">{t("sums.net")}</th>
          <td className="num">{formatPence(money.netPence)}</td>
        </tr>
        <tr>
          <th scope="row">{t("sums.vat", { percent: money.vatPercent })}</th>
          <td className="num">{formatPence(money.vatPence)}</td>
        </tr>
        <tr className={styles.total}>
          <th scope="row">{total}</th>
          <td className="num">
            <span>{formatPence(money.grossPence)}</span>
          </td>
        </tr>
      </tbody>
    </table>
  );
}
