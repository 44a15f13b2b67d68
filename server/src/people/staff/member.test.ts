import { createCaller, startTestServer, type TestServer } from "../../../test/harness";
import { mailsTo } from "../../../test/mails";
import { watch } from "../../../test/socket-client";
import { hashPassword } from "../accounts/passwords";
import { STAFF_MESSAGES } from "./staff.rules";
import { ACTS, act, auditOf, fields, type Member, makeRole, refusal, roleNamed } from "./staff.test-support";

let server: TestServer;
let owner: Awaited<ReturnType<TestServer["staff"]>>;
let passwordHash: string;
beforeAll(async () => {
  server = await startTestServer();
  passwordHash = await hashPassword("Owners-pass-1");
  owner = await server.patient({ role: "ADMIN", staffRoles: ["owner"], passwordHash, name: "Olga Owner" });
});
afterAll(() => server.stop());

const idOf = async (key: string) => (await roleNamed(owner, key)).id;
const member = async (id: string) =>
  (await act<{ nodes: Member[] }>(owner, ACTS.members, { first: 100 })).nodes.find((one) => one.id === id) as Member;
const tokenIn = (text = "") => /reset-password\?token=([\w-]{43})/.exec(text)?.[1] ?? "";
const RESET = 'mutation R($token: String!) { resetPassword(token: $token, newPassword: "First-pass1") { signInPage } }';
const LOGIN = 'mutation L($email: String!) { adminLogin(email: $email, password: "First-pass1") { staffRoles } }';

async function invite(changes: object = {}): Promise<Member> {
  const email = `staff-${Math.random()}@example.test`;
  return act(owner, ACTS.invite, { input: { name: "Nia New", email, roleIds: [await idOf("analyst")], ...changes } });
}

describe("an invitation", () => {
  it("leads by mail to a password and a first sign-in, and the link before it ends", async () => {
    const invited = await invite({ email: " New@Example.Test " });
    expect(invited).toMatchObject({
      ...{ name: "Nia New", email: "new@example.test", status: "INVITED", roles: [{ name: "Data Analyst" }] },
      ...{ lastSeenAt: null, invitedAt: expect.any(String), isLastOwner: false },
    });
    expect(await act<Member>(owner, ACTS.resend, { userId: invited.id })).toMatchObject({ status: "INVITED" });
    const [first, second] = await mailsTo(server, "new@example.test");
    expect(first?.text).toContain("as: Data Analyst.");
    const { errors } = await server.anonymous.run(RESET, { token: tokenIn(first?.text) });
    expect(errors?.[0]?.extensions.field).toBe("token");
    const answer = await server.anonymous.run(RESET, { token: tokenIn(second?.text) });
    expect(answer.data).toEqual({ resetPassword: { signInPage: "ADMIN_LOGIN" } });
    const { data } = await server.anonymous.run(LOGIN, { email: "new@example.test" });
    expect(data).toEqual({ adminLogin: { staffRoles: ["Data Analyst"] } });
    expect(await member(invited.id)).toMatchObject({ status: "ACTIVE", lastSeenAt: expect.any(String) });
    expect(await refusal(owner, ACTS.resend, { userId: invited.id })).toMatchObject({
      code: "CONFLICT",
      message: STAFF_MESSAGES.notInvited,
    });
    expect((await auditOf(server, invited.id)).map(({ action }) => action)).toEqual(
      expect.arrayContaining(["staff_invited", "staff_invitation_resent"]),
    );
  });

  it.each([["CUSTOMER"], ["ADVERTISER"]] as const)("is refused in words to the address of a %s", async (role) => {
    const { user } = await server.patient({ role });
    const roleIds = [await idOf("analyst")];
    expect(await refusal(owner, ACTS.invite, { input: { name: "X", email: user.email, roleIds } })).toEqual({
      code: "BAD_USER_INPUT",
      field: "email",
      message: STAFF_MESSAGES.notStaff,
    });
    expect(await server.db.query("select role from users where id = $1", [user.id])).toEqual([{ role }]);
  });

  it("says who is there already, and everything that is wrong", async () => {
    const { email } = await invite();
    const roleIds = [await idOf("analyst")];
    expect(await refusal(owner, ACTS.invite, { input: { name: "X", email, roleIds } })).toMatchObject({
      field: "email",
      message: STAFF_MESSAGES.alreadyStaff,
    });
    const { errors } = await owner.run(ACTS.invite, { input: { name: " ", email: "x", roleIds: [] } });
    expect(errors?.[0]?.extensions.problems?.map(({ field }) => field)).toEqual(["name", "email", "roleIds"]);
    expect(
      await refusal(owner, ACTS.invite, { input: { name: "X", email: "a@b.test", roleIds: [owner.user.id] } }),
    ).toMatchObject({ field: "roleIds", message: STAFF_MESSAGES.roleGone });
  });

  it("is sent once when two invite one address at once", async () => {
    const roleIds = [await idOf("analyst")];
    const input = { name: "X", email: "both@example.test", roleIds };
    const answers = await Promise.all([1, 2, 3].map(() => owner.run(ACTS.invite, { input })));
    expect(answers.filter(({ errors }) => !errors)).toHaveLength(1);
    expect(await mailsTo(server, input.email)).toHaveLength(1);
  });
});

