import styles from "./Charts.module.css";
import { type Share, useShareWords } from "./useShareWords";

/** Shares as bars with their percents; small groups together are drawn striped. */
export function ShareBars({ shares }: { shares: readonly Share[] }) {
  const words = useShareWords();
  const most = Math.max(1, ...shares.map(({ percent }) => percent));
  return (
    <ul className={styles.shares}>
      {shares.map(({ label, percent, isMerged }) => (
        <li key={label}>
          <span>{words(label)}</span>
          <span aria-hidden>
            <span
              className={styles.bar}
              data-merged={isMerged || undefined}
              style={{ width: `${(percent / most) * 100}%` }}
            />
          </span>
          <b className="num">{percent}%</b>
        </li>
      ))}
    </ul>
  );
}
