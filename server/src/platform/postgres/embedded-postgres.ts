import { createHash } from "node:crypto";
import fs from "node:fs";
import path from "node:path";
import type { Client } from "pg";
import { findBinaries } from "./binaries";
import { type Cluster, openCluster } from "./cluster";
import { asSuperuser, HOST, type Lease, takeLease, takeTurns } from "./connection";
import { USE_YOUR_OWN } from "./error-code";
import { bringUp, type RunningServer, shutDown } from "./postmaster";
import { type LoginKey, loginName, ROLE_NAMES, type RoleKey } from "./role-names";
import type { Identity } from "./run-program";
import type { Secrets } from "./secrets";
import { withStartLock } from "./start-lock";
import { canEnter, unprivilegedIdentity } from "./unprivileged";
import { startWatcher, type Watcher } from "./watcher";

const DEFAULT_TIMEOUT_MS = 60_000;
const STOP_LOCK_TIMEOUT_MS = 10_000;

/** A Postgres server on this machine, taken from npm's binaries, for everyone who has not set DATABASE_URL. */
export interface EmbeddedPostgres {
  host: typeof HOST;
  port: number;
  dataDirectory: string;
  /** Whether this process started the server; otherwise it found it running. */
  owner: boolean;
  /** Connection string for one of the three roles or the bootstrap superuser. */
  url(role: LoginKey, database: string): string;
  /**
   * Creates the database when it is missing, owned by the owner role; only that role and the app and ads roles may
   * connect. Throws a RangeError for a name that is not `[a-z_][a-z0-9_]*` of at most 63 characters.
   */
  ensureDatabase(name: string): Promise<void>;
  /**
   * Stops the server unless somebody else is connected to it: the last to leave turns it off, whoever started it, so that
   * a server whose starter was killed does not run for ever. May be called more than once.
   */
  stop(): Promise<void>;
}

/** What `startEmbeddedPostgres` is told. */
export interface EmbeddedPostgresOptions {
  /** Where the data live; made when missing. Relative to the working directory. */
  directory: string;
  /** A throw-away cluster of its own: quick, and lost when the power fails. */
  test?: boolean;
  /** Whether the server is stopped also when this process ends without `stop`, be it killed, unless another one uses it. */
  watched?: boolean;
  /** How long everything together may take, in milliseconds. One minute unless told. */
  timeoutMs?: number;
  /** A folder with `bin`, `lib` and `share` to be used in place of the installed package's. */
  nativeDirectory?: string;
}

/**
 * Starts Postgres in the directory, or finds the one that already runs there: every process of this machine that names
 * the same directory shares one server. Works as root (Postgres then runs as an ordinary user), without install scripts
 * and with read-only packages. Throws with a sentence that names the way out when Postgres cannot run here.
 */
export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const { directory, test = false, watched = false, timeoutMs = DEFAULT_TIMEOUT_MS, nativeDirectory } = options;
  const deadline = Date.now() + timeoutMs;
  const identity = unprivilegedIdentity(directory);
  const folder = await prepareFolder(directory, identity);
  return withStartLock(folder, deadline, async () => {
    const binaries = await findBinaries(folder, identity, nativeDirectory);
    const cluster = await openCluster(folder, binaries, identity, test);
    const watcher = watched ? startWatcher(cluster) : null; // before there is anything to be left behind
    const server = await bringUp(cluster, deadline);
    const login = { port: server.port, password: cluster.secrets.superuser };
    await asSuperuser(login, (client) => ensureRoles(client, cluster.secrets));
    return handleOf(cluster, server, watcher && { watcher, lease: await takeLease(login) });
  });
}

function handleOf(
  cluster: Cluster,
  { port, started }: RunningServer,
  watch: { watcher: Watcher; lease: Lease } | null,
): EmbeddedPostgres {
  const { dataDirectory, folder, secrets } = cluster;
  let running = true;
  return {
    host: HOST,
    port,
    dataDirectory,
    owner: started,
    url: (role, database) =>
      `postgres://${loginName(role)}:${secrets[role]}@${HOST}:${port}/${encodeURIComponent(database)}`,
    ensureDatabase: (name) => ensureDatabase({ port, password: secrets.superuser }, name),
    stop: async () => {
      if (!running) return;
      running = false;
      await watch?.lease.giveBack();
      const stopped = await withStartLock(folder, Date.now() + STOP_LOCK_TIMEOUT_MS, () => shutDown(cluster, port));
      running = !stopped;
      if (stopped) watch?.watcher.dismiss();
    },
  };
}