describe("removing somebody", () => {
  it("ends their sessions, links and roles; an invitation brings them back", async () => {
    const analyst = await server.patient({ role: "ADMIN", staffRoles: ["analyst"], passwordHash });
    const events = watch(analyst.socket(), "subscription { ownRightsChanged { permissions roles } }");
    expect((await events.next()).data).toMatchObject({ ownRightsChanged: { roles: ["Data Analyst"] } });
    const removed = await act<Member>(owner, ACTS.remove, { userId: analyst.user.id });
    expect(removed).toMatchObject({ status: "SUSPENDED", roles: [] });
    expect(await events.ended).toMatchObject({ code: 4401 });
    expect((await analyst.run("{ me { id } }")).data).toEqual({ me: null });
    expect(await refusal(owner, ACTS.remove, { userId: analyst.user.id })).toMatchObject({
      message: STAFF_MESSAGES.suspended,
    });
    const { email } = analyst.user;
    const roleIds = [await idOf("reviewer")];
    const back = await act<Member>(owner, ACTS.invite, { input: { name: "Back Again", email, roleIds } });
    expect(back).toMatchObject({ id: analyst.user.id, status: "INVITED", roles: [{ name: "Medical Reviewer" }] });
    expect((await analyst.run("{ me { id } }")).data).toEqual({ me: null });
  });

  it("is for staff alone", async () => {
    const { user } = await server.patient();
    const change = { userId: user.id, roleIds: [await idOf("analyst")], seenRoleIds: [] };
    for (const said of [
      await refusal(owner, ACTS.remove, { userId: user.id }),
      await refusal(owner, ACTS.set, change),
      await refusal(owner, ACTS.explain, { userId: user.id }),
      await refusal(owner, ACTS.resend, { userId: "x" }),
    ]) {
      expect(said).toMatchObject({ code: "NOT_FOUND" });
    }
  });
});

describe("the roles of a person", () => {
  it("change at once, with the reason for each right, and not over somebody's newer ones", async () => {
    const { user, ...caller } = await server.staff("analyst");
    const [analyst, reviewer] = [await idOf("analyst"), await idOf("reviewer")];
    const change = { userId: user.id, roleIds: [reviewer], seenRoleIds: [analyst] };
    expect((await caller.run("{ applications(first: 1) { totalCount } }")).errors).toBeDefined();
    await act(owner, ACTS.set, { ...change, roleIds: [reviewer, analyst] });
    expect((await caller.run("{ applications(first: 1) { totalCount } }")).errors).toBeUndefined();
    type Right = { permission: { name: string }; isAllowed: boolean; because: string[] };
    const rights = await act<Right[]>(owner, ACTS.explain, { userId: user.id });
    const because = (name: string) => rights.find(({ permission }) => permission.name === name);
    expect(because("models.view")).toMatchObject({ isAllowed: true, because: ["Data Analyst", "Medical Reviewer"] });
    expect(because("mail.manage")).toMatchObject({ isAllowed: false, because: [] });
    expect(await refusal(owner, ACTS.set, change)).toMatchObject({
      code: "CONFLICT",
      message: STAFF_MESSAGES.memberChanged,
    });
    expect(await refusal(owner, ACTS.set, { ...change, roleIds: [] })).toMatchObject({
      code: "CONFLICT",
    });
    const none = { userId: user.id, roleIds: [], seenRoleIds: [analyst, reviewer] };
    expect(await refusal(owner, ACTS.set, none)).toMatchObject({
      field: "roleIds",
      message: STAFF_MESSAGES.rolesMissing,
    });
    expect((await auditOf(server, user.id)).at(-1)).toEqual({
      action: "staff_roles_set",
      details: { added: reviewer, taken: "" },
    });
  });

  it("are out of reach of who may do less", async () => {
    const leads = await makeRole(owner, ["roles.view", "roles.manage", "system.view"]);
    const lead = await server.staff(leads.key);
    const analyst = await server.staff("analyst");
    const [ownerRole, analystRole] = [await idOf("owner"), await idOf("analyst")];
    const give = { userId: lead.user.id, roleIds: [leads.id, ownerRole], seenRoleIds: [leads.id] };
    expect((await refusal(lead, ACTS.set, give)).message).toMatch(
      /^You cannot grant permissions that you do not have: /,
    );
    const take = { userId: analyst.user.id, roleIds: [leads.id], seenRoleIds: [analystRole] };
    for (const said of [
      await refusal(lead, ACTS.set, take),
      await refusal(lead, ACTS.remove, { userId: analyst.user.id }),
      await refusal(lead, ACTS.remove, { userId: owner.user.id }),
    ]) {
      expect(said.code).toBe("FORBIDDEN");
      expect(said.message).toMatch(/^You cannot change the roles of someone with permissions that you do not have: /);
    }
    const input = { name: "X", email: "x@example.test", roleIds: [ownerRole] };
    expect(await refusal(lead, ACTS.invite, { input })).toMatchObject({ code: "FORBIDDEN" });
  });

  it("and the account are not lost by a click of one's own", async () => {
    const second = await server.patient({ role: "ADMIN", staffRoles: ["owner"], passwordHash });
    const [ownerRole, analyst] = [await idOf("owner"), await idOf("analyst")];
    const change = { userId: second.user.id, roleIds: [analyst], seenRoleIds: [ownerRole] };
    expect(await refusal(second, ACTS.set, change)).toMatchObject({ field: "acceptsOwnLoss" });
    expect(await refusal(second, ACTS.remove, { userId: second.user.id })).toEqual({
      code: "BAD_USER_INPUT",
      field: "acceptsOwnLoss",
      message: STAFF_MESSAGES.ownRemoval,
    });
    await act(second, ACTS.set, { ...change, acceptsOwnLoss: true });
    expect(await refusal(second, ACTS.set, change)).toMatchObject({ code: "FORBIDDEN" });
  });
});

