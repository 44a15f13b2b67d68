import type { ImportProblemCode, RowProblem } from "../device-import.rules";
import { isPlausible, type Reading } from "../reading.rules";

/** A reading with the name of what took it, as the file tells it. */
export interface SourcedReading extends Reading {
  source: string;
}

/** A step of reading a file. A step may bring no readings: it tells how far the reading is. */
export interface ParsedBatch {
  /** Bytes of the file, or of what was unpacked from it, that were read so far. */
  bytesRead: number;
  readings: SourcedReading[];
  /** Readings since the last step that cannot be true, or cannot be read. */
  leftOut: number;
}

export interface ParseOptions {
  now: Date;
  /** Ends the reading with its reason. */
  signal?: AbortSignal;
}

/** Reads bytes in constant memory. @throws ImportProblem; the signal's reason. */
export type Parser = (bytes: AsyncIterable<Uint8Array>, options: ParseOptions) => AsyncGenerator<ParsedBatch>;

/** A file cannot be read. Nothing of it may be kept. */
export class ImportProblem extends Error {
  constructor(
    readonly code: ImportProblemCode,
    readonly rows: RowProblem[] = [],
  ) {
    super(code);
  }
}

/** A step is told after so many readings, or so many bytes. */
const BATCH_READINGS = 5_000;
const BATCH_BYTES = 1024 * 1024;
const LONGEST_NAME = 100;

/** Collects readings for the next step, and counts those that cannot be true. */
export class Batches {
  bytesRead = 0;
  private readings: SourcedReading[] = [];
  private leftOut = 0;
  private toldAt = 0;

  constructor(private readonly options: ParseOptions) {}

  /** Keeps a reading if it can be true. */
  add(reading: SourcedReading): boolean {
    const isGood = Number.isFinite(reading.value) && isPlausible(reading, this.options.now);
    if (isGood) this.readings.push(reading);
    else this.leftOut += 1;
    return isGood;
  }

  /** Counts a reading that cannot be read. */
  leaveOut(): void {
    this.leftOut += 1;
  }

  /** Whether it is time for a step. */
  get isFull(): boolean {
    return this.readings.length >= BATCH_READINGS || this.bytesRead - this.toldAt >= BATCH_BYTES;
  }

  /** The step, and begins the next one. */
  take(): ParsedBatch {
    const batch = { bytesRead: this.bytesRead, readings: this.readings, leftOut: this.leftOut };
    [this.readings, this.leftOut, this.toldAt] = [[], 0, this.bytesRead];
    return batch;
  }
}

/** The name of a device as it is kept: one line, not too long. */
export function sourceName(text: string | undefined, otherwise: string): string {
  const oneLine = (text ?? "").replace(/[\p{Cc}\p{Cf}\s]+/gu, " ").trim();
  return [...oneLine].slice(0, LONGEST_NAME).join("").trim() || otherwise;
}
