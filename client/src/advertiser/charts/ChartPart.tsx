import { type ReactNode, useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { ChoiceChips } from "../../ui/ChoiceChips";
import { EmptyState, FailedState, Skeleton } from "../../ui/States";
import styles from "./Charts.module.css";

const VIEWS = ["chart", "table"] as const;

export interface ChartPartProps {
  /** The one question that the chart answers. */
  title: string;
  /** The unit and the time that it is about. */
  detail: string;
  state: "loading" | "failed" | "empty" | "ready";
  onRetry: () => void;
  failed: string;
  empty: ReactNode;
  chart: ReactNode;
  /** The same in numbers. */
  table: ReactNode;
  /** What has to be known to read it. */
  note?: ReactNode;
}

/** A chart with its question and the table behind it. When it fails, the rest of the page goes on. */
export function ChartPart(props: ChartPartProps) {
  const { title, detail, state, onRetry, failed, empty, chart, table, note } = props;
  const { t } = useTranslation("advertiser");
  const [view, setView] = useState<(typeof VIEWS)[number]>("chart");
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles.part}>
      <div className={styles.head}>
        <div>
          <h2 id={id}>{title}</h2>
          <p className={styles.detail}>{detail}</p>
        </div>
        {state === "ready" && (
          <ChoiceChips
            legend={t("chart.views", { chart: title })}
            chips={VIEWS.map((choice) => ({ choice, label: t(`chart.${choice}`) }))}
            chosen={view}
            onChoose={setView}
          />
        )}
      </div>
      {state === "failed" && <FailedState message={failed} onRetry={onRetry} />}
      {state === "loading" && <Skeleton block={240} />}
      {state === "empty" && <EmptyState>{empty}</EmptyState>}
      {state === "ready" && (view === "chart" ? chart : table)}
      {state === "ready" && note && <p className={styles.note}>{note}</p>}
    </section>
  );
}