describe("the list of people", () => {
  it("is searched and narrowed, page by page, and says who signed in last", async () => {
    const role = await makeRole(owner, ["system.view"]);
    for (let person = 0; person < 3; person += 1) {
      await server.patient({ role: "ADMIN", staffRoles: [role.key], name: `Listed ${person}`, passwordHash });
    }
    type Page = { totalCount: number; nodes: Member[]; pageInfo: { endCursor: string; hasNextPage: boolean } };
    const list = (variables: object) => act<Page>(owner, ACTS.members, { ...variables });
    const first = await list({ first: 2, roleId: role.id });
    expect(first).toMatchObject({ totalCount: 3, pageInfo: { hasNextPage: true } });
    const rest = await list({ first: 2, roleId: role.id, after: first.pageInfo.endCursor });
    const names = [...first.nodes, ...rest.nodes].map(({ name }) => name);
    expect(names).toEqual(["Listed 2", "Listed 1", "Listed 0"]);
    expect((await list({ search: "LISTED 1" })).nodes).toMatchObject([{ name: "Listed 1", status: "ACTIVE" }]);
    expect((await list({ search: "%" })).nodes).toEqual([]);
    expect((await list({ roleId: role.id, status: "INVITED" })).nodes).toEqual([]);
    expect(await refusal(owner, ACTS.members, { search: "x".repeat(101) })).toMatchObject({ field: "search" });
    const patient = await server.patient({ name: "Patty Patient" });
    expect((await list({ search: patient.user.email })).totalCount).toBe(0);
  });
});

describe("a change of rights", () => {
  it("reaches open sockets of another process within a second, and only of those concerned", async () => {
    const role = await makeRole(owner, ["system.view", "models.view"]);
    const { user } = await server.staff(role.key);
    const other = await server.staff("analyst");
    const sibling = await server.sibling();
    try {
      const there = createCaller(sibling.url, (await sibling.as(user)).token);
      const otherThere = await sibling.as(other.user);
      const metrics = watch(there.socket(), "subscription { systemMetricsChanged { takenAt } }");
      const others = watch(otherThere.socket(), "subscription { ownRightsChanged { roles } }");
      const listening = watch(
        (await sibling.as(owner.user)).socket(),
        "subscription { staffChanged { roles members { status count } } }",
      );
      await Promise.all([metrics.next(), others.next(), listening.next()]);
      await act(owner, ACTS.update, { id: role.id, version: 1, input: fields(role, { permissions: ["models.view"] }) });
      expect(await metrics.ended).toMatchObject({ code: 4401 });
      expect((await listening.next()).data).toMatchObject({ staffChanged: { roles: expect.any(Number) } });
      const again = watch(there.socket(), "subscription { systemMetricsChanged { takenAt } }");
      const refused = await again.next().then(
        ({ errors }) => errors,
        (error: { reason: unknown }) => error.reason,
      );
      expect(refused).toMatchObject([{ extensions: { code: "FORBIDDEN" } }]);
      const rights = watch(there.socket(), "subscription { ownRightsChanged { permissions } }");
      expect((await rights.next()).data).toEqual({ ownRightsChanged: { permissions: ["models.view"] } });
      const stillOpen = await Promise.race([
        others.ended,
        new Promise((resolve) => setTimeout(() => resolve("open"), 200)),
      ]);
      expect(stillOpen).toBe("open");
    } finally {
      await sibling.stop();
    }
  });
});
