/**
 * A figure that is watched: only its newest value matters. A reader that is slower than the figure skips values, and so
 * never holds more than one.
 */
export class Gauge<T> {
  private readonly readers = new Set<GaugeReader<T>>();
  private newest?: T;

  /** The newest value, or undefined before the first. */
  get value(): T | undefined {
    return this.newest;
  }

  /** Readers at present. */
  get size(): number {
    return this.readers.size;
  }

  set(value: T): void {
    this.newest = value;
    for (const reader of this.readers) {
      reader.offer(value);
    }
  }

  /** The value now, if there is one, and then each newest value. */
  watch(): AsyncIterableIterator<T> {
    const reader = new GaugeReader<T>(() => this.readers.delete(reader));
    this.readers.add(reader);
    if (this.newest !== undefined) {
      reader.offer(this.newest);
    }
    return reader;
  }
}

class GaugeReader<T> implements AsyncIterableIterator<T> {
  private slot?: { value: T };
  private wake?: () => void;
  private ended = false;

  constructor(private readonly onEnd: () => void) {}

  offer(value: T): void {
    this.slot = { value };
    this.wake?.();
  }

  async next(): Promise<IteratorResult<T>> {
    while (!this.slot && !this.ended) {
      await new Promise<void>((resolve) => {
        this.wake = resolve;
      });
    }
    if (this.ended || !this.slot) {
      return { done: true, value: undefined };
    }
    const { value } = this.slot;
    this.slot = undefined;
    return { done: false, value };
  }

  async return(): Promise<IteratorResult<T>> {
    this.ended = true;
    this.onEnd();
    this.wake?.();
    return { done: true, value: undefined };
  }

  async throw(error: unknown): Promise<IteratorResult<T>> {
    await this.return();
    throw error;
  }

  [Symbol.asyncIterator](): this {
    return this;
  }
}
