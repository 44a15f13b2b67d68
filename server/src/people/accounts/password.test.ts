import { hearEndedSessions } from "../../../test/ended-sessions";
import { startTestServer, type TestServer } from "../../../test/harness";
import { mailedToken, mailsTo } from "../../../test/mails";
import { watch } from "../../../test/socket-client";
import { until } from "../../../test/wait";
import { hashPassword } from "./passwords";
import { makeUser } from "./user.factory";

let server: TestServer;
let passwordHash: string;
let ended: ReturnType<typeof hearEndedSessions>;

beforeAll(async () => {
  server = await startTestServer();
  ended = hearEndedSessions(server);
  passwordHash = await hashPassword("Old-pass1");
});
afterAll(() => server.stop());
// All callers come from one address here; its limits are tested below.
beforeEach(() => server.db.query("delete from rate_limits"));

const ASK = "mutation A($email: String!) { requestPasswordReset(email: $email) }";
const VALID = "query V($token: String!) { passwordResetTokenIsValid(token: $token) }";
const RESET =
  "mutation R($token: String!, $newPassword: String!) { resetPassword(token: $token, newPassword: $newPassword) { signInPage } }";
const CHANGE =
  "mutation C($currentPassword: String!, $newPassword: String!) { changePassword(currentPassword: $currentPassword, newPassword: $newPassword) { id devices { current } } }";
const LOGIN = "mutation L($email: String!, $password: String!) { login(email: $email, password: $password) { id } }";
const ME = "{ me { id } }";
const BAD_LINK = {
  message: "This password reset link has expired or is invalid.",
  extensions: { code: "BAD_USER_INPUT", field: "token" },
};

let people = 0;
const nextEmail = () => {
  people += 1;
  return `person${people}@reset.test`;
};
const ask = (email: string) => server.anonymous.run(ASK, { email });
const reset = (token: string, newPassword = "New-pass1") => server.anonymous.run(RESET, { token, newPassword });
const signIn = (email: string, password: string) => server.anonymous.run(LOGIN, { email, password });
const isValid = async (token: string) =>
  (await server.anonymous.run<{ passwordResetTokenIsValid: boolean }>(VALID, { token })).data.passwordResetTokenIsValid;

