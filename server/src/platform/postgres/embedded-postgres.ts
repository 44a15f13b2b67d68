import { findBinaries } from "./binaries";
import { type Cluster, openCluster } from "./cluster";
import { asSuperuser, HOST, type Lease, takeLease } from "./connection";
import { ensureDatabase } from "./databases";
import { prepareFolder } from "./location";
import { bringUp, type RunningServer, shutDown } from "./postmaster";
import { type LoginKey, loginName } from "./role-names";
import { ensureRoles } from "./roles";
import { withStartLock } from "./start-lock";
import { unprivilegedIdentity } from "./unprivileged";
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
