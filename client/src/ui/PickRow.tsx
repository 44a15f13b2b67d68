import type { ReactNode } from "react";
import styles from "./PickRow.module.css";

export interface PickRowProps {
  /** For whoever gives the focus back to the row. */
  id?: string;
  /** What the row leads to is open. */
  isCurrent: boolean;
  /** True when the parts stand beside each other; else below each other. */
  isInline?: boolean;
  onPick: () => void;
  children: ReactNode;
}

/** A row of a list of which one entry is open. All of it is one button, found by `[data-row]` for keys that move between rows. */
export function PickRow({ id, isCurrent, isInline, onPick, children }: PickRowProps) {
  return (
    <button
      type="button"
      id={id}
      data-row
      data-inline={isInline || undefined}
      className={styles.row}
      aria-current={isCurrent || undefined}
      onClick={onPick}
    >
      {children}
    </button>
  );
}