describe("a forgotten password", () => {
  it("is set anew by the mailed link; every session and socket ends, and a mail says so", async () => {
    const patient = await server.patient({ email: nextEmail(), passwordHash, language: "fr" });
    const { email, id } = patient.user;
    const client = patient.socket();
    const events = watch(client, "subscription { consultationChanged { snapshot } }");
    await events.next();
    expect((await ask(` ${email.toUpperCase()} `)).data).toEqual({ requestPasswordReset: true });
    const token = await mailedToken(server, email, "passwordReset");
    expect(await isValid(token)).toBe(true);
    expect((await reset(token)).data).toEqual({ resetPassword: { signInPage: "LOGIN" } });
    await ended(id);
    expect(await events.ended).toMatchObject({ code: 4401 });
    expect((await patient.run(ME)).data).toEqual({ me: null });
    expect((await signIn(email, "Old-pass1")).errors?.[0]?.message).toBe("Invalid email or password");
    expect((await signIn(email, "New-pass1")).data).toEqual({ login: { id } });
    const mails = await mailsTo(server, email);
    expect(mails.map(({ subject, language }) => [subject, language])).toEqual([
      ["Choisissez un nouveau mot de passe", "fr"],
      ["Votre mot de passe a été changé", "fr"],
    ]);
    const audits = await server.db.query(
      "select action from audit_entries where subject_id = $1 and action like 'password%' order by id",
      [id],
    );
    expect(audits).toEqual([{ action: "password_reset_asked" }, { action: "password_reset" }]);
    await client.dispose();
  });

  it("leads staff to their own page, and confirms the address that the link was mailed to", async () => {
    const owner = await makeUser(server.db.manager, {
      email: nextEmail(),
      role: "ADMIN",
      staffRoles: ["owner"],
      emailVerifiedAt: null,
    });
    await ask(owner.email);
    const { data } = await reset(await mailedToken(server, owner.email, "passwordReset"));
    expect(data).toEqual({ resetPassword: { signInPage: "ADMIN_LOGIN" } });
    const [row] = await server.db.query("select email_verified_at is not null as verified from users where id = $1", [
      owner.id,
    ]);
    expect(row).toEqual({ verified: true });
  });

  it("is not set twice by one link, not even at the same moment", async () => {
    const { user } = await server.patient({ email: nextEmail(), passwordHash });
    await ask(user.email);
    const token = await mailedToken(server, user.email, "passwordReset");
    const passwords = Array.from({ length: 6 }, (_, index) => `New-pass${index}`);
    const answers = await Promise.all(passwords.map((password) => reset(token, password)));
    const refused = answers.filter(({ errors }) => errors);
    expect(refused).toHaveLength(5);
    for (const { errors } of refused) {
      expect(errors?.[0]).toMatchObject(BAD_LINK);
    }
    const winner = passwords[answers.findIndex(({ errors }) => !errors)] as string;
    expect((await signIn(user.email, winner)).data).toEqual({ login: { id: user.id } });
    expect(await isValid(token)).toBe(false);
  });

  it("keeps the link while the new password is weak", async () => {
    const { user } = await server.patient({ email: nextEmail(), passwordHash });
    await ask(user.email);
    const token = await mailedToken(server, user.email, "passwordReset");
    for (const weak of ["", "short1!", "nouppercase1!", "No-number", "Nospecial1", "A1!".repeat(4_000)]) {
      expect((await reset(token, weak)).errors?.[0]).toMatchObject({
        message: "Please ensure your password meets all requirements.",
        extensions: { code: "BAD_USER_INPUT", field: "newPassword" },
      });
    }
    expect((await reset(token)).errors).toBeUndefined();
  });

  it("is set by the newest link only", async () => {
    const { user } = await server.patient({ email: nextEmail(), passwordHash });
    await ask(user.email);
    const first = await mailedToken(server, user.email, "passwordReset");
    await ask(user.email);
    const second = await mailedToken(server, user.email, "passwordReset", 2);
    expect([await isValid(first), await isValid(second)]).toEqual([false, true]);
    expect((await reset(first)).errors?.[0]).toMatchObject(BAD_LINK);
    expect((await reset(second)).errors).toBeUndefined();
  });

  it("has one link at the most when two are asked for at the same moment", async () => {
    const { user } = await server.patient({ email: nextEmail(), passwordHash });
    await Promise.all([ask(user.email), ask(user.email), ask(user.email)]);
    await mailedToken(server, user.email, "passwordReset", 3);
    const links = await server.db.query("select 1 from account_links where user_id = $1 and used_at is null", [
      user.id,
    ]);
    expect(links).toHaveLength(1);
  });

  it.each([
    ["after half an hour", "update account_links set expires_at = now() where user_id = $1"],
    ["after the account was suspended", "update users set suspended_at = now() where id = $1"],
    ["after the address has changed", "update users set email = 'x' || email where id = $1"],
  ])("does not follow a link %s", async (_when, change) => {
    const { user } = await server.patient({ email: nextEmail(), passwordHash });
    await ask(user.email);
    const token = await mailedToken(server, user.email, "passwordReset");
    const [{ minutes }] = await server.db.query(
      "select extract(epoch from expires_at - created_at)::int / 60 as minutes from account_links where user_id = $1",
      [user.id],
    );
    expect(minutes).toBe(30);
    await server.db.query(change, [user.id]);
    expect(await isValid(token)).toBe(false);
    expect((await reset(token)).errors?.[0]).toMatchObject(BAD_LINK);
  });

  it("does not follow the link that confirms an address", async () => {
    const { data } = await server.anonymous.run(
      'mutation { register(input: { name: "A", email: "links@reset.test", password: "Good-pass1", language: en, consentsToDataUse: true, consentsToNhsIntegration: true }) { id } }',
    );
    expect(data).toMatchObject({ register: { id: expect.any(String) } });
    const token = await mailedToken(server, "links@reset.test", "confirmEmail");
    expect((await reset(token)).errors?.[0]).toMatchObject(BAD_LINK);
  });

  it("is forgiven at the sign-in page: earlier wrong tries do not count", async () => {
    const { user } = await server.patient({ email: nextEmail(), passwordHash });
    for (let guess = 0; guess < 5; guess += 1) {
      await signIn(user.email, "Wrong-pass1");
    }
    expect((await signIn(user.email, "Old-pass1")).errors?.[0]?.extensions.code).toBe("RATE_LIMITED");
    await ask(user.email);
    await reset(await mailedToken(server, user.email, "passwordReset"));
    expect((await signIn(user.email, "New-pass1")).errors).toBeUndefined();
  });

  it("writes to nobody who has no account, and to no suspended one", async () => {
    const { user } = await server.patient({ email: nextEmail(), passwordHash, suspendedAt: new Date() });
    for (const email of ["unknown@reset.test", user.email]) {
      expect((await ask(email)).data).toEqual({ requestPasswordReset: true });
    }
    await until(async () => {
      const jobs = await server.db.query(
        "select 1 from graphile_worker.jobs where task_identifier = 'send_password_reset'",
      );
      return jobs.length === 0;
    }, "the jobs");
    expect([...(await mailsTo(server, "unknown@reset.test")), ...(await mailsTo(server, user.email))]).toEqual([]);
  });

  it("has limits for an address and for a network address, the same for known and unknown ones", async () => {
    const { user } = await server.patient({ email: nextEmail() });
    for (const email of [user.email, "stranger@reset.test"]) {
      const codes: (string | undefined)[] = [];
      for (let round = 0; round < 6; round += 1) {
        codes.push((await ask(email)).errors?.[0]?.extensions.code);
      }
      expect(codes).toEqual([undefined, undefined, undefined, undefined, undefined, "RATE_LIMITED"]);
    }
    const others = await Promise.all(Array.from({ length: 12 }, (_, index) => ask(`other${index}@reset.test`)));
    expect(others.filter(({ errors }) => errors).map(({ status }) => status)).toEqual([429, 429, 429, 429]);
  });

  it("says which address is none", async () => {
    expect((await ask("nobody")).errors?.[0]).toMatchObject({
      message: "Please enter a valid email address",
      extensions: { code: "BAD_USER_INPUT", field: "email" },
    });
  });
});

