import type { EntityManager } from "typeorm";
import { addDays, londonDay } from "../../../platform/london.rules";
import { Problem } from "../../../platform/problems";
import { finishSync } from "../arrival.service";
import { Device } from "../device.entity";
import { createDevice } from "../device.service";
import type { ImportKind, MetricCount } from "../device-import.rules";
import { METRICS, type Metric, type Reading } from "../reading.rules";
import { rollUpDays, storeReadings } from "../reading.service";
import { ImportProblem, type SourcedReading } from "./parsed";

/** Days of which sums are made before progress is told. */
const DAYS_AT_ONCE = 93;
const DAY_MS = 24 * 3_600_000;

/** Stores the readings of one file with their devices, all in the caller's transaction, and keeps count. */
export class ImportedReadings {
  private readonly devices = new Map<string, Device>();
  private readonly found = new Map<Metric, number>();
  private first = Number.POSITIVE_INFINITY;
  private last = Number.NEGATIVE_INFINITY;
  added = 0;

  constructor(
    private readonly tx: EntityManager,
    private readonly patientId: string,
    private readonly kind: ImportKind,
    private readonly now: Date,
  ) {}

  /** Stores these readings; a device that is named for the first time is added. @throws ImportProblem TOO_MANY_DEVICES. */
  async store(readings: readonly SourcedReading[]): Promise<void> {
    const bySource = new Map<string, Reading[]>();
    for (const { source, ...reading } of readings) {
      this.count(reading);
      const others = bySource.get(source);
      if (others) others.push(reading);
      else bySource.set(source, [reading]);
    }
    for (const [source, ofSource] of bySource) {
      const { added } = await storeReadings(this.tx, await this.deviceOf(source), ofSource);
      this.added += added;
    }
  }

  /** What the file held, in the order of the metrics. */
  get counts(): MetricCount[] {
    return METRICS.map((metric) => ({ metric, count: this.found.get(metric) ?? 0 })).filter(({ count }) => count > 0);
  }

  /** When the first reading began and the last one ended; undefined without readings. */
  get span(): { first: Date; last: Date } | undefined {
    return this.last < this.first ? undefined : { first: new Date(this.first), last: new Date(this.last) };
  }

  /** Makes the sums of all days that were touched, and tells how far that is, from 0 to 1; then the devices are up to date. */
  async *addUp(): AsyncGenerator<number> {
    if (!this.span) return;
    const [from, to] = [londonDay(this.span.first), londonDay(this.span.last)];
    const days = Math.max(1, (Date.parse(to) - Date.parse(from)) / DAY_MS);
    for (let day = from; day <= to; day = addDays(day, DAYS_AT_ONCE)) {
      const last = addDays(day, DAYS_AT_ONCE - 1);
      await rollUpDays(this.tx, this.patientId, { from: day, to: last < to ? last : to });
      yield Math.min(1, (Date.parse(last) - Date.parse(from)) / DAY_MS / days);
    }
    for (const device of this.devices.values()) await finishSync(this.tx, device, this.now);
  }

  private count({ metric, startedAt, endedAt }: Reading): void {
    this.found.set(metric, (this.found.get(metric) ?? 0) + 1);
    this.first = Math.min(this.first, startedAt.getTime());
    this.last = Math.max(this.last, endedAt.getTime());
  }

  /** The device of that name from an earlier file of the same kind, or a new one. */
  private async deviceOf(name: string): Promise<Device> {
    const { tx, patientId, kind: type, now } = this;
    const device =
      this.devices.get(name) ??
      (await tx.getRepository(Device).findOne({ where: { patientId, type, name }, order: { createdAt: "ASC" } })) ??
      (await createDevice(tx, { id: patientId }, { type, name }, now).catch(asImportProblem));
    this.devices.set(name, device);
    return device;
  }
}

function asImportProblem(error: unknown): never {
  throw error instanceof Problem && error.extensions.code === "CONFLICT"
    ? new ImportProblem("TOO_MANY_DEVICES")
    : error;
}
