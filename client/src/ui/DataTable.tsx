import type { ReactNode } from "react";
import styles from "./DataTable.module.css";

/** The head of a column: words alone, or with what is special about it; false for one that is not there now. */
export type Column = string | false | { label: ReactNode; isFigure?: boolean; isHidden?: boolean };

export interface DataTableProps {
  /** The heads of all columns; none where the head stands with the rows. Hidden ones are heard and not seen. */
  columns?: readonly Column[];
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
export function DataTable({ columns, children, className, isSmall, labelledBy }: DataTableProps) {
  return (
    <div className={[isSmall ? styles.small : styles.frame, className].filter(Boolean).join(" ")}>
      <table className="num" aria-labelledby={labelledBy}>
        {columns && (
          <thead>
            <tr>
              {columns.map(
                (column, at) =>
                  // biome-ignore lint/suspicious/noArrayIndexKey: columns stay where they are.
                  column && <Head key={at} {...(typeof column === "string" ? { label: column } : column)} />,
              )}
            </tr>
          </thead>
        )}
        {children}
      </table>
    </div>
  );
}

function Head({ label, isFigure, isHidden }: Exclude<Column, string | false>) {
  return (
    <th scope="col" data-figure={isFigure || undefined}>
      {isHidden ? <span className="hidden-text">{label}</span> : label}
    </th>
  );
}
