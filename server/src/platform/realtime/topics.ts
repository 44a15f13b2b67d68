import { randomUUID } from "node:crypto";
import type { EntityManager } from "typeorm";
import { BoundedQueue } from "./bounded-queue";
import { Gauge } from "./gauge";

/** Events that may wait for one subscriber before that subscriber has to start again. */
const QUEUE_LIMIT = 256;

/** A named stream of row events. The event carries ids only: subscribers read the row again and are checked again. */
export interface Topic<Event> {
  readonly name: string;
  /** Only for the type: what an event of this topic carries. */
  readonly event?: Event;
}

/** Declares a topic; it stands beside its noun in `<noun>.topics.ts`. */
export function defineTopic<Event extends Record<string, string>>(name: string): Topic<Event> {
  return { name };
}

/** A named figure of which only the newest value matters; it carries the value itself. */
export interface GaugeTopic<Value> {
  readonly name: string;
  /** Only for the type: what the gauge shows. */
  readonly value?: Value;
}

/** Declares a gauge; it stands beside its noun in `<noun>.topics.ts`. */
export function defineGauge<Value>(name: string): GaugeTopic<Value> {
  return { name };
}

/** Either a change or the sign that some may have been missed, upon which the subscriber sends the current value again. */
export type Delivery<Event> = { kind: "current" } | { kind: "event"; event: Event };

/** What travels between processes. */
export interface Envelope {
  topic: string;
  key: string;
  event: Record<string, string>;
}

/** Stands for this process beside what it announces. */
export const SENDER = randomUUID().slice(0, 8);

/** When each transaction announced something first: Postgres leaves out what a transaction announces twice, word for word. */
const firstAt = new WeakMap<EntityManager, number>();

function momentOf(tx: EntityManager): number {
  const now = Math.round(performance.now());
  if (!tx.queryRunner?.isTransactionActive) return now;
  const at = firstAt.get(tx) ?? now;
  firstAt.set(tx, at);
  return at;
}

/** As Postgres carries it: with who announced it, and when by the steady clock of that process, in ms. */
const seal = ({ topic, key, event }: Envelope, at = Math.round(performance.now())): string =>
  JSON.stringify({ topic, key, event, by: SENDER, at });

/** Hands events to the subscribers of this process. */
export class TopicHub {
  private readonly subscribers = new Map<string, Set<(delivery: Delivery<never>) => void>>();
  private readonly gauges = new Map<string, Gauge<unknown>>();
  /** Until when announcements are sure to arrive, by the steady clock. */
  private currentUntil = 0;

  /** False while announcements of others may be missed: then nothing that they would change may be taken from memory. */
  get isCurrent(): boolean {
    return performance.now() < this.currentUntil;
  }

  /** Called by the bus: it hears, and will say so again within this time. */
  hears(forMs: number): void {
    this.currentUntil = performance.now() + forMs;
  }

  /** The gauge of this process with the topic's name. */
  gauge<Value>(topic: GaugeTopic<Value>): Gauge<Value> {
    const gauge = this.gauges.get(topic.name) ?? new Gauge<unknown>();
    this.gauges.set(topic.name, gauge);
    return gauge as Gauge<Value>;
  }

  /**
   * The events of one topic and key. The first delivery is always `current`, so that whoever (re)connects is right at once.
   * The queue belongs to this subscriber alone.
   */
  subscribe<Event>(topic: Topic<Event>, key: string): AsyncIterableIterator<Delivery<Event>> {
    const channel = `${topic.name}:${key}`;
    const queue = new BoundedQueue<Delivery<Event>>(QUEUE_LIMIT, () => this.remove(channel, deliver));
    const deliver = (delivery: Delivery<never>) => queue.push(delivery);
    const set = this.subscribers.get(channel) ?? new Set();
    this.subscribers.set(channel, set.add(deliver));
    queue.push({ kind: "current" });
    return queue;
  }

  /**
   * Calls back for every event of a topic, whatever its key. For the product's own needs, such as ending sockets.
   * @param onMissed called when some may have been missed.
   */
  listen<Event>(topic: Topic<Event>, callback: (event: Event) => void, onMissed?: () => void): () => void {
    return this.observe(topic, "*", (delivery) =>
      delivery.kind === "event" ? callback(delivery.event) : onMissed?.(),
    );
  }

  /** Calls back for each delivery of one topic and key from now on; there is no `current` at the beginning. */
  observe<Event>(topic: Topic<Event>, key: string, callback: (delivery: Delivery<Event>) => void): () => void {
    const channel = `${topic.name}:${key}`;
    const deliver = (delivery: Delivery<never>) => callback(delivery);
    const set = this.subscribers.get(channel) ?? new Set();
    this.subscribers.set(channel, set.add(deliver));
    return () => this.remove(channel, deliver);
  }

  /** Called by the bus for what any process announced. */
  dispatch({ topic, key, event }: Envelope): void {
    for (const channel of [`${topic}:${key}`, `${topic}:*`]) {
      for (const deliver of this.subscribers.get(channel) ?? []) {
        deliver({ kind: "event", event: event as never });
      }
    }
  }

  /** Called by the bus when it was away: announcements may have been lost, so everybody gets the current value. */
  resynchronise(): void {
    for (const set of this.subscribers.values()) {
      for (const deliver of set) {
        deliver({ kind: "current" });
      }
    }
  }

  /** Open subscriptions and listeners of this process. */
  get size(): number {
    let count = 0;
    for (const set of this.subscribers.values()) {
      count += set.size;
    }
    return count;
  }

  private remove(channel: string, deliver: (delivery: Delivery<never>) => void): void {
    const set = this.subscribers.get(channel);
    set?.delete(deliver);
    if (set?.size === 0) {
      this.subscribers.delete(channel);
    }
  }
}

export const NOTIFY_CHANNEL = "health_events";

/**
 * Announces an event to every process once the transaction has committed: Postgres itself holds a notification back until
 * the commit and drops it on a roll-back, so nothing is ever announced that did not happen.
 */
export async function publish<Event extends Record<string, string>>(
  tx: EntityManager,
  topic: Topic<Event>,
  key: string,
  event: Event,
): Promise<void> {
  await tx.query("select pg_notify($1, $2)", [NOTIFY_CHANNEL, seal({ topic: topic.name, key, event }, momentOf(tx))]);
}

/** One event of any topic, with the key of those who wait for it. */
export interface Announcement {
  topic: Topic<Record<string, string>>;
  key: string;
  event: Record<string, string>;
}

/** Announces many events at once, in one statement. What they speak of must have been committed before. */
export async function publishAll(
  source: { query(sql: string, parameters: unknown[]): Promise<unknown> },
  announcements: readonly Announcement[],
): Promise<void> {
  const payloads = announcements.map(({ topic, key, event }) => seal({ topic: topic.name, key, event }));
  await source.query("select pg_notify($1, payload) from unnest($2::text[]) as payload", [NOTIFY_CHANNEL, payloads]);
}

/**
 * Announces what each process says of itself all the time, such as its readings. It is not among the announcements whose delay is
 * measured: those are what people wait for.
 */
export async function publishUnmeasured<Event extends Record<string, string>>(
  source: { query(sql: string, parameters: unknown[]): Promise<unknown> },
  { topic, key, event }: { topic: Topic<Event>; key: string; event: Event },
): Promise<void> {
  await source.query("select pg_notify($1, $2)", [NOTIFY_CHANNEL, JSON.stringify({ topic: topic.name, key, event })]);
}
