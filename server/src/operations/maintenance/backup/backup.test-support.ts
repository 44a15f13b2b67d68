import { createHash, randomBytes } from "node:crypto";
import { mkdtemp, readdir, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { Readable } from "node:stream";
import type { DataSource } from "typeorm";
import { cloneDatabase } from "../../../../test/test-postgres";
import { ENTITIES } from "../../../app/entities";
import { readConfig } from "../../../platform/config";
import { createDataSource, type DatabaseUrls } from "../../../platform/database";
import { createLogger } from "../../../platform/logger";
import { createStorage } from "../../../platform/storage";
import { makeBackup } from "./backup.service";
import type { BackupPlatform } from "./backup-sweep.service";
import { quoted } from "./backup-tables";
import { restoreBackup } from "./restore.service";

/** Encrypts backups. */
export const KEY = { BACKUP_KEY: "a backup key that is long enough to be taken" };

let made = 0;

export interface Place {
  urls: DatabaseUrls;
  /** As the server reads. */
  db: DataSource;
  owner: DataSource;
  folder: string;
  platform: BackupPlatform;
  /** The same with other variables of the environment. */
  with(env: Record<string, string>): BackupPlatform;
  remove(): Promise<void>;
}

/** A database and a data directory of their own, without a server. The database is empty unless it is the copy of a template. */
export async function makePlace(template?: string): Promise<Place> {
  made += 1;
  const name = `health_backup_${process.env.JEST_WORKER_ID ?? "0"}_${process.pid}_${made}`;
  const urls = await cloneDatabase(name, template);
  const folder = await mkdtemp(path.join(os.tmpdir(), "backup-"));
  const db = await createDataSource({ url: urls.app, entities: ENTITIES, poolSize: 6 }).initialize();
  const owner = await createDataSource({ url: urls.owner, poolSize: 2, isUnbounded: true }).initialize();
  const clock = { now: () => new Date() };
  const withVariables = (env: Record<string, string>): BackupPlatform => {
    const config = readConfig({ NODE_ENV: "test", DATA_DIR: folder, ...env });
    return { db, clock, config, storage: createStorage(config), log: createLogger("silent") };
  };
  return {
    ...{ urls, db, owner, folder },
    platform: withVariables({}),
    with: withVariables,
    async remove() {
      await db.destroy();
      await owner.destroy();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** What each table holds: how many rows, and a sum over all of them in an order of their own. */
export async function contentsOf(owner: DataSource): Promise<Record<string, string>> {
  const tables: { name: string }[] = await owner.query(
    `select n.nspname || '.' || c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where n.nspname in ('public', 'graphile_worker') and c.relkind in ('r', 'p') and not c.relispartition order by 1`,
  );
  const contents: Record<string, string> = {};
  for (const { name } of tables) {
    const [{ sum }] = await owner.query(
      `select count(*) || ' ' || coalesce(md5(string_agg(t::text, E'\\n' order by t::text)), '') as sum from ${quoted(name)} t`,
    );
    contents[name] = sum;
  }
  return contents;
}

export const options = () => ({
  windowId: null,
  signal: new AbortController().signal,
  onProgress: async () => undefined,
});

/** Changes one bit. @param part where, from 0 to 1. */
export const flip = (part: number) => (bytes: Buffer) => {
  const at = Math.floor(bytes.length * part);
  bytes[at] = (bytes[at] ?? 0) ^ 1;
  return bytes;
};

/** Leaves out the last bytes. */
export const cut = (number: number) => (bytes: Buffer) => bytes.subarray(0, bytes.length - number);

/** A backup of a place, with its row and where its file is. */
export async function backUp(place: Place, platform = place.platform, more: Partial<BackupOptions> = {}) {
  const result = await makeBackup(platform, { ...options(), ...more });
  const [row] = await place.db.query("select * from backups where id = $1", [result.backupId]);
  return { ...result, row, file: path.join(platform.config.backup.directory, row.file_name) };
}
type BackupOptions = Parameters<typeof makeBackup>[1];

export const restore = (place: Place, file: string, key?: string, storage = place.platform.storage) =>
  restoreBackup({ owner: place.owner, storage, clock: place.platform.clock, key }, file);

/** The names in the folder of backups. */
export const filesIn = async (place: Place) => (await readdir(path.join(place.folder, "backups"))).sort();

/** Why backups of a place were not made, the last one last. */
export const failures = async (place: Place) =>
  (await place.db.query("select error from backups where state = 'FAILED' order by made_at")).map(
    ({ error }: { error: string }) => error,
  );

/** A little of everything: somebody, and three files. */
export async function fillLittle({ db, platform }: Place): Promise<void> {
  const [{ id }] = await db.query(
    "insert into users (email, name, role, demonstration, created_at) values ('a@b.test', 'A', 'CUSTOMER', true, now()) returning id",
  );
  for (const slot of ["1", "2", "3"]) {
    const [bytes, key] = [Buffer.from(`file ${slot} `.repeat(100)), randomBytes(24).toString("hex")];
    await platform.storage.put(key, Readable.from([bytes]), bytes.length);
    await db.query(
      `insert into stored_files (purpose, subject_id, slot, file_name, content_type, bytes, sha256, storage_key, created_at, attached_at)
       values ('application_document', $1, $2, 'a.pdf', 'application/pdf', $3, $4, $5, now(), now())`,
      [id, slot, bytes.length, createHash("sha256").update(bytes).digest("hex"), key],
    );
  }
}
