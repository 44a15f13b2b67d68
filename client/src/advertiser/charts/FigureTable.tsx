import { DataTable } from "../../ui/DataTable";
import styles from "./Charts.module.css";

export interface FigureTableProps {
  caption: string;
  /** The heads of the columns; the first is that of the names. */
  columns: readonly string[];
  rows: readonly { name: string; figures: readonly string[] }[];
}

/** The figures behind the bars of a chart. */
export function FigureTable({ caption, columns, rows }: FigureTableProps) {
  return (
    // A long table scrolls in its place, so it can be reached by the keyboard.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: see above
    <section className={styles.table} aria-label={caption} tabIndex={0}>
      <DataTable isSmall>
        <caption className="hidden-text">{caption}</caption>
        <thead>
          <tr>
            {columns.map((column, at) => (
              <th key={column} scope="col" data-figure={at > 0 || undefined}>
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, figures }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {figures.map((figure, at) => (
                <td key={columns[at + 1]} data-figure>
                  {figure}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </DataTable>
    </section>
  );
}
