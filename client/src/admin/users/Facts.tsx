import type { ReactNode } from "react";
import styles from "./Users.module.css";

export interface Fact {
  name: string;
  value: ReactNode;
  /** What stands below the value in small letters. */
  note?: ReactNode;
}

/** Facts by name, between hairlines. */
export function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className={styles.factList}>
      {facts.map(({ name, value, note }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            {value}
            {note && <span className={styles.facts}>{note}</span>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
