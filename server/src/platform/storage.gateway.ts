import { randomBytes } from "node:crypto";
import { mkdir, open, rename, rm } from "node:fs/promises";
import path from "node:path";
import type { Readable } from "node:stream";

/** Keeps the bytes of people's files. What they are, and whose, stands in the database (`stored_files`). */
export interface FileStorage {
  /**
   * Keeps a file as a whole, or nothing of it. It stands when this resolves, also after a power cut.
   * @param key one of `newStorageKey`, never used before.
   * @param bytes how many the source has to have, exactly.
   * @throws StorageFault; what the source throws when it breaks.
   */
  put(key: string, source: Readable, bytes: number): Promise<void>;
  /** @throws StorageFault `missing` when there is no such file. */
  open(key: string): Promise<Readable>;
  /** Removes the file, and what a process that ended in the middle of `put` left of it. Without either nothing happens. */
  remove(key: string): Promise<void>;
}

/** Why files could not be kept or read, in words that hold no key, path, address or credential. */
export class StorageFault extends Error {
  constructor(
    readonly reason: "missing" | "length" | "refused" | "unreachable",
    message: string,
  ) {
    super(message);
  }
}

const KEY = /^[0-9a-f]{48}$/;

/** A name for a new file that nobody can guess and that says nothing. */
export const newStorageKey = (): string => randomBytes(24).toString("hex");

/** Refuses what is not a key of ours, so that nothing from outside ever becomes part of a path. */
export function requireKey(key: string): string {
  if (!KEY.test(key)) throw new Error("This is not a key of the storage");
  return key;
}

/** Passes a source on and fails when it has other than this many bytes. */
export async function* exactly(source: AsyncIterable<Uint8Array>, bytes: number): AsyncGenerator<Uint8Array> {
  let seen = 0;
  for await (const chunk of source) {
    seen += chunk.length;
    if (seen > bytes) break;
    yield chunk;
  }
  if (seen !== bytes) throw new StorageFault("length", "A file had another length than announced");
}

/** Files in a folder that only the product's own user can read. */
export function createFolderStorage(folder: string): FileStorage {
  const placeOf = (key: string) => path.join(folder, requireKey(key).slice(0, 2), key);
  return {
    async put(key, source, bytes) {
      const place = placeOf(key);
      const directory = path.dirname(place);
      const made = await mkdir(directory, { recursive: true, mode: 0o700 });
      if (made) await syncFolder(path.dirname(directory));
      const handle = await open(unfinished(place), "wx", 0o600);
      try {
        for await (const chunk of exactly(source, bytes)) await handle.writeFile(chunk);
        await handle.sync();
        await handle.close();
        await rename(unfinished(place), place);
        await syncFolder(directory);
      } catch (error) {
        await handle.close().catch(() => undefined);
        await rm(unfinished(place), { force: true });
        throw error;
      }
    },
    async open(key) {
      const handle = await open(placeOf(key), "r").catch((error: NodeJS.ErrnoException) => {
        throw error.code === "ENOENT" ? new StorageFault("missing", "A stored file is missing") : error;
      });
      return handle.createReadStream();
    },
    async remove(key) {
      const place = placeOf(key);
      await rm(unfinished(place), { force: true });
      await rm(place, { force: true });
    },
  };
}

/** What a file is called until all of it is there. */
const unfinished = (place: string) => `${place}.part`;

/** A new name survives a power cut only when its folder has been written out too. Windows has no word for that. */
async function syncFolder(directory: string): Promise<void> {
  if (process.platform === "win32") return;
  const handle = await open(directory, "r");
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
