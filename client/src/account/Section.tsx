import type { ReactNode } from "react";
import { focusPage } from "../lib/pageBelow";
import styles from "./Section.module.css";

export interface SectionProps {
  /** The anchor: `#devices`. Its heading takes the focus when a link leads here. */
  id: string;
  title: string;
  lead?: string;
  children: ReactNode;
}

/** One part of the account, between its own hairlines. */
export function Section({ id, title, lead, children }: SectionProps) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className={styles.section}>
      <h2 id={`${id}-title`} tabIndex={-1} className={styles.title}>
        {title}
      </h2>
      {lead && <p className={styles.lead}>{lead}</p>}
      {children}
    </section>
  );
}

/** Leads the focus to the heading of a part, when what had the focus is gone. */
export function focusSection(id: string): void {
  focusPage(() => document.getElementById(`${id}-title`), { preventScroll: true });
}
