import type { DataSource } from "typeorm";
import type { Clock } from "./clock";
import { hourOf, type IncidentKind } from "./incidents.rules";
import { INCIDENTS_KEY, incidentsWritten } from "./incidents.topics";
import type { Logger } from "./logger";
import { storedAddress } from "./network-address";
import { publish } from "./realtime/topics";

/** How often incidents are written, in ms. */
const BEAT_MS = 1_000;
/** Of so many addresses the incidents of one beat are told apart; those of further ones count without their address. */
const MOST_APART = 1_000;

interface Noted {
  kind: IncidentKind;
  address: string | null;
  hour: Date;
  count: number;
  firstAt: Date;
  lastAt: Date;
}

/**
 * Security incidents of one process. They are counted in memory and written once a second, so an attack costs one statement a second
 * however large it is, and a process that is killed loses those of its last second.
 */
export class IncidentRecorder {
  private noted = new Map<string, Noted>();
  private timer?: NodeJS.Timeout;
  private writing: Promise<void> = Promise.resolve();

  constructor(private readonly parts: { db: DataSource; clock: Clock; log: Logger }) {}

  start(): void {
    this.timer = setInterval(() => this.beat(), BEAT_MS);
    this.timer.unref();
  }

  /** Counts one. @param from the network address, as the HTTP server tells it. */
  note(kind: IncidentKind, from: string | undefined): void {
    const at = this.parts.clock.now();
    const address = this.noted.size < MOST_APART ? storedAddress(from) : null;
    this.add({ kind, address, hour: hourOf(at), count: 1, firstAt: at, lastAt: at });
  }

  /** Writes the last ones. */
  async stop(): Promise<void> {
    clearInterval(this.timer);
    this.beat();
    await this.writing;
  }

  private add(one: Noted): void {
    const key = `${one.kind} ${one.address} ${one.hour.getTime()}`;
    const before = this.noted.get(key);
    this.noted.set(
      key,
      before ? { ...before, count: before.count + one.count, lastAt: later(before.lastAt, one.lastAt) } : one,
    );
  }

  private beat(): void {
    this.writing = this.writing.then(() => this.write());
  }

  private async write(): Promise<void> {
    const noted = [...this.noted.values()];
    if (noted.length === 0) return;
    this.noted = new Map();
    try {
      await this.parts.db.transaction(async (tx) => {
        // In one order, so that two processes never wait for each other.
        await tx.query(
          `insert into security_incidents as i (kind, address, hour, count, first_at, last_at)
           select kind, address::inet, hour, count, first_at, last_at
             from unnest($1::text[], $2::text[], $3::timestamptz[], $4::int[], $5::timestamptz[], $6::timestamptz[])
                  as noted (kind, address, hour, count, first_at, last_at)
            order by kind, address, hour
           on conflict on constraint security_incidents_once_an_hour do update
              set count = i.count + excluded.count, first_at = least(i.first_at, excluded.first_at),
                  last_at = greatest(i.last_at, excluded.last_at)`,
          [
            noted.map(({ kind }) => kind),
            noted.map(({ address }) => address),
            noted.map(({ hour }) => hour),
            noted.map(({ count }) => count),
            noted.map(({ firstAt }) => firstAt),
            noted.map(({ lastAt }) => lastAt),
          ],
        );
        await publish(tx, incidentsWritten, INCIDENTS_KEY, {});
      });
    } catch (error) {
      this.parts.log.warn({ err: error }, "security incidents could not be written yet");
      for (const one of noted) this.add(one);
    }
  }
}

const later = (a: Date, b: Date): Date => (a > b ? a : b);