/** Lower case, so that the name is the same with and without quotes; Postgres cuts longer names off silently. */
const DATABASE_NAME = /^[a-z_][a-z0-9_]{0,62}$/;

/**
 * Creates the database when it is missing and settles who may use it: the owner role owns it, the app and ads roles
 * may connect, nobody else may. (Creating things in it is the owner's alone: since Postgres 15 the public schema belongs
 * to the database's owner and gives nobody else that right.) Settling is repeated for a database that exists, since a
 * clone of a template does not inherit these rights. Throws a RangeError for a name that is not plain.
 */
async function ensureDatabase(server: { port: number; password: string }, name: string): Promise<void> {
  if (!DATABASE_NAME.test(name)) throw new RangeError(`"${name}" is not a plain database name`);
  const { owner, app, ads } = ROLE_NAMES;
  await asSuperuser(server, async (client) => {
    await takeTurns(client);
    const { rowCount } = await client.query("SELECT 1 FROM pg_database WHERE datname = $1", [name]);
    const database = `DATABASE ${client.escapeIdentifier(name)}`;
    if (rowCount === 0) await client.query(`CREATE ${database} OWNER ${owner} TEMPLATE template0`);
    await client.query(`ALTER ${database} OWNER TO ${owner}`);
    await client.query(`REVOKE ALL ON ${database} FROM PUBLIC`);
    await client.query(`GRANT CONNECT ON ${database} TO ${app}, ${ads}`);
  });
}

/** Enter but not list: enough for Postgres' user to reach its own data folder below. */
const ENTER_ONLY = 0o711;

/** Where root's fallback folder may go. /var/lib comes first, because /var/tmp is emptied by age on many systems. */
const SHARED_PLACES = ["/var/lib", "/var/tmp"];

/** Creates the folder when it is missing and returns its real path. Root's new folders are made enterable. */
function createFolder(directory: string, identity: Identity | null): string {
  const created = fs.mkdirSync(directory, { recursive: true });
  if (created !== undefined && identity) fs.chmodSync(directory, ENTER_ONLY);
  return fs.realpathSync(directory);
}

/** A folder with a foreseeable name in a shared place could have been laid there by somebody else as a trap. */
function isOursAlone(directory: string): boolean {
  const stats = fs.lstatSync(directory);
  return stats.isDirectory() && stats.uid === process.getuid?.() && (stats.mode & 0o022) === 0;
}

/**
 * Makes the folder that holds the cluster and returns its real path. That is `wanted`, except when root runs a project
 * below a folder that only root may enter: then it is a folder outside the project, always the same one for the same
 * project, and a warning says which. Throws when no folder can be used.
 */
async function prepareFolder(wanted: string, identity: Identity | null): Promise<string> {
  const folder = createFolder(path.resolve(wanted), identity);
  if (await canEnter(folder, identity)) return folder;

  const name = `embedded-postgres-${createHash("sha256").update(folder).digest("hex").slice(0, 12)}`;
  for (const place of SHARED_PLACES) {
    const candidate = path.join(place, name);
    try {
      createFolder(candidate, identity);
    } catch {
      continue; // a missing or read-only place: the next one may do
    }
    if (isOursAlone(candidate) && (await canEnter(candidate, identity))) {
      process.emitWarning(`Only root can enter ${folder}, so the embedded Postgres keeps its data in ${candidate}.`);
      return candidate;
    }
  }
  throw new Error(`Postgres does not run as root, and only root can enter ${folder}. ${USE_YOUR_OWN}`);
}

const ATTRIBUTES = "LOGIN NOSUPERUSER NOCREATEDB NOCREATEROLE NOREPLICATION NOBYPASSRLS";

/**
 * Makes the three roles of the product, or sets those that exist to what they should be: their rights and passwords
 * are the same after every start, whatever happened in between.
 */
async function ensureRoles(client: Client, secrets: Secrets): Promise<void> {
  await takeTurns(client);
  for (const key of Object.keys(ROLE_NAMES) as RoleKey[]) {
    const name = ROLE_NAMES[key];
    const { rowCount } = await client.query("SELECT 1 FROM pg_roles WHERE rolname = $1", [name]);
    const verb = rowCount === 0 ? "CREATE" : "ALTER";
    const password = client.escapeLiteral(secrets[key]);
    await client.query(`${verb} ROLE ${client.escapeIdentifier(name)} ${ATTRIBUTES} PASSWORD ${password}`);
  }
}
