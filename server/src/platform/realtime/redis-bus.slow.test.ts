import { createClient } from "@redis/client";
import { Client } from "pg";
import { describeWithRedis } from "../../../test/buses";
import { startTestServer, type TestServer } from "../../../test/harness";
import { startTestRedis, type TestRedis } from "../../../test/redis-server";
import { until } from "../../../test/wait";
import { NOTIFY_CHANNEL } from "./announcements";
import { defineTopic, publish } from "./topics";

const topic = defineTopic<{ id: string }>("thing-changed");
const BEATS = "health:1:beats";
const WRITERS = 8;

describeWithRedis("the bus on Redis", () => {
  let redis: TestRedis;
  let one: TestServer;
  let other: TestServer;
  const notices: string[] = [];
  let listener: Client;

  beforeAll(async () => {
    redis = await startTestRedis();
    one = await startTestServer({ env: { REDIS_URL: `${redis.url}/1` } });
    other = await one.sibling();
    listener = new Client({ connectionString: one.urls.superuser });
    listener.on("notification", ({ payload = "" }) => payload.includes(topic.name) && notices.push(payload));
    await listener.connect();
    await listener.query(`listen ${NOTIFY_CHANNEL}`);
    await listener.query("create table things (writer int)");
    await listener.query("grant select, insert on things to public");
  });
  beforeEach(async () => {
    await Promise.all([one, other].map(hears));
    notices.length = 0;
  });
  afterAll(async () => {
    await listener?.end();
    await other?.stop();
    await one?.stop();
    await redis?.stop();
  });

  /** What came by NOTIFY in this test, as anybody hears it. */
  const notified = async () => {
    await listener.query("select 1"); // its answer comes after them
    return notices.length;
  };
  const hears = ({ platform }: TestServer) => until(() => platform.hub.isCurrent, "all that is announced to be heard");
  const say = (server: TestServer, id: string) => server.db.transaction((tx) => publish(tx, topic, "all", { id }));
  /** The next thing that this server hears. */
  const hearing = ({ platform }: TestServer) =>
    new Promise<string>((resolve) => {
      const stop = platform.hub.listen(topic, ({ id }) => {
        stop();
        resolve(id);
      });
    });

  it("carries announcements between processes, and Postgres none of them", async () => {
    const heard = [hearing(one), hearing(other)];
    await say(one, "by Redis");
    expect(await Promise.all(heard)).toEqual(["by Redis", "by Redis"]);
    expect(await notified()).toBe(0);
  });

  it("hears what programs without Redis announce", async () => {
    const heard = hearing(other);
    await listener.query("select pg_notify($1, $2)", [
      NOTIFY_CHANNEL,
      JSON.stringify({ topic: topic.name, key: "all", event: { id: "from a trigger" } }),
    ]);
    expect(await heard).toBe("from a trigger");
  });

  it("loses nothing when Redis is killed under load, and is right again once it is back", async () => {
    const count = async () => Number((await other.db.query("select count(*) from things"))[0].count);
    const figure = await other.platform.figures.watch(topic, "all", count);
    let shown = (await figure.next()).value as number;
    const watching = (async () => {
      for await (const value of figure) shown = value;
    })();
    let written = 0;
    let isLoad = true;
    const writers = Array.from({ length: WRITERS }, async (_, writer) => {
      while (isLoad) {
        await one.db.transaction(async (tx) => {
          await tx.query("insert into things values ($1)", [writer]);
          await publish(tx, topic, "all", { id: String(writer) });
        });
        written += 1;
      }
    });
    const more = async (what: string) => {
      const before = written;
      await until(() => written > before + 200, what);
    };
    await more("writing with Redis");
    await redis.kill();
    await more("writing without Redis");
    await until(() => notices.length > 0, "announcements by NOTIFY");
    expect([one, other].map(({ platform }) => platform.hub.isCurrent)).toEqual([false, false]);
    await until(() => shown > 300, "announcements without Redis to arrive");
    await redis.start();
    await Promise.all([one, other].map(hears));
    await more("writing with Redis again");
    isLoad = false;
    await Promise.all(writers);
    await until(() => shown === written, "the last value");
    await figure.return?.();
    await watching;
    expect(await count()).toBe(written);
  });

  it("asks the database about sessions, and sends by NOTIFY, when Redis stops answering and keeps the connection", async () => {
    const heard = hearing(other);
    redis.freeze(true);
    try {
      await until(() => !one.platform.hub.isCurrent && !other.platform.hub.isCurrent, "the silence to be noticed");
      await say(one, "into the silence");
      expect(await heard).toBe("into the silence");
      expect(await notified()).toBe(1);
    } finally {
      redis.freeze(false);
    }
  });

  it("takes nothing from memory while a process is silent, and reads everything again once it is given up", async () => {
    const phantom = await createClient({ url: redis.url }).connect();
    let missed = 0;
    const stop = one.platform.hub.listen(
      topic,
      () => undefined,
      () => (missed += 1),
    );
    await phantom.publish(BEATS, "stopped 0");
    await until(() => !one.platform.hub.isCurrent, "the silence of the stopped to be noticed");
    await phantom.publish(BEATS, "stopped goodbye");
    await hears(one);
    expect(missed).toBe(0);
    await phantom.publish(BEATS, "killed 0");
    await until(() => !one.platform.hub.isCurrent, "the silence of the killed to be noticed");
    await hears(one);
    expect(missed).toBe(1);
    stop();
    await phantom.close();
  });

  it("lets everything be read again when nobody knows whether a commit happened", async () => {
    const missed = [one, other].map(
      ({ platform }) =>
        new Promise<void>((resolve) => {
          const stop = platform.hub.listen(
            topic,
            () => undefined,
            () => {
              stop();
              resolve();
            },
          );
        }),
    );
    const failing = one.db.transaction(async (tx) => {
      await publish(tx, topic, "all", { id: "unanswered" });
      const [{ pid }] = await tx.query("select pg_backend_pid() as pid");
      await listener.query("select pg_terminate_backend($1, 10000)", [pid]);
    });
    await expect(failing).rejects.toThrow();
    await Promise.all(missed);
  });

  it("starts without Redis, and goes on with it once it is there", async () => {
    await redis.kill();
    const late = await one.sibling();
    try {
      const heard = hearing(one);
      await say(late, "without");
      expect(await heard).toBe("without");
      expect(await notified()).toBe(1);
      await redis.start();
      await Promise.all([one, late].map(hears));
      const again = hearing(late);
      await say(one, "with");
      expect(await again).toBe("with");
      expect(await notified()).toBe(1);
    } finally {
      await late.stop();
    }
  });
});
