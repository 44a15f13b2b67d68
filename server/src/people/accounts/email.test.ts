import { startTestServer, type TestServer } from "../../../test/harness";
import { mailedToken, mailsTo } from "../../../test/mails";
import { hashPassword } from "./passwords";

let server: TestServer;
let passwordHash: string;

beforeAll(async () => {
  server = await startTestServer();
  passwordHash = await hashPassword("Good-pass1");
});
afterAll(() => server.stop());
beforeEach(() => server.db.query("delete from rate_limits"));

const REGISTER = "mutation R($input: RegisterInput!) { register(input: $input) { id emailVerifiedAt pendingEmail } }";
const CONFIRM = "mutation C($token: String!) { confirmEmail(token: $token) { email changed } }";
const CHANGE =
  'mutation C($newEmail: String!, $password: String! = "Good-pass1") { changeEmail(newEmail: $newEmail, password: $password) { email pendingEmail } }';
const CANCEL = "mutation { cancelEmailChange { email pendingEmail } }";
const RESEND = "mutation { resendVerificationEmail }";
const ME = "{ me { email emailVerifiedAt pendingEmail } }";
const BAD_LINK = {
  message: "This link has expired or is invalid.",
  extensions: { code: "BAD_USER_INPUT", field: "token" },
};

let people = 0;
const nextEmail = () => {
  people += 1;
  return `person${people}@mail.test`;
};
const confirm = (token: string) => server.anonymous.run(CONFIRM, { token });
const patient = (example: object = {}) => server.patient({ email: nextEmail(), passwordHash, ...example });

describe("the address of a new account", () => {
  it("is confirmed by a link in the language of the registration, once, signed in or not", async () => {
    const email = nextEmail();
    const input = {
      name: "Priya Raman",
      email,
      password: "Good-pass1",
      language: "es",
      consentsToDataUse: true,
      consentsToNhsIntegration: true,
    };
    const { data } = await server.anonymous.run(REGISTER, { input });
    expect(data).toMatchObject({ register: { emailVerifiedAt: null, pendingEmail: null } });
    const [mail] = await mailsTo(server, email);
    expect(mail?.subject).toBe("Confirme su dirección de correo");
    const token = await mailedToken(server, email, "confirmEmail");
    expect((await confirm(token)).data).toEqual({ confirmEmail: { email, changed: false } });
    expect((await confirm(token)).errors?.[0]).toMatchObject(BAD_LINK);
    const [row] = await server.db.query(
      "select email_verified_at is not null as verified from users where email = $1",
      [email],
    );
    expect(row).toEqual({ verified: true });
  });

  it("gets another link on request, which ends the one before, and only while it is not confirmed", async () => {
    const caller = await patient({ emailVerifiedAt: null });
    await caller.run(RESEND);
    const first = await mailedToken(server, caller.user.email, "confirmEmail");
    await caller.run(RESEND);
    const second = await mailedToken(server, caller.user.email, "confirmEmail", 2);
    expect((await confirm(first)).errors?.[0]).toMatchObject(BAD_LINK);
    expect((await confirm(second)).errors).toBeUndefined();
    expect((await caller.run(RESEND)).errors?.[0]).toMatchObject({
      message: "Your email address is already confirmed.",
      extensions: { code: "CONFLICT" },
    });
  });

  it("gets at most five of them in an hour", async () => {
    const caller = await patient({ emailVerifiedAt: null });
    const answers = await Promise.all(Array.from({ length: 7 }, () => caller.run(RESEND)));
    expect(answers.filter(({ errors }) => errors?.[0]?.extensions.code === "RATE_LIMITED")).toHaveLength(2);
    expect(await mailsTo(server, caller.user.email)).toHaveLength(5);
  });

  it("is not confirmed by an old, a foreign or an invented link", async () => {
    const caller = await patient({ emailVerifiedAt: null });
    await caller.run(RESEND);
    const token = await mailedToken(server, caller.user.email, "confirmEmail");
    await server.db.query("update account_links set expires_at = now() where user_id = $1", [caller.user.id]);
    for (const bad of [token, "", "x".repeat(43), "x".repeat(10_000), `${token} `]) {
      expect((await confirm(bad)).errors?.[0]).toMatchObject(BAD_LINK);
    }
    expect((await caller.run(ME)).data).toMatchObject({ me: { emailVerifiedAt: null } });
  });
});

