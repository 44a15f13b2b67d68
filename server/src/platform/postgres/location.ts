import { createHash } from "node:crypto";
import fs from "node:fs";
import path from "node:path";
import { USE_YOUR_OWN } from "./error-code";
import { canEnter, type Identity } from "./unprivileged";

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
export async function prepareFolder(wanted: string, identity: Identity | null): Promise<string> {
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
