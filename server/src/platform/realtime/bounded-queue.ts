import { resyncRequired } from "../problems";

/**
 * What waits for one reader. It holds at most `limit` events; one more ends this reader alone with RESYNC_REQUIRED, so that a
 * slow reader costs neither memory nor anybody else's events.
 */
export class BoundedQueue<T> implements AsyncIterableIterator<T> {
  private readonly waiting: T[] = [];
  private wake?: () => void;
  private ended = false;
  private overflowed = false;

  constructor(
    private readonly limit: number,
    private readonly onEnd: () => void,
  ) {}

  /** Adds an event; does nothing once the reader has gone. */
  push(event: T): void {
    if (this.ended) {
      return;
    }
    if (this.waiting.length >= this.limit) {
      this.overflowed = true;
      this.waiting.length = 0;
      this.finish();
      return;
    }
    this.waiting.push(event);
    this.wake?.();
  }

  async next(): Promise<IteratorResult<T>> {
    while (this.waiting.length === 0) {
      if (this.overflowed) {
        this.overflowed = false;
        throw resyncRequired();
      }
      if (this.ended) {
        return { done: true, value: undefined };
      }
      await new Promise<void>((resolve) => {
        this.wake = resolve;
      });
    }
    return { done: false, value: this.waiting.shift() as T };
  }

  async return(): Promise<IteratorResult<T>> {
    this.waiting.length = 0;
    this.finish();
    return { done: true, value: undefined };
  }

  async throw(error: unknown): Promise<IteratorResult<T>> {
    await this.return();
    throw error;
  }

  [Symbol.asyncIterator](): this {
    return this;
  }

  private finish(): void {
    if (!this.ended) {
      this.ended = true;
      this.onEnd();
    }
    this.wake?.();
  }
}
