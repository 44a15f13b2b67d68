import { startTestServer, type TestServer } from "../../../test/harness";
import { TestClock } from "../../ads/subscriptions/billing.test-support";
import { auditOf, issue, keyCaller, list, platinumAdvertiser, revoke, rotate, staffWith } from "./api-key.test-support";

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

describe("rotating", () => {
  it("gives a new secret for 90 days, and the old one goes on for the overlap", async () => {
    const advertiser = await platinumAdvertiser(server);
    const first = await issue(advertiser, { scopes: SCOPES });
    clock.go(1);
    const { data } = await rotate(await server.as(advertiser.user), first.key.id);
    const { secret, key, message } = data.rotateApiKey;
    expect(message).toBe("API key rotated successfully");
    expect(secret).not.toBe(first.secret);
    expect(key).toMatchObject({ id: first.key.id, createdAt: START, lastRotatedAt: after(1), expiresAt: after(91) });
    expect(key.retiring).toEqual([{ maskedKey: first.key.maskedKey, worksUntil: after(2), lastUsedAt: null }]);
    const works = async (one: string) => (await keyCaller(server, one).run("{ currentApiKey { id expiresAt } }")).data;
    expect(await works(first.secret)).toEqual({ currentApiKey: { id: key.id, expiresAt: after(2) } });
    expect(await works(secret)).toEqual({ currentApiKey: { id: key.id, expiresAt: after(91) } });
    clock.set(after(2));
    expect(await works(first.secret)).toBeUndefined();
    expect(await works(secret)).toBeDefined();
    expect((await auditOf(server, key.id)).at(-1)).toMatchObject({
      action: "api_key_rotated",
      details: { overlapHours: 24 },
    });
  });

  it("ends older secrets with the overlap too, and never makes one live longer", async () => {
    const advertiser = await platinumAdvertiser(server);
    const { key } = await issue(advertiser, { scopes: SCOPES });
    await rotate(advertiser, key.id, 168);
    clock.go(6.5);
    const caller = await server.as(advertiser.user);
    const { retiring } = (await rotate(caller, key.id, 24)).data.rotateApiKey.key;
    expect(retiring.map(({ worksUntil }) => worksUntil)).toEqual([after(7.5), after(7)]);
    const now = await rotate(caller, key.id, 0);
    expect(now.data.rotateApiKey.key.retiring).toEqual([]);
  });

  it("refuses another overlap", async () => {
    const advertiser = await platinumAdvertiser(server);
    const { key } = await issue(advertiser, { scopes: SCOPES });
    expect((await rotate(advertiser, key.id, 2)).errors).toMatchObject([
      { message: "Please choose 0, 1, 24, 72 or 168 hours.", extensions: { field: "overlapHours" } },
    ]);
  });

  it("by thirty at once leaves one secret without end, and no secret that was told does not work", async () => {
    const advertiser = await platinumAdvertiser(server);
    const { key } = await issue(advertiser, { scopes: SCOPES });
    const answers = await Promise.all(Array.from({ length: 30 }, () => rotate(advertiser, key.id)));
    const told = answers.flatMap(({ errors, data }) => (errors ? [] : [data.rotateApiKey.secret]));
    const refused = answers.flatMap(({ errors }) => errors?.map(({ extensions }) => extensions.code) ?? []);
    expect(told).toHaveLength(10);
    expect(new Set(refused)).toEqual(new Set(["CONFLICT"]));
    for (const secret of told) {
      expect((await keyCaller(server, secret).run("{ currentApiKey { id } }")).data).toEqual({
        currentApiKey: { id: key.id },
      });
    }
    const [{ current, living }] = await server.db.query(
      `select count(*) filter (where replaced_at is null)::int as current, count(*)::int as living from api_key_secrets
        where key_id = $1 and expires_at > $2`,
      [key.id, clock.now()],
    );
    expect({ current, living }).toEqual({ current: 1, living: 11 });
    expect((await rotate(advertiser, key.id, 0)).errors).toBeUndefined();
  });

  it("a colleague's key needs the rights of the key, for its secret is told", async () => {
    const owner = await server.staff("owner");
    const { key } = await issue(owner, { service: "Audit copy", scopes: ["read:audit"] });
    const keeper = await staffWith(server, "security.view", "security.manage");
    expect((await rotate(keeper, key.id)).errors?.[0]?.message).toBe(
      "You can only grant permissions that you have yourself.",
    );
    expect((await rotate(await server.staff("owner"), key.id)).data.rotateApiKey.key.ownerName).toBe(owner.user.name);
    expect((await revoke(keeper, key.id)).data.revokeApiKey.state).toBe("REVOKED");
  });
});

describe("revoking", () => {
  it("is for good, and ends replaced secrets too", async () => {
    const advertiser = await platinumAdvertiser(server);
    const first = await issue(advertiser, { scopes: SCOPES });
    const second = (await rotate(advertiser, first.key.id)).data.rotateApiKey;
    const { data } = await revoke(advertiser, first.key.id);
    expect(data.revokeApiKey).toMatchObject({
      ...{ state: "REVOKED", standing: "This API key has been revoked.", revokedAt: START },
      ...{ retiring: [], canChange: false, daysLeft: 0 },
    });
    for (const { secret } of [first, second]) {
      const { status, errors } = await keyCaller(server, secret).run("{ plans { tier } }");
      expect([status, errors?.[0]?.message]).toEqual([401, "This API key has been revoked."]);
    }
    for (const answer of [await revoke(advertiser, first.key.id), await rotate(advertiser, first.key.id)]) {
      expect(answer.errors?.[0]).toMatchObject({
        message: "This API key has been revoked.",
        extensions: { code: "CONFLICT" },
      });
    }
    expect((await list(advertiser)).totalCount).toBe(0);
    expect((await list(advertiser, "(isEnded: true)")).nodes.map(({ id }) => id)).toEqual([first.key.id]);
  });

  it("an advertiser's key is what staff may do, and all they may do", async () => {
    const advertiser = await platinumAdvertiser(server);
    const owner = await server.staff("owner");
    const { key } = await issue(advertiser, { scopes: SCOPES });
    expect((await rotate(owner, key.id)).errors).toMatchObject([
      { message: "Only the advertiser can rotate this API key.", extensions: { code: "FORBIDDEN" } },
    ]);
    expect((await revoke(owner, key.id)).data.revokeApiKey.state).toBe("REVOKED");
    expect((await auditOf(server, key.id)).at(-1)).toMatchObject({
      action: "api_key_revoked",
      actor_id: owner.user.id,
    });
  });

  it("and everything else of a stranger's key is like a key that is not there", async () => {
    const { key } = await issue(await platinumAdvertiser(server), { scopes: SCOPES });
    const stranger = await platinumAdvertiser(server);
    for (const id of [key.id, "00000000-0000-4000-8000-000000000000", "x"]) {
      const usage = await stranger.run("query U($id: ID!) { apiKeyUsage(id: $id) { day } }", { id });
      for (const { errors } of [await rotate(stranger, id), await revoke(stranger, id), usage]) {
        expect(errors).toMatchObject([{ message: "Not found.", extensions: { code: "NOT_FOUND" } }]);
      }
    }
  });
});
