import fc from "fast-check";
import { startTestServer, type TestServer } from "../../../test/harness";
import { watch } from "../../../test/socket-client";
import { makeCompany } from "../../ads/applications/company.factory";
import { makeConsultation } from "../../care/consultations/consultation.factory";
import { makeHealthProfile } from "../../care/patients/health-profile.factory";
import { USER_MESSAGES } from "./user-account.rules";
import { type Account, act, actsOn, refusal, USERS } from "./users.test-support";

let server: TestServer;
let support: Awaited<ReturnType<TestServer["staff"]>>;
let now = new Date("2026-11-20T10:00:00Z");

beforeAll(async () => {
  server = await startTestServer({ clock: { now: () => now } });
  support = await server.staff("support");
});
afterAll(() => server.stop());

interface Found {
  totalCount: number;
  nodes: { id: string; email: string; role: string; companyName: string | null }[];
  pageInfo: { hasNextPage: boolean; endCursor: string };
}
const search = (email: string, more: object = {}) => act<Found>(support, USERS.search, { email, ...more });

describe("the search", () => {
  it("finds patients and advertisers by an address or how it begins, and never staff", async () => {
    await server.patient({ email: "finder.one@example.test", name: "One" });
    const advertiser = await server.patient({ email: "finder.two@example.test", role: "ADVERTISER" });
    await makeCompany(server.db.manager, { advertiserId: advertiser.user.id, name: "Finder Ltd" });
    await server.patient({ email: "finder.three@example.test", role: "ADMIN", staffRoles: ["analyst"] });
    expect((await search(" FINDER.one@Example.test ")).nodes).toMatchObject([{ role: "CUSTOMER", companyName: null }]);
    expect(await search("ﬁnder")).toMatchObject({
      totalCount: 2,
      nodes: [
        { email: "finder.one@example.test" },
        { email: "finder.two@example.test", role: "ADVERTISER", companyName: "Finder Ltd" },
      ],
    });
    expect((await search("inder.one@example.test")).totalCount).toBe(0);
    expect((await search("finder.three@example.test")).totalCount).toBe(0);
  });

  it("comes in pages of 20 at the most, each person once", async () => {
    for (let person = 0; person < 5; person += 1) await server.patient({ email: `paged-${person}@example.test` });
    const seen: string[] = [];
    let after: string | undefined;
    do {
      const { nodes, pageInfo, totalCount } = await search("paged-", { first: 2, after });
      expect(totalCount).toBe(5);
      seen.push(...nodes.map(({ email }) => email));
      after = pageInfo.hasNextPage ? pageInfo.endCursor : undefined;
    } while (after);
    expect(seen).toEqual([0, 1, 2, 3, 4].map((person) => `paged-${person}@example.test`));
    expect(await refusal(support, USERS.search, { email: "paged-", first: 21 })).toMatchObject({
      field: "first",
      message: USER_MESSAGES.page,
    });
  });

  it.each([
    ["abc", USER_MESSAGES.searchShort],
    ["a\u200bb\u200bc", USER_MESSAGES.searchShort],
    ["x".repeat(300), USER_MESSAGES.searchLong],
  ])("says on the field why %j is not searched for", async (email, message) => {
    expect(await refusal(support, USERS.search, { email })).toEqual({
      code: "BAD_USER_INPUT",
      field: "email",
      message,
    });
  });

  it("takes nothing that is typed for a pattern, a look-alike, or a statement", async () => {
    await server.patient({ email: "hostile_1@example.test" });
    await server.patient({ email: "hostilex1@example.test" });
    expect((await search("hostile_")).totalCount).toBe(1);
    // Cyrillic letters that look like ours, patterns, and quotes.
    for (const typed of ["hоstile_", "host%", "%%%%", "____", "host'--", "host\\", 'host"']) {
      expect((await search(typed)).totalCount).toBe(0);
    }
    expect(await refusal(support, USERS.search, { email: "host\u0000ile" })).toMatchObject({ code: "BAD_USER_INPUT" });
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: "binary", minLength: 4, maxLength: 40 }), async (email) => {
        const { status, errors } = await support.run(USERS.search, { email });
        expect(status).toBeLessThan(500);
        expect(errors?.map(({ extensions }) => extensions.code) ?? []).not.toContain("INTERNAL_SERVER_ERROR");
      }),
      { numRuns: 60 },
    );
  });

  it("is written to the audit trail without what was searched for, and limited", async () => {
    const other = await server.staff("support");
    await act(other, USERS.search, { email: "nobody-has-this@example.test" });
    const rows = await server.db.query("select action, details from audit_entries where actor_id = $1", [
      other.user.id,
    ]);
    expect(rows).toEqual([{ action: "users_searched", details: { found: 0 } }]);
  });
});

