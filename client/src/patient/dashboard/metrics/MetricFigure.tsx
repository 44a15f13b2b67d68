import { IconClockPause, type TablerIcon } from "@tabler/icons-react";
import { Measure, type MeasureProps } from "../../../ui/Measure";
import { StatusChip, type StatusLevel } from "../../../ui/StatusChip";
import styles from "./HealthMetrics.module.css";

export interface Figure {
  Icon: TablerIcon;
  name: string;
  value: string;
  unit: string;
  /** The two lines below the number. */
  notes: readonly string[];
  scale: Omit<MeasureProps, "label">;
  /** The whole sentence that a screen reader hears instead of the scale. */
  label: string;
  status: { level: StatusLevel; text: string };
  /** True while it cannot be known whether it is still so. */
  isStale: boolean;
}

/** One figure on its scale. Its parts share the rows of the others, so that the scales line up. */
export function MetricFigure({ Icon, name, value, unit, notes, scale, label, status, isStale }: Figure) {
  return (
    <div className={styles.figure} data-stale={isStale || undefined}>
      <h3>
        <Icon size={22} stroke={1.75} aria-hidden />
        {name}
      </h3>
      <p className={`${styles.number} num`}>
        {value}
        <small>{unit}</small>
      </p>
      <div className={`${styles.notes} num`}>
        {notes.map((note) => (
          <p key={note}>{note}</p>
        ))}
      </div>
      <Measure {...scale} label={label} className={styles.scale} />
      <div>
        <StatusChip level={isStale ? "idle" : status.level} icon={isStale ? IconClockPause : undefined}>
          {status.text}
        </StatusChip>
      </div>
    </div>
  );
}
