import { startTestServer, type TestServer } from "../../../test/harness";
import { mailedToken, mailsTo } from "../../../test/mails";
import { watch } from "../../../test/socket-client";
import { until } from "../../../test/wait";
import { makeCampaign } from "../../ads/campaigns/campaign.factory";
import { campaignChanged } from "../../ads/campaigns/campaign.topics";
import { publish } from "../../platform/realtime/topics";
import { hashPassword } from "../accounts/passwords";
import { USER_MESSAGES } from "./user-account.rules";
import { type Account, act, actsOn, refusal, USERS } from "./users.test-support";

let server: TestServer;
let support: Awaited<ReturnType<TestServer["staff"]>>;
let passwordHash: string;
const REASON = { reason: "Sends spam to other people" };

beforeAll(async () => {
  server = await startTestServer();
  support = await server.staff("support");
  passwordHash = await hashPassword("Good-pass1");
});
afterAll(() => server.stop());

const LOGIN = "mutation L($email: String!, $password: String!) { login(email: $email, password: $password) { id } }";
const signInAs = async (email: string, password = "Good-pass1") =>
  (await server.anonymous.run(LOGIN, { email, password })).errors?.[0]?.message ?? "signed in";

describe("who may do what", () => {
  const ACTS = { ...USERS, watch: undefined };
  const MAY: Readonly<Record<string, readonly string[]>> = {
    owner: ["search", "open", "suspend", "restore", "unlock", "resend", "password", "signOut", "look"],
    support: ["search", "open", "suspend", "restore", "unlock", "resend", "password", "signOut"],
    pharmacist: [],
    reviewer: [],
  };
  it.each(Object.keys(MAY))("%s", async (role) => {
    const staff = await server.staff(role);
    const { user } = await server.patient();
    for (const [name, document] of Object.entries(ACTS)) {
      if (!document) continue;
      const variables = {
        id: user.id,
        userId: user.id,
        email: user.email,
        reason: "For a good reason",
        what: "PROFILE",
      };
      const asked = Object.fromEntries(
        Object.entries(variables).filter(([variable]) => document.includes(`$${variable}:`)),
      );
      const { code } = await refusal(staff, document, asked);
      expect([name, code === "FORBIDDEN"]).toEqual([name, !MAY[role]?.includes(name)]);
    }
  });

  it("and nobody acts on staff or themselves", async () => {
    const owner = await server.staff("owner");
    for (const id of [support.user.id, owner.user.id, "x"]) {
      for (const name of ["restore", "unlock", "resend", "password", "signOut"] as const) {
        expect(await refusal(owner, USERS[name], { id })).toMatchObject({ code: "NOT_FOUND" });
      }
      expect(await refusal(owner, USERS.suspend, { id, ...REASON })).toMatchObject({ code: "NOT_FOUND" });
    }
  });
});

describe("a suspension", () => {
  it("closes sockets at every process, and keeps the person out until it is lifted", async () => {
    const patient = await server.patient({ passwordHash });
    const { id, email } = patient.user;
    const other = await server.sibling();
    const sockets = [patient, await other.as(patient.user)].map((caller) =>
      watch(caller.socket(), "subscription { healthProfileChanged { id } }"),
    );
    await Promise.all(sockets.map((socket) => socket.next()));
    const account = await act(support, USERS.suspend, { id, ...REASON });
    for (const { ended } of sockets) expect(await ended).toMatchObject({ code: 4401 });
    expect(account).toMatchObject({
      suspendedAt: expect.any(String),
      devices: [],
      suspensions: [{ ...REASON, suspendedBy: support.user.name, liftedAt: null }],
    });
    expect((await patient.run("{ me { id } }")).data).toEqual({ me: null });
    expect(await signInAs(email)).toBe("Invalid email or password");
    const restored = await act(support, USERS.restore, { id });
    expect(restored).toMatchObject({ suspendedAt: null, suspensions: [{ liftedBy: support.user.name }] });
    expect(await signInAs(email)).toBe("signed in");
    const mails = await mailsTo(server, email);
    expect(mails.map(({ template }) => template)).toEqual(["accountSuspended", "accountRestored"]);
    expect(mails[0]?.text).toContain("/contact");
    expect(mails.map(({ text, html }) => text + html).join()).not.toContain("spam");
    expect(await actsOn(server, id)).toEqual(["user_suspended", "user_restored"]);
    const details = await server.db.query("select details from audit_entries where subject_id = $1", [id]);
    expect(JSON.stringify(details)).not.toContain("spam");
    await other.stop();
  });

  it("is done once of two at the same moment, and lifted once", async () => {
    const { user } = await server.patient();
    const second = await server.staff("support");
    const twice = (document: string, variables: object = {}) =>
      Promise.all([support, second].map((who) => who.run(document, { id: user.id, ...variables })));
    const messages = (answers: Awaited<ReturnType<typeof twice>>) =>
      answers.flatMap(({ errors }) => errors?.map(({ message }) => message) ?? []);
    expect(messages(await twice(USERS.suspend, REASON))).toEqual([USER_MESSAGES.suspendedAlready]);
    expect(messages(await twice(USERS.restore))).toEqual([USER_MESSAGES.notSuspended]);
    expect(await mailsTo(server, user.email)).toHaveLength(2);
  });

  it("asks for a reason of a fitting length", async () => {
    const { user } = await server.patient();
    for (const [reason, message] of [
      ["  a  b ", USER_MESSAGES.suspensionShort],
      ["x".repeat(501), USER_MESSAGES.reasonLong],
    ]) {
      expect(await refusal(support, USERS.suspend, { id: user.id, reason })).toEqual({
        code: "BAD_USER_INPUT",
        field: "reason",
        message,
      });
    }
  });

  it("is seen at once by a colleague who has the account open", async () => {
    const { user } = await server.patient();
    const colleague = await server.staff("owner");
    const events = watch<{ userAccountChanged: Account }>(colleague.socket(), USERS.watch, { id: user.id });
    expect((await events.next()).data?.userAccountChanged.suspendedAt).toBeNull();
    await act(support, USERS.suspend, { id: user.id, ...REASON });
    expect((await events.next()).data?.userAccountChanged.suspensions).toMatchObject([REASON]);
    events.stop();
  });

  it("stops adverts while it lasts", async () => {
    const { id, advertiserId } = await makeCampaign(server.db.manager);
    const isShown = () => server.platform.adverts.index.get(id) !== undefined;
    await server.db.transaction((tx) => publish(tx, campaignChanged, id, { campaignId: id }));
    await until(isShown, "the campaign");
    await act(support, USERS.suspend, { id: advertiserId, ...REASON });
    await until(() => !isShown(), "the end of the campaign");
    await act(support, USERS.restore, { id: advertiserId });
    await until(isShown, "the campaign again");
  });

  it("leaves with the erased account, and stays without the name of staff who left", async () => {
    const patient = await server.patient({ passwordHash });
    const leaver = await server.staff("support");
    await act(leaver, USERS.suspend, { id: patient.user.id, ...REASON });
    await act(leaver, USERS.restore, { id: patient.user.id });
    await server.db.query("delete from users where id = $1", [leaver.user.id]);
    expect((await act(support, USERS.open, { id: patient.user.id })).suspensions).toMatchObject([
      { ...REASON, suspendedBy: null, liftedBy: null },
    ]);
    const again = await server.as(patient.user);
    expect((await again.run('mutation { eraseAccount(password: "Good-pass1") }')).errors).toBeUndefined();
    expect(await server.db.query("select 1 from account_suspensions where user_id = $1", [patient.user.id])).toEqual(
      [],
    );
  });
});

