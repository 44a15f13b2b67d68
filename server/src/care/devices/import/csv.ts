import { pipeline } from "node:stream/promises";
import { CsvError, type Info, parse } from "csv-parse";
import { addDays, isDay, londonInstant } from "../../../platform/london.rules";
import { CSV_MAX_BYTES, ROWS_SHOWN, type RowProblem, type RowProblemCode } from "../device-import.rules";
import { METRICS, type Metric } from "../reading.rules";
import { Batches, ImportProblem, type ParsedBatch, type ParseOptions, type SourcedReading } from "./parsed";

const MINUTE_MS = 60_000;
/** The October day of 25 hours ends with its 24th, as no reading may be longer. */
const LONGEST_DAY_MS = 24 * 60 * MINUTE_MS;
/** A line, in characters. */
const LONGEST_LINE = 10_000;
const SOURCE = "CSV file";

/** These last as many minutes as their value says. */
const IS_IN_MINUTES: ReadonlySet<Metric> = new Set([
  "activeMinutes",
  "inBed",
  "asleep",
  "deepSleep",
  "lightSleep",
  "remSleep",
]);
/** These last until `end`, or for a minute. */
const IS_COUNT: ReadonlySet<Metric> = new Set(["steps", "activeEnergy"]);

type Row = Readonly<Record<string, string>>;
type Read = Omit<SourcedReading, "source"> | RowProblemCode;

/**
 * Reads the CSV file that somebody wrote, or had written, for this product. Either `time,metric,value`, with `end` where a count
 * lasts longer than a minute, or `date,steps` for whole London days; columns in any order, others are skipped; commas,
 * semicolons or tabs. Times without a zone are London's.
 * @throws ImportProblem TOO_BIG, BROKEN, CSV_HEADER; CSV_ROWS with the first five lines that are wrong.
 */
export async function* parseCsv(bytes: AsyncIterable<Uint8Array>, options: ParseOptions): AsyncGenerator<ParsedBatch> {
  const batches = new Batches(options);
  const source = counted(bytes, batches, options);
  const beginning = await readBeginning(source);
  const rows = parse({
    bom: true,
    delimiter: separatorOf(beginning.toString("utf8")),
    info: true,
    max_record_size: LONGEST_LINE,
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
    trim: true,
  });
  const feeding = pipeline(joined(beginning, source), rows);
  feeding.catch(() => undefined); // whoever reads the rows hears of it
  let header: string[] | undefined;
  const problems: RowProblem[] = [];
  try {
    for await (const { record, info } of rows as AsyncIterable<{ record: string[]; info: Info }>) {
      if (!header) {
        header = readHeader(record);
        continue;
      }
      const problem = addRow(header, record, batches, options.now);
      if (problem) problems.push({ row: info.lines, problem });
      if (problems.length === ROWS_SHOWN) break;
      if (batches.isFull && problems.length === 0) yield batches.take();
    }
  } catch (error) {
    throw error instanceof CsvError ? new ImportProblem("BROKEN") : error;
  }
  if (!header) throw new ImportProblem("CSV_HEADER");
  if (problems.length > 0) throw new ImportProblem("CSV_ROWS", problems);
  yield batches.take();
}

async function* counted(
  bytes: AsyncIterable<Uint8Array>,
  batches: Batches,
  { signal }: ParseOptions,
): AsyncGenerator<Uint8Array> {
  for await (const chunk of bytes) {
    signal?.throwIfAborted();
    batches.bytesRead += chunk.length;
    if (batches.bytesRead > CSV_MAX_BYTES) throw new ImportProblem("TOO_BIG");
    yield chunk;
  }
}

/** At least the first line, or as much as a line may have. */
async function readBeginning(source: AsyncGenerator<Uint8Array>): Promise<Buffer> {
  let beginning = Buffer.alloc(0);
  while (beginning.length < LONGEST_LINE && !/[^\r\n\uFEFF][\r\n]/.test(beginning.toString("utf8"))) {
    const { value, done } = await source.next();
    if (done) break;
    beginning = Buffer.concat([beginning, value]);
  }
  return beginning;
}

