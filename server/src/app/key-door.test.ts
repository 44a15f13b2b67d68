import { randomUUID } from "node:crypto";
import { Writable } from "node:stream";
import { type Caller, startTestServer, type TestServer } from "../../test/harness";
import { makeCampaign } from "../ads/campaigns/campaign.factory";
import { TestClock } from "../ads/subscriptions/billing.test-support";
import type { User } from "../people/accounts/user.entity";
import {
  type Issued,
  issue,
  type KeyAnswer,
  keyCaller,
  keyOf,
  platinumAdvertiser,
  revoke,
  rotate,
} from "../people/api-keys/api-key.test-support";
import { newApiSecret } from "../people/api-keys/api-key-secret";
import { createLogger } from "../platform/logger";

const START = "2026-11-23T10:00:00.000Z";
const PLANS = "{ plans { tier } }";
const ALL = ["read:campaigns", "read:reports", "write:campaigns", "write:conversions"];

let server: TestServer;
const clock = new TestClock(new Date(START));
const logged: string[] = [];
beforeAll(async () => {
  const stream = new Writable({
    write(chunk, _encoding, done) {
      logged.push(String(chunk));
      done();
    },
  });
  server = await startTestServer({ clock, log: createLogger("debug", stream) });
});
beforeEach(() => clock.set(START));
afterAll(() => server.stop());

const send = (authorization: string, cookie?: string): Promise<KeyAnswer<Record<string, unknown>>> =>
  keyCaller(server, "", { authorization, cookie }).run(PLANS);

/** Prepares a key and gives what is sent of it. */
type Case = (key: Issued, owner: Caller & { user: User }) => Promise<string> | string;
const bearer: Case = ({ secret }) => `Bearer ${secret}`;

describe("a key that does not work", () => {
  it.each<[string, Case, number, string]>([
    ["without its scheme", ({ secret }) => secret, 401, "Send the API key as: Authorization: Bearer hak_…"],
    ["with another scheme", ({ secret }) => `Basic ${secret}`, 401, "Send the API key as: Authorization: Bearer hak_…"],
    ["in two words", ({ secret }) => `Bearer ${secret} x`, 401, "Send the API key as: Authorization: Bearer hak_…"],
    ["that is none", () => "Bearer abc", 401, "This is not an API key."],
    ["that is a session's token", (_key, { token }) => `Bearer ${token}`, 401, "This is not an API key."],
    ["that was cut", ({ secret }) => `Bearer ${secret.slice(0, -1)}`, 401, "This is not an API key."],
    [
      "with a wrong letter",
      ({ secret }) => `Bearer ${secret.slice(0, 20)}${secret[20] === "x" ? "y" : "x"}${secret.slice(21)}`,
      401,
      "This API key contains a typing error. Please copy the whole key again.",
    ],
    ["that nobody made", () => `Bearer ${newApiSecret("PRODUCTION")}`, 401, "This API key is not recognised."],
    [
      "that has expired",
      (key, owner) => {
        clock.go(90);
        return bearer(key, owner);
      },
      401,
      "This API key has expired. Please create a new one.",
    ],
    [
      "that was revoked",
      async (key, owner) => {
        await revoke(owner, key.key.id);
        return bearer(key, owner);
      },
      401,
      "This API key has been revoked.",
    ],
    [
      "that was replaced",
      async (key, owner) => {
        await rotate(owner, key.key.id, 0);
        return bearer(key, owner);
      },
      401,
      "This API key has been replaced by a newer one. Please use that one.",
    ],
    [
      "without the plan",
      async (key, owner) => {
        await server.db.query("update subscription_periods set tier = 'GOLD' where advertiser_id = $1", [
          owner.user.id,
        ]);
        return bearer(key, owner);
      },
      403,
      "API keys are part of the Platinum plan.",
    ],
    [
      "of a suspended account",
      async (key, owner) => {
        await server.db.query("update users set suspended_at = $2 where id = $1", [owner.user.id, clock.now()]);
        return bearer(key, owner);
      },
      403,
      "The account that this API key belongs to is closed.",
    ],
  ])("%s is refused with its sentence, whatever the cookie says", async (_what, prepare, status, message) => {
    const owner = await platinumAdvertiser(server);
    const authorization = await prepare(await issue(owner, { scopes: ALL }), owner);
    const { cookie } = await server.patient();
    const answer = await send(authorization, cookie);
    expect(answer.status).toBe(status);
    expect(answer.errors).toEqual([
      { message, extensions: { code: status === 401 ? "UNAUTHENTICATED" : "FORBIDDEN" } },
    ]);
    expect(answer.headers.get("www-authenticate") ?? "").toMatch(status === 401 ? /^Bearer realm="api"/ : /^$/);
    expect(answer.headers.get("set-cookie")).toBeNull();
  });

  it("of staff whose rights were taken is refused, and with a part of them keeps that part", async () => {
    const owner = await server.staff("analyst", "owner");
    const secret = await keyOf(owner, { scopes: ["read:system", "read:audit"] });
    const caller = keyCaller(server, secret);
    const ask = async () => {
      const { status, errors } = await caller.run("{ systemMetrics { takenAt } auditWords { action } }");
      return [status, errors?.[0]?.message];
    };
    expect(await ask()).toEqual([200, undefined]);
    await server.db.query(
      "delete from staff_memberships where user_id = $1 and role_id = (select id from staff_roles where key = 'owner')",
      [owner.user.id],
    );
    expect(await ask()).toEqual([200, "You do not have permission to do this."]);
    await server.db.query("delete from staff_memberships where user_id = $1", [owner.user.id]);
    expect(await ask()).toEqual([
      403,
      "The person who created this API key no longer has the permissions that it needs.",
    ]);
  });

  it("is heard 60 times in 15 minutes from an address when nobody knows it, and those that work go on", async () => {
    const other = await startTestServer();
    try {
      const secret = await keyOf(await platinumAdvertiser(other), { scopes: ALL });
      const statuses: number[] = [];
      for (let at = 0; at < 61; at += 1) {
        const answer = await keyCaller(other, newApiSecret("PRODUCTION")).run(PLANS);
        statuses.push(answer.status);
        if (at === 60) expect(Number(answer.headers.get("retry-after"))).toBeGreaterThan(800);
      }
      expect(statuses).toEqual([...Array.from({ length: 60 }, () => 401), 429]);
      expect((await keyCaller(other, secret).run(PLANS)).status).toBe(200);
    } finally {
      await other.stop();
    }
  });
});

