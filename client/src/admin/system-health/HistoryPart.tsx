import { useTranslation } from "react-i18next";
import { FailedState, Skeleton } from "../../ui/States";
import { HistoryPanel } from "./HistoryPanel";
import styles from "./HistoryPart.module.css";
import { LimitsPanel, useLimits } from "./LimitsPanel";

/** What the metrics were over a day or a month, and from which values on they are out of their range. */
export function HistoryPart() {
  const { t } = useTranslation("admin");
  const { limits, error, read } = useLimits();
  return (
    <div className={styles.part}>
      {error && !limits && <FailedState message={t("systemHealth.limits.failed")} onRetry={read} />}
      {!error && !limits && <Skeleton block={360} />}
      {limits && <HistoryPanel metrics={limits} />}
      {limits && <LimitsPanel limits={limits} />}
    </div>
  );
}
