import DataLoader from "dataloader";
import type { DataSource } from "typeorm";

/** Fetches the values of many keys at once, in the order of the keys. */
export type BatchFetch<K, V> = (db: DataSource, keys: readonly K[]) => Promise<V[]>;

/** Rows by what they have in common, in their order. */
export function groupRows<Row, Key>(rows: readonly Row[], keyOf: (row: Row) => Key): Map<Key, Row[]> {
  const groups = new Map<Key, Row[]>();
  for (const row of rows) {
    const key = keyOf(row);
    const group = groups.get(key) ?? [];
    group.push(row);
    groups.set(key, group);
  }
  return groups;
}

/** The rows of each key, in their order, by one statement with the keys as `$1`. @param by which column of a row is its key. */
export async function rowsByKey<Row, Key extends string = string>(
  db: Pick<DataSource, "query">,
  sql: string,
  keys: readonly Key[],
  by: string,
  ...parameters: readonly unknown[]
): Promise<Row[][]> {
  const rows: Record<string, unknown>[] = await db.query(sql, [keys, ...parameters]);
  const groups = groupRows(rows, (row) => row[by]);
  return keys.map((key) => (groups.get(key) ?? []) as Row[]);
}

/** The one row of each id, by one statement with the ids as `$1`; undefined where there is none. */
export const rowById = async <Row>(
  db: Pick<DataSource, "query">,
  sql: string,
  ids: readonly string[],
  ...parameters: readonly unknown[]
): Promise<(Row | undefined)[]> => (await rowsByKey<Row>(db, sql, ids, "id", ...parameters)).map(([row]) => row);

/**
 * The loaders of one request. On a websocket they never remember: a subscription lives for hours, and a remembered first
 * answer would be given for every later event. Nor do they from the first mutation on, which changes what they would remember.
 */
export class LoaderScope {
  private readonly loaders = new Map<unknown, unknown>();

  constructor(
    private readonly db: DataSource,
    private remember: boolean,
  ) {}

  /** Reads everything anew from now on. */
  forget(): void {
    this.remember = false;
    this.loaders.clear();
  }

  get<K, V>(fetch: BatchFetch<K, V>): DataLoader<K, V> {
    const known = this.loaders.get(fetch) as DataLoader<K, V> | undefined;
    const loader =
      known ??
      new DataLoader<K, V>((keys) => fetchEach(this.db, fetch, keys), { cache: this.remember, maxBatchSize: 500 });
    this.loaders.set(fetch, loader);
    return loader;
  }
}

/** A loader that does not remember can be asked for the same twice at once. */
async function fetchEach<K, V>(db: DataSource, fetch: BatchFetch<K, V>, keys: readonly K[]): Promise<V[]> {
  const wanted = [...new Set(keys)];
  if (wanted.length === keys.length) return fetch(db, keys);
  const found = await fetch(db, wanted);
  const byKey = new Map(wanted.map((key, at) => [key, found[at] as V]));
  return keys.map((key) => byKey.get(key) as V);
}
