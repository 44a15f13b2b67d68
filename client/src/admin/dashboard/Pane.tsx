import type { ReactNode } from "react";
import styles from "./Pane.module.css";

export interface PaneHeaderProps {
  title: ReactNode;
  /** What stands at the end of the line. */
  children?: ReactNode;
}

/** The line above a pane; the lines of panes beside each other are equally high. */
export function PaneHeader({ title, children }: PaneHeaderProps) {
  return (
    <header className={styles.header}>
      <h2>{title}</h2>
      {children}
    </header>
  );
}

/** What scrolls in a pane where panes stand beside each other, and is as long as it is where they stand below each other. */
export function PaneBody({ children }: { children: ReactNode }) {
  return <div className={styles.body}>{children}</div>;
}
