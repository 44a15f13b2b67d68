import type { PoolClient } from "pg";
import { LEFT_OUT } from "./backup.rules";

/** A table of ours; of one with partitions the whole. */
export interface BackupTable {
  /** With its schema: public.users. */
  name: string;
  /** Those that are stored: what is computed is computed again. In their order. */
  columns: string[];
  /** On the disk, partitions included. */
  bytes: number;
}

export interface Partition {
  parent: string;
  name: string;
  /** As Postgres writes it: FOR VALUES FROM ('…') TO ('…'), or DEFAULT. */
  bound: string;
}

/** The schemas of ours: all but Postgres's own. */
const OURS = "n.nspname !~ '^pg_' and n.nspname <> 'information_schema'";

/** Quotes `schema.name`. */
export const quoted = (name: string) =>
  name
    .split(".")
    .map((part) => `"${part.replaceAll('"', '""')}"`)
    .join(".");

/**
 * Every table of the product, those that no backup holds included.
 * @throws Error when one of them may not be read: a backup without it would be none.
 */
export async function readTables(client: PoolClient): Promise<BackupTable[]> {
  const { rows } = await client.query<{ name: string; columns: string[]; bytes: string; readable: boolean }>(
    `select n.nspname || '.' || c.relname as name,
            array(select a.attname::text from pg_attribute a
                   where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
                   order by a.attnum) as columns,
            case c.relkind when 'p' then (select coalesce(sum(pg_table_size(t.relid)), 0) from pg_partition_tree(c.oid) t)
                           else pg_table_size(c.oid) end as bytes,
            has_table_privilege(c.oid, 'select') as readable
       from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where ${OURS} and c.relkind in ('r', 'p') and not c.relispartition
      order by 1`,
  );
  const closed = rows.filter(({ name, readable }) => !readable && !LEFT_OUT.has(name)).map(({ name }) => name);
  if (closed.length > 0) throw new Error(`The backup may not read ${closed.join(", ")}`);
  return rows.map(({ name, columns, bytes }) => ({ name, columns, bytes: Number(bytes) }));
}

/** All partitions, outer ones first. */
export async function readPartitions(client: PoolClient): Promise<Partition[]> {
  const { rows } = await client.query<Partition>(
    `select pn.nspname || '.' || p.relname as parent, n.nspname || '.' || c.relname as name,
            pg_get_expr(c.relpartbound, c.oid) as bound
       from pg_inherits i join pg_class c on c.oid = i.inhrelid join pg_namespace n on n.oid = c.relnamespace
       join pg_class p on p.oid = i.inhparent join pg_namespace pn on pn.oid = p.relnamespace
      where ${OURS} and c.relispartition and c.relkind in ('r', 'p') order by c.oid`,
  );
  return rows;
}

/** How far each sequence has come; null when it was never asked. Postgres refuses the backup when one may not be read. */
export async function readSequences(client: PoolClient): Promise<{ name: string; value: string | null }[]> {
  const { rows } = await client.query<{ name: string; value: string | null }>(
    `select n.nspname || '.' || c.relname as name, pg_sequence_last_value(c.oid)::text as value
       from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where ${OURS} and c.relkind = 'S' and not (n.nspname || '.' || c.relname = any($1)) order by 1`,
    [[...LEFT_OUT]],
  );
  return rows;
}

/** Which version of the tables a database has. */
export async function readVersion(client: PoolClient): Promise<{ migrations: string[]; queueVersion: number }> {
  const product = await client.query<{ name: string }>("select name from schema_migrations order by id");
  const queue = await client.query<{ id: number }>("select max(id) as id from graphile_worker.migrations");
  return { migrations: product.rows.map(({ name }) => name), queueVersion: queue.rows[0]?.id ?? 0 };
}
