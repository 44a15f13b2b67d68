import { randomUUID } from "node:crypto";
import { type FileHandle, mkdir, open, unlink } from "node:fs/promises";
import path from "node:path";
import type { Config } from "../../../platform/config";
import { CSV_MAX_BYTES, FIT_MAX_BYTES } from "../device-import.rules";
import type { ArrivedFile } from "./import-runner";
import { ImportProblem } from "./parsed";
import { type FileShape, SNIFFED_BYTES, sniff } from "./sniff";

/**
 * Writes an upload to a file that only this process can reach: it is readable for its owner alone, and loses its name as soon as it
 * is open, so that the system removes it with the process, however that ends.
 * @param claimedBytes what the sender says of the length; a file that is too big is refused before it is sent.
 * @throws ImportProblem WRONG_TYPE or TOO_BIG; what the connection throws when it breaks.
 */
export async function receiveFile(
  body: AsyncIterable<Uint8Array>,
  { dataDirectory, importLimits }: Pick<Config, "dataDirectory" | "importLimits">,
  claimedBytes: number,
): Promise<ArrivedFile> {
  const handle = await openNameless(path.join(dataDirectory, "imports"));
  try {
    let beginning = Buffer.alloc(0);
    let shape: FileShape | undefined;
    let bytes = 0;
    for await (const chunk of body) {
      bytes += chunk.length;
      if (!shape) {
        beginning = Buffer.concat([beginning, chunk]);
        if (beginning.length < SNIFFED_BYTES) continue;
        shape = known(beginning);
        await handle.writeFile(beginning);
      } else {
        await handle.writeFile(chunk);
      }
      if (Math.max(bytes, claimedBytes) > mostBytes(shape, importLimits)) throw new ImportProblem("TOO_BIG");
    }
    if (!shape) {
      shape = known(beginning);
      await handle.writeFile(beginning);
    }
    return { handle, shape };
  } catch (error) {
    await handle.close();
    throw error;
  }
}

function known(beginning: Buffer): FileShape {
  const shape = sniff(beginning);
  if (!shape) throw new ImportProblem("WRONG_TYPE");
  return shape;
}

function mostBytes({ kind, isZip }: FileShape, limits: Config["importLimits"]): number {
  if (isZip) return limits.zipBytes;
  return { APPLE_HEALTH: limits.xmlBytes, FIT: FIT_MAX_BYTES, CSV: CSV_MAX_BYTES }[kind];
}

async function openNameless(folder: string): Promise<FileHandle> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const place = path.join(folder, randomUUID());
  const handle = await open(place, "wx+", 0o600);
  await unlink(place);
  return handle;
}
