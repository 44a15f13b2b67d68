import type { EntityManager } from "typeorm";
import { changedRows } from "./database";
import { type RowSource, readEntities, tableOf } from "./entity-rows";
import { countLater, directionOf, isId, type ListOrder, type Page, readPageArguments, toPage } from "./pages";
import { invalid, notFound } from "./problems";

/** What is asked of a list: how many entries, after which, and which way it goes. */
export interface PageAsked {
  first: number;
  after?: string | null;
  orderBy?: ListOrder | null;
}

type DateOf<Node> = { [Key in keyof Node]: Node[Key] extends Date | null ? Key : never }[keyof Node];

/** Rows of an entity, with what is read beside their columns; or of a statement, whatever it joins. */
type Rows =
  | { entity: new () => object; more?: Readonly<Record<string, string>>; select?: undefined; from?: undefined }
  /** `select … from …`, and what is counted: the table under the same name, with the joins that `where` needs. */
  | { select: string; from: string; entity?: undefined; more?: undefined };

/** A list in a statement's words, as far as lists differ, and which page of it. */
type List<Row, Node> = PageAsked &
  Rows & {
    where?: string;
    /** Of `where`, from `$1`. */
    parameters?: readonly unknown[];
    /** The columns by which it is sorted: a time and the id, or an id that grows with the time. */
    by: readonly [time: string, id: string] | readonly [id: string];
    order?: "asc" | "desc";
    /** What the ids look like; UUIDs when left out. */
    ids?: "number";
    /** Which property of an entry is its time, for its cursor. */
    at: DateOf<Node>;
    /** What is shown of a row; the row itself when left out. */
    view?: (row: Row) => Node;
  };

/**
 * One page of a list, the newest first unless it says otherwise, in one statement; its entries are counted when somebody asks.
 * @throws BAD_USER_INPUT on `first` or `after`.
 */
export async function readList<Node extends { id: string }, Row = Node>(
  source: RowSource,
  { first, after, orderBy, where = "true", parameters = [], by, ids, order: own, at, view, ...read }: List<Row, Node>,
): Promise<Page<Node>> {
  const order = directionOf(orderBy, own);
  const page = readPageArguments(first, after, ids);
  const values = [...parameters];
  const next = (value: unknown) => `$${values.push(value)}`;
  const begin = page.cursor && [page.cursor.at, page.cursor.id].slice(-by.length).map(next);
  const rest = begin ? `and (${by.join()}) ${order === "desc" ? "<" : ">"} (${begin.join()})` : "";
  const sorted = by.map((column) => `${column} ${order}`).join();
  const tail = `where ${where} ${rest} order by ${sorted} limit ${next(page.first + 1)}`;
  const rows: unknown[] = read.entity
    ? await readEntities(source, read.entity, tail, values, { more: read.more })
    : await source.query(`${read.select} ${tail}`, values);
  const from = read.entity ? tableOf(source, read.entity) : read.from;
  const count = countLater(source, `select count(*)::int from ${from} where ${where}`, parameters);
  const nodes = (view ? (rows as Row[]).map(view) : rows) as Node[];
  return toPage(nodes, page, count, (node) => ({ at: node[at] as Date, id: node.id }));
}

/** What a list is narrowed by: what columns are equal to, unless nothing was asked of them, and conditions in full. */
export function narrowedBy(
  columns: Readonly<Record<string, unknown>>,
  ...conditions: (string | null | undefined)[]
): { where: string; parameters: unknown[] } {
  const asked = Object.entries(columns).filter(([, value]) => value != null);
  const equal = asked.map(([column], at) => `${column} = $${at + 1}`);
  const where = [...equal, ...conditions.filter(Boolean)].join(" and ") || "true";
  return { where, parameters: asked.map(([, value]) => value) };
}

/** The one row that a statement finds by this id, its `$1`, and what else it needs; null when none, or when it cannot be an id. */
export async function findRow<Row>(
  source: Pick<EntityManager, "query">,
  sql: string,
  id: string,
  ...parameters: readonly unknown[]
): Promise<Row | null> {
  const [row]: Row[] = isId(id) ? await source.query(sql, [id, ...parameters]) : [];
  return row ?? null;
}

/** The same where there has to be one. @throws NOT_FOUND, word for word the same for what never was and for what cannot be an id. */
export async function readRow<Row>(...asked: Parameters<typeof findRow>): Promise<Row> {
  const row = await findRow<Row>(...asked);
  if (!row) throw notFound();
  return row;
}

/** The same for an `update … returning` or a `delete … returning`. @throws NOT_FOUND. */
export async function changeRow<Row>(
  source: Pick<EntityManager, "query">,
  sql: string,
  id: string,
  ...parameters: readonly unknown[]
): Promise<Row> {
  const [row] = isId(id) ? await changedRows<Row>(source, sql, [id, ...parameters]) : [];
  if (!row) throw notFound();
  return row;
}

/** What somebody looks for in a list, in small letters; empty when nothing. @throws BAD_USER_INPUT on `search` with this message. */
export function readSearch(search: string | null | undefined, most: number, tooLong: string): string {
  const sought = (search ?? "").normalize("NFC").trim().toLowerCase();
  if (sought.length > most) throw invalid("search", tooLong);
  return sought;
}

/** The pattern of `like` for texts that contain these words as they stand. */
export const containing = (words: string): string => `%${words.replace(/[\\%_]/g, "\\$&")}%`;
