import type { ReactNode, Ref } from "react";
import { DataTable, type DataTableProps } from "./DataTable";
import { ListEnd, type ListEndProps, type PagedRows } from "./ListEnd";

export interface PagedTableProps<Row> extends Omit<DataTableProps, "children">, Omit<ListEndProps, "list"> {
  list: PagedRows<Row>;
  /** One row of the table, with its key. */
  row: (entry: Row, at: number, all: readonly Row[]) => ReactNode;
  /** For who moves among the rows by keys. */
  body?: Ref<HTMLTableSectionElement>;
}

/** A list of the API as a table: its rows, what stands there while there are none, and the way to more of them. */
export function PagedTable<Row>({ list, row, body, empty, words, about, ...table }: PagedTableProps<Row>) {
  return (
    <>
      {list.nodes && list.nodes.length > 0 && (
        <DataTable {...table}>
          <tbody ref={body}>{list.nodes.map(row)}</tbody>
        </DataTable>
      )}
      <ListEnd list={list} empty={empty} words={words} about={about} />
    </>
  );
}
