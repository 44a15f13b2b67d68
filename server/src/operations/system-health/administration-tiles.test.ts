import { startTestServer, type TestServer } from "../../../test/harness";
import { beat, sweepHeartbeats } from "./heartbeat.service";

let server: TestServer;
const TILES = "{ administrationTiles { asOf activeUsers uptime { percent since } securityIncidents openAnomalies } }";

interface Tiles {
  administrationTiles: {
    asOf: string;
    activeUsers: number;
    uptime: { percent: number; since: string } | null;
    securityIncidents: number | null;
    openAnomalies: number | null;
  };
}

beforeAll(async () => {
  server = await startTestServer();
  server.monitor.stop();
});
afterAll(() => server.stop());

async function tilesOf(role: "owner" | "reviewer") {
  const { data } = await (await server.staff(role)).run<Tiles>(TILES);
  return data?.administrationTiles;
}

it("counts each person of the last 24 hours once, however many sessions they used", async () => {
  const before = (await tilesOf("owner"))?.activeUsers ?? 0;
  const patient = await server.patient();
  await server.db.query(
    `insert into sessions (user_id, token_hash, user_agent, remembered, idle_seconds, created_at, last_seen_at, expires_at)
     select user_id, 'another', user_agent, remembered, idle_seconds, created_at, last_seen_at, expires_at from sessions where id = $1`,
    [patient.sessionId],
  );
  const gone = await server.patient();
  await server.db.query(
    "update sessions set created_at = now() - interval '3 days', last_seen_at = now() - interval '25 hours' where id = $1",
    [gone.sessionId],
  );
  // The patient, and the member of staff who asks for the second time with an account of their own.
  expect((await tilesOf("owner"))?.activeUsers).toBe(before + 2);
});

it("tells the share of minutes with a beat since the first one known", async () => {
  await server.db.query("delete from heartbeats");
  expect((await tilesOf("owner"))?.uptime).toBeNull();
  await server.db.query(
    `insert into heartbeats select date_trunc('minute', now()) - make_interval(mins => m) from generate_series(1, 40) m
      where m not between 11 and 20`,
  );
  const uptime = (await tilesOf("owner"))?.uptime;
  expect(uptime?.percent).toBeGreaterThan(72);
  expect(uptime?.percent).toBeLessThanOrEqual(75);
  const minutes = (Date.now() - new Date(uptime?.since ?? 0).getTime()) / 60_000;
  expect(minutes).toBeGreaterThanOrEqual(40);
  expect(minutes).toBeLessThan(43);
});

it("beats once a minute however many processes beat, and forgets what is older than 31 days", async () => {
  await server.db.query("delete from heartbeats");
  await server.db.query("insert into heartbeats values (date_trunc('minute', now()) - interval '32 days')");
  const platform = { ...server.platform, clock: { now: () => new Date("2026-11-22T10:42:31Z") } };
  await Promise.all([beat(platform), beat(platform)]);
  await sweepHeartbeats(server.platform);
  const rows = await server.db.query("select minute from heartbeats where minute = '2026-11-22T10:42:00Z'");
  expect(rows).toHaveLength(1);
  const old = await server.db.query("select 1 from heartbeats where minute < now() - interval '31 days 1 minute'");
  expect(old).toHaveLength(0);
});

it("counts security incidents and open anomalies, for those who may view them", async () => {
  const before = await tilesOf("owner");
  await server.db.query(
    `insert into security_incidents (kind, address, hour, count, first_at, last_at)
     values ('SIGN_IN_BLOCKED', '203.0.113.7', now(), 2, now(), now()), ('FIREWALL_DENIED', null, now(), 3, now(), now()),
            ('SIGN_IN_BLOCKED', '203.0.113.7', now() - interval '25 hours', 7, now() - interval '26 hours', now() - interval '25 hours')`,
  );
  await server.db.query(
    `insert into anomalies (metric, severity, value, threshold, raised_by, opened_at, seen_at)
     values ('latency', 'WARNING', 540, 500, gen_random_uuid(), now(), now())`,
  );
  expect(await tilesOf("owner")).toMatchObject({
    securityIncidents: (before?.securityIncidents ?? 0) + 5,
    openAnomalies: (before?.openAnomalies ?? 0) + 1,
  });
  expect(await tilesOf("reviewer")).toMatchObject({
    securityIncidents: null,
    openAnomalies: null,
    activeUsers: expect.any(Number),
  });
});
