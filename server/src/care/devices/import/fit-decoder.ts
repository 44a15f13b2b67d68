import { FIT_MAX_BYTES } from "../device-import.rules";
import { ImportProblem } from "./parsed";

interface FieldPlace {
  offset: number;
  size: number;
  /** The kind of number, without the bit that tells of byte order. */
  base: number;
}

interface Definition {
  number: number;
  isBigEndian: boolean;
  /** Length of a message, fields of other makers included. */
  length: number;
  fields: Map<number, FieldPlace>;
}

const TIMESTAMP_FIELD = 253;
const HEADER_BYTES = [12, 14];
const CRC_BYTES = 2;
/** Whole numbers by kind: their bytes and what stands for "not measured". */
const NUMBERS: Readonly<Record<number, { size: 1 | 2 | 4; signed?: boolean; absent: number }>> = {
  0: { size: 1, absent: 0xff },
  1: { size: 1, signed: true, absent: 0x7f },
  2: { size: 1, absent: 0xff },
  3: { size: 2, signed: true, absent: 0x7fff },
  4: { size: 2, absent: 0xffff },
  5: { size: 4, signed: true, absent: 0x7fffffff },
  6: { size: 4, absent: 0xffffffff },
  10: { size: 1, absent: 0 },
  11: { size: 2, absent: 0 },
  12: { size: 4, absent: 0 },
  13: { size: 1, absent: 0xff },
};
const STRING = 7;

/** One message of a FIT file, whose fields are known by their numbers. It is read before the next one is asked for. */
export class FitMessage {
  constructor(
    private readonly definition: Definition,
    private readonly bytes: Buffer,
    /** Seconds since 31 December 1989, UTC; undefined when the message has no time of its own. */
    readonly timestamp: number | undefined,
  ) {}

  get number(): number {
    return this.definition.number;
  }

  /** A whole number; undefined when the message does not have it, or it was not measured. */
  integer(field: number): number | undefined {
    return readInteger(this.definition, this.bytes, field);
  }

  /** A text; undefined when the message does not have it. */
  text(field: number): string | undefined {
    const place = this.definition.fields.get(field);
    if (place?.base !== STRING) return undefined;
    const text = this.bytes.toString("utf8", place.offset, place.offset + place.size);
    return text.split("\0")[0] || undefined;
  }
}

function readInteger({ fields, isBigEndian }: Definition, bytes: Buffer, field: number): number | undefined {
  const place = fields.get(field);
  const kind = place && NUMBERS[place.base];
  if (!kind || place.size < kind.size) return undefined;
  const { offset } = place;
  const read = `read${kind.signed ? "" : "U"}Int` as const;
  const value = isBigEndian ? bytes[`${read}BE`](offset, kind.size) : bytes[`${read}LE`](offset, kind.size);
  return value === kind.absent ? undefined : value;
}

/**
 * Decodes FIT, the format of Garmin, Suunto, Wahoo and others (https://developer.garmin.com/fit/protocol/), piece by piece. Both
 * byte orders, compressed times, fields of other makers and several files one after the other are understood; the check sums
 * are compared.
 */
export class FitDecoder {
  private rest = Buffer.alloc(0);
  private readonly definitions = new Map<number, Definition>();
  private part: "header" | "messages" | "crc" = "header";
  /** Bytes of messages that are still to come. */
  private left = 0;
  private crc = 0;
  private lastTime = 0;
  private total = 0;

  /** The messages that are complete with this piece. @throws ImportProblem TOO_BIG or BROKEN. */
  *push(chunk: Uint8Array): Generator<FitMessage> {
    this.total += chunk.length;
    if (this.total > FIT_MAX_BYTES) throw new ImportProblem("TOO_BIG");
    this.rest = this.rest.length > 0 ? Buffer.concat([this.rest, chunk]) : Buffer.from(chunk);
    for (let used = 1; used > 0; ) {
      used = 0;
      if (this.part === "header") used = this.readHeader();
      else if (this.part === "crc") used = this.readCrc();
      else {
        const step = this.readMessage();
        used = step.used;
        if (step.message) yield step.message;
      }
      this.rest = this.rest.subarray(used);
    }
  }

  /** @throws ImportProblem TRUNCATED when more should have come. */
  end(): void {
    if (this.part !== "header" || this.rest.length > 0 || this.total === 0) throw new ImportProblem("TRUNCATED");
  }

