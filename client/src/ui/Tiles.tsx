import type { ReactNode } from "react";
import styles from "./Tiles.module.css";

export interface Tile {
  label: string;
  value: string;
  /** The unit, the VAT note or what the figure means. */
  detail?: ReactNode;
}

export interface TilesProps {
  tiles: readonly Tile[];
  /** True when the figures are so old that they say nothing about now. */
  isStale?: boolean;
}

/** Figures side by side under the ledger line; two by two on a phone. */
export function Tiles({ tiles, isStale = false }: TilesProps) {
  return (
    <dl className={styles.tiles} data-stale={isStale || undefined}>
      {tiles.map(({ label, value, detail }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            <span className={`${styles.value} num`}>{value}</span>
            {detail && <span className={styles.detail}>{detail}</span>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
