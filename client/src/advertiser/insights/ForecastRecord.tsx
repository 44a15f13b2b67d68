import { useQuery } from "@apollo/client/react";
import { useTranslation } from "react-i18next";
import { graphql } from "../../gql";
import { formatCount } from "../../lib/money";
import { formatDay } from "../../lib/time";
import styles from "./Insights.module.css";

const ForecastRecordDocument = graphql(`
  query ForecastRecord($campaignId: ID) {
    forecastRecord(campaignId: $campaignId) {
      compared
      held
      needed
      forecasts {
        from
        to
        low
        high
        came
      }
    }
  }
`);

export interface ForecastRecordProps {
  /** With its forecasts one by one; without it, all of the advertiser's in one sentence. */
  campaignId?: string;
}

/** How right the forecasts were that were kept when campaigns were launched or changed. */
export function ForecastRecord({ campaignId }: ForecastRecordProps) {
  const { t } = useTranslation("advertiser");
  const { data, error } = useQuery(ForecastRecordDocument, {
    variables: { campaignId: campaignId ?? null },
    fetchPolicy: "cache-and-network",
  });
  const found = data?.forecastRecord;
  if (!found) return error ? <p className={styles.said}>{t("forecastRecord.failed")}</p> : null;
  const { compared, held, needed, forecasts } = found;
  const said = compared < needed ? "tooFew" : "record";
  return (
    <div className={styles.record}>
      {campaignId && <h3>{t("forecastRecord.title")}</h3>}
      <p className={styles.said}>{t(`forecastRecord.${said}`, { count: compared, held, needed })}</p>
      {campaignId && forecasts.length > 0 && (
        <ul className="num">
          {forecasts.map(({ from, to, low, high, came }) => (
            <li key={from}>
              <b>{t("forecastRecord.days", { from: formatDay(from), to: formatDay(to) })}</b>{" "}
              {t("forecastRecord.told", { low: formatCount(low), high: formatCount(high) })}{" "}
              {came === null ? t("forecastRecord.waits") : t("forecastRecord.came", { came: formatCount(came) })}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
