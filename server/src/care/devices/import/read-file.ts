import type { FileHandle } from "node:fs/promises";
import type { ImportKind } from "../device-import.rules";
import { parseAppleHealth } from "./apple-health";
import { parseCsv } from "./csv";
import { parseFit } from "./fit";
import type { ParsedBatch, ParseOptions, Parser } from "./parsed";
import type { FileShape } from "./sniff";
import { unpackExport } from "./zip";

const PARSERS: Readonly<Record<ImportKind, Parser>> = { APPLE_HEALTH: parseAppleHealth, FIT: parseFit, CSV: parseCsv };

/** How much is read at once, in bytes. Other requests are answered between two pieces. */
const PIECE_BYTES = 64 * 1024;

/** A step of reading, with the share of the file that has been read, from 0 to 1. */
export interface FileStep extends ParsedBatch {
  share: number;
}

/**
 * Reads an uploaded file, whatever it is, in constant memory.
 * @param mostUnpackedBytes how big the XML in a zip may be.
 * @throws ImportProblem; the signal's reason.
 */
export async function* readFile(
  file: FileHandle,
  { kind, isZip }: FileShape,
  { mostUnpackedBytes, ...options }: ParseOptions & { mostUnpackedBytes: number },
): AsyncGenerator<FileStep> {
  const { size, bytes } = isZip
    ? await unpackExport(file.fd, mostUnpackedBytes)
    : { size: (await file.stat()).size, bytes: pieces(file) };
  for await (const batch of PARSERS[kind](bytes, options)) {
    yield { ...batch, share: size > 0 ? Math.min(1, batch.bytesRead / size) : 1 };
  }
}

async function* pieces(file: FileHandle): AsyncGenerator<Uint8Array> {
  for (let position = 0; ; ) {
    const { bytesRead, buffer } = await file.read(Buffer.allocUnsafe(PIECE_BYTES), 0, PIECE_BYTES, position);
    if (bytesRead === 0) return;
    yield buffer.subarray(0, bytesRead);
    position += bytesRead;
  }
}
