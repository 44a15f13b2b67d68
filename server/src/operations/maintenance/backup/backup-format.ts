import { createHash, randomBytes } from "node:crypto";
import { createReadStream } from "node:fs";
import { pipeline } from "node:stream/promises";
import { createGunzip, createGzip } from "node:zlib";
import { BACKUP_FORMAT, BACKUP_FORMAT_VERSION, SENTENCES } from "./backup.rules";
import { BackupRefusal, fileKey, openFrames, requireCheck, sealFrames } from "./backup-key";

/** The first line of a file, readable without a key. docs/decisions/0052-backup-format.md describes all of it. */
export interface BackupHeader {
  format: typeof BACKUP_FORMAT;
  formatVersion: typeof BACKUP_FORMAT_VERSION;
  backupId: string;
  /** ISO 8601, UTC. */
  madeAt: string;
  /** Names of the migrations of the product, in the order in which they ran. */
  migrations: string[];
  /** The newest migration of the job queue. */
  queueVersion: number;
  /** Null when it is not encrypted. */
  encryption: { cipher: "aes-256-gcm"; salt: string; check: string } | null;
}

/** What a section is. */
export type SectionHead =
  | { section: "partitions"; partitions: { parent: string; name: string; bound: string }[] }
  | { section: "table"; table: string; columns: string[] }
  | { section: "sequences"; sequences: { name: string; value: string | null }[] }
  | { section: "file"; key: string; bytes: number };

/** What stands after the bytes of a section. */
export interface SectionEnd {
  bytes: number;
  sha256: string;
  rows: number;
  /** Why a file is not in it; the bytes that are here are not all of it. */
  lacks?: "missing" | "length";
}

interface BackupEnd {
  sections: number;
  rows: number;
  files: number;
  /** Of the header and of all that stands before this, not compressed. */
  sha256: string;
}

/** What a reader meets, in this order: head, pieces, end of each section, then the end of all. */
export type BackupPart =
  | { part: "head"; head: SectionHead }
  | { part: "piece"; bytes: Buffer }
  | { part: "section-end"; end: SectionEnd }
  | { part: "end"; end: BackupEnd };

const MARKS = { head: 1, piece: 2, "section-end": 3, end: 4 } as const;
/** A piece has at most this many bytes, and so has a head. */
const RECORD_BYTES = 16 * 1024 * 1024;
const PIECE_BYTES = 256 * 1024;
const HEADER_BYTES = 256 * 1024;
const GZIP_LEVEL = 4;

/** One section as it is written: its bytes, and what is known once all of them went by. */
export interface Section {
  head: SectionHead;
  pieces: AsyncIterable<Buffer>;
  end(): Pick<SectionEnd, "rows" | "lacks">;
}

/** Where a backup goes. `write` keeps all of the bytes, or throws. */
export interface BackupSink {
  write(bytes: Buffer): Promise<unknown>;
}

export interface Written {
  bytes: number;
  rows: number;
  files: number;
  missingFiles: number;
  /** Of the whole file. Hex. */
  sha256: string;
}

/**
 * Writes a whole backup, holding a few hundred KiB of it at any time.
 * @param key BACKUP_KEY, or undefined: then anybody can read it.
 * @throws what the sections and the sink throw, and when the signal says so.
 */
export async function writeBackup(
  sink: BackupSink,
  about: Omit<BackupHeader, "format" | "formatVersion" | "encryption">,
  sections: AsyncIterable<Section>,
  { key, signal }: { key?: string; signal: AbortSignal },
): Promise<Written> {
  const salt = randomBytes(16).toString("hex");
  const made = key === undefined ? null : fileKey(key, salt);
  const header: BackupHeader = {
    format: BACKUP_FORMAT,
    formatVersion: BACKUP_FORMAT_VERSION,
    ...about,
    encryption: made && { cipher: "aes-256-gcm", salt, check: made.check },
  };
  const line = Buffer.from(`${JSON.stringify(header)}\n`);
  const counts = { sections: 0, rows: 0, files: 0, missingFiles: 0 };
  const whole = createHash("sha256");
  let bytes = 0;
  const keep = async (piece: Buffer) => {
    await sink.write(piece);
    whole.update(piece);
    bytes += piece.length;
  };
  await keep(line);
  await pipeline(
    recordsOf(line, sections, counts),
    createGzip({ level: GZIP_LEVEL }),
    (source: AsyncIterable<Buffer>) => (made ? sealFrames(source, made, line) : source),
    async (source: AsyncIterable<Buffer>) => {
      for await (const piece of source) await keep(piece);
    },
    { signal },
  );
  const { rows, files, missingFiles } = counts;
  return { bytes, rows, files, missingFiles, sha256: whole.digest("hex") };
}

async function* recordsOf(
  line: Buffer,
  sections: AsyncIterable<Section>,
  counts: { sections: number; rows: number; files: number; missingFiles: number },
): AsyncGenerator<Buffer> {
  const all = createHash("sha256").update(line);
  const record = (kind: keyof typeof MARKS, body: Buffer) => {
    const mark = Buffer.alloc(5);
    mark.writeUInt8(MARKS[kind]);
    mark.writeUInt32BE(body.length, 1);
    all.update(mark).update(body);
    return Buffer.concat([mark, body]);
  };
  const text = (value: SectionHead | SectionEnd | BackupEnd) => Buffer.from(JSON.stringify(value));
  for await (const { head, pieces, end } of sections) {
    yield record("head", text(head));
    const hash = createHash("sha256");
    let bytes = 0;
    for await (const given of pieces) {
      for (let from = 0; from < given.length; from += PIECE_BYTES) {
        const piece = given.subarray(from, from + PIECE_BYTES);
        hash.update(piece);
        bytes += piece.length;
        yield record("piece", piece);
      }
    }
    const known = end();
    yield record("section-end", text({ bytes, sha256: hash.digest("hex"), ...known }));
    counts.sections += 1;
    counts.rows += known.rows;
    if (head.section === "file") counts[known.lacks ? "missingFiles" : "files"] += 1;
  }
  const { sections: number, rows, files } = counts;
  yield record("end", text({ sections: number, rows, files, sha256: all.copy().digest("hex") }));
}

