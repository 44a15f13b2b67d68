import { randomUUID } from "node:crypto";
import { describeWithRedis, overEachBus, type TestBus } from "../../test/buses";
import { startTestServer, type TestServer } from "../../test/harness";
import { startTestRedis, type TestRedis } from "../../test/redis-server";
import { until } from "../../test/wait";

const REFUSED = { extensions: { code: "RATE_LIMITED" } };

overEachBus((startBus) => {
  let bus: TestBus;
  let one: TestServer;
  let other: TestServer;
  beforeAll(async () => {
    bus = await startBus();
    one = await startTestServer({ env: bus.env });
    other = await one.sibling();
  });
  afterAll(async () => {
    await other.stop();
    await one.stop();
    await bus.stop();
  });

  it("counts for all processes together, gives back, and forgets", async () => {
    const [here, there] = [one.platform.limits.exports, other.platform.limits.exports];
    const key = randomUUID();
    expect(await here.refusedUntil(key)).toBeNull();
    for (let taken = 0; taken < 4; taken += 1) await here.take(key);
    expect(await there.refusedUntil(key)).toBeNull();
    await there.take(key);
    expect((await here.refusedUntil(key))?.getTime()).toBeGreaterThan(Date.now());
    await there.giveBack(key);
    await here.take(key);
    await expect(there.take(key)).rejects.toMatchObject(REFUSED);
    await expect(here.take(key)).rejects.toMatchObject(REFUSED);
    await here.take(randomUUID());
    expect([await here.reset(key), await here.reset(key)]).toEqual([true, false]);
    await there.take(key);
  });

  it("tells what is left of the points of a key, and takes none for what it refuses", async () => {
    const { apiKeys } = one.platform.limits;
    const key = randomUUID();
    const all = apiKeys.points;
    expect(await apiKeys.spend(key, all - 10)).toMatchObject({ isAllowed: true, remaining: 10 });
    expect(await other.platform.limits.apiKeys.spend(key, 11)).toMatchObject({ isAllowed: false, remaining: 10 });
    expect(await apiKeys.spend(key, 10)).toMatchObject({ isAllowed: true, remaining: 0 });
  });
});

describeWithRedis("limits in Redis", () => {
  let redis: TestRedis;
  let server: TestServer;
  const inTable = async () => Number((await server.db.query("select count(*) from rate_limits"))[0].count);
  beforeAll(async () => {
    redis = await startTestRedis();
    server = await startTestServer({ env: { REDIS_URL: redis.url } });
  });
  afterAll(async () => {
    await server?.stop();
    await redis?.stop();
  });

  it("are not in the database, which counts them while Redis is away: nobody is let in without end, nor shut out", async () => {
    const { exports } = server.platform.limits;
    const key = randomUUID();
    for (let taken = 0; taken < 5; taken += 1) await exports.take(key);
    await expect(exports.take(key)).rejects.toMatchObject(REFUSED);
    expect(await inTable()).toBe(0);
    await redis.kill();
    for (let taken = 0; taken < 5; taken += 1) await exports.take(key);
    await expect(exports.take(key)).rejects.toMatchObject(REFUSED);
    expect((await exports.refusedUntil(key))?.getTime()).toBeGreaterThan(Date.now());
    expect(await inTable()).toBe(1);
    await redis.start();
    await until(() => server.platform.hub.isCurrent, "Redis to be back");
    const other = randomUUID();
    await exports.take(other);
    expect(await inTable()).toBe(1);
  });

  it("are answered within seconds by the database when Redis keeps the connection and does not answer", async () => {
    redis.freeze(true);
    const key = randomUUID();
    await server.platform.limits.exports.take(key);
    expect(await inTable()).toBe(2);
    redis.freeze(false);
  });
});
