import { randomUUID } from "node:crypto";
import { PassThrough } from "node:stream";
import type { PoolClient } from "pg";
import type { DataSource, EntityManager } from "typeorm";
import { audit } from "../../../platform/audit";
import type { Clock } from "../../../platform/clock";
import { CONNECTION_NAMES, oneValue, whileNobodyMigrates } from "../../../platform/database";
import type { FileStorage } from "../../../platform/storage.gateway";
import { FILLED_BY_START, LEFT_OUT, notEmpty, otherVersion, SENTENCES } from "./backup.rules";
import { type BackupHeader, readBackup, readHeader, type SectionHead } from "./backup-format";
import { BackupRefusal } from "./backup-key";
import { quoted, readTables, readVersion } from "./backup-tables";
import { CopyIn } from "./copy";
import { closeForLoading, makePartitions, openAgain, restartSequences } from "./restore-schema";

export interface Restored {
  backupId: string;
  /** The moment that the database shows now. */
  madeAt: Date;
  tables: number;
  rows: number;
  /** Files that were put into the storage, and those that were there. */
  files: number;
  /** Files that the backup lacks. */
  missingFiles: number;
}

interface RestorePlatform {
  /** The owner's connection, without limits of time. */
  owner: DataSource;
  storage: FileStorage;
  clock: Clock;
  /** BACKUP_KEY. */
  key?: string;
}

/**
 * Restores a backup into an empty database of the same version. The file is read twice: first to see that all of it is sound. The
 * database changes in one transaction; files that were put into the storage are taken out again when it fails.
 * @throws BackupRefusal with a sentence for people. Then everything is as before.
 */
export async function restoreBackup(
  platform: RestorePlatform,
  file: string,
  onProgress: (message: string) => void = () => undefined,
): Promise<Restored> {
  const { header } = await readHeader(file);
  onProgress("Checking the file.");
  const broken = await brokenFiles(file, platform.key);
  const runner = platform.owner.createQueryRunner();
  const placed: string[] = [];
  const client: PoolClient = await runner.connect();
  let loader: Loader | undefined;
  let isDone = false;
  try {
    await runner.startTransaction();
    await refuseUnlessFit(client, header);
    const tables = await loadedTables(client);
    const closed = await closeForLoading(client, [...tables.keys()]);
    loader = new Loader(client, platform.storage, tables, broken, placed, onProgress);
    for await (const part of readBackup(file, platform.key)) {
      if (part.part === "head") await loader.begin(part.head);
      else if (part.part === "piece") await loader.take(part.bytes);
      else if (part.part === "section-end") await loader.end(part.end.rows);
    }
    onProgress("Checking how rows belong together.");
    await openAgain(client, closed);
    await restartSequences(client, loader.sequences);
    // Who worked on a job when the backup was made does so no longer.
    await client.query(
      `update graphile_worker._private_jobs set locked_at = null, locked_by = null where locked_at is not null;
       update graphile_worker._private_job_queues set locked_at = null, locked_by = null where locked_at is not null`,
    );
    await noteRestoration(runner.manager, platform.clock, header);
    await runner.commitTransaction();
    isDone = true;
    const { rows, files } = loader;
    const madeAt = new Date(header.madeAt);
    return { backupId: header.backupId, madeAt, tables: tables.size, rows, files, missingFiles: broken.size };
  } finally {
    if (!isDone) {
      await loader?.stop();
      // The connection may be in the middle of a COPY, so it is ended, and the transaction with it.
      for (const key of placed) await platform.storage.remove(key).catch(() => undefined);
      await endConnection(client);
    }
    await runner.release().catch(() => undefined);
  }
}

/**
 * To be asked before tables are made or brought up to date, which nobody wants of a database in use.
 * @throws BackupRefusal when somebody has an account.
 */
export async function refuseInUse(owner: DataSource): Promise<void> {
  const made = await oneValue(owner, "select to_regclass('public.users')");
  if (made && (await oneValue(owner, "select 1 from users limit 1"))) throw new BackupRefusal(notEmpty("public.users"));
}

/** @throws BackupRefusal while a server of the product is connected to the database. */
export async function refuseRunning(owner: DataSource): Promise<void> {
  const { product, announcements } = CONNECTION_NAMES;
  const sql =
    "select 1 from pg_stat_activity where datname = current_database() and application_name = any($1) limit 1";
  if (await oneValue(owner, sql, [[product, announcements]])) throw new BackupRefusal(SENTENCES.serverRuns);
}

/**
 * Does something while no server runs on the database; one that starts meanwhile waits before it looks at the tables.
 * @param owner a source that is not called as a server's.
 * @throws BackupRefusal while one runs.
 */
export const withoutServers = <Result>(owner: DataSource, act: () => Promise<Result>): Promise<Result> =>
  whileNobodyMigrates(owner, async () => {
    await refuseRunning(owner);
    return act();
  });

/** Reads everything once. @returns keys of files that the backup lacks, or has not whole. @throws BackupRefusal. */
async function brokenFiles(file: string, key: string | undefined): Promise<Set<string>> {
  const broken = new Set<string>();
  let current = "";
  for await (const part of readBackup(file, key)) {
    if (part.part === "head") current = part.head.section === "file" ? part.head.key : "";
    if (part.part === "section-end" && part.end.lacks) broken.add(current);
  }
  return broken;
}

