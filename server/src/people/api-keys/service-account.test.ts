import { randomUUID } from "node:crypto";
import { startTestServer, type TestServer } from "../../../test/harness";
import { mailsTo } from "../../../test/mails";
import { watch } from "../../../test/socket-client";
import { TestClock } from "../../ads/subscriptions/billing.test-support";
import { createJobs } from "../../app/jobs";
import { createPushGateway } from "../../care/reminders/push.gateway";
import {
  auditOf,
  create,
  issue,
  keyCaller,
  list,
  platinumAdvertiser,
  revoke,
  rotate,
  staffWith,
} from "./api-key.test-support";

const START = "2026-11-23T10:00:00.000Z";
const METRICS = "{ systemMetrics { takenAt } }";
const KEEPER = ["security.view", "security.manage", "system.view"] as const;
const LEFT = "The person who was shown this key has left. Please rotate the key.";

let server: TestServer;
const clock = new TestClock(new Date(START));
beforeAll(async () => {
  server = await startTestServer({ clock });
});
beforeEach(async () => {
  clock.set(START);
  await server.db.query("delete from api_keys");
});
afterAll(() => server.stop());

const account = (service: string, scopes = ["read:system"]) => ({ service, scopes, isServiceAccount: true });
const standingOf = async (id: string) => {
  const found = (await list(await server.staff("owner"))).nodes.find((key) => key.id === id);
  return [found?.state, found?.standing, found?.madeBy];
};

/** The ways of no longer being there. */
const leave = {
  "is removed": async (userId: string) => {
    const { errors } = await (await server.staff("owner")).run(
      "mutation R($userId: ID!) { removeStaff(userId: $userId) { id } }",
      { userId },
    );
    expect(errors).toBeUndefined();
  },
  "erases the account": (userId: string) => server.db.query("delete from users where id = $1", [userId]),
};

