import { startTestServer, type TestServer } from "../../../test/harness";
import { until } from "../../../test/wait";
import { makeApiKey } from "../../people/api-keys/api-key.factory";

let server: TestServer;
let owner: Awaited<ReturnType<TestServer["staff"]>>;

beforeAll(async () => {
  server = await startTestServer();
  owner = await server.staff("owner");
});
afterAll(() => server.stop());

interface Log {
  status: string;
  message: string;
  details: string | null;
}

async function runNow(input: object): Promise<{ id: string; logs: Log[] }> {
  const { data } = await owner.run<{ scheduleMaintenance: { id: string } }>(
    "mutation S($input: MaintenanceInput!) { scheduleMaintenance(input: $input) { id } }",
    { input: { description: "Now", startsNow: true, ...input } },
  );
  const { id } = data.scheduleMaintenance;
  const status = async () =>
    (await server.db.query("select status from maintenance_windows where id = $1", [id]))[0].status;
  await until(async () => ["COMPLETED", "FAILED"].includes(await status()), "the window is over");
  const { data: read } = await owner.run<{ maintenanceLogs: { nodes: Log[] } }>(
    "query L($id: ID) { maintenanceLogs(first: 50, windowId: $id) { nodes { status message details } } }",
    { id },
  );
  return { id, logs: read.maintenanceLogs.nodes };
}

it("checks what is there, writes a line for each, and sets the tile", async () => {
  const { db } = server;
  const day = 86_400_000;
  const now = Date.now();
  const key = (service: string, age: number) =>
    makeApiKey(db.manager, {
      ...{ ownerId: owner.user.id, ownerKind: "STAFF", service, scopes: ["read:system"] },
      createdAt: new Date(now - age * day),
    });
  await key("Ending and unused", 80);
  await key("New", 1);
  await db.query(
    `insert into security_incidents (kind, address, hour, count, first_at, last_at)
     select 'SIGN_IN_BLOCKED', '192.0.2.1', at, 12, at, at from (values (now() - interval '2 hours'), (now() - interval '3 days')) as t (at)`,
  );
  await db.query(
    `insert into firewall_rules (ip_range, description, is_active, position, expires_at, created_at, updated_at)
     values ('192.0.2.0/24', 'Old', true, 1, now() - interval '1 day', now() - interval '100 days', now()),
            ('198.51.100.0/24', 'Unused', true, 2, null, now() - interval '100 days', now())`,
  );
  const away = await server.staff("support");
  await db.query("update users set created_at = now() - interval '90 days' where id = $1", [away.user.id]);
  await db.query("update sessions set last_seen_at = now() - interval '31 days' where user_id = $1", [away.user.id]);
  const { id, logs } = await runNow({ type: "SECURITY" });
  const lines = logs.map(({ status, message, details }) => `${status} ${message} ${details ?? ""}`.trim());
  expect(lines).toEqual(
    expect.arrayContaining([
      "WARNING 1 API key ends within 14 days. Ending and unused",
      "WARNING 1 API key was not used for 60 days. Ending and unused",
      "WARNING 12 sign-ins were blocked in the last 24 hours, 24 in the last 7 days.",
      "WARNING 1 member of staff has not been here for 30 days.",
      "WARNING Fewer than two people are owners: if one cannot sign in, nobody can manage roles.",
      "WARNING 1 firewall rule has expired and can be deleted. 192.0.2.0/24",
      "WARNING 1 firewall rule denied nobody for 90 days. 198.51.100.0/24",
      "SUCCESS The running product can only add to the audit trail.",
    ]),
  );
  const { data } = await owner.run("{ maintenanceOverview { security { windowId needsAttention } } }");
  expect(data).toEqual({ maintenanceOverview: { security: { windowId: id, needsAttention: true } } });
});

it("records a release, and makes a backup that is really there, while nobody is told of what the server does meanwhile", async () => {
  const release = await runNow({ type: "RELEASE", releaseVersion: "v2.5.0", releaseNotes: "Faster answers." });
  expect(release.logs[0]).toMatchObject({ status: "SUCCESS", message: "v2.5.0 is released." });
  expect(release.logs[1]).toMatchObject({ message: "Version v2.5.0 is recorded.", details: "Faster answers." });
  const backup = await runNow({ type: "BACKUP" });
  expect(backup.logs[0]).toMatchObject({
    status: "SUCCESS",
    message: expect.stringMatching(/^[\d,]+ rows and 0 files are in it\.$/),
  });
  const { data } = await owner.run("{ backups(first: 5) { nodes { id state } } }");
  expect(data.backups).toEqual({ nodes: [{ id: expect.any(String), state: "READY" }] });
  expect(await server.db.query("select reason from metric_mutes where ends_at <= now()")).toHaveLength(3);
});