describe("a key that works", () => {
  it("acts for its owner, and the cookie of somebody else counts for nothing", async () => {
    const owner = await platinumAdvertiser(server);
    const campaign = await makeCampaign(server.db.manager, { advertiserId: owner.user.id });
    const secret = await keyOf(owner, { scopes: ALL });
    const stranger = await platinumAdvertiser(server);
    const caller = keyCaller(server, secret, { cookie: stranger.cookie });
    const { data, headers } = await caller.run(
      "{ campaigns { nodes { id } } currentApiKey { service scopes { name } } }",
    );
    expect(data).toEqual({
      campaigns: { nodes: [{ id: campaign.id }] },
      currentApiKey: { service: "Reports", scopes: ALL.map((name) => ({ name })) },
    });
    expect(headers.get("set-cookie")).toBeNull();
    expect((await server.anonymous.run("{ currentApiKey { id } }")).data).toEqual({ currentApiKey: null });
    expect((await owner.run("{ currentApiKey { id } }")).data).toEqual({ currentApiKey: null });
  });

  it("is taken by /graphql alone", async () => {
    const secret = await keyOf(await platinumAdvertiser(server), { scopes: ALL });
    for (const address of ["/reports/2026-10.csv", `/invoices/${randomUUID()}.pdf`, "/account/export?format=json"]) {
      const { status } = await fetch(server.url + address, { headers: { authorization: `Bearer ${secret}` } });
      expect([address, status]).toEqual([address, 401]);
    }
  });

  it.each([
    ["a field", "{ usage { tier } }"],
    ["an alias", "{ plans: usage { tier } }"],
    [
      "a fragment",
      "query { ...all } fragment all on Query { plans { tier } ...more } fragment more on Query { usage { tier } }",
    ],
    [
      "a fragment in place, left out by a variable",
      "query Q($no: Boolean = false) { plans { tier } ... @include(if: $no) { usage { tier } } }",
    ],
  ])("is refused what its scopes leave out, by %s", async (_what, query) => {
    const caller = keyCaller(server, await keyOf(await platinumAdvertiser(server), { scopes: ["read:campaigns"] }));
    const { status, data, errors } = await caller.run(query);
    expect([status, data, errors?.[0]?.message]).toEqual([403, undefined, "This key needs the scope read:reports."]);
  });

  it("does not show staff more of the audit log than its scope", async () => {
    const owner = await server.staff("owner");
    const advertiser = await platinumAdvertiser(server);
    const { key } = await issue(advertiser, { scopes: ALL });
    const query = `{ auditEntries(subjectType: "api_key", subjectId: "${key.id}") { nodes { action details } } }`;
    const details = async (caller: Pick<Caller, "run">) =>
      (await caller.run<{ auditEntries: { nodes: { details: unknown }[] } }>(query)).data.auditEntries.nodes[0]
        ?.details;
    expect(await details(owner)).not.toBeNull();
    expect(await details(keyCaller(server, await keyOf(owner, { scopes: ["read:audit"] })))).toBeNull();
  });

  it("is named by the audit trail in what it does", async () => {
    const owner = await platinumAdvertiser(server);
    const { id } = await makeCampaign(server.db.manager, { advertiserId: owner.user.id });
    const { secret, key } = await issue(owner, { scopes: ALL });
    const { errors } = await keyCaller(server, secret).run(`mutation { pauseCampaign(id: "${id}") { id } }`);
    expect(errors).toBeUndefined();
    const [entry] = await server.db.query(
      "select actor_id, details from audit_entries where action = 'campaign_paused' and subject_id = $1",
      [id],
    );
    expect(entry).toMatchObject({ actor_id: owner.user.id, details: { apiKey: key.id } });
  });

  it("never stands in a log, whatever goes wrong", async () => {
    const owner = await platinumAdvertiser(server);
    const { secret } = await issue(owner, { scopes: ALL });
    const caller = keyCaller(server, secret);
    await caller.run("{ broken");
    await caller.run("{ nothing }");
    const limits = server.platform.limits.apiKeys;
    const spend = jest.spyOn(limits, "spend").mockRejectedValueOnce(new Error(`cannot spend ${secret.slice(-4)}`));
    expect((await caller.run(PLANS)).errors?.[0]?.message).toBe("An error occurred");
    spend.mockRestore();
    expect(logged.length).toBeGreaterThan(0);
    expect(logged.join("")).not.toContain(secret.slice(0, 30));
  });
});
