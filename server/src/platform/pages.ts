import type { EntityManager } from "typeorm";
import { oneValue } from "./database";
import { invalid } from "./problems";

/** The most entries that one page of any list can have. */
export const PAGE_LIMIT = 100;

export const LIST_ORDERS = ["NEWEST_FIRST", "OLDEST_FIRST"] as const;
/** Which way a list goes by the time of its entries. */
export type ListOrder = (typeof LIST_ORDERS)[number];

/** The same in the words of a statement; the list's own way unless one was asked for. */
export const directionOf = (asked: ListOrder | null | undefined, own: "asc" | "desc" = "desc"): "asc" | "desc" =>
  asked ? (asked === "OLDEST_FIRST" ? "asc" : "desc") : own;

/** Where a page begins: after the entry with this time and id, in a list sorted by time and id. */
export interface Cursor {
  at: Date;
  id: string;
  /** What a list is sorted by before the time, from 0 to 999; missing where the time comes first. */
  rank?: number;
}

/** One page of a list, as every connection of the API has it. */
export interface Page<Node, Count extends TotalCount = TotalCount> {
  nodes: Node[];
  /** The same entries, each with its place. */
  edges: { cursor: string; node: Node }[];
  pageInfo: { hasNextPage: boolean; hasPreviousPage: boolean; startCursor: string | null; endCursor: string | null };
  totalCount: Count;
}

/** How many entries a whole list has. What has to be counted apart is counted when it is asked for: graphql calls it. */
export type TotalCount = number | (() => Promise<number>);

/** Counts by a statement that gives one number, once somebody asks how many there are. */
export function countLater(
  source: Pick<EntityManager, "query">,
  sql: string,
  parameters: readonly unknown[] = [],
): () => Promise<number> {
  const values = [...parameters]; // as they are now
  return () => oneValue(source, sql, values);
}

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** Before every id. */
export const FIRST_ID = "00000000-0000-0000-0000-000000000000";

/** True for the form that our ids have; anything else cannot be the id of anything. */
export const isId = (text: string): boolean => UUID.test(text);

/** The opaque text of a cursor. */
export function encodeCursor({ at, id, rank }: Cursor): string {
  const text = `${at.getTime()} ${id}`;
  return Buffer.from(rank === undefined ? text : `${text} ${rank}`).toString("base64url");
}

/** What the ids of a list look like: most tables have UUIDs, ledgers have numbers. */
const ID_FORMS = { uuid: UUID, number: /^[0-9]{1,18}$/ };
const RANK = /^[0-9]{1,3}$/;

/**
 * Checks the arguments of a list.
 * @throws BAD_USER_INPUT on `first` (1 to 100) or `after`.
 */
export function readPageArguments(
  first: number,
  after?: string | null,
  ids: keyof typeof ID_FORMS = "uuid",
): { first: number; cursor?: Cursor } {
  if (!Number.isInteger(first) || first < 1 || first > PAGE_LIMIT) {
    throw invalid("first", `Choose 1 to ${PAGE_LIMIT} entries.`);
  }
  return { first, cursor: after == null ? undefined : decodeCursor("after", after, ID_FORMS[ids]) };
}

/** Reads the place before which a page ends. @throws BAD_USER_INPUT on `before`. */
export function readBefore(before?: string | null, ids: keyof typeof ID_FORMS = "uuid"): Cursor | undefined {
  return before == null ? undefined : decodeCursor("before", before, ID_FORMS[ids]);
}

function decodeCursor(field: "after" | "before", text: string, form: RegExp): Cursor {
  const [time, id, rank] = Buffer.from(text, "base64url").toString("utf8").split(" ");
  const at = new Date(Number(time));
  if (!id || !form.test(id) || Number.isNaN(at.getTime()) || (rank !== undefined && !RANK.test(rank))) {
    throw invalid(field, "This cursor is not valid.");
  }
  return rank === undefined ? { at, id } : { at, id, rank: Number(rank) };
}

