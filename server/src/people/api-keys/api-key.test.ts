import { startTestServer, type TestServer } from "../../../test/harness";
import { watch } from "../../../test/socket-client";
import { makeCompany } from "../../ads/applications/company.factory";
import { TestClock } from "../../ads/subscriptions/billing.test-support";
import { announceStanding } from "../../ads/subscriptions/standing.service";
import { announceSessionsEnded } from "../accounts/session-memory";
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
const DAY = 24 * 3_600_000;
const SCOPES = ["read:campaigns", "read:reports"];

let server: TestServer;
const clock = new TestClock(new Date(START));
beforeAll(async () => {
  server = await startTestServer({ clock });
});
beforeEach(() => clock.set(START));
afterAll(() => server.stop());

const after = (days: number) => new Date(Date.parse(START) + days * DAY).toISOString();

describe("making a key", () => {
  it("gives the secret once and keeps a hash of it", async () => {
    const advertiser = await platinumAdvertiser(server);
    const { secret, key, message } = await issue(advertiser, { service: "  Campaign\texport ", scopes: SCOPES });
    expect(secret).toMatch(/^hak_live_\w{38}$/);
    expect(message).toBe("API key created successfully");
    expect(key).toMatchObject({
      service: "Campaign export",
      environment: "PRODUCTION",
      scopes: [{ name: "read:campaigns" }, { name: "read:reports" }],
      maskedKey: `hak_live_…${secret.slice(-4)}`,
      ...{ state: "ACTIVE", standing: null, ownerName: "Example Remedies Ltd", canChange: true },
      ...{ createdAt: START, lastRotatedAt: START, expiresAt: after(90), daysLeft: 90 },
      ...{ lastUsedAt: null, revokedAt: null, retiring: [] },
    });
    const stored = JSON.stringify([
      await server.db.query("select * from api_keys k join api_key_secrets s on s.key_id = k.id where k.id = $1", [
        key.id,
      ]),
      await auditOf(server, key.id),
    ]);
    expect(stored).not.toContain(secret.slice(9, 30));
    expect(await auditOf(server, key.id)).toEqual([
      {
        action: "api_key_created",
        actor_id: advertiser.user.id,
        details: { environment: "PRODUCTION", scopes: "read:campaigns read:reports" },
      },
    ]);
    expect((await issue(advertiser, { service: "Test", environment: "STAGING", scopes: SCOPES })).secret).toMatch(
      /^hak_test_/,
    );
  });

  it.each([
    ["a name of one letter", { service: " x " }, "input.service", "Please enter a service name of 2 to 60 characters."],
    [
      "a name of 61",
      { service: "x".repeat(61) },
      "input.service",
      "Please enter a service name of 2 to 60 characters.",
    ],
    ["no scope", { scopes: [] }, "input.scopes", "Please choose at least one scope."],
    ["a scope of staff", { scopes: ["read:system"] }, "input.scopes", "These keys cannot have this scope."],
    ["an invented scope", { scopes: [...SCOPES, "read:all"] }, "input.scopes", "These keys cannot have this scope."],
  ])("refuses %s", async (_what, input, field, message) => {
    const { errors } = await create(await platinumAdvertiser(server), { scopes: SCOPES, ...input });
    expect(errors).toMatchObject([{ message, extensions: { code: "BAD_USER_INPUT", field } }]);
  });

  it("refuses a second living key of the same name, whatever its case, also at the same moment", async () => {
    const advertiser = await platinumAdvertiser(server);
    const answers = await Promise.all(
      ["Reports", "REPORTS", "reports "].map((service) => create(advertiser, { service, scopes: SCOPES })),
    );
    const refused = answers.flatMap(({ errors }) => errors ?? []);
    expect(refused.map(({ message }) => message)).toEqual(
      Array.from({ length: 2 }, () => "You already have an API key for a service with this name."),
    );
    const made = answers.find(({ errors }) => !errors)?.data.createApiKey.key;
    await revoke(advertiser, made?.id ?? "");
    expect((await create(advertiser, { service: "reports", scopes: SCOPES })).errors).toBeUndefined();
    expect(
      (await create(await platinumAdvertiser(server), { service: "reports", scopes: SCOPES })).errors,
    ).toBeUndefined();
  });

  it("stops at 20 living keys", async () => {
    const advertiser = await platinumAdvertiser(server);
    for (let at = 0; at < 20; at += 1) await issue(advertiser, { service: `Service ${at}`, scopes: SCOPES });
    const { errors } = await create(advertiser, { service: "One more", scopes: SCOPES });
    expect(errors).toMatchObject([
      { extensions: { code: "CONFLICT" }, message: expect.stringContaining("20 API keys") },
    ]);
    clock.go(90);
    await renew(advertiser.user.id);
    expect(
      (await create(await server.as(advertiser.user), { service: "One more", scopes: SCOPES })).errors,
    ).toBeUndefined();
  });

  it("is for advertisers with the Platinum plan", async () => {
    for (const tier of [null, "BRONZE", "SILVER", "GOLD"] as const) {
      const advertiser = await server.patient({ role: "ADVERTISER" });
      await makeCompany(server.db.manager, { advertiserId: advertiser.user.id, tier, periodStart: new Date(START) });
      expect((await create(advertiser, { scopes: SCOPES })).errors).toMatchObject([
        { message: "API keys are part of the Platinum plan.", extensions: { code: "FORBIDDEN" } },
      ]);
      expect(await setupOf(advertiser)).toMatchObject({
        mayHaveKeys: false,
        standing: "API keys are part of the Platinum plan.",
      });
    }
    expect(await setupOf(await platinumAdvertiser(server))).toEqual({
      ...{ lifetimeDays: 90, warningDays: 7, overlapHours: [0, 1, 24, 72, 168], defaultOverlapHours: 24 },
      ...{ pointsPerMinute: 30_000, mayHaveKeys: true, standing: null },
      scopes: [
        "read:campaigns",
        "read:reports",
        "write:reports",
        "write:campaigns",
        "write:creatives",
        "write:conversions",
      ].map((name) => ({ name })),
    });
  });

  it("gives no rights that its maker does not have", async () => {
    const keeper = await staffWith(server, "security.view", "security.manage", "system.view");
    expect((await setupOf(keeper)).scopes).toEqual([{ name: "read:system" }]);
    expect((await create(keeper, { scopes: ["read:system", "read:audit"] })).errors).toMatchObject([
      { message: "You can only grant permissions that you have yourself.", extensions: { code: "FORBIDDEN" } },
    ]);
    expect((await issue(keeper, { scopes: ["read:system"] })).key.ownerName).toBe(keeper.user.name);
    const viewer = await staffWith(server, "security.view", "system.view");
    expect(await setupOf(viewer)).toMatchObject({
      mayHaveKeys: false,
      standing: expect.stringContaining("permission"),
    });
    expect((await create(viewer, { scopes: ["read:system"] })).errors?.[0]?.extensions.code).toBe("FORBIDDEN");
  });
});