async function refuseUnlessFit(client: PoolClient, header: BackupHeader): Promise<void> {
  const own = await readVersion(client);
  const theirs = new Set(header.migrations);
  const ours = new Set(own.migrations);
  const unknown = header.migrations.find((name) => !ours.has(name));
  if (unknown) throw new BackupRefusal(otherVersion(String(unknown), false));
  const lacking = own.migrations.find((name) => !theirs.has(name));
  if (lacking) throw new BackupRefusal(otherVersion(lacking, true));
  if (own.queueVersion !== header.queueVersion) {
    throw new BackupRefusal(otherVersion("a table of the job queue", header.queueVersion < own.queueVersion));
  }
  for (const { name } of await readTables(client)) {
    if (FILLED_BY_START.has(name)) continue;
    const { rows } = await client.query<{ filled: boolean }>(`select exists (select from ${quoted(name)}) as filled`);
    if (rows[0]?.filled) throw new BackupRefusal(notEmpty(name));
  }
}

/** The tables that are loaded, with their columns. */
async function loadedTables(client: PoolClient): Promise<Map<string, string[]>> {
  const tables = await readTables(client);
  return new Map(tables.filter(({ name }) => !LEFT_OUT.has(name)).map(({ name, columns }) => [name, columns]));
}

/** Puts one section after the other where it belongs. */
class Loader {
  rows = 0;
  files = 0;
  sequences: { name: string; value: string | null }[] = [];
  private readonly seen = new Set<string>();
  private copy: CopyIn | undefined;
  private file: { stream: PassThrough; stored: Promise<void> } | undefined;

  constructor(
    private readonly client: PoolClient,
    private readonly storage: FileStorage,
    private readonly tables: ReadonlyMap<string, string[]>,
    private readonly broken: ReadonlySet<string>,
    private readonly placed: string[],
    private readonly onProgress: (message: string) => void,
  ) {}

  async begin(head: SectionHead): Promise<void> {
    if (head.section === "partitions") await makePartitions(this.client, head.partitions);
    else if (head.section === "sequences") this.sequences = head.sequences;
    else if (head.section === "file") await this.beginFile(head.key, head.bytes);
    else await this.beginTable(head.table, head.columns);
  }

  async take(bytes: Buffer): Promise<void> {
    await this.copy?.write(bytes);
    if (this.file && !this.file.stream.write(bytes)) {
      const { stream, stored } = this.file;
      await Promise.race([new Promise((resolve) => stream.once("drain", resolve)), stored]);
    }
  }

  async end(rows: number): Promise<void> {
    if (this.copy) {
      const stored = await this.copy.end();
      if (stored !== rows) throw new BackupRefusal(SENTENCES.damaged);
      this.rows += stored;
      this.copy = undefined;
    }
    if (this.file) {
      this.file.stream.end();
      await this.file.stored;
      this.file = undefined;
    }
  }

  /** Ends what is under way; nothing of it is kept. */
  async stop(): Promise<void> {
    this.file?.stream.destroy(new Error("stopped"));
    await this.file?.stored.catch(() => undefined);
  }

  private async beginTable(table: string, columns: string[]): Promise<void> {
    const own = this.tables.get(table);
    if (!own || this.seen.has(table) || own.join() !== columns.join()) throw new BackupRefusal(SENTENCES.format);
    this.seen.add(table);
    this.onProgress(`Restoring table ${this.seen.size} of ${this.tables.size}: ${table}.`);
    const list = columns.map((column) => quoted(column)).join(", ");
    this.copy = await CopyIn.begin(this.client, `copy ${quoted(table)} (${list}) from stdin`);
  }

  /** A file that the storage has stays as it is: its key was never given twice. */
  private async beginFile(key: string, bytes: number): Promise<void> {
    if (this.broken.has(key)) return;
    this.files += 1;
    if (await this.has(key)) return;
    const stream = new PassThrough();
    this.placed.push(key);
    const stored = this.storage.put(key, stream, bytes);
    stored.catch((error) => stream.destroy(error));
    stream.on("error", () => undefined); // told by what was to be stored
    this.file = { stream, stored };
  }

  private async has(key: string): Promise<boolean> {
    try {
      (await this.storage.open(key)).destroy();
      return true;
    } catch (error) {
      if ((error as { reason?: string }).reason === "missing") return false;
      throw error;
    }
  }
}

async function noteRestoration(tx: EntityManager, clock: Clock, header: BackupHeader): Promise<void> {
  await audit(tx, { clock, requestId: randomUUID() }, "backup_restored", ["backup", header.backupId], {
    actorId: null,
    details: { madeAt: header.madeAt },
  });
}

/** Ends a connection at once; Postgres takes back what it began. */
function endConnection(client: PoolClient): Promise<void> {
  const { stream } = (client as unknown as { connection: { stream: { destroy(): void; closed: boolean } } }).connection;
  return new Promise((resolve) => {
    client.on("error", () => undefined);
    client.once("end", () => resolve());
    if (stream.closed) resolve();
    stream.destroy();
  });
}
