import { IconAlertTriangle } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { formatDay } from "../../lib/time";
import type { Forecast } from "./forecast";
import styles from "./UsageLedger.module.css";

export interface PaceNoteProps {
  /** Impressions over the quota so far. */
  over: number;
  forecast: Forecast | null;
  /** Impressions that the plan includes, already formatted. */
  included: string;
  /** For each 1,000 impressions over the quota, already formatted. */
  rate: string;
}

/** What the bar above it means: passed, will be passed, or stays within. Nothing while there are too few days to tell. */
export function PaceNote({ over, forecast, included, rate }: PaceNoteProps) {
  const { t } = useTranslation("advertiser");
  if (over === 0 && !forecast?.reachesAt) {
    return forecast && <p className={styles.stays}>{t("usage.forecast.within", { included })}</p>;
  }
  const day = forecast?.reachesAt && formatDay(forecast.reachesAt);
  return (
    <p className={styles.passed}>
      <IconAlertTriangle size={20} stroke={1.75} aria-hidden />
      <span>
        {over > 0 ? t("usage.passed", { included, rate }) : t("usage.forecast.passes", { included, day, rate })}
      </span>
    </p>
  );
}
