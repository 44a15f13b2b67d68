import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { startTestServer, type TestServer } from "../../../test/harness";
import { watch } from "../../../test/socket-client";
import { AUDIT_TEXTS, auditText } from "../../platform/audit-texts.rules";
import { makeUser } from "../accounts/user.factory";
import { add } from "./firewall.test-support";

const LINE = "id at action text actorKind actorName actorRoles subjectType subjectId requestId details";

interface Line {
  id: string;
  action: string;
  text: string;
  actorKind: string;
  actorName: string | null;
  actorRoles: string[];
  subjectId: string | null;
  details: string | null;
}
interface Entries {
  auditEntries: { totalCount: number; nodes: Line[]; pageInfo: { hasNextPage: boolean; endCursor: string } };
}

let server: TestServer;
let owner: Awaited<ReturnType<TestServer["staff"]>>;

beforeAll(async () => {
  server = await startTestServer();
  owner = await server.staff("owner");
});
afterAll(() => server.stop());

async function entries(args: string, caller: { run: TestServer["anonymous"]["run"] } = owner) {
  const { data, errors } = await caller.run<Entries>(
    `{ auditEntries(${args}) { totalCount nodes { ${LINE} } pageInfo { hasNextPage endCursor } } }`,
  );
  expect(errors).toBeUndefined();
  return data.auditEntries;
}

async function write(at: string, action: string, actorId: string | null = null, subjectId = "s"): Promise<void> {
  await server.db.query(
    `insert into audit_entries (occurred_at, request_id, action, actor_id, subject_type, subject_id, details)
     values ($1, 'r', $2, $3, 'example', $4, '{"n":1}')`,
    [at, action, actorId, subjectId],
  );
}

/** Every source of the server that is no test. */
function sources(folder = path.join(__dirname, "../..")): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const file = path.join(folder, entry.name);
    if (entry.isDirectory()) return sources(file);
    return /\.ts$/.test(file) && !/\.test(-support|-child)?\.ts$|audit-texts/.test(file)
      ? [readFileSync(file, "utf8")]
      : [];
  });
}

it("has a text for nothing that is not written, and shows words of earlier versions as they are", () => {
  const text = sources().join("\n");
  const composed = ["compliance_rule_", "firewall_rule_", "maintenance_"].filter((beginning) =>
    text.includes(`\`${beginning}\${`),
  );
  const unused = Object.keys(AUDIT_TEXTS).filter(
    (action) => !text.includes(`"${action}"`) && !composed.some((beginning) => action.startsWith(beginning)),
  );
  expect(unused).toEqual([]);
  expect(auditText("thing_done_long_ago")).toBe("thing done long ago");
});

it("says who did what, to owners with all that was noted, to support without names of patients and details", async () => {
  const rule = await add(owner, { ipRange: "203.0.113.0/24" });
  const patient = await server.patient({ name: "Priya Example" });
  const gone = await makeUser(server.db.manager, {});
  await write("2026-06-10T10:00:00Z", "health_profile_saved", patient.user.id);
  await write("2026-06-10T10:00:01Z", "signed_in", gone.id);
  await write("2026-06-10T10:00:02Z", "mail_failed");
  await server.db.query("delete from users where id = $1", [gone.id]);
  const [byOwner] = (await entries(`subjectType: "firewall_rule", subjectId: "${rule.id}"`)).nodes;
  expect(byOwner).toMatchObject({
    action: "firewall_rule_created",
    text: "Added a firewall rule",
    actorKind: "STAFF",
    actorName: owner.user.name,
    actorRoles: ["Owner"],
    subjectId: rule.id,
  });
  expect(JSON.parse(byOwner?.details ?? "")).toEqual({ range: "203.0.113.0/24", active: true });
  const day = 'from: "2026-06-10", to: "2026-06-10"';
  expect((await entries(day)).nodes).toMatchObject([
    { actorKind: "SYSTEM", actorName: null, details: '{"n":1}' },
    { actorKind: "DELETED", actorName: null },
    { actorKind: "PATIENT", actorName: "Priya Example", text: "Saved their health profile" },
  ]);
  const support = await server.staff("support");
  expect((await entries(day, support)).nodes).toMatchObject([
    { actorKind: "SYSTEM", details: null },
    { actorKind: "DELETED", details: null },
    { actorKind: "PATIENT", actorName: null, details: null },
  ]);
  const [seen] = (await entries('action: "firewall_rule_created"', support)).nodes;
  expect(seen).toMatchObject({ actorName: owner.user.name, details: null });
});

it("is narrowed by who, what, on what, when in London and by words, page by page", async () => {
  const someone = await server.patient({ email: "someone@audit.test" });
  await write("2026-07-01T22:59:59Z", "registered", someone.user.id);
  await write("2026-07-01T23:00:00Z", "signed_in", someone.user.id); // the second of July in London
  await write("2026-07-02T12:00:00Z", "signed_out", someone.user.id, "other");
  const actions = async (args: string) => (await entries(args)).nodes.map(({ action }) => action);
  expect(await actions('actorEmail: " Someone@AUDIT.test "')).toEqual(["signed_out", "signed_in", "registered"]);
  expect(await actions('actorEmail: "nobody@audit.test"')).toEqual([]);
  expect(await actions('from: "2026-07-02", to: "2026-07-02"')).toEqual(["signed_out", "signed_in"]);
  expect(await actions('from: "2026-07-01", to: "2026-07-01"')).toEqual(["registered"]);
  expect(await actions('search: "SIGNED", from: "2026-07-01", to: "2026-07-02"')).toEqual(["signed_out", "signed_in"]);
  expect(await actions('search: "no such words"')).toEqual([]);
  expect(await actions('subjectType: "example", subjectId: "other"')).toEqual(["signed_out"]);
  const first = await entries('actorEmail: "someone@audit.test", first: 2');
  expect(first).toMatchObject({ totalCount: 3, pageInfo: { hasNextPage: true } });
  const second = await entries(`actorEmail: "someone@audit.test", first: 2, after: "${first.pageInfo.endCursor}"`);
  expect(second).toMatchObject({ totalCount: 3, nodes: [{ action: "registered" }], pageInfo: { hasNextPage: false } });
});

