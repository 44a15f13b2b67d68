import type { ExecutionResult } from "graphql";
import { textFrame } from "./text-frame";

/** Bytes that may wait in a socket before it counts as slow and gets the newest value only. */
const SLOW_SOCKET_BYTES = 64 * 1024;
/** How often slow sockets are looked at again, in ms, when no new value comes by itself. */
const SLOW_SOCKET_RETRY_MS = 250;

/** The part of a websocket that is needed to write to it. */
export interface FrameSocket {
  /** Bytes that wait to be sent. */
  readonly bufferedAmount: number;
  /** Sends a whole frame as it is (see textFrame); does nothing once the socket closes. */
  writeFrame(frame: Buffer): void;
}

interface Member {
  /** Everything before the shared tail, in UTF-8: `{"id":"…"`. */
  head: Buffer;
  socket: FrameSocket;
  missedNewest: boolean;
  end: (error?: unknown) => void;
}

interface Group {
  members: Set<Member>;
  tail?: Buffer;
  results?: AsyncIterator<ExecutionResult>;
  retry?: NodeJS.Timeout;
}

/**
 * Runs a subscription once for all who would get the same answer, and writes each result as one shared text: only the id of
 * the subscription differs from reader to reader. The frames are made here: the websocket library would encode the text anew for
 * each reader and hand it to the system in two pieces.
 */
export class SharedExecutions {
  private readonly groups = new Map<string, Group>();

  /**
   * Joins the execution named by `key`, starting it for the first reader. The returned generator yields nothing: frames are
   * written to the socket directly; it ends when the execution does, and leaving it leaves the group.
   */
  join(
    key: string,
    start: () => Promise<AsyncIterable<ExecutionResult>>,
    subscriptionId: string,
    socket: FrameSocket,
  ): AsyncGenerator<never> {
    const existing = this.groups.get(key);
    const group: Group = existing ?? { members: new Set() };
    const leaving = new Leaving(() => this.leave(key, group, member));
    const member: Member = {
      head: Buffer.from(`{"id":${JSON.stringify(subscriptionId)}`),
      socket,
      missedNewest: false,
      end: (error) => leaving.finish(error),
    };
    group.members.add(member);
    if (existing) {
      if (group.tail) {
        socket.writeFrame(textFrame(member.head, group.tail));
      }
    } else {
      this.groups.set(key, group);
      void this.run(key, group, start);
    }
    return leaving;
  }

  /** Executions that run now. */
  get size(): number {
    return this.groups.size;
  }

  private async run(key: string, group: Group, start: () => Promise<AsyncIterable<ExecutionResult>>): Promise<void> {
    let failure: unknown;
    try {
      group.results = (await start())[Symbol.asyncIterator]();
      // All may have left while it started; then there is nobody to wait for its first value.
      while (group.members.size > 0) {
        const next = await group.results.next();
        if (next.done) {
          break;
        }
        this.spread(group, next.value);
      }
    } catch (error) {
      failure = error;
    }
    if (this.groups.get(key) === group) {
      this.groups.delete(key);
    }
    clearTimeout(group.retry);
    await group.results?.return?.();
    for (const member of [...group.members]) {
      member.end(failure);
    }
  }

  private spread(group: Group, result: ExecutionResult): void {
    group.tail = Buffer.from(`,"type":"next","payload":${JSON.stringify(result)}}`);
    for (const member of group.members) {
      this.write(group, member, group.tail);
    }
  }

  private write(group: Group, member: Member, tail: Buffer): void {
    member.missedNewest = member.socket.bufferedAmount > SLOW_SOCKET_BYTES;
    if (member.missedNewest) {
      group.retry ??= setTimeout(() => this.retrySlow(group), SLOW_SOCKET_RETRY_MS).unref();
    } else {
      member.socket.writeFrame(textFrame(member.head, tail));
    }
  }

  private retrySlow(group: Group): void {
    group.retry = undefined;
    for (const member of group.members) {
      if (member.missedNewest && group.tail) {
        this.write(group, member, group.tail);
      }
    }
  }

  private leave(key: string, group: Group, member: Member): void {
    group.members.delete(member);
    if (group.members.size === 0) {
      if (this.groups.get(key) === group) {
        this.groups.delete(key);
      }
      clearTimeout(group.retry);
      void group.results?.return?.();
    }
  }
}

/** A generator without values that waits for its end. */
class Leaving implements AsyncGenerator<never> {
  private readonly outcome: Promise<unknown>;
  private resolve!: (failure: unknown) => void;

  constructor(private readonly onLeave: () => void) {
    this.outcome = new Promise((resolve) => {
      this.resolve = resolve;
    });
  }

  finish(failure?: unknown): void {
    this.onLeave();
    this.resolve(failure);
  }

  async next(): Promise<IteratorResult<never>> {
    const failure = await this.outcome;
    if (failure) {
      throw failure;
    }
    return { done: true, value: undefined };
  }

  async return(): Promise<IteratorResult<never>> {
    this.finish();
    return { done: true, value: undefined };
  }

  async throw(error: unknown): Promise<IteratorResult<never>> {
    this.finish();
    throw error;
  }

  [Symbol.asyncIterator](): this {
    return this;
  }

  async [Symbol.asyncDispose](): Promise<void> {
    this.finish();
  }
}