describe("the list", () => {
  it("has an advertiser's own keys alone, and for staff those of one kind, by pages", async () => {
    const advertiser = await platinumAdvertiser(server);
    const owner = await server.staff("owner");
    const made: string[] = [];
    for (const service of ["One", "Two", "Three"]) {
      clock.set(new Date(Date.parse(START) + made.length * 1000));
      made.unshift((await issue(advertiser, { service, scopes: SCOPES })).key.id);
    }
    const staffs = (await issue(owner, { service: "Ours", scopes: ["read:system"] })).key.id;
    const own = await list(advertiser, "(owner: STAFF, first: 2)");
    expect([own.totalCount, own.nodes.map(({ id }) => id), own.pageInfo.hasNextPage]).toEqual([
      3,
      made.slice(0, 2),
      true,
    ]);
    const rest = await list(advertiser, `(first: 2, after: "${own.pageInfo.endCursor}")`);
    expect([rest.nodes.map(({ id }) => id), rest.pageInfo.hasNextPage]).toEqual([made.slice(2), false]);
    const advertisers = await list(owner, "(owner: ADVERTISERS, first: 100)");
    expect(advertisers.nodes.map(({ id }) => id)).toEqual(expect.arrayContaining(made));
    expect(advertisers.nodes.map(({ id }) => id)).not.toContain(staffs);
    expect((await list(owner)).nodes.map(({ id }) => id)).toContain(staffs);
    expect((await list(await platinumAdvertiser(server))).totalCount).toBe(0);
  });

  it("says when a key ends soon, has ended, or may not be used", async () => {
    const advertiser = await platinumAdvertiser(server);
    const { key } = await issue(advertiser, { scopes: SCOPES });
    const seen = async () => {
      const caller = await server.as(advertiser.user);
      const [living, ended] = [await list(caller), await list(caller, "(isEnded: true)")];
      return [living.nodes, ended.nodes].map((nodes) =>
        nodes.map(({ state, standing, daysLeft, canChange }) => [state, standing, daysLeft, canChange]),
      );
    };
    clock.set(after(83));
    await renew(advertiser.user.id);
    expect(await seen()).toEqual([[["ACTIVE", null, 7, true]], []]);
    clock.set(new Date(Date.parse(after(83)) + 1));
    expect(await seen()).toEqual([[["EXPIRING", "API key expires soon. Please rotate the key.", 6, true]], []]);
    await server.db.query("update subscription_periods set tier = 'GOLD' where advertiser_id = $1", [
      advertiser.user.id,
    ]);
    expect(await seen()).toEqual([[["BLOCKED", "API keys are part of the Platinum plan.", 6, true]], []]);
    clock.set(after(90));
    expect(await seen()).toEqual([[], [["EXPIRED", "This API key has expired. Please create a new one.", 0, false]]]);
    expect((await rotate(await server.as(advertiser.user), key.id)).errors?.[0]).toMatchObject({
      message: "This API key has expired. Please create a new one.",
      extensions: { code: "CONFLICT" },
    });
  });
});

