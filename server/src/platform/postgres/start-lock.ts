import { randomUUID } from "node:crypto";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { errorCode, USE_YOUR_OWN } from "./error-code";
import { isRunning, startTime } from "./processes";

const LOCK_NAME = "start.lock";
const RETRY_MS = 50;
const HEARTBEAT_MS = 3_000;

/** After so long without a heartbeat the holder is taken for dead where its process cannot be looked up. */
const SILENT_MS = 20_000;

interface Holder {
  token: string;
  host: string;
  pid: number;
  startedAt: string | null;
}

function isSilent(file: string): boolean {
  const stats = fs.statSync(file, { throwIfNoEntry: false });
  return stats !== undefined && Date.now() - stats.mtimeMs > SILENT_MS;
}

function readHolder(lock: string): Holder | null {
  try {
    return JSON.parse(fs.readFileSync(lock, "utf8")) as Holder;
  } catch {
    return null; // gone, or its writer was killed before the first line was out
  }
}

/** Whether the lock was left behind by a process that is no more. */
function isStale(lock: string): boolean {
  const holder = readHolder(lock);
  // Another container on the same volume has other process numbers: only its heartbeat says anything.
  if (!holder || holder.host !== os.hostname()) return isSilent(lock);
  if (!isRunning(holder.pid)) return true;
  return holder.startedAt === null ? isSilent(lock) : holder.startedAt !== startTime(holder.pid);
}

/** Creates the file, or returns false when it is there already. */
function createExclusively(file: string, content: string): boolean {
  try {
    fs.writeFileSync(file, content, { flag: "wx" });
    return true;
  } catch (error) {
    const code = errorCode(error) ?? "";
    if (code === "EEXIST") return false;
    if (!["EACCES", "EPERM", "EROFS"].includes(code)) throw error;
    throw new Error(`${path.dirname(file)} cannot be written to (${code}). ${USE_YOUR_OWN}`);
  }
}

/**
 * Removes a stale lock. Of two waiters that both found it stale, the slower would remove the quicker one's new lock:
 * so only one may look and remove at a time, and it looks again once it is alone.
 */
function removeIfStale(lock: string): void {
  const guard = `${lock}.removing`;
  if (!createExclusively(guard, "")) {
    if (isSilent(guard)) fs.rmSync(guard, { force: true });
    return;
  }
  try {
    if (isStale(lock)) fs.rmSync(lock, { force: true });
  } finally {
    fs.rmSync(guard, { force: true });
  }
}

async function acquire(lock: string, holder: Holder, deadline: number): Promise<void> {
  const content = JSON.stringify(holder);
  while (!createExclusively(lock, content)) {
    if (isStale(lock)) removeIfStale(lock);
    else if (Date.now() > deadline) throw new Error(`Another process is still starting Postgres (see ${lock}).`);
    else await sleep(RETRY_MS);
  }
}

/**
 * Does the work while no other process is starting or stopping the server in this folder. `deadline` is a time in
 * milliseconds since 1970; throws when the lock was not free by then. A lock whose holder was killed is taken over.
 */
export async function withStartLock<T>(folder: string, deadline: number, work: () => Promise<T>): Promise<T> {
  const lock = path.join(folder, LOCK_NAME);
  const holder = { token: randomUUID(), host: os.hostname(), pid: process.pid, startedAt: startTime(process.pid) };
  await acquire(lock, holder, deadline);
  const heartbeat = setInterval(() => {
    const now = new Date();
    fs.utimes(lock, now, now, () => undefined); // a vanished lock is noticed at the end, not here
  }, HEARTBEAT_MS);
  heartbeat.unref();
  try {
    return await work();
  } finally {
    clearInterval(heartbeat);
    if (readHolder(lock)?.token === holder.token) fs.rmSync(lock, { force: true });
  }
}
