import styles from "./Sparkline.module.css";

const WIDTH = 160;
const HEIGHT = 26;
/** Room above and below, so that a line at an end is not cut. */
const EDGE = 2;

/** How a figure went over the last hours, from zero; the figure itself stands beside it. */
export function Sparkline({ values }: { values: readonly number[] }) {
  if (values.length < 2) return null;
  const most = Math.max(...values, 0);
  const y = (value: number) => HEIGHT - EDGE - (most === 0 ? 0 : (value / most) * (HEIGHT - 2 * EDGE));
  const points = values.map((value, index) => `${(index * WIDTH) / (values.length - 1)},${y(value)}`).join(" ");
  return (
    <svg
      className={styles.line}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="none"
      aria-hidden="true"
      focusable="false"
    >
      <polygon points={`0,${HEIGHT} ${points} ${WIDTH},${HEIGHT}`} />
      <polyline points={points} />
    </svg>
  );
}
