import type { ReactNode } from "react";
import styles from "./ItemText.module.css";

/** What a row of a list is about: its name in a `b`, and below it a `span` for each line about it. */
export function ItemText({ children }: { children: ReactNode }) {
  return <div className={styles.text}>{children}</div>;
}