describe("one's own password", () => {
  it("is changed with the present one; other devices are signed out, this one stays", async () => {
    const patient = await server.patient({ email: nextEmail(), passwordHash, demonstration: true });
    const other = await server.as(patient.user);
    const client = other.socket();
    const events = watch(client, "subscription { consultationChanged { snapshot } }");
    await events.next();
    await ask(patient.user.email);
    const token = await mailedToken(server, patient.user.email, "passwordReset");
    const { data, errors } = await patient.run(CHANGE, { currentPassword: "Old-pass1", newPassword: "New-pass1" });
    expect(errors).toBeUndefined();
    expect(data).toEqual({ changePassword: { id: patient.user.id, devices: [{ current: true }] } });
    await ended(patient.user.id, other.sessionId);
    expect(await events.ended).toMatchObject({ code: 4401 });
    expect((await other.run(ME)).data).toEqual({ me: null });
    expect(await isValid(token)).toBe(false);
    expect((await signIn(patient.user.email, "New-pass1")).errors).toBeUndefined();
    const [row] = await server.db.query("select demonstration from users where id = $1", [patient.user.id]);
    expect(row).toEqual({ demonstration: false });
    expect((await mailsTo(server, patient.user.email)).at(-1)?.subject).toBe("Your password was changed");
    await client.dispose();
  });

  it("stays when the present one is wrong or the new one weak", async () => {
    const patient = await server.patient({ email: nextEmail(), passwordHash });
    const wrong = await patient.run(CHANGE, { currentPassword: "Wrong-pass1", newPassword: "New-pass1" });
    expect(wrong.errors?.[0]).toMatchObject({
      message: "That password is not right. Please try again.",
      extensions: { code: "BAD_USER_INPUT", field: "currentPassword" },
    });
    const weak = await patient.run(CHANGE, { currentPassword: "Old-pass1", newPassword: "weak" });
    expect(weak.errors?.[0]).toMatchObject({
      message: "Please ensure your password meets all requirements.",
      extensions: { code: "BAD_USER_INPUT", field: "newPassword" },
    });
    expect((await signIn(patient.user.email, "Old-pass1")).errors).toBeUndefined();
  });

  it("cannot be guessed in a borrowed browser: wrong tries count like those at sign-in", async () => {
    const patient = await server.patient({ email: nextEmail(), passwordHash });
    const codes: (string | undefined)[] = [];
    for (let guess = 0; guess < 6; guess += 1) {
      const { errors } = await patient.run(CHANGE, { currentPassword: `Wrong-${guess}`, newPassword: "New-pass1" });
      codes.push(errors?.[0]?.extensions.code);
    }
    expect(codes).toEqual([...Array.from({ length: 5 }, () => "BAD_USER_INPUT"), "RATE_LIMITED"]);
    expect((await signIn(patient.user.email, "Old-pass1")).errors?.[0]?.extensions.code).toBe("RATE_LIMITED");
  });

  it("is one of the two when it is changed twice at the same moment", async () => {
    const patient = await server.patient({ email: nextEmail(), passwordHash });
    const change = (newPassword: string) => patient.run(CHANGE, { currentPassword: "Old-pass1", newPassword });
    const answers = await Promise.all([change("New-pass1"), change("New-pass2")]);
    expect(answers.filter(({ errors }) => errors)).toHaveLength(1);
  });
});
