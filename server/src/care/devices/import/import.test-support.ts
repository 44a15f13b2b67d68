import { crc32, deflateRawSync } from "node:zlib";
import { FitBaseType, FitEncoder, type FitEncoderField } from "fit-file-parser/encoder";
import type { ParsedBatch, ParseOptions, Parser, SourcedReading } from "./parsed";

/** The day on which the files of tests are read. */
export const NOW = new Date("2026-11-21T12:00:00Z");

/** All that a parser finds in these pieces. */
export async function readAll(
  parser: Parser,
  pieces: Iterable<Uint8Array | string>,
  options: Partial<ParseOptions> = {},
): Promise<{ readings: SourcedReading[]; leftOut: number; bytesRead: number }> {
  const all = { readings: [] as SourcedReading[], leftOut: 0, bytesRead: 0 };
  async function* bytes() {
    for (const piece of pieces) yield Buffer.from(piece as string);
  }
  for await (const batch of parser(bytes(), { now: NOW, ...options })) add(all, batch);
  return all;
}

function add(all: { readings: SourcedReading[]; leftOut: number; bytesRead: number }, batch: ParsedBatch): void {
  all.readings.push(...batch.readings);
  all.leftOut += batch.leftOut;
  all.bytesRead = batch.bytesRead;
}

/** The same bytes in pieces of random lengths, many of them of a single byte. */
export function inPieces(whole: Uint8Array | string, random: () => number): Uint8Array[] {
  const bytes = Buffer.from(whole as string);
  const pieces: Uint8Array[] = [];
  for (let at = 0; at < bytes.length; ) {
    const length = random() < 0.4 ? 1 : 1 + Math.floor(random() * 60);
    pieces.push(bytes.subarray(at, at + length));
    at += length;
  }
  return pieces;
}

/** Numbers from 0 to 1 that are the same in every run. */
export function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

export interface AppleRecord {
  type: string;
  value?: string;
  unit?: string;
  source?: string;
  start: string;
  end?: string;
}

/** One `<Record>` as an iPhone writes it. */
export function appleRecord({ type, value, unit, source = "Watch", start, end = start }: AppleRecord): string {
  const sort = type === "SleepAnalysis" ? "HKCategoryTypeIdentifier" : "HKQuantityTypeIdentifier";
  const full = type === "SleepAnalysis" ? `HKCategoryValueSleepAnalysis${value}` : value;
  return ` <Record type="${sort}${type}" sourceName="${source}" sourceVersion="11.1" device="&lt;&lt;HKDevice: 0x2&gt;&gt;" ${
    unit ? `unit="${unit}" ` : ""
  }creationDate="${end}" startDate="${start}" endDate="${end}" value="${full}"/>\n`;
}

/** The beginning of an export, with a DTD that is as long-winded as the real one. */
export const APPLE_HEAD = `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE HealthData [
<!-- HealthKit Export Version: 14 -->
<!ELEMENT HealthData (ExportDate,Me,(Record|Workout)*)>
<!ATTLIST Record type CDATA #REQUIRED value CDATA #IMPLIED>
]>
<HealthData locale="en_GB">
 <ExportDate value="2026-11-21 11:00:00 +0000"/>
 <Me HKCharacteristicTypeIdentifierDateOfBirth="1961-04-02" HKCharacteristicTypeIdentifierBiologicalSex="HKBiologicalSexFemale"/>
`;
export const APPLE_END = "</HealthData>\n";

export const appleExport = (...records: AppleRecord[]) => APPLE_HEAD + records.map(appleRecord).join("") + APPLE_END;

export interface ZipEntry {
  name: string;
  content: Uint8Array | string;
  encrypted?: boolean;
  /** What the zip says instead of the true number of bytes. */
  claimedSize?: number;
}

/** A zip of these files. */
export function zipOf(...entries: ZipEntry[]): Buffer {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const { name, content, encrypted, claimedSize } of entries) {
    const plain = Buffer.from(content as string);
    const packed = deflateRawSync(plain);
    const fields = Buffer.alloc(26);
    fields.writeUInt16LE(20, 0);
    fields.writeUInt16LE(encrypted ? 1 : 0, 2);
    fields.writeUInt16LE(8, 4);
    fields.writeUInt32LE(crc32(plain), 10);
    fields.writeUInt32LE(packed.length, 14);
    fields.writeUInt32LE(claimedSize ?? plain.length, 18);
    fields.writeUInt16LE(Buffer.byteLength(name), 22);
    parts.push(Buffer.from("PK\x03\x04"), fields, Buffer.from(name), packed);
    const tail = Buffer.alloc(14);
    tail.writeUInt32LE(offset, 10);
    directory.push(Buffer.from("PK\x01\x02"), Buffer.from([20, 0]), fields, tail, Buffer.from(name));
    offset += 30 + Buffer.byteLength(name) + packed.length;
  }
  const central = Buffer.concat(directory);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(entries.length, 4);
  end.writeUInt16LE(entries.length, 6);
  end.writeUInt32LE(central.length, 8);
  end.writeUInt32LE(offset, 12);
  return Buffer.concat([...parts, central, Buffer.from("PK\x05\x06"), end]);
}

const FIT_TYPES = {
  enum: { size: 1, baseType: FitBaseType.Enum },
  uint8: { size: 1, baseType: FitBaseType.Uint8 },
  byte: { size: 1, baseType: FitBaseType.Byte },
  uint16: { size: 2, baseType: FitBaseType.Uint16 },
  uint32: { size: 4, baseType: FitBaseType.Uint32 },
} as const;

/** One field of a FIT message: its number, its kind, its value. */
export const fitField = (number: number, kind: keyof typeof FIT_TYPES, value: number): FitEncoderField => ({
  number,
  ...FIT_TYPES[kind],
  value,
});

/** Seconds of FIT. */
export const fitTime = (at: string) => FitEncoder.toFitTimestamp(new Date(at));

/** A FIT file of these messages, made by somebody else's encoder. */
export function fitOf(...messages: { number: number; fields: FitEncoderField[] }[]): Buffer {
  const encoder = new FitEncoder();
  for (const { number, fields } of messages) encoder.writeMessage(number, fields);
  return Buffer.from(encoder.close());
}

/** An activity with a heart rate each second. */
export function fitActivity(start: string, heartRates: readonly number[]): Buffer {
  const began = fitTime(start);
  return fitOf(
    { number: 0, fields: [fitField(0, "enum", 4), fitField(1, "uint16", 1), fitField(4, "uint32", began)] },
    ...heartRates.map((bpm, second) => ({
      number: 20,
      fields: [fitField(253, "uint32", began + second), fitField(3, "uint8", bpm)],
    })),
    {
      number: 18,
      fields: [
        fitField(253, "uint32", began + heartRates.length),
        fitField(2, "uint32", began),
        fitField(7, "uint32", heartRates.length * 1_000),
        fitField(11, "uint16", 42),
        fitField(5, "enum", 1),
      ],
    },
  );
}
