import { randomUUID } from "node:crypto";
import fs from "node:fs";
import path from "node:path";
import type { Binaries } from "./binaries";
import { errorCode, USE_YOUR_OWN } from "./error-code";
import { SUPERUSER_NAME } from "./role-names";
import { type Identity, runProgram } from "./run-program";
import { createSecrets, readSecrets, type Secrets, writeSecrets } from "./secrets";
import { giveTo } from "./unprivileged";

/** A complete data directory, with what is needed to run it. */
export interface Cluster {
  dataDirectory: string;
  /** The folder around the data directory, entered by the server's user. */
  folder: string;
  binaries: Binaries;
  identity: Identity | null;
  secrets: Secrets;
  test: boolean;
}

/** Marks what belongs to an unfinished `initdb`. */
const UNFINISHED = ".init-";

/** Throws in words when the folder belongs to a user that Postgres would refuse. */
function refuseForeignOwner(dataDirectory: string, identity: Identity | null): void {
  const uid = identity?.uid ?? process.getuid?.();
  const stats = fs.statSync(dataDirectory, { throwIfNoEntry: false });
  if (!stats || uid === undefined || stats.uid === uid) return;
  throw new Error(`${dataDirectory} belongs to another user (${stats.uid}): delete it or move it. ${USE_YOUR_OWN}`);
}

/** Removes what starters left behind that were killed during `initdb`. Safe, because the caller holds the start lock. */
function removeLeftovers(dataDirectory: string): void {
  const folder = path.dirname(dataDirectory);
  const prefix = path.basename(dataDirectory) + UNFINISHED;
  for (const name of fs.readdirSync(folder)) {
    if (!name.startsWith(prefix)) continue;
    // The killed starter's own initdb may still be writing there for a moment, hence the retries.
    fs.rmSync(path.join(folder, name), { recursive: true, force: true, maxRetries: 10, retryDelay: 50 });
  }
}

/**
 * Runs initdb into a folder of its own and moves the finished cluster into place. initdb leaves a convincing looking
 * directory when it is interrupted, so a directory under the final name must mean that it got to the end.
 */
async function initialise(cluster: Omit<Cluster, "secrets">): Promise<Secrets> {
  const { binaries, dataDirectory, folder, identity, test } = cluster;
  const unfinished = dataDirectory + UNFINISHED + randomUUID();
  const passwordFile = `${unfinished}.password`;
  const secrets = createSecrets();
  fs.mkdirSync(unfinished, { mode: 0o700 });
  giveTo(identity, unfinished);
  fs.writeFileSync(passwordFile, secrets.superuser, { mode: 0o600 });
  giveTo(identity, passwordFile);
  try {
    const args = ["-D", unfinished, "-U", SUPERUSER_NAME, "-A", "scram-sha-256", `--pwfile=${passwordFile}`];
    // The C locale needs nothing from the machine and sorts by bytes, the same everywhere.
    args.push("--encoding=UTF8", "--locale=C", ...(test ? ["--no-sync"] : []));
    const result = await runProgram(binaries.program("initdb"), args, { cwd: folder, identity, readOutput: true });
    if (result.code !== 0) throw new Error(`Postgres could not create ${dataDirectory}: ${result.output}`);
    writeSecrets(unfinished, secrets, identity);
    fs.renameSync(unfinished, dataDirectory);
    return secrets;
  } catch (error) {
    if (errorCode(error) !== "ENOTEMPTY" && errorCode(error) !== "EEXIST") throw error;
    throw new Error(`${dataDirectory} is not an embedded cluster, or not a whole one: move it away. ${USE_YOUR_OWN}`);
  } finally {
    fs.rmSync(passwordFile, { force: true });
    fs.rmSync(unfinished, { recursive: true, force: true });
  }
}

/**
 * Opens the cluster in the folder, making it when it is missing. Each major version of Postgres has its own directory
 * (pg17, pg18): a newer server cannot read an older one's files, and there is no converter among the binaries, so the
 * older data stay where they are, untouched. Test clusters (pg17-test) are apart because they are written without
 * regard for power loss. The caller holds the start lock. Throws when the directory is not usable or initdb fails.
 */
export async function openCluster(
  folder: string,
  binaries: Binaries,
  identity: Identity | null,
  test: boolean,
): Promise<Cluster> {
  const dataDirectory = path.join(folder, `pg${binaries.major}${test ? "-test" : ""}`);
  const cluster = { dataDirectory, folder, binaries, identity, test };
  refuseForeignOwner(dataDirectory, identity);
  removeLeftovers(dataDirectory);
  const secrets = readSecrets(dataDirectory) ?? (await initialise(cluster));
  // A directory that somebody moved to another disk is a link, and running processes only know the real path.
  return { ...cluster, secrets, dataDirectory: fs.realpathSync(dataDirectory) };
}
