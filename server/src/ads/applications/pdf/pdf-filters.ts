import { inflateSync } from "node:zlib";
import { UnreadablePdf } from "./pdf-lexer";

/** What one stream may hold when it is unpacked, and all of them together, in bytes. Bombs hold a thousand times their size. */
const STREAM_MAX_BYTES = 64 * 1024 * 1024;
const ALL_MAX_BYTES = 256 * 1024 * 1024;
/** More filters than this on one stream have no other purpose than to hide something. */
const MOST_FILTERS = 3;

/** Filters that make pictures: what they hold is no syntax, and no text. They are not unpacked. */
const PICTURES = new Set(["DCTDecode", "DCT", "CCITTFaxDecode", "CCF", "JBIG2Decode", "JPXDecode"]);

const FILTERS: Readonly<Record<string, (bytes: Buffer, most: number) => Buffer>> = {
  FlateDecode: inflate,
  Fl: inflate,
  ASCII85Decode: fromAscii85,
  A85: fromAscii85,
  ASCIIHexDecode: fromHex,
  AHx: fromHex,
  RunLengthDecode: fromRuns,
  RL: fromRuns,
};

/** What is packed in a stream is damaged. */
class DamagedStream extends UnreadablePdf {}

/** Unpacks the streams of one file, all of them within one limit. */
export class StreamUnpacker {
  private left = ALL_MAX_BYTES;

  /**
   * @returns what the stream holds, or undefined when it is a picture.
   * @throws UnreadablePdf when it holds too much, is damaged, or is packed in a way that only old files and traps are: LZW, or
   * encryption of its own.
   */
  unpack(packed: Buffer, filters: readonly string[]): Buffer | undefined {
    if (filters.length > MOST_FILTERS) throw new UnreadablePdf();
    let bytes = packed;
    for (const [index, name] of filters.entries()) {
      if (PICTURES.has(name) && index === filters.length - 1) return undefined;
      const filter = FILTERS[name];
      if (!filter) throw new UnreadablePdf();
      bytes = filter(bytes, Math.min(this.left, STREAM_MAX_BYTES));
      this.left -= bytes.length;
    }
    return bytes;
  }

  /**
   * Makes sure that a stream does not hold too much. One that is damaged is left to the reader: up to the damage it is not too large.
   * @throws UnreadablePdf
   */
  measure(packed: Buffer, filters: readonly string[]): void {
    try {
      this.unpack(packed, filters);
    } catch (error) {
      if (!(error instanceof DamagedStream)) throw error;
    }
  }
}

function inflate(bytes: Buffer, most: number): Buffer {
  try {
    // What follows the packed data does not count, so nobody has to believe the length that the file states.
    return inflateSync(bytes, { maxOutputLength: Math.max(1, most) });
  } catch (error) {
    throw (error as { code?: string }).code === "ERR_BUFFER_TOO_LARGE" ? new UnreadablePdf() : new DamagedStream();
  }
}

function fromHex(bytes: Buffer): Buffer {
  const digits = (bytes.toString("latin1").split(">")[0] ?? "").replace(/[^0-9a-f]/gi, "");
  return Buffer.from(digits.length % 2 === 0 ? digits : `${digits}0`, "hex");
}

function fromAscii85(bytes: Buffer): Buffer {
  const text = (
    bytes
      .toString("latin1")
      .replace(/^\s*<~/, "")
      .split("~")[0] ?? ""
  ).replace(/[^!-uz]/g, "");
  const out: number[] = [];
  let group: number[] = [];
  const write = (count: number) => {
    const value = [...group, 84, 84, 84, 84].slice(0, 5).reduce((sum, digit) => sum * 85 + digit, 0);
    for (let byte = 0; byte < count; byte += 1) out.push(Math.floor(value / 256 ** (3 - byte)) & 0xff);
    group = [];
  };
  for (const letter of text) {
    if (letter === "z" && group.length === 0) out.push(0, 0, 0, 0);
    else if (group.push(letter.charCodeAt(0) - 33) === 5) write(4);
  }
  if (group.length > 1) write(group.length - 1);
  return Buffer.from(out);
}

function fromRuns(bytes: Buffer, most: number): Buffer {
  const parts: Buffer[] = [];
  let length = 0;
  for (let position = 0; position < bytes.length; ) {
    const code = bytes[position] ?? 128;
    if (code === 128) break;
    const part =
      code < 128
        ? bytes.subarray(position + 1, position + 2 + code)
        : Buffer.alloc(257 - code, bytes.subarray(position + 1, position + 2));
    position += code < 128 ? code + 2 : 2;
    length += part.length;
    if (length > most) throw new UnreadablePdf();
    parts.push(part);
  }
  return Buffer.concat(parts);
}
