import type { Pool } from "pg";
import { DataSource, DefaultNamingStrategy, type EntityManager, type EntitySchema, type MixedList } from "typeorm";
import { PreparingClient } from "./postgres/preparing-client";
import { ROLE_NAMES } from "./postgres/role-names";
import { AtCommit } from "./realtime/announcements";

type EntityList = MixedList<string | (new () => object) | EntitySchema>;

/** Connection strings of the three database roles (docs/architecture.md, "Data"). */
export interface DatabaseUrls {
  /** Owns the tables and runs the migrations. */
  owner: string;
  /** The running product: reads and writes, owns nothing. */
  app: string;
  /** Advertising: has no right on any health table. */
  ads: string;
}

/** What connections are called, for whoever looks at them in the database. A server that runs has at least one of the first two. */
export const CONNECTION_NAMES = { product: "health", announcements: "health-bus", restore: "health-restore" } as const;

interface SourceOptions {
  url: string;
  /** One of `CONNECTION_NAMES`; the product's when left out. */
  name?: string;
  entities?: EntityList;
  migrations?: MixedList<string | (new () => object)>;
  poolSize?: number;
  /** Where one login serves all three purposes, each connection steps down to this role. */
  role?: string;
  /**
   * Plans named statements for each execution. A plan that is kept would have been made at midnight for an empty partition,
   * and may be a bad one for what has filled up since (docs/performance.md).
   */
  planAnew?: boolean;
  /** For what may take as long as it takes, such as migrations of large tables. */
  isUnbounded?: boolean;
}

/** A column is named after its property: `openedAt` is `opened_at`. */
class SnakeNames extends DefaultNamingStrategy {
  override columnName(property: string, given: string | undefined): string {
    return given ?? property.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
  }
}

/** A DataSource as every part of the product uses it: no `synchronize`, UTC, bounded waits. */
export function createDataSource({
  url,
  name = CONNECTION_NAMES.product,
  entities = [],
  migrations = [],
  poolSize = 10,
  role,
  planAnew,
  isUnbounded,
}: SourceOptions): DataSource {
  const settings = ["timezone=UTC", role && `role=${role}`, planAnew && "plan_cache_mode=force_custom_plan"];
  return new DataSource({
    type: "postgres",
    url,
    entities,
    migrations,
    subscribers: [AtCommit],
    namingStrategy: new SnakeNames(),
    synchronize: false,
    logging: false,
    migrationsTableName: "schema_migrations",
    migrationsTransactionMode: "each",
    connectTimeoutMS: 3_000,
    poolSize,
    extra: {
      connectionTimeoutMillis: 3_000,
      idleTimeoutMillis: 30_000,
      statement_timeout: isUnbounded ? 0 : 15_000,
      idle_in_transaction_session_timeout: isUnbounded ? 0 : 30_000,
      application_name: name,
      Client: PreparingClient,
      options: settings
        .filter(Boolean)
        .map((setting) => `-c ${setting}`)
        .join(" "),
    },
  });
}

/**
 * The role that a connection has to step down to: none when it signs in with a login of its own, which is what production
 * does; the named one when a single DATABASE_URL serves every purpose, as when trying the product on one's own Postgres.
 */
export function stepDownRole(urls: DatabaseUrls, purpose: "app" | "ads"): string | undefined {
  const shared = urls[purpose] === urls.owner;
  return shared ? ROLE_NAMES[purpose] : undefined;
}

/** The driver's own pool, for what the mapper has no word for: named statements, and libraries that want a pool. */
export function poolOf(source: DataSource): Pool {
  return (source.driver as unknown as { master: Pool }).master;
}

/** Held while tables are made or changed, by one process at a time. */
const MIGRATION_LOCK = 4242001;

/**
 * Applies the migrations that are missing, one process at a time.
 * @returns the names of those that ran now.
 */
export async function migrate(source: DataSource): Promise<string[]> {
  const ran = await whileNobodyMigrates(source, () => source.runMigrations());
  return ran.map((migration) => migration.name);
}