it("is searched by names of staff, and by what the details say where they may be seen", async () => {
  const reviewer = await server.staff("reviewer");
  await server.db.query("update users set name = $2 where id = $1", [reviewer.user.id, "Quentin O'Shea_Test"]);
  const rule = await add(owner, { ipRange: "198.51.100.0/24" });
  await write("2026-07-03T12:00:00Z", "signed_in", reviewer.user.id);
  const found = async (search: string, caller: { run: TestServer["anonymous"]["run"] } = owner) =>
    (await entries(`search: ${JSON.stringify(search)}`, caller)).nodes.map(({ action }) => action);
  const support = await server.staff("support");
  for (const part of ["o'shea", "SHEA_T", "quentin o"]) {
    expect([part, await found(part), await found(part, support)]).toEqual([part, ["signed_in"], ["signed_in"]]);
  }
  expect(await found("quentin%")).toEqual([]);
  expect((await entries(`search: "198.51.100.0", subjectId: "${rule.id}"`)).totalCount).toBe(1);
  for (const part of ["198.51.100.0/24", "198.51.100.0/2", "198.51.100"]) {
    expect([part, await found(part), await found(part, support)]).toEqual([part, ["firewall_rule_created"], []]);
  }
  expect(await found("'':* | & \\\\")).toEqual([]);
});

it.each([
  ['from: "2026-02-30"', "from"],
  ['to: "yesterday"', "to"],
  ['from: "2026-07-02", to: "2026-07-01"', "to"],
  [`search: "${"x".repeat(101)}"`, "search"],
  [`subjectId: "${"x".repeat(255)}"`, "subjectId"],
  ['after: "nowhere"', "after"],
  ["first: 101", "first"],
])("refuses %s on its field", async (args, field) => {
  const { errors } = await owner.run(`{ auditEntries(${args}) { totalCount } }`);
  expect(errors?.[0]?.extensions).toMatchObject({ code: "BAD_USER_INPUT", field });
});

it("is exported as CSV as it is narrowed, which is a line of its own, and no formula", async () => {
  await write("2026-08-01T12:00:00Z", "signed_in", null, "=1+1");
  const patient = await server.patient();
  const exportAs = (cookie: string | undefined, body: object) =>
    fetch(`${server.url}/audit/export`, {
      method: "POST",
      headers: { "content-type": "application/json", ...(cookie && { cookie }) },
      body: JSON.stringify(body),
    });
  const answer = await exportAs(owner.cookie, { from: "2026-08-01", to: "2026-08-01" });
  expect([answer.status, answer.headers.get("content-type")]).toEqual([200, "text/csv; charset=utf-8"]);
  const [head, row, end] = (await answer.text()).split("\r\n");
  expect(head).toMatch(/^Time \(UTC\),Who,Name/);
  expect(row).toBe(`2026-08-01T12:00:00.000Z,system,,,signed_in,Signed in,example,'=1+1,r,,"{""n"":1}"`);
  expect(end).toBe("");
  const [noted] = (await entries('action: "audit_log_exported"')).nodes;
  expect(noted).toMatchObject({ actorName: owner.user.name, details: '{"narrowed":true}' });
  expect((await exportAs(owner.cookie, { from: "never" })).status).toBe(400);
  expect((await exportAs(owner.cookie, { sql: "1" })).status).toBe(400);
  expect((await exportAs(patient.cookie, {})).status).toBe(403);
  expect((await exportAs(undefined, {})).status).toBe(401);
  // More than one batch, each line once.
  await server.db.query(
    `insert into audit_entries (occurred_at, request_id, action, subject_type, subject_id)
     select '2026-08-02T12:00:00Z', 'r', 'signed_in', 'many', n from generate_series(1, 1200) n`,
  );
  const many = (await (await exportAs(owner.cookie, { subjectType: "many" })).text()).trim().split("\r\n");
  expect(new Set(many).size).toBe(1_201);
});

it("tells where it stands and then each line that was committed, in other processes too", async () => {
  const other = await server.sibling();
  const support = await server.staff("support");
  const events = watch<{ auditEntryAdded: { newestId: string; line: Line | null } }>(
    (await other.as(support.user)).socket(),
    `subscription { auditEntryAdded { newestId line { ${LINE} } } }`,
  );
  expect((await events.next()).data?.auditEntryAdded.line).toBeNull();
  const rule = await add(owner, { ipRange: "203.0.113.9" });
  const added = (await events.next()).data?.auditEntryAdded;
  expect(added?.line).toMatchObject({
    id: added?.newestId,
    text: "Added a firewall rule",
    subjectId: rule.id,
    details: null,
  });
  events.stop();
  await other.stop();
});
