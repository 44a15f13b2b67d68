import type { Client } from "graphql-ws";
import { startTestServer, type TestServer } from "../../test/harness";
import { openSocket, type Watch, watch } from "../../test/socket-client";
import { TestClock } from "../ads/subscriptions/billing.test-support";
import { announceStanding } from "../ads/subscriptions/standing.service";
import type { User } from "../people/accounts/user.entity";
import {
  type Issued,
  issue,
  keyCaller,
  platinumAdvertiser,
  revoke,
  rotate,
} from "../people/api-keys/api-key.test-support";
import { newApiSecret } from "../people/api-keys/api-key-secret";
import { SOCKET_LIMITS } from "./socket-visitors";

const USAGE = "subscription { usageChanged { tier } }";
const SCOPES = ["read:reports"];

let server: TestServer;
let sibling: TestServer;
const clock = new TestClock(new Date("2026-11-23T10:00:00Z"));
const clients: Client[] = [];
beforeAll(async () => {
  server = await startTestServer({ clock, socketLimits: { ...SOCKET_LIMITS, socketsPerKey: 3, socketsPerPerson: 2 } });
  sibling = await server.sibling();
});
afterEach(async () => {
  await Promise.all(clients.splice(0).map((client) => client.dispose()));
});
afterAll(async () => {
  await sibling.stop();
  await server.stop();
});

const kept = (client: Client): Client => {
  clients.push(client);
  return client;
};
const open = (secret: string, at: TestServer = server): Client => kept(keyCaller(at, secret).socket());

/** How a socket ended within a second. */
const endOf = (events: Watch<unknown>): Promise<unknown> =>
  Promise.race([events.ended, new Promise((resolve) => setTimeout(() => resolve("still open"), 1_000))]);

