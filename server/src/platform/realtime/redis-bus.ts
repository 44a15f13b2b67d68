import { randomUUID } from "node:crypto";
import { DataSource } from "typeorm";
import type { Logger } from "../logger";
import type { RedisConnection } from "../redis";
import { type Afterwards, type Bus, notify, type Source } from "./announcements";
import type { TopicHub } from "./topics";

/** How often each process says that it is there, and how long having heard all of them counts, in ms. */
const BEAT_MS = 400;
const HEARD_MS = 1_000;
/** After so many beats without hearing itself a process connects again; after so many without another one, that one is dead. */
const DEAF_BEATS = 5;
const DEAD_BEATS = 12;
/** How long a start waits for Redis, in ms. */
const START_MS = 3_000;
/** What a process says last, in place of the time. */
const GOODBYE = "goodbye";

interface Heard {
  /** By the clock of this process, in ms. */
  at: number;
  /** Beats of this process ago. */
  ago: number;
}

const WAY = "Redis";
const UNHEARD: Heard = { at: Number.NEGATIVE_INFINITY, ago: 0 };

interface Parts {
  redis: RedisConnection;
  /** Listened to as well, for what is announced while Redis is away, by triggers and by other programs. */
  postgres: Bus;
  hub: TopicHub;
  log: Logger;
  receive: (payload: string) => void;
}

/**
 * Carries announcements between processes through Redis, when their transaction has committed; while Redis is away they go by NOTIFY,
 * within it. Processes hear each other's beats. One that falls silent without a goodbye may have died between a commit and its
 * announcement: from the second on in which it is missed nothing is taken from memory, and once it is given up every subscriber gets
 * the current value.
 */
export class RedisBus implements Bus {
  private id = randomUUID();
  private readonly events: string;
  private readonly beats: string;
  private own = UNHEARD;
  private readonly others = new Map<string, Heard>();
  private readonly sending = new Set<Promise<unknown>>();
  private beating?: NodeJS.Timeout;
  private stopping = false;

  constructor(private readonly parts: Parts) {
    // A server's numbered databases have their channels in common.
    const prefix = `health:${parts.redis.options?.database ?? 0}`;
    this.events = `${prefix}:events`;
    this.beats = `${prefix}:beats`;
  }

  async start(): Promise<void> {
    const { redis, postgres, log } = this.parts;
    await postgres.start();
    this.lose();
    redis.on("error", () => this.lose());
    redis.on("ready", () => void this.hear().catch((error) => log.warn({ err: error }, "Redis lets nothing be heard")));
    const late = new Promise((resolve) => setTimeout(resolve, START_MS).unref());
    await Promise.race([this.connect(), late]);
    if (!redis.isReady) log.error("Redis does not answer: announcements and limits go by Postgres until it does");
    this.beating = setInterval(() => this.beat(), BEAT_MS).unref();
  }

  async stop(): Promise<void> {
    this.stopping = true;
    this.keep(this.parts.redis.publish(this.beats, `${this.id} ${GOODBYE}`).catch(() => undefined));
    await Promise.all(this.sending);
    clearInterval(this.beating);
    this.parts.redis.destroy();
    await this.parts.postgres.stop();
  }

  async announce(source: Source, payloads: readonly string[]): Promise<Afterwards | undefined> {
    if (!this.parts.redis.isReady) return notify(source, payloads);
    const database = source instanceof DataSource ? source : source.dataSource;
    return (isCommitted) => (isCommitted ? this.keep(this.send(database, payloads)) : this.doubt());
  }

  private async send(database: DataSource, payloads: readonly string[]): Promise<void> {
    try {
      await Promise.all(payloads.map((payload) => this.parts.redis.publish(this.events, payload)));
    } catch {
      try {
        await notify(database, payloads); // lost just now; what did arrive arrives twice
      } catch (error) {
        this.parts.log.error({ err: error }, "announcements were lost");
        this.doubt();
      }
    }
  }

  /** Something was perhaps committed and is not announced: this process reads everything again, and so do those to whom it seems to die. */
  private doubt(): void {
    this.id = randomUUID();
    this.parts.hub.resynchronise();
  }

  private keep(work: Promise<unknown>): void {
    const kept = work.finally(() => this.sending.delete(kept));
    this.sending.add(kept);
  }

  private connect(): Promise<unknown> {
    return this.parts.redis.connect().catch(() => undefined); // it was stopped before
  }

  /** Nothing that is announced is heard. */
  private lose(): void {
    this.own = UNHEARD;
    this.others.clear();
    this.parts.hub.hears(0, WAY);
  }

  private async hear(): Promise<void> {
    await this.parts.redis.subscribe([this.events, this.beats], this.onText);
    this.own = UNHEARD;
    this.parts.hub.resynchronise();
    this.beat();
  }

  /** The same function for each connection, since listeners stay. */
  private readonly onText = (text: string, channel: string): void => {
    if (channel === this.events) this.parts.receive(text);
    else this.hearBeat(text);
  };

  /** A beat comes after everything that its process announced before, and one's own after everything that Redis had by then. */
  private hearBeat(text: string): void {
    const [id = "", at] = text.split(" ");
    if (id === this.id) this.own = { at: Number(at), ago: 0 };
    else if (at === GOODBYE) this.others.delete(id);
    else this.others.set(id, { at: performance.now(), ago: 0 });
    const oldest = Math.min(this.own.at, ...[...this.others.values()].map((other) => other.at));
    this.parts.hub.hears(oldest + HEARD_MS - performance.now(), WAY);
  }

  private beat(): void {
    const { redis, hub, log } = this.parts;
    if (!redis.isReady) return;
    this.own = { at: this.own.at, ago: this.own.ago + 1 };
    if (this.own.ago > DEAF_BEATS) {
      this.connectAgain();
      return;
    }
    for (const [id, { at, ago }] of this.others) {
      this.others.set(id, { at, ago: ago + 1 });
      if (ago >= DEAD_BEATS) {
        log.warn("a process has fallen silent: what it may not have announced is read again");
        this.others.delete(id);
        hub.resynchronise();
      }
    }
    if (!this.stopping) void redis.publish(this.beats, `${this.id} ${performance.now()}`).catch(() => undefined);
  }

  /** The connection may be dead without a sign. */
  private connectAgain(): void {
    this.parts.log.warn("Redis does not answer, connecting again");
    this.parts.redis.destroy();
    this.lose();
    void this.connect();
  }
}
