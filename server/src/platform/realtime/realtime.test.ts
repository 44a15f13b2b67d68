import { BoundedQueue } from "./bounded-queue";
import { Gauge } from "./gauge";
import { type FrameSocket, SharedExecutions } from "./shared-executions";
import { defineTopic, TopicHub } from "./topics";

const tick = () => new Promise<void>((resolve) => setImmediate(resolve));

describe("a bounded queue", () => {
  it("gives events in order, also those that came before the reader asked", async () => {
    const queue = new BoundedQueue<number>(10, () => undefined);
    queue.push(1);
    queue.push(2);
    expect([(await queue.next()).value, (await queue.next()).value]).toEqual([1, 2]);
    const waiting = queue.next();
    queue.push(3);
    expect((await waiting).value).toBe(3);
  });

  it("holds its limit, ends once with RESYNC_REQUIRED beyond it, and then takes nothing", async () => {
    let ends = 0;
    const queue = new BoundedQueue<number>(2, () => {
      ends += 1;
    });
    for (const event of [1, 2, 3, 4]) {
      queue.push(event);
    }
    await expect(queue.next()).rejects.toMatchObject({ extensions: { code: "RESYNC_REQUIRED" } });
    expect(await queue.next()).toEqual({ done: true, value: undefined });
    expect(ends).toBe(1);
  });

  it("lets a waiting reader go when it is closed", async () => {
    const queue = new BoundedQueue<number>(2, () => undefined);
    const waiting = queue.next();
    await queue.return();
    expect((await waiting).done).toBe(true);
  });
});

describe("a gauge", () => {
  it("begins with the newest value and skips what a slow reader missed", async () => {
    const gauge = new Gauge<number>();
    gauge.set(1);
    const reader = gauge.watch();
    expect((await reader.next()).value).toBe(1);
    gauge.set(2);
    gauge.set(3);
    expect((await reader.next()).value).toBe(3);
    const waiting = reader.next();
    await reader.return?.();
    expect((await waiting).done).toBe(true);
  });
});

describe("the hub", () => {
  const topic = defineTopic<{ id: string }>("thing-changed");

  it("delivers to the key's subscribers only and forgets those who left", async () => {
    const hub = new TopicHub();
    const [one, other] = [hub.subscribe(topic, "a"), hub.subscribe(topic, "b")];
    expect((await one.next()).value).toEqual({ kind: "current" });
    expect((await other.next()).value).toEqual({ kind: "current" });
    hub.dispatch({ topic: "thing-changed", key: "a", event: { id: "1" } });
    expect((await one.next()).value).toEqual({ kind: "event", event: { id: "1" } });
    await one.return?.();
    await other.return?.();
    expect(hub.size).toBe(0);
  });

  it("gives everybody the current value when announcements may have been lost", async () => {
    const hub = new TopicHub();
    const reader = hub.subscribe(topic, "a");
    await reader.next();
    hub.resynchronise();
    expect((await reader.next()).value).toEqual({ kind: "current" });
  });

  it("never hands one subscriber's events to another", async () => {
    const hub = new TopicHub();
    const [one, other] = [hub.subscribe(topic, "a"), hub.subscribe(topic, "a")];
    hub.dispatch({ topic: "thing-changed", key: "a", event: { id: "1" } });
    for (const reader of [one, other]) {
      expect((await reader.next()).value).toEqual({ kind: "current" });
      expect((await reader.next()).value).toEqual({ kind: "event", event: { id: "1" } });
    }
  });
});

describe("a shared execution", () => {
  class Socket implements FrameSocket {
    bufferedAmount = 0;
    frames: unknown[] = [];
    writeFrame(frame: Buffer): void {
      this.frames.push(JSON.parse(frame.toString("utf8", 2))); // short: the header has two bytes
    }
  }

  function values(gauge: Gauge<number>) {
    let starts = 0;
    const start = async () => {
      starts += 1;
      const source = gauge.watch();
      return {
        [Symbol.asyncIterator]: () => ({
          next: async () => {
            const { done, value } = await source.next();
            return done ? { done, value: undefined } : { done: false as const, value: { data: { n: value } } };
          },
          return: () => source.return?.() as Promise<IteratorResult<never>>,
        }),
      };
    };
    return { start, count: () => starts };
  }

  it("runs once for all, gives latecomers the newest value at once, and ends with its last reader", async () => {
    const shared = new SharedExecutions();
    const gauge = new Gauge<number>();
    gauge.set(1);
    const { start, count } = values(gauge);
    const [a, b] = [new Socket(), new Socket()];
    const first = shared.join("key", start, "one", a);
    await tick();
    const second = shared.join("key", start, "two", b);
    await tick();
    gauge.set(2);
    await tick();
    const frame = (id: string, n: number) => ({ id, type: "next", payload: { data: { n } } });
    expect(a.frames).toEqual([frame("one", 1), frame("one", 2)]);
    expect(b.frames).toEqual([frame("two", 1), frame("two", 2)]);
    expect(count()).toBe(1);
    await first.return(undefined);
    gauge.set(3);
    await tick();
    expect(a.frames).toHaveLength(2);
    expect(b.frames).toHaveLength(3);
    await second.return(undefined);
    expect(shared.size).toBe(0);
  });

  it("writes only the newest value to a socket that is full, once it has room", async () => {
    const shared = new SharedExecutions();
    const gauge = new Gauge<number>();
    const { start } = values(gauge);
    const socket = new Socket();
    const member = shared.join("key", start, "one", socket);
    await tick();
    socket.bufferedAmount = 1_000_000;
    for (const value of [1, 2, 3]) {
      gauge.set(value);
      await tick();
    }
    expect(socket.frames).toEqual([]);
    socket.bufferedAmount = 0;
    await new Promise((resolve) => setTimeout(resolve, 400));
    expect(socket.frames).toEqual([{ id: "one", type: "next", payload: { data: { n: 3 } } }]);
    await member.return(undefined);
  });

  it("ends all its readers with the failure when it cannot start", async () => {
    const shared = new SharedExecutions();
    const failure = new Error("refused");
    const reader = shared.join("key", () => Promise.reject(failure), "one", new Socket());
    await expect(reader.next()).rejects.toBe(failure);
    expect(shared.size).toBe(0);
  });
});
