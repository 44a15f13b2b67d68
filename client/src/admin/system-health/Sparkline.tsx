import type { MetricStatus } from "../../gql/graphql";
import type { Threshold } from "./metrics";
import styles from "./Sparkline.module.css";

const WIDTH = 240;
const HEIGHT = 58;
/** Room above the scale, so that a line at its end is not cut. */
const TOP = 3;

/** Readings that follow each other: a missing one breaks the line, it is not drawn as zero. */
function stretchesOf(values: readonly (number | null)[]): { index: number; value: number }[][] {
  const stretches: { index: number; value: number }[][] = [];
  let current: { index: number; value: number }[] | undefined;
  for (const [index, value] of values.entries()) {
    if (value === null) {
      current = undefined;
    } else if (current) {
      current.push({ index, value });
    } else {
      current = [{ index, value }];
      stretches.push(current);
    }
  }
  return stretches;
}

export interface SparklineProps {
  /** The last readings, the oldest first; null where there was nothing to measure. */
  values: readonly (number | null)[];
  /** How many readings the full width holds; fewer stand at the right. */
  capacity: number;
  /** The end of the scale, in the metric's unit. */
  max: number;
  threshold: Threshold;
  status: MetricStatus;
}

/** The last readings between the two thresholds: dotted for warning, dashed for critical. The numbers stand beside it. */
export function Sparkline({ values, capacity, max, threshold, status }: SparklineProps) {
  const x = (index: number) => ((capacity - values.length + index) * WIDTH) / (capacity - 1);
  const y = (value: number) => HEIGHT - (Math.min(Math.max(value, 0), max) / max) * (HEIGHT - TOP);
  const stretches = stretchesOf(values).map((stretch) =>
    stretch.map(({ index, value }) => ({ x: x(index), y: y(value) })),
  );
  const newest = values.at(-1);
  return (
    <svg
      className={styles.line}
      data-status={status}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <line className={styles.warning} x1={0} x2={WIDTH} y1={y(threshold.warning)} y2={y(threshold.warning)} />
      <line className={styles.critical} x1={0} x2={WIDTH} y1={y(threshold.critical)} y2={y(threshold.critical)} />
      {stretches.map((points) => {
        const path = points.map((point) => `${point.x},${point.y}`).join(" ");
        const first = points[0]?.x ?? 0;
        const last = points.at(-1)?.x ?? 0;
        return (
          <g key={first}>
            <polygon className={styles.area} points={`${first},${HEIGHT} ${path} ${last},${HEIGHT}`} />
            <polyline className={styles.readings} points={path} />
          </g>
        );
      })}
      {typeof newest === "number" && (
        <line className={styles.now} x1={WIDTH} x2={WIDTH} y1={y(newest) - 4} y2={y(newest) + 4} />
      )}
    </svg>
  );
}