describe("a service account", () => {
  it("is listed under its own name, with who made it", async () => {
    const keeper = await staffWith(server, ...KEEPER);
    const { key } = await issue(keeper, account("Status page"));
    expect(key).toMatchObject({ ownerName: "Status page", isServiceAccount: true, madeBy: keeper.user.name });
    expect((await issue(keeper, { ...account("Mine"), isServiceAccount: false })).key).toMatchObject({
      ...{ ownerName: keeper.user.name, isServiceAccount: false, madeBy: null },
    });
    expect(await auditOf(server, key.id)).toMatchObject([
      { actor_id: keeper.user.id, details: { scopes: "read:system", isServiceAccount: true } },
    ]);
  });

  it.each(Object.entries(leave))("goes on when whoever made it %s, and asks to be rotated", async (_how, go) => {
    const keeper = await staffWith(server, ...KEEPER);
    const [ours, own] = [
      await issue(keeper, account("Ours")),
      await issue(keeper, { service: "Own", scopes: ["read:system"] }),
    ];
    await go(keeper.user.id);
    expect((await keyCaller(server, ours.secret).run(METRICS)).status).toBe(200);
    expect((await keyCaller(server, own.secret).run(METRICS)).status).not.toBe(200);
    const [state, standing] = await standingOf(ours.key.id);
    expect([state, standing]).toEqual(["ACTIVE", LEFT]);
    expect((await rotate(await server.staff("owner"), ours.key.id, 0)).errors).toBeUndefined();
    expect((await standingOf(ours.key.id)).slice(0, 2)).toEqual(["ACTIVE", null]);
    expect((await keyCaller(server, ours.secret).run(METRICS)).status).toBe(401);
  });

  it("keeps its socket when the rights of whoever made it change", async () => {
    const keeper = await staffWith(server, ...KEEPER);
    const { secret } = await issue(keeper, account("Wall"));
    const client = keyCaller(server, secret).socket();
    const metrics = watch(client, "subscription { systemMetricsChanged { takenAt } }");
    await metrics.next();
    await leave["is removed"](keeper.user.id);
    const { data, errors } = await keyCaller(server, secret).run("{ currentApiKey { service } }");
    expect([errors, data]).toEqual([undefined, { currentApiKey: { service: "Wall" } }]);
    await metrics.next();
    await client.dispose();
  });

  it("never gets more than whoever makes it may do, and who lacks its rights does not rotate it", async () => {
    const keeper = await staffWith(server, ...KEEPER);
    expect((await create(keeper, account("More", ["read:system", "read:audit"]))).errors).toMatchObject([
      { message: "You can only grant permissions that you have yourself.", extensions: { code: "FORBIDDEN" } },
    ]);
    const { key, secret } = await issue(await server.staff("owner"), account("Auditor", ["read:audit"]));
    expect((await rotate(keeper, key.id)).errors?.[0]?.extensions.code).toBe("FORBIDDEN");
    expect((await keyCaller(server, secret).run(METRICS)).errors?.[0]?.message).toBe(
      "This key needs the scope read:system.",
    );
    expect((await revoke(keeper, key.id)).errors).toBeUndefined(); // whoever manages keys ends any
    expect((await keyCaller(server, secret).run("{ auditWords { action } }")).status).toBe(401);
    const viewer = await staffWith(server, "security.view", "system.view");
    expect((await create(viewer, account("Viewer's"))).errors?.[0]?.extensions.code).toBe("FORBIDDEN");
  });

  it("is for staff: an advertiser's keys are the company's", async () => {
    const { errors } = await create(await platinumAdvertiser(server), account("Ours", ["read:campaigns"]));
    expect(errors).toMatchObject([
      {
        message: "Your API keys belong to your company already.",
        extensions: { code: "BAD_USER_INPUT", field: "input.isServiceAccount" },
      },
    ]);
  });

  it("has a name that no other has, whoever makes it, and there are 20 at most", async () => {
    const makers = await Promise.all([1, 2, 3].map(() => staffWith(server, ...KEEPER)));
    const answers = await Promise.all(
      makers.map((maker, at) => create(maker, account(at === 1 ? "EXPORT" : "Export"))),
    );
    const refused = answers.flatMap(({ errors }) => errors ?? []);
    expect(refused.map(({ message }) => message)).toEqual(
      Array.from({ length: 2 }, () => "There is already a service account with this name."),
    );
    const [maker] = makers;
    if (!maker) throw new Error();
    await issue(maker, { service: "Export", scopes: ["read:system"] }); // a person's may be called the same
    for (let at = 1; at < 20; at += 1) await issue(maker, account(`Service ${at}`));
    expect((await create(maker, account("One more"))).errors?.[0]?.message).toMatch(/already 20 service accounts/);
  });

  it("acts in its own name, which the audit log finds, and no person's", async () => {
    const owner = await server.staff("owner");
    const scopes = ["write:compliance", "write:maintenance", "write:studies", "write:system"];
    const { key, secret } = await issue(owner, account("Nightly exporter", scopes));
    const { data, errors } = await keyCaller(server, secret).run(`mutation {
      startComplianceReport(month: "2026-10") { status }
      createComplianceRule(input: { name: "Night rule", description: "Of the night", keywords: ["miracle"], conditions: [] }) {
        history(first: 1) { nodes { by } }
      }
      scheduleMaintenance(input: { description: "Nightly copy", scheduledFor: "2026-12-01T02:00" }) { description }
      startMaintenanceReport(fromMonth: "2026-10", toMonth: "2026-10") { status }
      createStudy(input: { title: "A study", authors: ["A. Author"], journal: "A journal", publicationDate: "2024" }) { status }
      updateMetricThreshold(input: { metric: "latency", warning: 300, critical: 900, reason: "Slower at night" }) { id }
    }`);
    expect(errors).toBeUndefined();
    expect(Object.values(data as object)).toHaveLength(6);
    expect(data).toMatchObject({ createComplianceRule: { history: { nodes: [{ by: "Nightly exporter" }] } } });
    const read = async (caller: typeof owner) => {
      const { data: found } = await caller.run<{ auditEntries: { nodes: object[] } }>(
        `{ auditEntries(first: 9, search: "nightly EXP", action: "study_added") { nodes { action actorKind actorName actorRoles } } }`,
      );
      return found.auditEntries.nodes;
    };
    const line = { action: "study_added", actorKind: "SERVICE", actorName: "Nightly exporter", actorRoles: [] };
    expect(await read(owner)).toEqual([line]);
    expect(await read(await staffWith(server, "audit.view"))).toEqual([line]);
    await revoke(owner, key.id);
    expect(await read(owner)).toEqual([line]);
  });

  it("that ends soon is told of to all who may rotate it", async () => {
    const [keeper, colleague, viewer, gone] = [
      await staffWith(server, ...KEEPER),
      await staffWith(server, ...KEEPER),
      await staffWith(server, "security.view"),
      await staffWith(server, ...KEEPER),
    ];
    await issue(keeper, account("Status page"));
    await leave["is removed"](gone.user.id);
    clock.go(80);
    const jobs = createJobs(
      server.platform,
      undefined,
      createPushGateway(`http://${randomUUID()}.test`),
      server.windows,
    );
    await jobs.remind_of_api_keys({});
    await jobs.remind_of_api_keys({});
    const mails = await Promise.all(
      [keeper, colleague, viewer, gone].map(
        async ({ user }) =>
          (await mailsTo(server, user.email)).filter(({ template }) => template === "apiKeyEnding").length,
      ),
    );
    expect(mails).toEqual([1, 1, 0, 0]);
  });
});
