import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { mkdir, open, readdir, rename, rm, stat, unlink } from "node:fs/promises";
import path from "node:path";
import { isUnfinishedName, UNFINISHED } from "./backup.rules";
import type { BackupSink } from "./backup-format";

/** A file that is being written. */
export interface BackupFile extends BackupSink {
  /** Keeps it: it stands under its name when this resolves, also after a power cut. */
  finish(): Promise<void>;
  /** Leaves nothing of it. */
  discard(): Promise<void>;
}

export type OpenBackupFile = (folder: string, name: string) => Promise<BackupFile>;

/** A new file for the product's own user, called `.part` until all of it is there. */
export const openBackupFile: OpenBackupFile = async (folder, name) => {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const place = path.join(folder, name);
  const unfinished = `${place}${UNFINISHED}`;
  const handle = await open(unfinished, "wx", 0o600);
  return {
    write: (bytes) => handle.writeFile(bytes),
    async finish() {
      await handle.sync();
      await handle.close();
      await rename(unfinished, place);
      await syncFolder(folder);
    },
    async discard() {
      await handle.close().catch(() => undefined);
      await rm(unfinished, { force: true });
    },
  };
};

/** A new name survives a power cut only when its folder has been written out too. Windows has no word for that. */
async function syncFolder(folder: string): Promise<void> {
  if (process.platform === "win32") return;
  const handle = await open(folder, "r");
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/**
 * Removes a backup's file, whole or unfinished.
 * @returns the names of what was there.
 */
export async function removeBackup(folder: string, name: string): Promise<string[]> {
  const removed: string[] = [];
  for (const one of [name, `${name}${UNFINISHED}`]) {
    const wasThere = await unlink(path.join(folder, one)).then(
      () => true,
      (error: NodeJS.ErrnoException) => {
        if (error.code === "ENOENT") return false;
        throw error;
      },
    );
    if (wasThere) removed.push(one);
  }
  return removed;
}

/** The unfinished files to which nobody has written since. None of them can ever be restored. */
export async function forsakenIn(folder: string, since: Date): Promise<string[]> {
  const forsaken: string[] = [];
  for (const name of (await namesIn(folder)).filter(isUnfinishedName)) {
    const { mtime } = await stat(path.join(folder, name)).catch(() => ({ mtime: null }));
    if (mtime && mtime < since) forsaken.push(name);
  }
  return forsaken;
}

/** The names in a folder; none when it is not there. */
export async function namesIn(folder: string): Promise<string[]> {
  return readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return [];
    throw error;
  });
}

/** SHA-256 of a file, in hex; null when there is none. */
export async function sumOf(file: string): Promise<string | null> {
  const hash = createHash("sha256");
  try {
    for await (const piece of createReadStream(file)) hash.update(piece as Buffer);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return null;
    throw error;
  }
  return hash.digest("hex");
}