describe("those who look at keys", () => {
  it("are told of changes: advertisers of their own, staff of all", async () => {
    const [advertiser, other] = [await platinumAdvertiser(server), await platinumAdvertiser(server)];
    const [owner, colleague] = [await server.staff("owner"), await server.staff("support")];
    const clients = [advertiser.socket(), other.socket(), owner.socket()];
    const [own, others, all] = clients.map((client) => watch(client, "subscription { apiKeysChanged { snapshot } }"));
    const snapshot = { data: { apiKeysChanged: { snapshot: true } } };
    const change = { data: { apiKeysChanged: { snapshot: false } } };
    expect(await Promise.all([own?.next(), others?.next(), all?.next()])).toEqual([snapshot, snapshot, snapshot]);
    const { secret } = await issue(advertiser, { scopes: SCOPES });
    expect(await Promise.all([own?.next(), all?.next()])).toEqual([change, change]);
    await keyCaller(server, secret).run("{ plans { tier } }");
    expect(await Promise.all([own?.next(), all?.next()])).toEqual([change, change]);
    await issue(other, { scopes: SCOPES });
    expect(await others?.next()).toEqual(change); // the first that it heard of
    await all?.next();
    await server.db.transaction((tx) => announceStanding(tx, other.user.id)); // the plan, which can block a key
    expect(await Promise.all([others?.next(), all?.next()])).toEqual([change, change]);
    await server.db.transaction((tx) => announceSessionsEnded(tx, [{ userId: colleague.user.id }]));
    expect(await all?.next()).toEqual(change);
    await Promise.all(clients.map((client) => client.dispose()));
  });
});

/** A paid month of Platinum that begins now. */
async function renew(advertiserId: string): Promise<void> {
  const hour = new Date(Math.floor(clock.now().getTime() / 3_600_000) * 3_600_000);
  await server.db.query(
    `insert into subscription_periods (advertiser_id, tier, period_start, period_end, created_at)
     values ($1, 'PLATINUM', $2, $2::timestamptz + interval '30 days', $2)`,
    [advertiserId, hour],
  );
}

async function setupOf(caller: { run: TestServer["anonymous"]["run"] }) {
  const { data } = await caller.run<{ apiKeySetup: { mayHaveKeys: boolean; scopes: { name: string }[] } }>(
    `{ apiKeySetup { lifetimeDays warningDays overlapHours defaultOverlapHours pointsPerMinute mayHaveKeys standing scopes { name } } }`,
  );
  return data.apiKeySetup;
}
