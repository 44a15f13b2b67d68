import { spawnSync } from "node:child_process";
import fs from "node:fs";
import { errorCode } from "./error-code";

/** Linux tells about processes in files, and slim images have no `ps`. */
const HAS_PROC = process.platform === "linux";

/** Reads one entry of /proc; null when the process is gone or belongs to somebody else. Throws on anything else. */
function fromProc(pid: number, read: (directory: string) => string): string | null {
  try {
    return read(`/proc/${pid}`);
  } catch (error) {
    if (["ENOENT", "ESRCH", "EACCES", "EPERM"].includes(errorCode(error) ?? "")) return null;
    throw error;
  }
}

/** State letter and start time from /proc/<pid>/stat (proc(5), fields 3 and 22); null when there is no such process. */
function stat(pid: number): { state: string; startedAt: string } | null {
  const line = fromProc(pid, (directory) => fs.readFileSync(`${directory}/stat`, "utf8"));
  if (line === null) return null;
  // The second field is the program's name in brackets and may itself hold spaces and brackets.
  const fields = line.slice(line.lastIndexOf(")") + 2).split(" ");
  return { state: fields[0] ?? "", startedAt: fields[19] ?? "" };
}

/** Whether a process with this id runs. A zombie has ended and only waits to be collected: it does not run. */
export function isRunning(pid: number): boolean {
  if (HAS_PROC) {
    const found = stat(pid);
    return found !== null && found.state !== "Z" && found.state !== "X";
  }
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return errorCode(error) === "EPERM";
  }
}

/**
 * When the process started, in clock ticks since boot: with the id it names one process for ever, although ids are
 * used again. Null where the system does not say or there is no such process.
 */
export function startTime(pid: number): string | null {
  return HAS_PROC ? (stat(pid)?.startedAt ?? null) : null;
}

/** Every Postgres process works in its data directory, the last backends of a killed server included. */
function worksIn(pid: number, dataDirectory: string): boolean {
  return (
    fromProc(pid, (directory) => fs.readlinkSync(`${directory}/cwd`)) === dataDirectory &&
    fromProc(pid, (directory) => fs.readFileSync(`${directory}/comm`, "utf8"))?.trim() === "postgres"
  );
}

/** Whether the process is the Postgres server of this data directory (a real path). When in doubt, it is. */
export function isServerOf(pid: number, dataDirectory: string): boolean {
  if (!isRunning(pid)) return false;
  if (HAS_PROC) return worksIn(pid, dataDirectory);
  if (process.platform === "win32") {
    const list = spawnSync("tasklist", ["/FI", `PID eq ${pid}`, "/NH"], { encoding: "utf8", windowsHide: true });
    return list.status !== 0 || /postgres/i.test(list.stdout);
  }
  const list = spawnSync("ps", ["-o", "stat=,command=", "-p", String(pid)], { encoding: "utf8" });
  if (list.error) return true;
  return !/^\s*Z/.test(list.stdout) && list.stdout.includes("postgres") && list.stdout.includes(dataDirectory);
}

/** Whether any Postgres process still works in the data directory. Only Linux can tell; elsewhere false. */
export function isInUse(dataDirectory: string): boolean {
  if (!HAS_PROC) return false;
  return fs.readdirSync("/proc").some((name) => /^\d+$/.test(name) && worksIn(Number(name), dataDirectory));
}