describe("an account", () => {
  it("shows a patient without anything that they told about their health", async () => {
    const patient = await server.patient({ name: "Ada Example", email: "ada@example.test", createdAt: now });
    await makeHealthProfile(server.db.manager, patient.user.id, { conditions: ["Gout of secrets"] });
    await makeConsultation(server.db.manager, { patientId: patient.user.id, question: "A secret headache" });
    await patient.run("mutation { setConsent(purpose: MODEL_IMPROVEMENT, granted: true) { id } }");
    const account = await act(support, USERS.open, { id: patient.user.id });
    expect(account).toMatchObject({
      ...{ name: "Ada Example", email: "ada@example.test", role: "CUSTOMER", suspendedAt: null, suspensions: [] },
      ...{ signInBlockedUntil: null, company: null, questionCount: 1, recordCount: 1, pendingEmail: null },
      consentHistoryCount: 3,
    });
    expect(account.devices).toHaveLength(1);
    expect(account.lastSignInAt).toBe("2026-11-20T10:00:00.000Z");
    expect(account.consents.map(({ granted }) => granted)).toEqual([true, true, false, true]);
    expect(account.consentHistory[0]).toMatchObject({ purpose: "MODEL_IMPROVEMENT", text: { version: "2026-11" } });
    expect(JSON.stringify(account)).not.toMatch(/secret|gout|headache/i);
  });

  it("shows an advertiser with company and plan", async () => {
    const { user } = await server.patient({ role: "ADVERTISER" });
    await makeCompany(server.db.manager, { advertiserId: user.id, name: "Quay Ltd" });
    expect(await act(support, USERS.open, { id: user.id })).toMatchObject({
      company: { name: "Quay Ltd", tier: null, applicationId: null },
      ...{ consents: [], consentHistory: [], questionCount: null, recordCount: null },
    });
  });

  it("is opened once a day in the audit trail for each viewer, also in two tabs at once and by watching", async () => {
    const { user } = await server.patient();
    const open = () => act(support, USERS.open, { id: user.id });
    const events = watch(support.socket(), USERS.watch, { id: user.id });
    await Promise.all([open(), open(), open(), events.next()]);
    events.stop();
    expect(await actsOn(server, user.id)).toEqual(["user_viewed"]);
    await act(await server.staff("owner"), USERS.open, { id: user.id });
    expect(await actsOn(server, user.id)).toHaveLength(2);
    now = new Date("2026-11-21T00:00:01Z"); // the next day in London
    await act(await server.as(support.user), USERS.open, { id: user.id });
    now = new Date("2026-11-20T10:00:00Z");
    expect(await actsOn(server, user.id)).toHaveLength(3);
  });

  it("is not found for members of staff, oneself, and ids of nobody", async () => {
    const other = await server.staff("analyst");
    for (const id of [other.user.id, support.user.id, "x", "00000000-0000-4000-8000-000000000000"]) {
      expect(await refusal(support, USERS.open, { id })).toMatchObject({ code: "NOT_FOUND", message: "Not found." });
    }
  });

  it("moves while it is open: consents, sign-ins, and the end of the account", async () => {
    const patient = await server.patient();
    const { id } = patient.user;
    const other = await server.sibling();
    const events = watch<{ userAccountChanged: Account | null }>((await other.as(support.user)).socket(), USERS.watch, {
      id,
    });
    const next = async () => (await events.next()).data?.userAccountChanged;
    expect((await next())?.consents.every(({ granted }, at) => granted === at < 2)).toBe(true);
    await patient.run("mutation { setConsent(purpose: DATA_USE, granted: false) { id } }");
    expect((await next())?.consents[0]).toMatchObject({ purpose: "DATA_USE", granted: false });
    await patient.run("mutation { logout }");
    expect((await next())?.devices).toEqual([]);
    await server.db.query("delete from users where id = $1", [id]);
    await server.db.query("select pg_notify('health_events', $1)", [
      JSON.stringify({ topic: "account-moved", key: id, event: { userId: id } }),
    ]);
    expect(await next()).toBeNull();
    events.stop();
    await other.stop();
  });
});