  private readHeader(): number {
    const size = this.rest[0];
    if (size === undefined || this.rest.length < size) return 0;
    if (!HEADER_BYTES.includes(size) || this.rest.toString("latin1", 8, 12) !== ".FIT")
      throw new ImportProblem("BROKEN");
    const sum = size === 14 ? this.rest.readUInt16LE(12) : 0;
    if (sum !== 0 && sum !== fitCrc(0, this.rest.subarray(0, 12))) throw new ImportProblem("BROKEN");
    this.left = this.rest.readUInt32LE(4);
    if (this.left > FIT_MAX_BYTES) throw new ImportProblem("TOO_BIG");
    this.crc = fitCrc(0, this.rest.subarray(0, size));
    this.definitions.clear();
    this.lastTime = 0;
    this.part = this.left > 0 ? "messages" : "crc";
    return size;
  }

  private readCrc(): number {
    if (this.rest.length < CRC_BYTES) return 0;
    if (this.rest.readUInt16LE(0) !== this.crc) throw new ImportProblem("BROKEN");
    this.part = "header";
    return CRC_BYTES;
  }

  private readMessage(): { used: number; message?: FitMessage } {
    const head = this.rest[0];
    if (head === undefined) return { used: 0 };
    const isCompressed = (head & 0x80) !== 0;
    if (!isCompressed && (head & 0x40) !== 0) return { used: this.take(this.readDefinition(head)) };
    const definition = this.definitions.get(isCompressed ? (head >> 5) & 3 : head & 15);
    if (!definition) throw new ImportProblem("BROKEN");
    const used = this.take(1 + definition.length);
    if (used === 0) return { used };
    const bytes = this.rest.subarray(1, used);
    const timestamp = isCompressed
      ? this.lastTime + (((head & 31) - this.lastTime) & 31)
      : readInteger(definition, bytes, TIMESTAMP_FIELD);
    this.lastTime = timestamp ?? this.lastTime;
    return { used, message: new FitMessage(definition, bytes, timestamp) };
  }

  /** Counts these bytes as read when they have all come. */
  private take(length: number): number {
    if (length > this.left) throw new ImportProblem("BROKEN");
    if (length === 0 || this.rest.length < length) return 0;
    this.crc = fitCrc(this.crc, this.rest.subarray(0, length));
    this.left -= length;
    if (this.left === 0) this.part = "crc";
    return length;
  }

  /** @returns the length of the definition, or 0 when it has not come as a whole. */
  private readDefinition(head: number): number {
    const { rest } = this;
    const hasOthers = (head & 0x20) !== 0;
    const fieldsEnd = 6 + (rest[5] ?? 0) * 3;
    if (rest.length < fieldsEnd + (hasOthers ? 1 : 0)) return 0;
    const end = hasOthers ? fieldsEnd + 1 + (rest[fieldsEnd] ?? 0) * 3 : fieldsEnd;
    if (rest.length < end) return 0;
    const isBigEndian = rest[2] === 1;
    const fields = new Map<number, FieldPlace>();
    let length = 0;
    for (let at = 6; at < fieldsEnd; at += 3) {
      const [number = 0, size = 0, base = 0] = rest.subarray(at, at + 3);
      fields.set(number, { offset: length, size, base: base & 31 });
      length += size;
    }
    for (let at = fieldsEnd + 1; at < end; at += 3) length += rest[at + 1] ?? 0;
    const number = isBigEndian ? rest.readUInt16BE(3) : rest.readUInt16LE(3);
    this.definitions.set(head & 15, { number, isBigEndian, length, fields });
    return end;
  }
}

const CRC_TABLE = Uint16Array.from({ length: 256 }, (_, byte) => {
  let crc = byte;
  for (let bit = 0; bit < 8; bit += 1) crc = (crc & 1) !== 0 ? (crc >> 1) ^ 0xa001 : crc >> 1;
  return crc;
});

/** The check sum of FIT (CRC-16/ARC), continued from `crc`. */
function fitCrc(crc: number, bytes: Uint8Array): number {
  let sum = crc;
  for (const byte of bytes) sum = (sum >> 8) ^ (CRC_TABLE[(sum ^ byte) & 255] as number);
  return sum;
}