/** Which page of how many begins after `before` entries. Pages are counted from 1; an empty list has one. */
export function pageNumbers(before: number, total: number, size: number): { pageNumber: number; pageCount: number } {
  const pageCount = Math.max(1, Math.ceil(total / size));
  return { pageNumber: Math.min(pageCount, Math.ceil(before / size) + 1), pageCount };
}

/** A page of a list that says 'Page 2 of 9'. */
export interface NumberedPage<Node> extends Page<Node> {
  pageInfo: Page<Node>["pageInfo"] & { pageNumber: number; pageCount: number };
}

/** Makes such a page of the entries that it shows. @param before how many come before them. @param first how many a page has. */
export function toNumberedPage<Row>(
  nodes: Row[],
  { first, before, totalCount }: { first: number; before: number; totalCount: number },
  cursorOf: (row: Row) => Cursor,
): NumberedPage<Row> {
  const pageInfo = {
    hasNextPage: before + nodes.length < totalCount,
    hasPreviousPage: before > 0,
    ...pageNumbers(before, totalCount, first),
  };
  return pageWith(nodes, pageInfo, totalCount, (row) => encodeCursor(cursorOf(row)));
}

/**
 * Makes a page from `first + 1` rows at most, which tells whether there is more; a cursor tells that there was a page before. A page that
 * is the whole list needs no counting.
 */
export function toPage<Row, Count extends TotalCount>(
  rows: Row[],
  { first, cursor }: { first: number; cursor?: Cursor },
  totalCount: Count,
  cursorOf: (row: Row) => Cursor,
): Page<Row, Count | number> {
  const pageInfo = { hasNextPage: rows.length > first, hasPreviousPage: cursor !== undefined };
  const count = pageInfo.hasNextPage || pageInfo.hasPreviousPage ? totalCount : rows.length;
  return pageWith<Row, Count | number, typeof pageInfo>(rows.slice(0, first), pageInfo, count, (row) =>
    encodeCursor(cursorOf(row)),
  );
}

/** Makes such a page of a whole list that was read anyway, a few hundred entries at most. @param order of time and id. */
export function toPageOf<Row>(
  rows: Row[],
  page: { first: number; cursor?: Cursor },
  cursorOf: (row: Row) => Cursor,
  order: "asc" | "desc",
): Page<Row, number> {
  const { first, cursor } = page;
  const sign = order === "asc" ? 1 : -1;
  const compare = (a: Cursor, b: Cursor) =>
    sign * (+a.at - +b.at) || sign * a.id.localeCompare(b.id.toLowerCase(), "en");
  const sorted = [...rows].sort((a, b) => compare(cursorOf(a), cursorOf(b)));
  const rest = cursor ? sorted.filter((row) => compare(cursorOf(row), cursor) > 0) : sorted;
  return toPage(rest.slice(0, first + 1), page, rows.length, cursorOf);
}

/** A page of these entries, with the text of each one's cursor. */
export function pageWith<
  Row,
  Count extends TotalCount,
  Info extends { hasNextPage: boolean; hasPreviousPage: boolean },
>(nodes: Row[], ways: Info, totalCount: Count, cursorOf: (row: Row) => string) {
  const cursorAt = (at: number) => (nodes.length > 0 ? cursorOf(nodes.at(at) as Row) : null);
  // Most pages are asked for neither, and their texts take as long as all the rest.
  return {
    nodes,
    get edges() {
      return nodes.map((node) => ({ cursor: cursorOf(node), node }));
    },
    get pageInfo() {
      return { ...ways, startCursor: cursorAt(0), endCursor: cursorAt(-1) };
    },
    totalCount,
  };
}

/** The same page with each entry as something else, or with less in it: never the nodes alone, since the edges have them too. */
export function mapPage<Row, Node, Ways, Count extends TotalCount>(
  { edges, pageInfo, totalCount }: Omit<Page<Row, Count>, "pageInfo"> & { pageInfo: Ways },
  of: (row: Row) => Node,
) {
  const mapped = edges.map(({ cursor, node }) => ({ cursor, node: of(node) }));
  return { nodes: mapped.map(({ node }) => node), edges: mapped, pageInfo, totalCount };
}
