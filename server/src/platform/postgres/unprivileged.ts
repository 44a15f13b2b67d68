import { spawnSync } from "node:child_process";
import fs from "node:fs";
import path from "node:path";
import { USE_YOUR_OWN } from "./error-code";
import { type Identity, runProgram } from "./run-program";

/** Ordinary users that nearly every system already has. Users are never created: the machine is not ours. */
const CANDIDATES = ["postgres", "nobody"];

/** Asks `id` rather than reading /etc/passwd, so that users from a directory service are found as well. */
function lookUp(name: string): Identity | null {
  const ask = (flag: string): number | null => {
    const result = spawnSync("id", [flag, name], { encoding: "utf8" });
    // macOS prints nobody's -2 as an unsigned number, and Node wants it signed.
    return result.status === 0 ? Number(result.stdout) | 0 : null;
  };
  const uid = ask("-u");
  const gid = ask("-g");
  return uid === null || gid === null ? null : { uid, gid };
}

/** The owner of a cluster that is already in the folder: only that user can go on using it. */
function ownerOfExistingCluster(directory: string): Identity | null {
  if (!fs.existsSync(directory)) return null;
  for (const name of fs.readdirSync(directory)) {
    if (!/^pg\d+(-test)?$/.test(name)) continue;
    const { uid, gid } = fs.lstatSync(path.join(directory, name));
    if (uid !== 0) return { uid, gid };
  }
  return null;
}

/**
 * Whom Postgres' programs must run as. Null means "as ourselves"; Postgres refuses to run as root, so root gets the
 * owner of the cluster in `directory`, or else an ordinary user of this machine. Throws when there is none.
 */
export function unprivilegedIdentity(directory: string): Identity | null {
  if (process.getuid?.() !== 0) return null;
  const existing = ownerOfExistingCluster(directory);
  if (existing) return existing;
  for (const name of CANDIDATES) {
    const identity = lookUp(name);
    if (identity) return identity;
  }
  throw new Error(
    `Postgres does not run as root, and this machine has none of the users ${CANDIDATES.join(", ")}. ${USE_YOUR_OWN}`,
  );
}

/**
 * Whether the identity can enter the folder. A folder below root's private home cannot be entered by anyone else,
 * whatever the folder's own rights are, so the shell is asked to try it.
 */
export async function canEnter(directory: string, identity: Identity | null): Promise<boolean> {
  if (!identity) return true;
  const args = ["-c", 'cd "$1"', "sh", directory];
  const result = await runProgram("/bin/sh", args, { cwd: "/", identity, readOutput: true });
  return result.code === 0;
}

/** Makes the identity the owner of a file or folder that root created for it. */
export function giveTo(identity: Identity | null, file: string): void {
  if (identity) fs.chownSync(file, identity.uid, identity.gid);
}
