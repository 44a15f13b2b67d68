import type { ReactNode } from "react";
import styles from "./DataTable.module.css";

export interface DataTableProps {
  children: ReactNode;
  /** For what is special about this table. */
  className?: string;
  /** Of so few columns that it stays a table on a phone; it stands in the text without cells' own edges. */
  isSmall?: boolean;
  /** The id of its heading, where the heading does not stand in a region of its own. */
  labelledBy?: string;
}

/**
 * A table whose rows are drawn as cards where there is no room for columns. Cells say their column again with `data-label`, stand
 * right with `data-figure`, and get a line of their own in the card with `data-wide`; buttons in cells with `data-acts` look like
 * links. `--card-columns` divides the card.
 */
export function DataTable({ children, className, isSmall, labelledBy }: DataTableProps) {
  return (
    <div className={[isSmall ? styles.small : styles.frame, className].filter(Boolean).join(" ")}>
      <table className="num" aria-labelledby={labelledBy}>
        {children}
      </table>
    </div>
  );
}