describe("signing in", () => {
  it("is unlocked after wrong passwords, once", async () => {
    const { user } = await server.patient({ passwordHash });
    expect(await refusal(support, USERS.unlock, { id: user.id })).toMatchObject({ message: USER_MESSAGES.notBlocked });
    for (let guess = 0; guess < 6; guess += 1) await signInAs(user.email, "Wrong-pass1");
    expect(await signInAs(user.email)).toMatch(/^Too many attempts/);
    const { signInBlockedUntil } = await act(support, USERS.open, { id: user.id });
    expect(Date.parse(signInBlockedUntil ?? "")).toBeGreaterThan(Date.now() + 10 * 60_000);
    const answers = await Promise.all([1, 2].map(() => support.run(USERS.unlock, { id: user.id })));
    expect(answers.filter(({ errors }) => errors)).toHaveLength(1);
    expect(await signInAs(user.email)).toBe("signed in");
    expect(await actsOn(server, user.id)).toEqual(expect.arrayContaining(["user_unlocked"]));
  });

  it("ends on every device when support says so", async () => {
    const patient = await server.patient();
    const { id } = patient.user;
    const events = watch(patient.socket(), "subscription { healthProfileChanged { id } }");
    await events.next();
    expect(await act(support, USERS.signOut, { id })).toMatchObject({ devices: [], suspendedAt: null });
    expect(await events.ended).toMatchObject({ code: 4401 });
    expect(await refusal(support, USERS.signOut, { id })).toMatchObject({
      code: "CONFLICT",
      message: USER_MESSAGES.signedInNowhere,
    });
  });
});

describe("mails", () => {
  it("that confirm an address are sent again, within the person's limit", async () => {
    const { user } = await server.patient({ emailVerifiedAt: null });
    await act(support, USERS.resend, { id: user.id });
    const token = await mailedToken(server, user.email, "confirmEmail");
    const confirm = "mutation C($token: String!) { confirmEmail(token: $token) { email } }";
    expect((await server.anonymous.run(confirm, { token })).errors).toBeUndefined();
    expect(await refusal(support, USERS.resend, { id: user.id })).toMatchObject({
      message: USER_MESSAGES.emailConfirmed,
    });
    const many = await Promise.all([1, 2, 3, 4].map(() => refusal(support, USERS.resend, { id: user.id })));
    expect(many.map(({ code }) => code)).toContain("RATE_LIMITED");
  });

  it("with a link for a new password are sent, five in an hour, and not to who is suspended", async () => {
    const { user } = await server.patient({ passwordHash });
    await act(support, USERS.password, { id: user.id });
    const token = await mailedToken(server, user.email, "passwordReset");
    const reset =
      'mutation R($token: String!) { resetPassword(token: $token, newPassword: "Newer-pass1") { signInPage } }';
    expect((await server.anonymous.run(reset, { token })).errors).toBeUndefined();
    for (let mail = 0; mail < 4; mail += 1) await act(support, USERS.password, { id: user.id });
    expect(await refusal(support, USERS.password, { id: user.id })).toMatchObject({ code: "RATE_LIMITED" });
    const { user: other } = await server.patient();
    await act(support, USERS.suspend, { id: other.id, ...REASON });
    for (const document of [USERS.password, USERS.resend]) {
      expect(await refusal(support, document, { id: other.id })).toMatchObject({
        code: "CONFLICT",
        message: USER_MESSAGES.suspended,
      });
    }
  });
});
