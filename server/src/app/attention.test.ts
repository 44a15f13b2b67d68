import { type Caller, startTestServer, type TestServer } from "../../test/harness";
import { watch } from "../../test/socket-client";
import { ANOMALIES_KEY, anomalyRaised } from "../operations/system-health/anomaly.topics";
import { enqueue } from "../platform/jobs";
import { publish } from "../platform/realtime/topics";

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
  server.monitor.stop();
  await server.db.query("update anomalies set resolved_at = now() where resolved_at is null");
});
afterAll(() => server.stop());

interface Asked {
  attention: { asOf: string; items: { kind: string; count: number; since: string }[] };
}
const FIELDS = "{ asOf items { kind count since } }";

async function waitingFor(caller: Caller) {
  const { data, errors } = await caller.run<Asked>(`{ attention ${FIELDS} }`);
  expect(errors).toBeUndefined();
  return data.attention.items;
}

it("tells each person of the staff what waits for them, and of nothing else", async () => {
  const owner = await server.staff("owner");
  expect(await waitingFor(owner)).toEqual([]);
  const since = "2026-11-20T09:00:00.000Z";
  await server.db.query(
    `insert into anomalies (metric, severity, value, threshold, raised_by, opened_at, seen_at)
     values ('cpu', 'WARNING', 71, 70, gen_random_uuid(), $1, $1)`,
    [since],
  );
  await server.db.query(
    `insert into outbox_mails (recipient, subject, template, language, content, created_at, failed_at, keep_until)
     values ('somebody@example.test', 'x', 'passwordChanged', 'en', ''::bytea, $1, $1, now())`,
    [since],
  );
  await server.db.query(
    `insert into api_keys (owner_id, owner_kind, service, environment, scopes, created_at, last_rotated_at, expires_at)
     select $1, 'STAFF', 'Reports ' || days, 'PRODUCTION', '{read:system}', now() - interval '1 day', now() - interval '1 day',
            now() + make_interval(days => days) from unnest(array[3, 13, 15]) days`,
    [owner.user.id],
  );
  await server.db.transaction(async (tx) => {
    await enqueue(tx, "judge_days", {}, "given-up");
    await tx.query("update graphile_worker._private_jobs set attempts = max_attempts where key = 'given-up'");
  });
  expect(await waitingFor(owner)).toEqual([
    { kind: "ANOMALIES", count: 1, since },
    { kind: "API_KEYS", count: 2, since: expect.any(String) },
    { kind: "JOBS", count: 1, since: expect.any(String) },
    { kind: "MAILS", count: 1, since },
  ]);
  expect(await waitingFor(await server.staff("reviewer"))).toEqual([]);
});

it("is live for whoever watches", async () => {
  const client = (await server.staff("owner")).socket();
  const watched = watch<{ attentionChanged: Asked["attention"] }>(
    client,
    `subscription { attentionChanged ${FIELDS} }`,
  );
  const kinds = async () => (await watched.next()).data?.attentionChanged.items.map(({ kind }) => kind);
  expect(await kinds()).toContain("ANOMALIES");
  await server.db.transaction(async (tx) => {
    await tx.query("update anomalies set resolved_at = now() where resolved_at is null");
    await publish(tx, anomalyRaised, ANOMALIES_KEY, { anomalyId: "any" });
  });
  expect(await kinds()).toEqual(["API_KEYS", "JOBS", "MAILS"]);
  await client.dispose();
});
