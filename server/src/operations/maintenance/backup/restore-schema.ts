import type { PoolClient } from "pg";
import { ROLE_NAMES } from "../../../platform/postgres/role-names";
import { SENTENCES } from "./backup.rules";
import { BackupRefusal } from "./backup-key";
import { type Partition, quoted, readPartitions } from "./backup-tables";

/** What was taken away for the time of loading. */
export interface ClosedTables {
  names: string[];
  foreignKeys: { table: string; name: string; definition: string }[];
}

/**
 * Empties all tables and takes away what would stand in the way of loading them one after the other: references, which are made
 * again and thereby checked, and the triggers of ours, which would announce or refuse what happened long ago. All of it is part of the
 * transaction. The owner may do this; switching off the checks of references would need a superuser.
 */
export async function closeForLoading(client: PoolClient, names: string[]): Promise<ClosedTables> {
  const { rows: foreignKeys } = await client.query<ClosedTables["foreignKeys"][number]>(
    `select n.nspname || '.' || c.relname as table, k.conname as name, pg_get_constraintdef(k.oid) as definition
       from pg_constraint k join pg_class c on c.oid = k.conrelid join pg_namespace n on n.oid = c.relnamespace
      where k.contype = 'f' and k.conparentid = 0 and n.nspname || '.' || c.relname = any($1) order by k.oid`,
    [names],
  );
  for (const name of names) await client.query(`alter table ${quoted(name)} disable trigger user`);
  for (const { table, name } of foreignKeys) {
    await client.query(`alter table ${quoted(table)} drop constraint ${quoted(name)}`);
  }
  // What is left out and refers to these goes with them: sessions of nobody.
  await client.query(`truncate ${names.map(quoted).join(", ")} cascade`);
  return { names, foreignKeys };
}

/** Puts back what `closeForLoading` took away. @throws BackupRefusal when rows refer to others that are not there. */
export async function openAgain(client: PoolClient, { names, foreignKeys }: ClosedTables): Promise<void> {
  for (const { table, name, definition } of foreignKeys) {
    try {
      await client.query(`alter table ${quoted(table)} add constraint ${quoted(name)} ${definition}`);
    } catch (error) {
      if ((error as { code?: string }).code === "23503") throw new BackupRefusal(SENTENCES.damaged, { cause: error });
      throw error;
    }
  }
  for (const name of names) await client.query(`alter table ${quoted(name)} enable trigger user`);
}

const NAME = /^[a-z_][a-z0-9_]*\.[a-z_][a-z0-9_]*$/;
const BOUND = /^(DEFAULT|FOR VALUES FROM \('[^'\\]*'\) TO \('[^'\\]*'\))$/;

/** Makes the partitions that the backup has and this database has not. */
export async function makePartitions(client: PoolClient, partitions: readonly Partition[]): Promise<void> {
  const own = new Set((await readPartitions(client)).map(({ name }) => name));
  for (const { parent, name, bound } of partitions) {
    if (own.has(name)) continue;
    if (![parent, name].every((part) => NAME.test(part)) || !BOUND.test(bound)) {
      throw new BackupRefusal(SENTENCES.format);
    }
    await client.query(`create table ${quoted(name)} partition of ${quoted(parent)} ${bound}`);
    await client.query(`revoke all on ${quoted(name)} from ${ROLE_NAMES.app}`); // everybody goes through the whole table
  }
}

/** Lets every sequence go on after the last number that it gave. Unlike `setval` this is part of the transaction. */
export async function restartSequences(
  client: PoolClient,
  sequences: readonly { name: string; value: string | null }[],
): Promise<void> {
  for (const { name, value } of sequences) {
    if (value === null) continue;
    const { rows } = await client.query<{ next: string }>(
      "select ($2::bigint + seqincrement)::text as next from pg_sequence where seqrelid = $1::regclass",
      [quoted(name), value],
    );
    if (!rows[0]) throw new BackupRefusal(SENTENCES.format);
    await client.query(`alter sequence ${quoted(name)} restart with ${BigInt(rows[0].next)}`);
  }
}
