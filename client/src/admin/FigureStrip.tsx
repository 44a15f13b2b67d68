import type { ReactNode } from "react";
import { Link } from "react-router";
import styles from "./FigureStrip.module.css";

export interface Figure {
  name: string;
  /** Undefined until it is known. */
  value: string | number | undefined;
  /** The time that it is about, or what it is of. */
  note: ReactNode;
  /** The page that says more, if the person may open it. */
  to?: string;
}

export interface FigureStripProps {
  /** Names the strip for screen readers. */
  label: string;
  figures: readonly Figure[];
  /** The sentence that stands here when the figures could not be read. */
  failed?: string;
}

/** A few figures on one strip, each with its name and its time; two by two on a phone. */
export function FigureStrip({ label, figures, failed }: FigureStripProps) {
  if (failed) return <p className={styles.failed}>{failed}</p>;
  return (
    <section aria-label={label} className={styles.strip}>
      <dl data-cells={figures.length}>
        {figures.map(({ name, value, note, to }) => (
          <div key={name}>
            <dt>{to ? <Link to={to}>{name}</Link> : name}</dt>
            <dd className={`${styles.value} num`}>{value ?? "…"}</dd>
            <dd className={`${styles.note} num`}>{value === undefined ? "…" : note}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