describe("another address", () => {
  it("takes the place of the old one when it is confirmed, not before; the old one gets a notice", async () => {
    const caller = await patient({ language: "de" });
    const { email } = caller.user;
    const newEmail = nextEmail();
    const asked = await caller.run(CHANGE, { newEmail: ` ${newEmail.toUpperCase()} ` });
    expect(asked.data).toEqual({ changeEmail: { email, pendingEmail: newEmail } });
    expect((await mailsTo(server, email)).map(({ subject }) => subject)).toEqual([
      "Ihre E-Mail-Adresse soll sich ändern",
    ]);
    expect(JSON.stringify(await mailsTo(server, email))).not.toMatch(new RegExp(`token=|${newEmail}`));
    const token = await mailedToken(server, newEmail, "confirmNewEmail");
    expect((await confirm(token)).data).toEqual({ confirmEmail: { email: newEmail, changed: true } });
    expect((await caller.run(ME)).data).toEqual({
      me: { email: newEmail, emailVerifiedAt: expect.any(String), pendingEmail: null },
    });
    expect((await confirm(token)).errors?.[0]).toMatchObject(BAD_LINK);
  });

  it("waits no longer when it is cancelled, and the link stops working", async () => {
    const caller = await patient();
    const newEmail = nextEmail();
    await caller.run(CHANGE, { newEmail });
    const token = await mailedToken(server, newEmail, "confirmNewEmail");
    expect((await caller.run(CANCEL)).data).toEqual({
      cancelEmailChange: { email: caller.user.email, pendingEmail: null },
    });
    expect((await confirm(token)).errors?.[0]).toMatchObject(BAD_LINK);
    expect((await caller.run(CANCEL)).errors).toBeUndefined();
  });

  it("can be mailed its link again, and replaced by a third one", async () => {
    const caller = await patient();
    const [second, third] = [nextEmail(), nextEmail()];
    await caller.run(CHANGE, { newEmail: second });
    await caller.run(RESEND);
    const token = await mailedToken(server, second, "confirmNewEmail", 2);
    await caller.run(CHANGE, { newEmail: third });
    expect((await confirm(token)).errors?.[0]).toMatchObject(BAD_LINK);
    const { data } = await confirm(await mailedToken(server, third, "confirmNewEmail"));
    expect(data).toEqual({ confirmEmail: { email: third, changed: true } });
  });

  it("is refused when it is taken, then and when it is confirmed", async () => {
    const [one, other] = [await patient(), await patient()];
    const taken = { message: "Email already registered", extensions: { code: "CONFLICT", field: "newEmail" } };
    expect((await one.run(CHANGE, { newEmail: other.user.email.toUpperCase() })).errors?.[0]).toMatchObject(taken);
    const wanted = nextEmail();
    await one.run(CHANGE, { newEmail: wanted });
    await other.run(CHANGE, { newEmail: wanted });
    const written = await mailsTo(server, wanted);
    const tokens = written.map(({ text }) => /token=([\w-]+)/.exec(text)?.[1] as string);
    const answers = await Promise.all(tokens.map(confirm));
    const refused = answers.filter(({ errors }) => errors);
    expect(refused).toHaveLength(1);
    expect(refused[0]?.errors?.[0]).toMatchObject(taken);
  });

  it("needs a confirmed address, the password, and to be an address and another one", async () => {
    const unconfirmed = await patient({ emailVerifiedAt: null });
    const newEmail = nextEmail();
    expect((await unconfirmed.run(CHANGE, { newEmail })).errors?.[0]).toMatchObject({
      message: "Please confirm your email address first.",
      extensions: { code: "CONFLICT" },
    });
    const caller = await patient();
    expect((await caller.run(CHANGE, { newEmail, password: "Wrong-pass1" })).errors?.[0]).toMatchObject({
      message: "That password is not right. Please try again.",
      extensions: { code: "BAD_USER_INPUT", field: "password" },
    });
    expect((await caller.run(CHANGE, { newEmail: "nobody" })).errors?.[0]).toMatchObject({
      message: "Please enter a valid email address",
      extensions: { field: "newEmail" },
    });
    expect((await caller.run(CHANGE, { newEmail: caller.user.email })).errors?.[0]).toMatchObject({
      message: "This is already your email address.",
      extensions: { field: "newEmail" },
    });
    expect(await mailsTo(server, newEmail)).toEqual([]);
  });
});

describe("the rest of the account", () => {
  it("has a name of one line, and a language", async () => {
    const caller = await patient();
    const rename = (name: string) =>
      caller.run("mutation N($name: String!) { changeName(name: $name) { name } }", { name });
    expect((await rename("  Ada\r\nBcc:  Lovelace \u0007")).data).toEqual({
      changeName: { name: "Ada Bcc: Lovelace" },
    });
    expect((await rename(" \n ")).errors?.[0]).toMatchObject({
      message: "Please fill in all fields.",
      extensions: { code: "BAD_USER_INPUT", field: "name" },
    });
    expect((await rename("x".repeat(101))).errors?.[0]).toMatchObject({
      message: "Please use at most 100 characters.",
      extensions: { field: "name" },
    });
    expect((await caller.run("mutation { setLanguage(language: fr) { name language } }")).data).toEqual({
      setLanguage: { name: "Ada Bcc: Lovelace", language: "fr" },
    });
  });
});
