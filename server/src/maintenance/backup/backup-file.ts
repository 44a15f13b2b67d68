import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { mkdir, open, readdir, rename, rm } from "node:fs/promises";
import path from "node:path";
import { isUnfinishedName } from "./backup.rules";
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
  const unfinished = `${place}.part`;
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

/** Removes what processes that ended in the middle have left. Nobody may be writing. */
export async function sweepUnfinished(folder: string): Promise<void> {
  for (const name of await namesIn(folder)) {
    if (isUnfinishedName(name)) await rm(path.join(folder, name), { force: true });
  }
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
