import { useTranslation } from "react-i18next";
import { formatDay, formatHourMinute } from "../../lib/time";
import styles from "./CreativePage.module.css";
import type { Version } from "./creatives";

/** What the reviewer wrote, by whom and when. */
export function Reason({ version: { reason, reviewer, reviewedAt } }: { version: Version }) {
  const { t } = useTranslation("creatives");
  if (!reviewedAt) return null;
  const who = t("one.reviewedBy", {
    name: reviewer ?? t("one.reviewer"),
    day: formatDay(reviewedAt),
    time: formatHourMinute(reviewedAt),
  });
  return (
    <div className={styles.reason}>
      {reason && (
        <>
          <b>{t("one.reasonTitle")}</b>
          <p>{reason}</p>
        </>
      )}
      <p className="dim num">{who}</p>
    </div>
  );
}
