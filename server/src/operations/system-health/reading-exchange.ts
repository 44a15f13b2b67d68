import type { Platform } from "../../platform/context";
import { publishUnmeasured } from "../../platform/realtime/topics";
import { combine, SILENT_AFTER_MS } from "./reading-exchange.rules";
import {
  describeReadings,
  HISTORY_POINTS,
  type Limits,
  METRIC_IDS,
  type Reading,
  SAMPLE_INTERVAL_MS,
  type Values,
} from "./system-metrics.rules";
import {
  READINGS_KEY,
  readingTaken,
  type SystemMetrics,
  systemMetricsChanged,
  systemReadings,
} from "./system-metrics.topics";

interface Heard {
  readings: Reading[];
  /** By this process's own clock. */
  heardAt: number;
}

/**
 * Tells the other processes every reading of this one, and knows theirs: so each process can show any of them, and the whole
 * system. A reading that is lost on the way is missing for five seconds; nothing is stored.
 */
export class ReadingExchange {
  private readonly heard = new Map<string, Heard>();
  private whole: Reading[] = [];
  private stopListening = () => undefined as unknown;
  private watching: Promise<void> = Promise.resolve();
  private readonly own;

  constructor(
    private readonly platform: Pick<Platform, "db" | "hub" | "clock" | "log">,
    private readonly processId: string,
    private readonly limits: () => Limits,
  ) {
    this.own = platform.hub.gauge(systemMetricsChanged).watch();
  }

  /** Follows the monitor of this process, and those of others, until it is told to stop. */
  start(): void {
    this.stopListening = this.platform.hub.listen(readingTaken, ({ process, takenAt, values }) => {
      if (process !== this.processId) this.hear(process, readingOf(takenAt, values));
    });
    this.watching = (async () => {
      for await (const metrics of this.own) await this.take(metrics);
    })();
  }

  async stop(): Promise<void> {
    this.stopListening();
    await this.own.return?.();
    await this.watching;
  }

  private async take({ takenAt, metrics }: SystemMetrics): Promise<void> {
    const values = Object.fromEntries(metrics.map(({ id, value }) => [id, value])) as Values;
    this.keep(this.processId, { takenAt, ...values });
    const newest = [...this.heard.values()].flatMap(({ readings }) => readings.slice(-1));
    this.whole = [...this.whole, { takenAt, ...combine(newest) }].slice(-HISTORY_POINTS);
    this.show();
    const event = { process: this.processId, takenAt: takenAt.toISOString(), values: JSON.stringify(values) };
    await publishUnmeasured(this.platform.db, { topic: readingTaken, key: READINGS_KEY, event }).catch((error) =>
      this.platform.log.debug({ err: error }, "a reading could not be told to the other processes"),
    );
  }

  private hear(process: string, reading: Reading): void {
    this.keep(process, reading);
    this.show();
  }

  private keep(process: string, reading: Reading): void {
    const now = this.platform.clock.now().getTime();
    const before = this.heard.get(process)?.readings ?? [];
    this.heard.set(process, { readings: [...before, reading].slice(-HISTORY_POINTS), heardAt: now });
    for (const [id, { heardAt }] of this.heard) {
      if (now - heardAt > SILENT_AFTER_MS) this.heard.delete(id);
    }
  }

  private show(): void {
    const before = this.platform.hub.gauge(systemReadings).value;
    const describe = (id: string, readings: readonly Reading[]): SystemMetrics => {
      const { takenAt } = readings.at(-1) as Reading;
      const known = id === "whole" ? before?.whole : before?.byProcess.get(id);
      // The same object as before for those of whom nothing was heard: who watches them is told nothing.
      if (known?.takenAt.getTime() === takenAt.getTime()) return known;
      const metrics = describeReadings(readings, this.limits());
      return { id, takenAt, intervalSeconds: SAMPLE_INTERVAL_MS / 1000, metrics };
    };
    this.platform.hub.gauge(systemReadings).set({
      whole: this.whole.length > 0 ? describe("whole", this.whole) : null,
      byProcess: new Map([...this.heard].map(([id, { readings }]) => [id, describe(id, readings)])),
    });
  }
}

function readingOf(takenAt: string, values: string): Reading {
  const known = JSON.parse(values) as Record<string, unknown>;
  const numbers = METRIC_IDS.map((id) => [id, typeof known[id] === "number" ? known[id] : null]);
  return { takenAt: new Date(takenAt), ...Object.fromEntries(numbers) };
}
