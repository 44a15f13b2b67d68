import type { Metric } from "../reading.rules";
import { FitDecoder, type FitMessage } from "./fit-decoder";
import { Batches, type ParsedBatch, type ParseOptions, sourceName } from "./parsed";

/** Messages that tell of a person, by their global numbers (the public profile of FIT). */
const FILE_ID = 0;
const SESSION = 18;
const RECORD = 20;
const MONITORING = 55;
const MONITORING_HEART_RATE = 211;
const SLEEP_LEVEL = 275;

/** The beginning of FIT's time: 31 December 1989, UTC. */
const EPOCH_MS = Date.UTC(1989, 11, 31);
const MINUTE_MS = 60_000;
/** A level of sleep holds until the next one, but not longer than this. */
const LONGEST_SLEEP_LEVEL_MS = 4 * 60 * MINUTE_MS;
/** What the steps since the message before are spread over at the most. */
const LONGEST_STEPS_MS = 60 * MINUTE_MS;

const MAKERS: Readonly<Record<number, string>> = {
  1: "Garmin",
  13: "Garmin",
  15: "Garmin",
  23: "Suunto",
  32: "Wahoo",
  89: "Tacx",
  123: "Polar",
  265: "Strava",
  294: "COROS",
};

/** Walking and running: what is counted are steps. Other activities count turns. */
const STEPPING = new Set([1, 6]);

/** Levels 1 to 4; each also says that the person was in bed. */
const SLEEP_METRICS: Readonly<Record<number, readonly Metric[]>> = {
  1: ["inBed"],
  2: ["inBed", "asleep", "lightSleep"],
  3: ["inBed", "asleep", "deepSleep"],
  4: ["inBed", "asleep", "remSleep"],
};

const timeOf = (timestamp: number) => new Date(EPOCH_MS + timestamp * 1_000);

/**
 * Reads a FIT file: heart rate, steps, sessions of sport and levels of sleep.
 * @throws ImportProblem TOO_BIG, TRUNCATED or BROKEN.
 */
export async function* parseFit(bytes: AsyncIterable<Uint8Array>, options: ParseOptions): AsyncGenerator<ParsedBatch> {
  const batches = new Batches(options);
  const decoder = new FitDecoder();
  const reader = new FitReader(batches);
  for await (const chunk of bytes) {
    options.signal?.throwIfAborted();
    batches.bytesRead += chunk.length;
    for (const message of decoder.push(chunk)) {
      reader.read(message);
      if (batches.isFull) yield batches.take();
    }
  }
  decoder.end();
  reader.end();
  yield batches.take();
}

/** Turns messages into readings. Some only mean something with the one before. */
class FitReader {
  private source = "Sports watch";
  /** The last whole time, to which monitoring writes the lower half only. */
  private monitoringTime = 0;
  private readonly stepsSoFar = new Map<number, { time: number; steps: number }>();
  private sleep?: { time: number; level: number };

  constructor(private readonly batches: Batches) {}

  read(message: FitMessage): void {
    switch (message.number) {
      case FILE_ID:
        this.source = sourceName(message.text(8), MAKERS[message.integer(1) ?? -1] ?? this.source);
        break;
      case RECORD:
        this.addHeartRate("heartRate", message.timestamp, message.integer(3));
        break;
      case MONITORING:
        this.readMonitoring(message);
        break;
      case MONITORING_HEART_RATE:
        this.addHeartRate("restingHeartRate", message.timestamp, message.integer(1) ?? message.integer(0));
        break;
      case SESSION:
        this.readSession(message);
        break;
      case SLEEP_LEVEL:
        this.readSleepLevel(message);
    }
  }

  /** Tells of the last level of sleep, which nothing ended. */
  end(): void {
    if (this.sleep) this.addSleep(this.sleep, this.sleep.time + 60);
  }

  private addHeartRate(metric: "heartRate" | "restingHeartRate", time?: number, value?: number): void {
    if (time !== undefined && value !== undefined) this.add(metric, time, time, value);
  }

  private readMonitoring(message: FitMessage): void {
    const lowerHalf = message.integer(26);
    if (message.timestamp !== undefined) {
      this.monitoringTime = message.timestamp;
    } else if (lowerHalf !== undefined) {
      this.monitoringTime += (lowerHalf - this.monitoringTime) & 0xffff;
    }
    const time = this.monitoringTime;
    if (time === 0) return;
    this.addHeartRate("heartRate", time, message.integer(27));
    const packed = message.integer(24);
    const activity = message.integer(5) ?? (packed === undefined ? undefined : packed & 31);
    const steps = message.integer(3);
    if (activity !== undefined && STEPPING.has(activity) && steps !== undefined) this.countSteps(activity, time, steps);
  }

  /** Watches count from midnight on: a smaller number begins anew. */
  private countSteps(activity: number, time: number, steps: number): void {
    const before = this.stepsSoFar.get(activity);
    this.stepsSoFar.set(activity, { time, steps });
    const isNewCount = !before || steps < before.steps || time < before.time;
    const added = isNewCount ? steps : steps - before.steps;
    if (added === 0) return;
    const earliest = time - LONGEST_STEPS_MS / 1_000;
    this.add("steps", isNewCount ? earliest : Math.max(before.time, earliest), time, added);
  }

  private readSession(message: FitMessage): void {
    const start = message.integer(2);
    const thousandths = message.integer(7) ?? message.integer(8);
    if (start === undefined || thousandths === undefined) return;
    const end = start + thousandths / 1_000;
    this.add("activeMinutes", start, end, (end - start) / 60);
    const energy = message.integer(11);
    if (energy !== undefined) this.add("activeEnergy", start, end, energy);
  }

  private readSleepLevel(message: FitMessage): void {
    const level = message.integer(0);
    if (message.timestamp === undefined || level === undefined) return;
    if (this.sleep && message.timestamp > this.sleep.time) this.addSleep(this.sleep, message.timestamp);
    this.sleep = { time: message.timestamp, level };
  }

  private addSleep({ time, level }: { time: number; level: number }, until: number): void {
    const end = Math.min(until, time + LONGEST_SLEEP_LEVEL_MS / 1_000);
    for (const metric of SLEEP_METRICS[level] ?? []) this.add(metric, time, end, (end - time) / 60);
  }

  private add(metric: Metric, start: number, end: number, value: number): void {
    this.batches.add({ metric, startedAt: timeOf(start), endedAt: timeOf(end), value, source: this.source });
  }
}
