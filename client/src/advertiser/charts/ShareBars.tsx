import { isMerged, type Row } from "../insights/insights";
import styles from "./Charts.module.css";

export type Share = Pick<Row, "keys" | "labels" | "sharePercent">;

/** Shares as bars with their percents; small groups together are drawn striped. */
export function ShareBars({ shares }: { shares: readonly Share[] }) {
  const most = Math.max(1, ...shares.map(({ sharePercent }) => sharePercent ?? 0));
  return (
    <ul className={styles.shares}>
      {shares.map(({ keys, labels, sharePercent }) => (
        <li key={keys[0]}>
          <span>{labels[0]}</span>
          <span aria-hidden>
            <span
              className={styles.bar}
              data-merged={isMerged({ keys }) || undefined}
              style={{ width: `${((sharePercent ?? 0) / most) * 100}%` }}
            />
          </span>
          <b className="num">{sharePercent}%</b>
        </li>
      ))}
    </ul>
  );
}