/** Does something while no other process makes or changes tables; one that wants to waits. */
export async function whileNobodyMigrates<Result>(source: DataSource, act: () => Promise<Result>): Promise<Result> {
  const runner = source.createQueryRunner();
  try {
    await runner.query("select pg_advisory_lock($1)", [MIGRATION_LOCK]);
    return await act();
  } finally {
    await runner.query("select pg_advisory_unlock($1)", [MIGRATION_LOCK]).catch(() => undefined);
    await runner.release();
  }
}

type Locking = Pick<EntityManager, "query">;

/** Waits until no other transaction holds this lock, and holds it to the end of its own, alone or not. A text is hashed to 64 bits. */
export async function takeLock(tx: Locking, lock: number | string, way: "" | "_shared" = ""): Promise<void> {
  const key = typeof lock === "number" ? "$1" : "hashtextextended($1, 0)";
  await tx.query(`select pg_advisory_xact_lock${way}(${key})`, [lock]);
}

/** The one value of a statement; undefined when it finds no row. */
export async function oneValue<Value>(
  source: Pick<EntityManager | DataSource, "query">,
  sql: string,
  parameters: readonly unknown[] = [],
): Promise<Value> {
  const [row = {}]: Record<string, Value>[] = await source.query(sql, [...parameters]);
  return Object.values(row)[0] as Value;
}

/** The rows of an `update … returning` or `delete … returning`, for which the mapper answers with rows and their number. */
export async function changedRows<Row>(
  source: Pick<EntityManager | DataSource, "query">,
  sql: string,
  parameters: unknown[],
): Promise<Row[]> {
  const [rows]: [Row[], number] = await source.query(sql, parameters);
  return rows;
}

/**
 * The rows of a statement, for what is read all the time: the driver is asked directly, since the mapper makes a runner for each call
 * that takes as long as the driver. In a transaction it is the transaction's connection as ever.
 */
export async function rowsOf<Row>(
  source: Pick<EntityManager | DataSource, "query">,
  sql: string,
  parameters: readonly unknown[],
): Promise<Row[]> {
  if (!(source instanceof DataSource && source.isInitialized)) return source.query(sql, [...parameters]);
  const client = await poolOf(source).connect();
  try {
    return (await client.query(sql, [...parameters])).rows as Row[];
  } finally {
    client.release();
  }
}

/** True when the error says that two rows would have had the same value. */
export function isDuplicate(error: unknown): boolean {
  return (error as { driverError?: { code?: unknown } } | null)?.driverError?.code === "23505";
}

/** True when the error says that the database is away, not that the statement was wrong. */
export function isDatabaseAway(error: unknown): boolean {
  const seen = new Set<unknown>();
  for (let current = error; current && typeof current === "object" && !seen.has(current); ) {
    seen.add(current);
    const { code, message, cause, driverError, originalError } = current as Record<string, unknown>;
    if (typeof code === "string" && AWAY_CODES.has(code)) {
      return true;
    }
    if (typeof message === "string" && AWAY_MESSAGES.test(message)) {
      return true;
    }
    current = driverError ?? originalError ?? cause;
  }
  return false;
}

const AWAY_CODES = new Set([
  "ECONNREFUSED",
  "ECONNRESET",
  "EPIPE",
  "ECONNABORTED",
  // A connection that is closing takes nothing more.
  "ERR_STREAM_DESTROYED",
  "ERR_STREAM_WRITE_AFTER_END",
  "ENOTFOUND",
  "ETIMEDOUT",
  "57P01",
  "57P02",
  "57P03",
  "08006",
  "08001",
  "08003",
  "53300",
]);
/** The driver (pg 8) has no code for these: a pool or connection that timed out, and a connection that ended under a query or before it. */
const AWAY_MESSAGES =
  /timeout (exceeded when trying to connect|expired)|Connection terminated|Client (has encountered a connection error|was closed)|Driver not Connected/;
