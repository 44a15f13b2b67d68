import { type Caller, startTestServer, type TestServer } from "../../../test/harness";
import { watch } from "../../../test/socket-client";
import { until } from "../../../test/wait";
import { INCIDENT_KINDS } from "../../platform/incidents.rules";
import { hashPassword } from "../accounts/passwords";
import { makeUser } from "../accounts/user.factory";
import { add } from "./firewall.test-support";
import { sweepAddresses } from "./incident.service";

let now = new Date("2026-11-23T10:15:00Z");
let server: TestServer;

beforeAll(async () => {
  server = await startTestServer({ clock: { now: () => now }, env: { TRUST_PROXY: "127.0.0.1" } });
});
afterAll(() => server.stop());
beforeEach(async () => {
  await server.db.query("delete from security_incidents");
  await server.db.query("delete from rate_limits");
});

interface Incident {
  id: string;
  kind: string;
  text: string;
  address: string | null;
  count: number;
  isDenied: boolean;
}
interface Listed {
  securityIncidents: { totalCount: number; pageInfo: { endCursor: string }; nodes: Incident[] };
}
const LIST = `query ($kind: IncidentKind, $after: String, $first: Int! = 20) {
  securityIncidents(kind: $kind, after: $after, first: $first) {
    totalCount pageInfo { endCursor } nodes { id kind text address count firstAt lastAt isDenied } } }`;

async function listed(variables: Record<string, unknown> = {}): Promise<Incident[]> {
  const owner = await server.staff("owner");
  const { data, errors } = await owner.run<Listed>(LIST, variables);
  expect(errors).toBeUndefined();
  return data.securityIncidents.nodes;
}
const post = (body: object, headers: Record<string, string> = {}) =>
  fetch(`${server.url}/graphql`, {
    method: "POST",
    headers: { "content-type": "application/json", "x-forwarded-for": "203.0.113.9", ...headers },
    body: JSON.stringify(body),
  });
const LOGIN =
  "mutation ($email: String!, $password: String!) { login(email: $email, password: $password, rememberMe: false) { id } }";

it("counts blocked sign-ins, foreign pages and refused requests by their address and hour", async () => {
  const email = "attacked@example.test";
  await makeUser(server.db.manager, { email, passwordHash: await hashPassword("Right-pass1") });
  for (let round = 0; round < 8; round += 1) {
    await post({ query: LOGIN, variables: { email, password: "Wrong-pass1" } });
  }
  await post({ query: "{ me { id } }" }, { origin: "https://elsewhere.example" });
  await post({ query: "{ __schema { queryType { name } } }" }, { "x-forwarded-for": "2001:db8::7" });
  await until(async () => (await listed()).length === 3);
  expect(await listed()).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ kind: "SIGN_IN_BLOCKED", address: "203.0.113.9", count: 3, isDenied: false }),
      expect.objectContaining({ kind: "ORIGIN_REFUSED", address: "203.0.113.9", count: 1 }),
      expect.objectContaining({ kind: "REQUEST_REFUSED", address: "2001:db8::7", count: 1 }),
    ]),
  );
  expect((await listed({ kind: "ORIGIN_REFUSED" })).map(({ text }) => text)).toEqual([
    "Another website tried to use the API",
  ]);
  now = new Date("2026-11-23T11:00:01Z"); // another hour, another incident
  await post({ query: "{ me { id } }" }, { origin: "https://elsewhere.example" });
  await until(async () => (await listed({ kind: "ORIGIN_REFUSED" })).length === 2);
});

it("says of an address whether the firewall denies it, and counts whom it denied", async () => {
  const owner = await server.staff("owner");
  const patient = await server.patient();
  await add(owner, { ipRange: "203.0.113.0/24", isActive: true });
  const answers = await Promise.all(
    Array.from({ length: 25 }, () => post({ query: "{ me { id } }" }, { cookie: String(patient.cookie) })),
  );
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([403]));
  await until(async () => (await listed())[0]?.count === 25);
  expect(await listed()).toMatchObject([
    { kind: "FIREWALL_DENIED", address: "203.0.113.9", count: 25, isDenied: true },
  ]);
  await server.db.query("update firewall_rules set is_active = false");
  await server.platform.firewall.refresh();
});

