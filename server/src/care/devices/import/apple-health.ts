import { TextDecoder } from "node:util";
import { SaxesParser } from "saxes";
import type { Metric } from "../reading.rules";
import { Batches, ImportProblem, type ParsedBatch, type ParseOptions, sourceName } from "./parsed";

/**
 * What one piece of markup may hold at the most, in bytes of the file. It bounds the DTD, comments, and attributes: all that the
 * XML reader has to keep in memory.
 */
const LONGEST_MARKUP = 1024 * 1024;
/** Levels of elements; Apple Health uses four. */
const DEEPEST = 30;
const MINUTE_MS = 60_000;
const KJ_PER_KCAL = 4.184;

const QUANTITIES: Readonly<Record<string, Metric>> = {
  HKQuantityTypeIdentifierHeartRate: "heartRate",
  HKQuantityTypeIdentifierRestingHeartRate: "restingHeartRate",
  HKQuantityTypeIdentifierStepCount: "steps",
  HKQuantityTypeIdentifierActiveEnergyBurned: "activeEnergy",
  HKQuantityTypeIdentifierAppleExerciseTime: "activeMinutes",
};
const SLEEP = "HKCategoryTypeIdentifierSleepAnalysis";

/** Whoever measures stages of sleep, or being awake among them, also says that the person was in bed. */
const SLEEP_METRICS: Readonly<Record<string, readonly Metric[]>> = {
  HKCategoryValueSleepAnalysisInBed: ["inBed"],
  HKCategoryValueSleepAnalysisAwake: ["inBed"],
  HKCategoryValueSleepAnalysisAsleep: ["asleep"],
  HKCategoryValueSleepAnalysisAsleepUnspecified: ["asleep"],
  HKCategoryValueSleepAnalysisAsleepCore: ["inBed", "asleep", "lightSleep"],
  HKCategoryValueSleepAnalysisAsleepDeep: ["inBed", "asleep", "deepSleep"],
  HKCategoryValueSleepAnalysisAsleepREM: ["inBed", "asleep", "remSleep"],
};

type Attributes = Readonly<Record<string, string>>;

/**
 * Reads the `export.xml` of Apple Health. Each `sourceName` is a device of its own. The DTD is skipped: no entity is ever
 * declared or fetched, and one that is used ends the reading.
 * @throws ImportProblem NOT_APPLE_HEALTH, TRUNCATED or BROKEN.
 */
export async function* parseAppleHealth(
  bytes: AsyncIterable<Uint8Array>,
  options: ParseOptions,
): AsyncGenerator<ParsedBatch> {
  const batches = new Batches(options);
  const text = new TextDecoder("utf-8", { fatal: true });
  const xml = new SaxesParser({ position: false });
  let depth = 0;
  let markupEndedAt = 0;
  const heard = () => {
    markupEndedAt = batches.bytesRead;
  };
  xml.on("error", () => {
    throw new ImportProblem("BROKEN");
  });
  xml.on("doctype", heard);
  xml.on("closetag", () => {
    depth -= 1;
    heard();
  });
  xml.on("opentag", ({ name, attributes }) => {
    if (depth === 0 && name !== "HealthData") throw new ImportProblem("NOT_APPLE_HEALTH");
    depth += 1;
    if (depth > DEEPEST) throw new ImportProblem("BROKEN");
    if (name === "Record") readRecord(attributes as Attributes, batches);
    heard();
  });

  for await (const chunk of bytes) {
    options.signal?.throwIfAborted();
    batches.bytesRead += chunk.length;
    xml.write(decode(text, chunk));
    if (batches.bytesRead - markupEndedAt > LONGEST_MARKUP + chunk.length) throw new ImportProblem("BROKEN");
    if (batches.isFull) yield batches.take();
  }
  const rest = decode(text);
  try {
    xml.write(rest).close();
  } catch (error) {
    throw error instanceof ImportProblem ? new ImportProblem("TRUNCATED") : error;
  }
  yield batches.take();
}

function decode(text: TextDecoder, chunk?: Uint8Array): string {
  try {
    return text.decode(chunk, { stream: chunk !== undefined });
  } catch {
    throw new ImportProblem(chunk ? "BROKEN" : "TRUNCATED");
  }
}

function readRecord(record: Attributes, batches: Batches): void {
  const { type = "", value = "" } = record;
  const metrics = type === SLEEP ? SLEEP_METRICS[value] : QUANTITIES[type] && [QUANTITIES[type]];
  if (!metrics) return;
  const startedAt = readTime(record.startDate);
  const endedAt = readTime(record.endDate);
  if (!startedAt || !endedAt) {
    batches.leaveOut();
    return;
  }
  const source = sourceName(record.sourceName, "Apple Health");
  for (const metric of metrics) {
    const amount = readAmount(metric, value, record.unit, endedAt.getTime() - startedAt.getTime());
    batches.add({ metric, startedAt, endedAt, value: amount, source });
  }
}

/** The value in our unit; NaN when the unit or the number is not known. */
function readAmount(metric: Metric, value: string, unit: string | undefined, lengthMs: number): number {
  const number = /^-?\d/.test(value) ? Number(value) : Number.NaN;
  switch (metric) {
    case "heartRate":
    case "restingHeartRate":
      return unit === "count/min" ? number : unit === "count/s" ? number * 60 : Number.NaN;
    case "steps":
      return unit === "count" ? number : Number.NaN;
    case "activeEnergy":
      return unit === "kcal" || unit === "Cal" ? number : unit === "kJ" ? number / KJ_PER_KCAL : Number.NaN;
    case "activeMinutes":
    case "inBed":
    case "asleep":
    case "deepSleep":
    case "lightSleep":
    case "remSleep":
      return lengthMs / MINUTE_MS;
    default:
      return metric satisfies never;
  }
}

const TIME = /^(\d{4})-(\d\d)-(\d\d) (\d\d):(\d\d):(\d\d) ([+-])(\d\d):?(\d\d)$/;

/** `2026-11-21 08:30:00 +0000`; undefined when it is written otherwise, or the calendar has no such time. */
function readTime(text = ""): Date | undefined {
  const match = TIME.exec(text);
  if (!match) return undefined;
  const [, year, month, day, hour, minute, second, sign, zoneHours, zoneMinutes] = match;
  const at = new Date(
    Date.UTC(Number(year), Number(month) - 1, Number(day), Number(hour), Number(minute), Number(second)),
  );
  if (at.getUTCDate() !== Number(day) || at.getUTCHours() !== Number(hour) || Number(zoneHours) > 14) return undefined;
  const ahead = (Number(zoneHours) * 60 + Number(zoneMinutes)) * MINUTE_MS;
  return new Date(at.getTime() - (sign === "-" ? -ahead : ahead));
}
