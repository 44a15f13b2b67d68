import { setTimeout } from "node:timers/promises";
import { Pool, type PoolClient, type PoolConfig } from "pg";
import { isDatabaseAway } from "./database";

type Connected = (error: Error | undefined, client: PoolClient | undefined, done: (release?: unknown) => void) => void;

/** How long a worker waits before it asks again for a database that is away. */
const AGAIN_MS = 1_000;
/** What the queue tries again at once: "serialization failure". */
const TRY_AGAIN = "40001";

/**
 * The connections of the job queue. The queue notes the end of a job without waiting for the answer; an error of it would be heard
 * by nobody and end the process. So a connection is waited for until the database is back, and one that is lost under a statement
 * has the code of an error that the queue tries again.
 */
export class JobPool extends Pool {
  private isAway = false;
  private readonly waiting = new Set<() => void>();

  /** @param onError hears of lost connections, idle or not: unheard ones would end the process. */
  constructor(options: PoolConfig, onError: (error: Error) => void) {
    super(options);
    this.on("error", onError);
    this.on("connect", (client) => {
      client.on("error", onError);
      const query = client.query.bind(client) as (...args: unknown[]) => unknown;
      client.query = ((...args: unknown[]) => {
        const answer = query(...args);
        return answer instanceof Promise ? answer.catch(nameForQueue) : answer;
      }) as typeof client.query;
    });
  }

  override connect(): Promise<PoolClient>;
  override connect(callback: Connected): void;
  override connect(callback?: Connected): Promise<PoolClient> | undefined {
    if (!callback) return this.connectOnceBack();
    // The queue's listener may give its connection back twice, when it is stopped as the connection ends.
    super.connect((error, client, done) => {
      let isBack = false;
      callback(error, client, (release) => {
        if (client && !isBack) done(release);
        isBack = true;
      });
    });
    return undefined;
  }

  /** Resolves as soon as the database is away. */
  away(): Promise<void> {
    return this.isAway ? Promise.resolve() : new Promise((resolve) => this.waiting.add(resolve));
  }

  private async connectOnceBack(): Promise<PoolClient> {
    // Who asks after the end waits for ever: the job is done once more elsewhere.
    while (!this.ending) {
      try {
        const client = await super.connect();
        this.isAway = false;
        return client;
      } catch (error) {
        if (!isDatabaseAway(error)) throw error;
        this.isAway = true;
        for (const resolve of this.waiting) resolve();
        await setTimeout(AGAIN_MS, undefined, { ref: false });
      }
    }
    return new Promise(() => undefined);
  }
}

function nameForQueue(error: Error): never {
  throw isDatabaseAway(error) ? Object.assign(new Error(error.message, { cause: error }), { code: TRY_AGAIN }) : error;
}
