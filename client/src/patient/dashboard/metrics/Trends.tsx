import { IconChartLine, IconChevronDown } from "@tabler/icons-react";
import { lazy, Suspense, useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { Skeleton } from "../../../ui/States";
import styles from "./Trends.module.css";

/** Charts are large: they are downloaded by those who open them. */
const TrendsPanel = lazy(() => import("./TrendsPanel").then(({ TrendsPanel }) => ({ default: TrendsPanel })));

/** A fold that shows how figures went over a day, and over years. */
export function Trends() {
  const { t } = useTranslation("metrics");
  const [isOpen, setOpen] = useState(false);
  const panel = useId();
  return (
    <div className={styles.trends}>
      <button
        type="button"
        className={styles.fold}
        aria-expanded={isOpen}
        aria-controls={panel}
        onClick={() => setOpen(!isOpen)}
      >
        <IconChartLine size={22} stroke={1.75} aria-hidden />
        {t("trends.title")}
        <IconChevronDown size={20} stroke={1.75} aria-hidden className={styles.chevron} />
      </button>
      <div id={panel} hidden={!isOpen}>
        {isOpen && (
          <Suspense fallback={<Skeleton block={320} />}>
            <TrendsPanel />
          </Suspense>
        )}
      </div>
    </div>
  );
}