it("tells who watches the figures at first, and again when there are further ones", async () => {
  const owner = await server.staff("owner");
  const client = owner.socket();
  const figures = watch<{ securityIncidentsChanged: { total: number; kinds: { kind: string; count: number }[] } }>(
    client,
    "subscription { securityIncidentsChanged { at total kinds { kind text count } } }",
  );
  const first = (await figures.next()).data?.securityIncidentsChanged;
  expect(first?.total).toBe(0);
  expect(first?.kinds.map(({ kind }) => kind)).toEqual(INCIDENT_KINDS);
  await post({ query: "{ me { id } }" }, { origin: "https://elsewhere.example" });
  const second = (await figures.next()).data?.securityIncidentsChanged;
  expect(second?.total).toBe(1);
  expect(second?.kinds).toContainEqual(expect.objectContaining({ kind: "ORIGIN_REFUSED", count: 1 }));
  await client.dispose();
});

it("adds up what several processes noted, and tells a thousand addresses apart and no more", async () => {
  const other = await server.sibling();
  for (let at = 0; at < 1_500; at += 1) {
    server.platform.incidents.note("KEY_REFUSED", `198.51.${at % 256}.${Math.floor(at / 256)}`);
  }
  other.platform.incidents.note("KEY_REFUSED", "198.51.0.0");
  await until(async () => {
    const [{ sum }] = await server.db.query("select sum(count)::int from security_incidents");
    return sum === 1_501;
  });
  const [{ apart, together }] = await server.db.query(
    `select count(*) filter (where address is not null)::int as apart,
            coalesce(sum(count) filter (where address is null), 0)::int as together from security_incidents`,
  );
  expect(apart).toBeLessThanOrEqual(1_001);
  expect(together).toBeGreaterThanOrEqual(500);
  await other.stop();
});

it("writes the ones of the last moment when the server stops", async () => {
  const other = await server.sibling();
  other.platform.incidents.note("NOTICE_FORGED", "::ffff:192.0.2.44");
  await other.stop();
  expect(await listed()).toMatchObject([{ kind: "NOTICE_FORGED", address: "192.0.2.44", count: 1 }]);
});

it("pages through them, and keeps them and the addresses of the audit trail for 90 days", async () => {
  await server.db.query(
    `insert into security_incidents (kind, address, hour, count, first_at, last_at)
     select 'KEY_REFUSED', ('192.0.2.' || n)::inet, at, 1, at, at
       from generate_series(1, 25) n, lateral (select $1::timestamptz - n * interval '4 days' as at) moment`,
    [now],
  );
  const owner = await server.staff("owner");
  const { data } = await owner.run<Listed>(LIST, { first: 10 });
  expect(data.securityIncidents.totalCount).toBe(25);
  const next = await listed({ first: 10, after: data.securityIncidents.pageInfo.endCursor });
  expect(next[0]?.address).toBe("192.0.2.11");
  await sweepAddresses(server.platform);
  expect(await listed({ first: 100 })).toHaveLength(22);
});

describe("from where something was done", () => {
  const entriesFor = async (reader: Caller) =>
    (await reader.run<{ auditEntries: { nodes: object[] } }>(ENTRIES)).data.auditEntries.nodes;
  const ENTRIES = '{ auditEntries(first: 5, action: "name_changed") { nodes { action address } } }';

  it("stands beside the line for those who may see details, and is forgotten with the account", async () => {
    const patient = await server.patient({ passwordHash: await hashPassword("Right-pass1") });
    const { errors } = (await (
      await post({ query: 'mutation { changeName(name: "Sam Example") { id } }' }, { cookie: String(patient.cookie) })
    ).json()) as { errors?: unknown };
    expect(errors).toBeUndefined();
    const owner = await server.staff("owner");
    expect(await entriesFor(owner)).toEqual([{ action: "name_changed", address: "203.0.113.9" }]);
    const support = await server.staff("support");
    expect(await entriesFor(support)).toEqual([{ action: "name_changed", address: null }]);
    const erased = await patient.run('mutation { eraseAccount(password: "Right-pass1") }');
    expect(erased.errors).toBeUndefined();
    expect(await entriesFor(owner)).toEqual([{ action: "name_changed", address: null }]);
  });

  it("is forgotten after 90 days, and the line stays", async () => {
    const patient = await server.patient();
    await post({ query: 'mutation { changeName(name: "Kim Example") { id } }' }, { cookie: String(patient.cookie) });
    const placed = () =>
      server.db.query(
        "select 1 from audit_addresses p join audit_entries a on a.id = p.entry_id where a.actor_id = $1",
        [patient.user.id],
      );
    expect(await placed()).not.toHaveLength(0);
    now = new Date(now.getTime() + 91 * 24 * 3_600_000);
    await sweepAddresses(server.platform);
    expect(await placed()).toHaveLength(0);
    expect(
      await server.db.query("select 1 from audit_entries where actor_id = $1", [patient.user.id]),
    ).not.toHaveLength(0);
  });
});
