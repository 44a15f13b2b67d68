import { useTranslation } from "react-i18next";
import type { CampaignBreakdownQuery } from "../../gql/graphql";
import { formatCount } from "../../lib/money";
import styles from "./Breakdown.module.css";

export type Hour = CampaignBreakdownQuery["campaignBreakdown"]["hours"][number];

/** Every sixth hour has its name under it. */
const isNamed = (hour: number) => hour % 6 === 0;

/** Impressions by hour of the day as bars from zero; the table beside it says the same in numbers. */
export function HourBars({ hours }: { hours: readonly Hour[] }) {
  const { t } = useTranslation("advertiser");
  const most = Math.max(1, ...hours.map(({ impressions }) => impressions));
  const best = hours.find(({ impressions }) => impressions === most);
  const label = best
    ? t("breakdown.hoursLabel", { hour: `${best.hour}:00`, most: formatCount(most) })
    : t("breakdown.hours");
  return (
    <div role="img" aria-label={label} className={styles.hours}>
      <p aria-hidden="true" className="num">
        {t("breakdown.most", { count: formatCount(most) })}
      </p>
      <ol aria-hidden="true">
        {hours.map(({ hour, impressions }) => (
          <li key={hour} title={`${hour}:00: ${formatCount(impressions)}`}>
            <i style={{ height: `${(impressions / most) * 100}%` }} />
            <span className="num">{isNamed(hour) ? `${hour}:00` : ""}</span>
          </li>
        ))}
      </ol>
    </div>
  );
}
