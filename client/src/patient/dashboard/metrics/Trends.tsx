import { IconChartLine, IconChevronDown } from "@tabler/icons-react";
import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { useDownload } from "../../../lib/useDownload";
import { FailedState, Skeleton } from "../../../ui/States";
import styles from "./Trends.module.css";

/** A fold that shows how figures went over a day, and over years. Charts are large: those who open it download them. */
export function Trends() {
  const { t } = useTranslation("metrics");
  const [isOpen, setOpen] = useState(false);
  const { part, hasFailed, load } = useDownload(() => import("./TrendsPanel"));
  const panel = useId();
  const toggle = () => {
    load();
    setOpen(!isOpen);
  };
  return (
    <div className={styles.trends}>
      <button type="button" className={styles.fold} aria-expanded={isOpen} aria-controls={panel} onClick={toggle}>
        <IconChartLine size={22} stroke={1.75} aria-hidden />
        {t("trends.title")}
        <IconChevronDown size={20} stroke={1.75} aria-hidden className={styles.chevron} />
      </button>
      <div id={panel} hidden={!isOpen}>
        {isOpen && part && <part.TrendsPanel />}
        {isOpen && !part && !hasFailed && <Skeleton block={320} />}
        {isOpen && hasFailed && <FailedState message={t("trends.failed")} onRetry={load} />}
      </div>
    </div>
  );
}
