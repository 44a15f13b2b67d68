import { useTranslation } from "react-i18next";
import { formatCount, formatPence } from "../../lib/money";
import { formatDay } from "../../lib/time";
import { type Forecast, FULL_DAYS_NEEDED } from "./forecast";
import styles from "./UsageLedger.module.css";

export interface LedgerSumProps {
  /** Null while there are too few days to tell. */
  forecast: Forecast | null;
  /** What was counted, and what it costs, already formatted. */
  soFar: { used: string; over: string; cost: string };
  /** The first moment that is no longer paid for. */
  periodEnd: string;
  /** For each 1,000 impressions over the quota, already formatted. */
  rate: string;
  /** What the next plan costs today, where one can be chosen. */
  next?: { name: string; netPence: number };
}

/**
 * The sum beside the figure: what the month comes to if nothing changes, with its arithmetic and what the other choice costs; until
 * that can be told, what it costs so far.
 */
export function LedgerSum({ forecast, soFar, periodEnd, rate, next }: LedgerSumProps) {
  const { t } = useTranslation("advertiser");
  const over = forecast ? formatCount(forecast.over) : soFar.over;
  const rows: [string, string][] = forecast
    ? [
        [t("usage.forecast.aDay"), formatCount(forecast.aDay)],
        [t("usage.forecast.by", { day: formatDay(periodEnd) }), formatCount(forecast.total)],
        [t("usage.forecast.over"), over],
      ]
    : [
        [t("usage.sum.used"), soFar.used],
        [t("usage.sum.over"), over],
        [t("usage.sum.rate"), rate],
      ];
  return (
    <div className={styles.sum}>
      <h3>{t(forecast ? "usage.forecast.title" : "usage.sum.title")}</h3>
      <p className={styles.from}>
        {forecast
          ? t("usage.forecast.from", { count: forecast.days })
          : t("usage.forecast.tooFew", { count: FULL_DAYS_NEEDED })}
      </p>
      <table>
        <tbody>
          {rows.map(([name, value]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td className="num">{value}</td>
            </tr>
          ))}
          <tr className={styles.total}>
            <th scope="row">{t(forecast ? "usage.forecast.cost" : "usage.sum.cost")}</th>
            <td className="num">
              <span>{forecast ? formatPence(forecast.costPence) : soFar.cost}</span>
            </td>
          </tr>
        </tbody>
      </table>
      <p className={styles.formula}>
        <span className="num">{t("usage.sum.formula", { over, rate })}</span>
        {t("usage.excludingVat")}
      </p>
      {forecast && forecast.over > 0 && next && (
        <p className={styles.instead}>
          {t("usage.forecast.instead", { plan: next.name, sum: formatPence(next.netPence) })}{" "}
          <a href="#plans">{t("usage.forecast.compare")}</a>
        </p>
      )}
    </div>
  );
}
