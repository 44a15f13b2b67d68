import type { Logger } from "../logger";
import { Gauge } from "./gauge";
import type { Topic, TopicHub } from "./topics";

/** A figure is read, and so sent, at most this often, in ms. */
const SHORTEST_INTERVAL_MS = 1_000;

/** What is announced when a figure may have changed. */
export interface Source {
  topic: Topic<unknown>;
  key: string;
}

/**
 * Figures that live in the database and are watched: each is read once however many watch it, again after every
 * announcement of its topic and key (at most once a second, the first at once), and not at all when nobody watches.
 */
export class LiveFigures {
  private readonly figures = new Map<string, Figure<unknown>>();

  constructor(
    private readonly hub: TopicHub,
    private readonly log: Logger,
  ) {}

  /**
   * The value now, and then each newest value.
   * @param read gives the value of this topic and key, whoever asks: rights are checked before.
   * @throws what the first reading throws; later failures are logged and tried again.
   */
  watch<Event, Value>(
    topic: Topic<Event>,
    key: string,
    read: () => Promise<Value>,
  ): Promise<AsyncIterableIterator<Value>> {
    return this.watchAll(`${topic.name}:${key}`, [{ topic, key }], read);
  }

  /**
   * The same for a figure that has several sources.
   * @param name of the figure, its own.
   * @param everyMs how often it is read without an announcement as well, in ms.
   */
  async watchAll<Value>(
    name: string,
    sources: readonly Source[],
    read: () => Promise<Value>,
    everyMs?: number,
  ): Promise<AsyncIterableIterator<Value>> {
    const known = this.figures.get(name) as Figure<Value> | undefined;
    const figure = known ?? new Figure<Value>(read, this.log);
    if (!known) {
      this.figures.set(name, figure as Figure<unknown>);
      const ends = sources.map(({ topic, key }) => this.hub.observe(topic, key, () => figure.refresh()));
      const timer = everyMs === undefined ? undefined : setInterval(() => figure.refresh(), everyMs).unref();
      figure.start(
        () => {
          clearInterval(timer);
          for (const end of ends) end();
        },
        () => this.figures.delete(name),
      );
    }
    return figure.join();
  }

  /** Figures that are watched now. */
  get size(): number {
    return this.figures.size;
  }
}

class Figure<Value> {
  private readonly gauge = new Gauge<Value>();
  private readonly first: Promise<void>;
  private settleFirst!: (failure?: unknown) => void;
  private watchers = 0;
  private stale = false;
  private working = false;
  private stopObserving?: () => void;
  private onIdle?: () => void;
  private pause?: { timer: NodeJS.Timeout; end: () => void };

  constructor(
    private readonly read: () => Promise<Value>,
    private readonly log: Logger,
  ) {
    this.first = new Promise((resolve, reject) => {
      this.settleFirst = (failure) => (failure === undefined ? resolve() : reject(failure));
    });
    this.first.catch(() => undefined); // whoever joined is told
  }

  start(stopObserving: () => void, onIdle: () => void): void {
    this.stopObserving = stopObserving;
    this.onIdle = onIdle;
    this.refresh();
  }

  /** Counts a watcher from this moment on, so that the figure stays while its first value is read. */
  async join(): Promise<AsyncIterableIterator<Value>> {
    this.watchers += 1;
    try {
      await this.first;
    } catch (error) {
      this.leave();
      throw error;
    }
    return leaving(this.gauge.watch(), () => this.leave());
  }

  refresh(): void {
    this.stale = true;
    if (!this.working) {
      this.working = true;
      void this.work();
    }
  }

  private async work(): Promise<void> {
    while (this.stale && this.onIdle) {
      this.stale = false;
      try {
        this.gauge.set(await this.read());
        this.settleFirst();
      } catch (error) {
        if (this.gauge.value === undefined) {
          this.settleFirst(error);
          break;
        }
        this.log.warn({ err: error }, "a watched figure could not be read, trying again");
        this.stale = true;
      }
      await new Promise<void>((resolve) => {
        this.pause = { timer: setTimeout(resolve, SHORTEST_INTERVAL_MS), end: resolve };
      });
    }
    this.working = false;
  }

  private leave(): void {
    this.watchers -= 1;
    if (this.watchers === 0) {
      this.stopObserving?.();
      this.onIdle?.();
      this.onIdle = undefined;
      clearTimeout(this.pause?.timer);
      this.pause?.end();
    }
  }
}

/** The same iterator; `onLeave` is called once, when it is left. */
function leaving<T>(source: AsyncIterableIterator<T>, onLeave: () => void): AsyncIterableIterator<T> {
  let left = false;
  return {
    next: () => source.next(),
    async return() {
      if (!left) {
        left = true;
        onLeave();
      }
      await source.return?.();
      return { done: true, value: undefined };
    },
    [Symbol.asyncIterator]() {
      return this;
    },
  };
}