describe("a socket with a key", () => {
  it("is opened by the header of the upgrade, or by the first message", async () => {
    const { secret } = await issue(await platinumAdvertiser(server), { scopes: SCOPES });
    const authorization = `Bearer ${secret}`;
    const said = kept(openSocket(server.url, undefined, undefined, { authorization }));
    for (const client of [open(secret), said]) {
      expect((await watch(client, USAGE).next()).data).toEqual({ usageChanged: { tier: "PLATINUM" } });
    }
  });

  it.each([
    ["that nobody knows", () => newApiSecret("STAGING"), "This API key is not recognised."],
    ["that is none", () => "abc", "This is not an API key."],
  ])("%s is closed with the sentence, also for who is signed in", async (_what, make, reason) => {
    const { cookie } = await server.patient();
    const headers = { authorization: `Bearer ${make()}` };
    const client = kept(openSocket(server.url, cookie, undefined, undefined, headers));
    expect(await watch(client, USAGE).ended).toMatchObject({ code: 4401, reason });
    const said = kept(openSocket(server.url, cookie, undefined, { authorization: 7 }));
    expect(await watch(said, USAGE).ended).toMatchObject({
      code: 4401,
      reason: "Send the API key as: Authorization: Bearer hak_…",
    });
  });

  it("is refused what its scopes leave out, and counted for it", async () => {
    const owner = await platinumAdvertiser(server);
    const { secret, key } = await issue(owner, { scopes: SCOPES });
    const client = open(secret);
    await watch(client, USAGE).next();
    expect(await watch(client, "subscription { campaignChanged { id } }").ended).toMatchObject([
      { message: "This key needs the scope read:campaigns.", extensions: { code: "FORBIDDEN" } },
    ]);
    const { data } = await owner.run(`{ apiKeyUsage(id: "${key.id}", days: 1) { calls refused } }`);
    expect(data).toEqual({ apiKeyUsage: [{ calls: 2, refused: 1 }] });
  });

  type Act = (issued: Issued, owner: { user: User } & Parameters<typeof rotate>[0]) => Promise<unknown>;
  it.each<[string, Act, string]>([
    ["its key is revoked", ({ key }, owner) => revoke(owner, key.id), "This API key has been revoked."],
    [
      "its key is rotated without an overlap",
      ({ key }, owner) => rotate(owner, key.id, 0),
      "This API key has been replaced by a newer one. Please use that one.",
    ],
    [
      "the plan is left",
      (_issued, { user }) =>
        server.db.transaction(async (tx) => {
          await tx.query("update subscription_periods set tier = 'GOLD' where advertiser_id = $1", [user.id]);
          await announceStanding(tx, user.id);
        }),
      "API keys are part of the Platinum plan.",
    ],
  ])("is closed at every process within a second when %s", async (_what, act, reason) => {
    const owner = await platinumAdvertiser(server);
    const issued = await issue(owner, { scopes: SCOPES });
    const other = await issue(await platinumAdvertiser(server), { scopes: SCOPES });
    const events = [watch(open(issued.secret), USAGE), watch(open(issued.secret, sibling), USAGE)];
    const others = watch(open(other.secret), USAGE);
    await Promise.all([...events, others].map((one) => one.next()));
    await act(issued, owner);
    expect(await Promise.all(events.map(endOf))).toMatchObject([
      { code: 4401, reason },
      { code: 4401, reason },
    ]);
    expect(await endOf(others)).toBe("still open");
  });

  it("is closed when its maker's roles change, or its maker is removed, and opened again has the rights of then", async () => {
    const owner = await server.staff("owner");
    await server.db.query("update users set password_hash = 'x' where id = $1", [owner.user.id]); // could sign in: not the last one
    const maker = await server.staff("support", "owner");
    const { secret } = await issue(maker, { service: "Watcher", scopes: ["read:system", "read:audit"] });
    const AUDIT = "subscription { auditEntryAdded { line { action } } }";
    const METRICS = "subscription { systemMetricsChanged { takenAt } }";
    const events = watch(open(secret), AUDIT);
    await events.next();
    const roles: { id: string; key: string }[] = await server.db.query("select id, key from staff_roles");
    const idOf = (key: string) => roles.find((role) => role.key === key)?.id;
    const changed = await owner.run(
      "mutation S($userId: ID!, $roleIds: [ID!]!, $seen: [ID!]!) { setStaffRoles(userId: $userId, roleIds: $roleIds, seenRoleIds: $seen) { id } }",
      { userId: maker.user.id, roleIds: [idOf("analyst")], seen: [idOf("support"), idOf("owner")] },
    );
    expect(changed.errors).toBeUndefined();
    expect(await endOf(events)).toMatchObject({
      code: 4401,
      reason: "The permissions of this API key have changed. Please reconnect.",
    });
    const again = open(secret);
    const metrics = watch(again, METRICS);
    await metrics.next();
    expect((await watch(again, AUDIT).next()).errors).toMatchObject([{ extensions: { code: "FORBIDDEN" } }]);
    await owner.run("mutation R($userId: ID!) { removeStaff(userId: $userId) { id } }", { userId: maker.user.id });
    expect(await endOf(metrics)).toMatchObject({
      code: 4401,
      reason: "The account that this API key belongs to is closed.",
    });
  });

  it("stays when its maker signs out or only one session ends", async () => {
    const maker = await server.staff("owner");
    const { secret } = await issue(maker, { service: "Stays", scopes: ["read:system"] });
    const events = watch(open(secret), "subscription { systemMetricsChanged { takenAt } }");
    await events.next();
    await maker.run("mutation { logout }");
    expect(await endOf(events)).toBe("still open");
  });

  it("is closed by the sweep once the overlap of its secret is over", async () => {
    const owner = await platinumAdvertiser(server);
    const { secret, key } = await issue(owner, { scopes: SCOPES });
    const events = watch(open(secret), USAGE);
    await events.next();
    await rotate(owner, key.id, 1);
    expect(await endOf(events)).toBe("still open");
    clock.go(1 / 24);
    expect(await events.ended).toMatchObject({
      code: 4401,
      reason: "This API key has been replaced by a newer one. Please use that one.",
    });
  });

  it("counts for its key, not for its owner", async () => {
    const owner = await platinumAdvertiser(server);
    const { secret } = await issue(owner, { service: "One", scopes: SCOPES });
    const other = await issue(owner, { service: "Two", scopes: SCOPES });
    for (const client of [...[1, 2, 3].map(() => open(secret)), open(other.secret), kept(owner.socket())]) {
      await watch(client, USAGE).next();
    }
    expect(await watch(open(secret), USAGE).ended).toMatchObject({ code: 4429 });
  });
});
