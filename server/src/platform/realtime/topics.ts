import { z } from "zod";
import type { Logger } from "../logger";
import { announce, type Envelope, SENDER, type Source } from "./announcements";
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

/** Hands events to the subscribers of this process. */
export class TopicHub {
  private readonly subscribers = new Map<string, Set<(delivery: Delivery<never>) => void>>();
  private readonly gauges = new Map<string, Gauge<unknown>>();
  /** Until when announcements are sure to arrive, by the steady clock: over each way, and over all of them. */
  private readonly heardUntil = new Map<string, number>();
  private currentUntil = 0;

  /** False while announcements of others may be missed: then nothing that they would change may be taken from memory. */
  get isCurrent(): boolean {
    return performance.now() < this.currentUntil;
  }

  /** Called by the bus: it hears over this way, and will say so again within this time. */
  hears(forMs: number, way = "NOTIFY"): void {
    this.heardUntil.set(way, performance.now() + forMs);
    this.currentUntil = Math.min(...this.heardUntil.values());
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

const envelope = z.object({
  topic: z.string(),
  key: z.string(),
  event: z.record(z.string(), z.string()),
  by: z.string().optional(),
  at: z.number().optional(),
});

/**
 * What a bus does with each text that it hears.
 * @param onDelivered hears how long each announcement of this process took until it was handed to subscribers, in ms.
 */
export const receiver =
  (hub: TopicHub, log: Logger, onDelivered: (ms: number) => void) =>
  (payload: string): void => {
    try {
      const { by, at, ...announced } = envelope.parse(JSON.parse(payload));
      hub.dispatch(announced);
      // Only its own: the clocks of two processes cannot be compared.
      if (by === SENDER && at !== undefined) onDelivered(Math.max(0, performance.now() - at));
    } catch (error) {
      log.error({ err: error }, "an announcement could not be read");
    }
  };

/**
 * Announces an event to every process once the transaction has committed: nothing is ever announced that did not happen.
 * Without a transaction it is announced at once.
 */
export const publish = <Event extends Record<string, string>>(
  source: Source,
  topic: Topic<Event>,
  key: string,
  event: Event,
): Promise<void> => announce(source, [{ topic: topic.name, key, event }]);

/** One event of any topic, with the key of those who wait for it. */
export interface Announcement {
  topic: Topic<Record<string, string>>;
  key: string;
  event: Record<string, string>;
}

const envelopeOf = ({ topic, key, event }: Announcement): Envelope => ({ topic: topic.name, key, event });

/** Announces many events together, as `publish` does one. */
export const publishAll = (source: Source, announcements: readonly Announcement[]): Promise<void> =>
  announce(source, announcements.map(envelopeOf));

/**
 * Announces what each process says of itself all the time, such as its readings. It is not among the announcements whose delay is
 * measured: those are what people wait for.
 */
export const publishUnmeasured = (source: Source, announcement: Announcement): Promise<void> =>
  announce(source, [envelopeOf(announcement)], false);
