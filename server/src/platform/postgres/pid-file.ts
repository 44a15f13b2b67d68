import fs from "node:fs";
import path from "node:path";
import { errorCode } from "./error-code";
import { isInUse, isRunning, isServerOf } from "./processes";

/** What postmaster.pid says; null for a line that is missing or not a number. */
export interface PidFile {
  pid: number | null;
  port: number | null;
}

function pidFilePath(dataDirectory: string): string {
  return path.join(dataDirectory, "postmaster.pid");
}

/** Reads postmaster.pid (line 1 the process, line 4 the port); null when there is no such file. */
export function readPidFile(dataDirectory: string): PidFile | null {
  try {
    const lines = fs.readFileSync(pidFilePath(dataDirectory), "utf8").split("\n");
    return { pid: Number(lines[0]) || null, port: Number(lines[3]) || null };
  } catch (error) {
    if (errorCode(error) === "ENOENT") return null;
    throw error;
  }
}

/**
 * Whether a server may be started in the data directory now; false means that one is starting, stopping or dying
 * there and the caller should look again soon. Removes a pid file that would only stop Postgres: an empty one, one
 * whose process is an uncollected zombie, and one whose number now belongs to another program. A pid file of a process
 * that is simply gone is left to Postgres, which checks the shared memory named in it as well. The caller holds the
 * start lock.
 */
export function clearTheWay(dataDirectory: string): boolean {
  const file = readPidFile(dataDirectory);
  if (file?.pid && isServerOf(file.pid, dataDirectory)) return false;
  if (isInUse(dataDirectory)) return false;
  if (file && (!file.pid || isOccupied(file.pid))) fs.rmSync(pidFilePath(dataDirectory), { force: true });
  return true;
}

/** Whether the system still knows the number, be it as a running program or as a zombie. */
function isOccupied(pid: number): boolean {
  if (isRunning(pid)) return true;
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
