import type { DataSource } from "typeorm";

interface Link {
  child: string;
  columns: string[];
  parent: string;
  parentColumns: string[];
}

/** Rows of one table that belong to a person, as JSON, with the columns that only point to rows elsewhere. */
export interface OwnRows {
  rows: Record<string, unknown>[];
  pointers: ReadonlySet<string>;
}

/** Foreign keys, and columns that name a person without one, as readings do. Partitions are left to their table. */
async function readLinks(db: DataSource): Promise<Link[]> {
  const keys: Link[] = await db.query(
    `select c.conrelid::regclass::text as child, c.confrelid::regclass::text as parent,
            array(select a.attname::text from unnest(c.conkey) with ordinality k (n, place)
                    join pg_attribute a on a.attrelid = c.conrelid and a.attnum = k.n order by place) as columns,
            array(select a.attname::text from unnest(c.confkey) with ordinality k (n, place)
                    join pg_attribute a on a.attrelid = c.confrelid and a.attnum = k.n order by place) as "parentColumns"
       from pg_constraint c join pg_class t on t.oid = c.conrelid
      where c.contype = 'f' and not t.relispartition and c.connamespace = 'public'::regnamespace`,
  );
  const named: { child: string; column: string }[] = await db.query(
    `select t.oid::regclass::text as child, a.attname::text as column
       from pg_class t join pg_attribute a on a.attrelid = t.oid and a.attnum > 0 and not a.attisdropped
      where t.relnamespace = 'public'::regnamespace and t.relkind in ('r', 'p') and not t.relispartition
        and a.attname ~ '(^|_)(user|patient|customer|person)_id$'`,
  );
  const isKey = ({ child, column }: { child: string; column: string }) =>
    keys.some((key) => key.child === child && key.columns.includes(column));
  return [
    ...keys,
    ...named
      .filter((one) => !isKey(one))
      .map(({ child, column }) => ({ child, columns: [column], parent: "users", parentColumns: ["id"] })),
  ];
}

/** Which rows of a table belong to the person $1: those that lead to the account, over any number of other tables. */
function belongs(table: string, links: readonly Link[], seen: readonly string[] = []): string | null {
  if (table === "users") return "id = $1";
  const ways = links
    .filter(({ child, parent }) => child === table && parent !== table && !seen.includes(parent))
    .flatMap(({ columns, parent, parentColumns }) => {
      const owner = belongs(parent, links, [...seen, table]);
      return owner ? [`(${columns}) in (select ${parentColumns} from ${parent} where ${owner})`] : [];
    });
  return ways.length > 0 ? ways.join(" or ") : null;
}

/** Every table whose rows can belong to a person, found in the catalogue of Postgres, with this person's rows. */
export async function ownRows(db: DataSource, userId: string): Promise<Map<string, OwnRows>> {
  const links = await readLinks(db);
  const found = new Map<string, OwnRows>();
  for (const table of ["users", ...new Set(links.map(({ child }) => child))].sort()) {
    const condition = belongs(table, links);
    if (condition) {
      const rows: { row: Record<string, unknown> }[] = await db.query(
        `select to_jsonb(t) as row from ${table} t where ${condition}`,
        [userId],
      );
      const pointers = new Set(links.filter(({ child }) => child === table).flatMap(({ columns }) => columns));
      found.set(table, { rows: rows.map(({ row }) => row), pointers });
    }
  }
  return found;
}

/** Shorter texts and single words are the product's own, such as a status; so are dates. */
const SHORTEST = 12;
const OF_THE_PRODUCT = /^[a-z]+(_[a-z]+)*$|^\d{4}-\d\d-\d\dt/;

/** Everything in these rows by which they could be told again: ids, texts, hashes, and what is sealed (as hex digits). */
export function tracesOf(own: ReadonlyMap<string, OwnRows>): string[] {
  const values = [...own.values()].flatMap(({ rows, pointers }) =>
    rows.flatMap((row) =>
      Object.entries(row).flatMap(([column, value]) => (pointers.has(column) ? [] : [value].flat())),
    ),
  );
  const texts = values.flatMap((value) => (typeof value === "string" ? [value.replace(/^\\x/, "").toLowerCase()] : []));
  const isTrace = (text: string) => text.length >= SHORTEST && !/["\\\n]/.test(text) && !OF_THE_PRODUCT.test(text);
  return [...new Set(texts.filter(isTrace))];
}

/** Which of these texts stand in which table: in any column of any table of any schema, in capitals or not. */
export async function findTraces(db: DataSource, texts: readonly string[]): Promise<Record<string, string[]>> {
  const tables: { name: string }[] = await db.query(
    `select format('%I.%I', n.nspname, t.relname) as name from pg_class t join pg_namespace n on n.oid = t.relnamespace
      where t.relkind in ('r', 'm') and n.nspname !~ '^(pg_|information_schema)' order by 1`,
  );
  const found: Record<string, string[]> = {};
  for (const { name } of tables) {
    const rows: { text: string }[] = await db.query(
      `with written as materialized (select lower(t::text) as text from ${name} t)
       select wanted.trace as text from unnest($1::text[]) wanted (trace)
        where exists (select 1 from written where strpos(written.text, wanted.trace) > 0) order by 1`,
      [texts.map((text) => text.toLowerCase())],
    );
    if (rows.length > 0) found[name] = rows.map(({ text }) => text);
  }
  return found;
}
