import { crc32 } from "node:zlib";
import { type Entry, fromFdPromise, type ZipFile } from "yauzl";
import { ImportProblem } from "./parsed";

/** Files in a zip. An export with many routes and electrocardiograms has a few thousand. */
const MOST_ENTRIES = 200_000;
/** How much bigger what is in the zip may be. XML of Apple Health shrinks to about a twentieth; bombs to a thousandth. */
const MOST_RATIO = 200;
/** Below this many bytes the ratio says nothing. */
const RATIO_COUNTS_FROM = 10 * 1024 * 1024;

export interface UnpackedExport {
  /** Bytes of the unpacked file. */
  size: number;
  bytes: AsyncIterable<Uint8Array>;
}

/**
 * The `export.xml` in a zip of Apple Health. It is unpacked while it is read, and counted: what the zip says of itself is not believed.
 * @param fd stays open.
 * @param mostBytes how big the unpacked file may be.
 * @throws ImportProblem NO_EXPORT_IN_ZIP, NESTED_ZIP, ENCRYPTED_ZIP, UNPACKS_TOO_BIG, TRUNCATED or BROKEN; also while reading.
 */
export async function unpackExport(fd: number, mostBytes: number): Promise<UnpackedExport> {
  const zip = await fromFdPromise(fd, { lazyEntries: true, autoClose: false }).catch((error: Error) => {
    throw new ImportProblem(/truncated/i.test(error.message) ? "TRUNCATED" : "BROKEN");
  });
  const entry = await findExport(zip);
  if (entry.uncompressedSize > mostBytes) throw new ImportProblem("UNPACKS_TOO_BIG");
  const stream = await zip.openReadStreamPromise(entry).catch(asBroken);
  return { size: entry.uncompressedSize, bytes: unpack(stream, entry, mostBytes) };
}

async function findExport(zip: ZipFile): Promise<Entry> {
  if (zip.entryCount > MOST_ENTRIES) throw new ImportProblem("BROKEN");
  let found: Entry | undefined;
  let isNested = false;
  try {
    for await (const entry of zip.eachEntry()) {
      isNested ||= /\.zip$/i.test(entry.fileName);
      if (isExport(entry.fileName) && (!found || entry.uncompressedSize > found.uncompressedSize)) found = entry;
    }
  } catch (error) {
    asBroken(error);
  }
  if (!found) throw new ImportProblem(isNested ? "NESTED_ZIP" : "NO_EXPORT_IN_ZIP");
  if (found.isEncrypted()) throw new ImportProblem("ENCRYPTED_ZIP");
  return found;
}

/** iPhones name the file in their language, so it is the largest XML of the folder that is not the clinical document. */
function isExport(name: string): boolean {
  return /^(apple_health_export\/)?[^/]+\.xml$/i.test(name) && !/_cda\.xml$/i.test(name);
}

async function* unpack(stream: AsyncIterable<Uint8Array>, entry: Entry, mostBytes: number): AsyncGenerator<Uint8Array> {
  let size = 0;
  let sum = 0;
  try {
    for await (const chunk of stream) {
      size += chunk.length;
      sum = crc32(chunk, sum);
      const isBomb = size > RATIO_COUNTS_FROM && size > entry.compressedSize * MOST_RATIO;
      if (size > mostBytes || isBomb) throw new ImportProblem("UNPACKS_TOO_BIG");
      yield chunk;
    }
  } catch (error) {
    asBroken(error);
  }
  if (size !== entry.uncompressedSize || sum !== entry.crc32) throw new ImportProblem("BROKEN");
}

/** What the zip reader throws is about the file, unless whoever reads has thrown. */
function asBroken(error: unknown): never {
  throw error instanceof ImportProblem ? error : new ImportProblem("BROKEN");
}