/**
 * Reads the first line.
 * @throws BackupRefusal for what is no backup, or one in another form.
 */
export async function readHeader(file: string): Promise<{ header: BackupHeader; line: Buffer }> {
  let held = Buffer.alloc(0);
  try {
    for await (const piece of createReadStream(file, { end: HEADER_BYTES - 1 })) {
      held = Buffer.concat([held, piece as Buffer]);
      if (held.includes(0x0a)) break;
    }
  } catch {
    throw new BackupRefusal(SENTENCES.unreadable);
  }
  const line = held.subarray(0, held.indexOf(0x0a) + 1);
  let header: BackupHeader;
  try {
    header = JSON.parse(line.toString("utf8"));
  } catch {
    throw new BackupRefusal(SENTENCES.foreign);
  }
  if (header?.format !== BACKUP_FORMAT) throw new BackupRefusal(SENTENCES.foreign);
  if (header.formatVersion !== BACKUP_FORMAT_VERSION) throw new BackupRefusal(SENTENCES.format);
  if (!Array.isArray(header.migrations)) throw new BackupRefusal(SENTENCES.damaged);
  return { header, line };
}

/**
 * Reads all parts and checks every sum on the way: what was given before a refusal must not be kept.
 * @throws BackupRefusal when it is damaged, foreign, or the key is missing or wrong.
 */
export async function* readBackup(file: string, key: string | undefined): AsyncGenerator<BackupPart> {
  const { header, line } = await readHeader(file);
  const { encryption } = header;
  if (encryption && key === undefined) throw new BackupRefusal(SENTENCES.keyMissing);
  const made = encryption && key !== undefined ? fileKey(key, encryption.salt) : null;
  if (made && encryption) requireCheck(made, String(encryption.check));
  const raw = createReadStream(file, { start: line.length });
  const gunzip = createGunzip();
  const flow = pipeline(
    raw,
    (source: AsyncIterable<Buffer>) => (made ? openFrames(source, made, line) : source),
    gunzip,
  );
  flow.catch(() => undefined); // told by the stream that is read
  try {
    yield* partsOf(gunzip, line);
    await flow;
  } catch (error) {
    if (error instanceof BackupRefusal) throw error;
    const { code = "" } = error as NodeJS.ErrnoException;
    throw new BackupRefusal(code.startsWith("E") && !code.startsWith("ERR") ? SENTENCES.unreadable : SENTENCES.damaged);
  } finally {
    raw.destroy();
    gunzip.destroy();
  }
}

async function* partsOf(source: AsyncIterable<Buffer>, line: Buffer): AsyncGenerator<BackupPart> {
  const all = createHash("sha256").update(line);
  let hash = createHash("sha256");
  let bytes = 0;
  let [isOver, isOpen] = [false, false];
  for await (const { kind, mark, body } of recordsIn(source)) {
    insist(!isOver);
    const before = kind === MARKS.end ? all.copy().digest("hex") : "";
    all.update(mark).update(body);
    if (kind === MARKS.piece) {
      insist(isOpen);
      hash.update(body);
      bytes += body.length;
      yield { part: "piece", bytes: body };
    } else if (kind === MARKS.head) {
      insist(!isOpen);
      [isOpen, hash, bytes] = [true, createHash("sha256"), 0];
      yield { part: "head", head: parsed<SectionHead>(body) };
    } else if (kind === MARKS["section-end"]) {
      const end = parsed<SectionEnd>(body);
      insist(isOpen && end.bytes === bytes && end.sha256 === hash.digest("hex"));
      isOpen = false;
      yield { part: "section-end", end };
    } else {
      const end = parsed<BackupEnd>(body);
      insist(!isOpen && kind === MARKS.end && end.sha256 === before);
      isOver = true;
      yield { part: "end", end };
    }
  }
  insist(isOver);
}

/** Cuts the stream into its records. */
async function* recordsIn(source: AsyncIterable<Buffer>) {
  let held: Buffer = Buffer.alloc(0);
  for await (const piece of source) {
    held = held.length > 0 ? Buffer.concat([held, piece]) : piece;
    while (held.length >= 5) {
      const bytes = held.readUInt32BE(1);
      insist(bytes <= RECORD_BYTES);
      if (held.length < 5 + bytes) break;
      yield { kind: held.readUInt8(), mark: held.subarray(0, 5), body: held.subarray(5, 5 + bytes) };
      held = held.subarray(5 + bytes);
    }
  }
  insist(held.length === 0);
}

function insist(isRight: boolean): void {
  if (!isRight) throw new BackupRefusal(SENTENCES.damaged);
}

function parsed<Value>(body: Buffer): Value {
  try {
    return JSON.parse(body.toString("utf8"));
  } catch {
    throw new BackupRefusal(SENTENCES.damaged);
  }
}
