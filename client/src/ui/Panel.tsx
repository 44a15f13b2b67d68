import type { ReactNode } from "react";
import styles from "./Panel.module.css";

export interface PanelProps {
  /** The id of the heading. */
  id: string;
  title: string;
  /** What stands beside the title, as spans. */
  remarks?: ReactNode;
  className?: string;
  children: ReactNode;
}

/** A framed part of a portal's page with its title in a bar. */
export function Panel({ id, title, remarks, className, children }: PanelProps) {
  return (
    <section className={[styles.panel, className].filter(Boolean).join(" ")} aria-labelledby={id}>
      <div className={styles.bar}>
        <h2 id={id}>{title}</h2>
        {remarks}
      </div>
      {children}
    </section>
  );
}