async function* joined(beginning: Uint8Array, source: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  yield beginning;
  yield* source;
}

/** Names of columns hold none of the three, so the one that is there most often separates. */
function separatorOf(text: string): string {
  const [line = ""] = text.trimStart().split(/[\r\n]/, 1);
  const count = (separator: string) => line.split(separator).length;
  return [";", "\t"].reduce((best, next) => (count(next) > count(best) ? next : best), ",");
}

function readHeader(record: string[]): string[] {
  const header = record.map((name) => name.toLowerCase());
  const has = (...names: string[]) => names.every((name) => header.includes(name));
  if (!has("time", "metric", "value") && !has("date", "steps")) throw new ImportProblem("CSV_HEADER");
  return header;
}

/** @returns what is wrong with the line. */
function addRow(header: string[], record: string[], batches: Batches, now: Date): RowProblemCode | undefined {
  if (record.length !== header.length) return "COLUMNS";
  const row = Object.fromEntries(header.map((name, index) => [name, record[index] ?? ""]));
  const read = row.time === undefined || row.metric === undefined ? readDay(row, now) : readReading(row);
  if (typeof read === "string") return read;
  return batches.add({ ...read, source: SOURCE }) ? undefined : "RANGE";
}

function readDay({ date = "", steps = "" }: Row, now: Date): Read {
  if (!isDay(date)) return "TIME";
  const value = readNumber(steps);
  if (value === undefined) return "VALUE";
  const startedAt = londonInstant(date, 0);
  const midnight = londonInstant(addDays(date, 1), 0).getTime();
  const ends = new Date(Math.min(midnight, startedAt.getTime() + LONGEST_DAY_MS));
  const endedAt = startedAt < now && now < ends ? now : ends;
  return { metric: "steps", startedAt, endedAt, value };
}

function readReading({ time = "", end = "", metric: name = "", value: text = "" }: Row): Read {
  const startedAt = readTime(time);
  if (!startedAt) return "TIME";
  const metric = METRICS.find((known) => known.toLowerCase() === name.toLowerCase());
  if (!metric) return "METRIC";
  const value = readNumber(text);
  if (value === undefined) return "VALUE";
  if (IS_IN_MINUTES.has(metric)) {
    return { metric, startedAt, endedAt: new Date(startedAt.getTime() + value * MINUTE_MS), value };
  }
  if (!IS_COUNT.has(metric)) return { metric, startedAt, endedAt: startedAt, value };
  const endedAt = end ? readTime(end) : new Date(startedAt.getTime() + MINUTE_MS);
  return endedAt ? { metric, startedAt, endedAt, value } : "TIME";
}

/** `72`, `7.5` or `7,5`. */
function readNumber(text: string): number | undefined {
  return /^\d{1,9}([.,]\d{1,6})?$/.test(text) ? Number(text.replace(",", ".")) : undefined;
}

const TIME = /^(\d{4}-\d\d-\d\d)[T ](\d\d):(\d\d)(?::(\d\d)(?:\.\d{1,9})?)?(?: ?(Z|[+-]\d\d:?\d\d))?$/;

function readTime(text: string): Date | undefined {
  const [, day = "", hour, minute, second = "0", zone] = TIME.exec(text) ?? [];
  if (!isDay(day) || Number(hour) > 23 || Number(minute) > 59 || Number(second) > 59) return undefined;
  const began = zone ? new Date(`${day}T${hour}:00:00${withColon(zone)}`) : londonInstant(day, Number(hour));
  const at = began.getTime() + Number(minute) * MINUTE_MS + Number(second) * 1_000;
  return Number.isNaN(at) ? undefined : new Date(at);
}

const withColon = (zone: string) => (zone.length === 5 ? `${zone.slice(0, 3)}:${zone.slice(3)}` : zone);
