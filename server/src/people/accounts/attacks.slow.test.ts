import { AsyncLocalStorage } from "node:async_hooks";
import { verify } from "@node-rs/argon2";
import { Client } from "pg";
import { type Answer, createCaller, startTestServer, type TestServer } from "../../../test/harness";
import { mailedToken, mailsTo } from "../../../test/mails";
import { until } from "../../../test/wait";
import { looksLikeEmail, normaliseEmail } from "./account.rules";
import { requestPasswordReset } from "./password.service";
import { hashPassword } from "./passwords";

jest.mock("@node-rs/argon2", () => {
  const real = jest.requireActual("@node-rs/argon2");
  return { ...real, verify: jest.fn(real.verify) };
});

let server: TestServer;
let passwordHash: string;

beforeAll(async () => {
  server = await startTestServer();
  passwordHash = await hashPassword("Good-pass1");
});
afterAll(() => server.stop());
beforeEach(() => server.db.query("delete from rate_limits"));

const REGISTER = "mutation R($input: RegisterInput!) { register(input: $input) { id } }";
const LOGIN = "mutation L($email: String!, $password: String!) { login(email: $email, password: $password) { id } }";
const ADMIN_LOGIN =
  "mutation A($email: String!, $password: String!) { adminLogin(email: $email, password: $password) { id } }";
const FORGOT = "mutation F($email: String!) { requestPasswordReset(email: $email) }";
const ME = "{ me { id } }";

const registration = (changes: object) => ({
  name: "Eve",
  email: "eve@example.test",
  password: "Good-pass1",
  language: "en",
  consentsToDataUse: true,
  consentsToNhsIntegration: true,
  ...changes,
});

describe("twins of an address", () => {
  const TWINS = [
    "TWIN@Example.test",
    "  twin@example.test  ",
    "twin@example.test\u200b",
    "tw\u200din@example.test",
    "\ufefftwin@example.test",
    "twin\u00ad@example.test",
    "ｔｗｉｎ@example.test",
    "twin＠example．test",
    "𝐭𝐰𝐢𝐧@example.test",
    "twin@example.test\u3000",
  ];

  it.each(TWINS)("%j is the same person: it registers once, signs in, and asks for a password", async (twin) => {
    await server.db.query("delete from users where email = 'twin@example.test'");
    const { user } = await server.patient({ email: "twin@example.test", passwordHash });
    const again = await server.anonymous.run(REGISTER, { input: registration({ email: twin }) });
    expect(again.errors?.[0]).toMatchObject({
      message: "Email already registered",
      extensions: { code: "CONFLICT", field: "email" },
    });
    expect((await server.anonymous.run(LOGIN, { email: twin, password: "Good-pass1" })).data).toEqual({
      login: { id: user.id },
    });
    await server.anonymous.run(FORGOT, { email: twin });
    await until(async () => (await mailsTo(server, "twin@example.test")).length === 1, "the mail");
  });

  it.each(["a@b", "a b@c.d", "a@b..c", "a,b@c.d", "<a@b.c>", "a@b.c\r\nbcc: d@e.f", "a\u0001@b.c", "a@b\u0085.c"])(
    "%j is no address",
    (text) => {
      expect(looksLikeEmail(normaliseEmail(text))).toBe(false);
    },
  );

  it("have one spelling, which is its own", () => {
    for (const twin of [...TWINS, "İ@example.test", "ǅ@example.test", "ﬁ@example.test", "Å@example.test"]) {
      expect(normaliseEmail(normaliseEmail(twin))).toBe(normaliseEmail(twin));
    }
  });
});

describe("a password of 10,000 characters", () => {
  const password = `Aa1!${"x".repeat(9_996)}`;
  const WEAK = "Please ensure your password meets all requirements.";
  const [WRONG, NOT_YOURS] = ["Invalid email or password", "That password is not right. Please try again."];

  it("is refused at every door with the documented words, and nothing is lost", async () => {
    const email = "long@example.test";
    const patient = await server.patient({ email, passwordHash });
    await server.anonymous.run(FORGOT, { email });
    const token = await mailedToken(server, email, "passwordReset");
    const doors: [string, Promise<Answer<unknown>>, string][] = [
      ["register", server.anonymous.run(REGISTER, { input: registration({ password }) }), WEAK],
      ["login", server.anonymous.run(LOGIN, { email, password }), WRONG],
      ["adminLogin", server.anonymous.run(ADMIN_LOGIN, { email, password }), WRONG],
      [
        "resetPassword",
        server.anonymous.run(
          "mutation R($token: String!, $password: String!) { resetPassword(token: $token, newPassword: $password) { signInPage } }",
          { token, password },
        ),
        WEAK,
      ],
      [
        "changePassword, new",
        patient.run(
          'mutation C($password: String!) { changePassword(currentPassword: "Good-pass1", newPassword: $password) { id } }',
          { password },
        ),
        WEAK,
      ],
      [
        "changePassword, present",
        patient.run(
          'mutation C($password: String!) { changePassword(currentPassword: $password, newPassword: "Good-pass2") { id } }',
          { password },
        ),
        NOT_YOURS,
      ],
      [
        "changeEmail",
        patient.run(
          'mutation C($password: String!) { changeEmail(newEmail: "x@example.test", password: $password) { id } }',
          { password },
        ),
        NOT_YOURS,
      ],
      [
        "eraseAccount",
        patient.run("mutation E($password: String!) { eraseAccount(password: $password) }", { password }),
        NOT_YOURS,
      ],
    ];
    for (const [door, answer, message] of doors) {
      expect([door, (await answer).errors?.[0]?.message]).toEqual([door, message]);
    }
    await server.db.query("delete from rate_limits");
    expect((await server.anonymous.run(LOGIN, { email, password: "Good-pass1" })).data).toEqual({
      login: { id: patient.user.id },
    });
  });

  it("does not open an account whose password it begins with", async () => {
    const exact = `Aa1!${"x".repeat(196)}`;
    await server.patient({ email: "prefix@example.test", passwordHash: await hashPassword(exact) });
    const ask = (text: string) => server.anonymous.run(LOGIN, { email: "prefix@example.test", password: text });
    expect((await ask(`${exact}more`)).errors?.[0]?.message).toBe(WRONG);
    expect((await ask(exact)).errors).toBeUndefined();
  });
});

describe("a cookie that was there before signing in", () => {
  it("never becomes a session", async () => {
    await server.patient({ email: "fixed@example.test", passwordHash });
    const planted = createCaller(server.url, "f".repeat(43));
    const { headers } = await planted.run(LOGIN, { email: "fixed@example.test", password: "Good-pass1" });
    const token = /health_session=([\w-]{43});/.exec(headers.get("set-cookie") ?? "")?.[1];
    expect(token).not.toBe("f".repeat(43));
    expect((await planted.run(ME)).data).toEqual({ me: null });
  });

  it("is a session that ends when somebody signs in over it", async () => {
    await server.patient({ email: "over@example.test", passwordHash });
    const before = await server.patient();
    await before.run(LOGIN, { email: "over@example.test", password: "Good-pass1" });
    expect((await before.run(ME)).data).toEqual({ me: null });
  });
});

describe("guessing", () => {
  it("is not made cheaper by aliases: a hundred in a document are refused, and of ten the first failure ends the rest", async () => {
    await server.patient({ email: "aliased@example.test", passwordHash });
    const aliased = (count: number) =>
      `mutation { ${Array.from({ length: count }, (_, index) => `a${index}: login(email: "aliased@example.test", password: "Wrong-${index}") { id }`).join(" ")} }`;
    const hundred = await server.anonymous.run(aliased(100));
    expect(hundred.status).toBe(400);
    expect(hundred.errors?.[0]?.message).toMatch(/alias|token/i);
    const ten = await server.anonymous.run(aliased(10));
    expect(ten.errors?.map(({ extensions }) => extensions.code)).toEqual(["UNAUTHENTICATED"]); // the first failure ends it
    const codes: (string | undefined)[] = [];
    for (let round = 0; round < 5; round += 1) {
      const nullable = await server.anonymous.run(LOGIN, { email: "aliased@example.test", password: `Wrong-${round}` });
      codes.push(nullable.errors?.[0]?.extensions.code);
    }
    expect(codes).toContain("RATE_LIMITED");
  });

  it("is not hidden by X-Forwarded-For that no trusted proxy wrote", async () => {
    const guess = (index: number) =>
      fetch(`${server.url}/graphql`, {
        method: "POST",
        headers: {
          "content-type": "application/json",
          "x-forwarded-for": `203.0.113.${index}`,
          forwarded: `for=203.0.113.${index}`,
          "x-real-ip": `203.0.113.${index}`,
        },
        body: JSON.stringify({ query: LOGIN, variables: { email: `guess${index}@example.test`, password: "Wrong-1" } }),
      });
    const statuses: number[] = [];
    for (let index = 0; index < 22; index += 1) {
      statuses.push((await guess(index)).status);
    }
    expect(statuses.filter((status) => status === 429)).toHaveLength(2);
  });

  it("takes the same work for known and unknown addresses", async () => {
    const { user } = await server.patient({ email: "known@example.test", passwordHash });
    const suspended = await server.patient({ email: "shut@example.test", passwordHash, suspendedAt: new Date() });
    const original = Client.prototype.query;
    const workOf = async (act: () => Promise<Answer<unknown>>) => {
      const statements: string[] = [];
      Client.prototype.query = function counted(this: Client, ...args: unknown[]) {
        const [first] = args as [string | { text?: string }];
        statements.push(typeof first === "string" ? first : (first.text ?? ""));
        return Reflect.apply(original, this, args);
      } as typeof original;
      jest.mocked(verify).mockClear();
      try {
        const { errors, data } = await act();
        // What the server does by itself meanwhile (jobs, heartbeats, the sweep of sockets) is not this work.
        const own = statements.filter(
          (text) =>
            /\b(users|rate_limits|sessions|audit_entries|add_job)\b/.test(text) &&
            !/^select wanted|^select d.id from devices/.test(text),
        );
        return {
          statements: own.map((text) => text.slice(0, 90)),
          hashes: jest.mocked(verify).mock.calls.length,
          data,
          message: errors?.[0]?.message,
        };
      } finally {
        Client.prototype.query = original;
      }
    };
    for (const query of [LOGIN, ADMIN_LOGIN]) {
      const sign = (email: string) => workOf(() => server.anonymous.run(query, { email, password: "Wrong-pass1" }));
      await sign("warm@example.test");
      const known = await sign(user.email);
      expect(known).toMatchObject({ hashes: 1, message: "Invalid email or password" });
      expect(known.statements.length).toBeGreaterThan(3);
      expect(await sign("unknown@example.test")).toEqual(known);
      expect(await sign(suspended.user.email)).toEqual(known);
    }
  });

  it("takes the same statements to ask for a password, whoever's address it is", async () => {
    const { user } = await server.patient({ email: "known2@example.test", passwordHash });
    const suspended = await server.patient({ email: "shut2@example.test", passwordHash, suspendedAt: new Date() });
    const original = Client.prototype.query;
    // The job that looks the address up runs in this process too: only what the request itself asks for is counted.
    const request = new AsyncLocalStorage<string[]>();
    Client.prototype.query = function counted(this: Client, ...args: unknown[]) {
      const [first] = args as [string | { text?: string }];
      request.getStore()?.push(typeof first === "string" ? first : (first.text ?? ""));
      return Reflect.apply(original, this, args);
    } as typeof original;
    const workOf = async (email: string) => {
      const statements: string[] = [];
      const ctx = { ...server.platform, requestId: "r", address: "127.0.0.1" };
      const answer = await request.run(statements, () => requestPasswordReset(ctx, email));
      return { answer, statements };
    };
    try {
      await workOf("warm@example.test");
      const known = await workOf(user.email);
      expect(known.answer).toBe(true);
      expect(known.statements.join()).toMatch(/rate_limits[\s\S]*add_job/);
      expect(await workOf("unknown2@example.test")).toEqual(known);
      expect(await workOf(suspended.user.email)).toEqual(known);
    } finally {
      Client.prototype.query = original;
    }
  });
});

describe("another site", () => {
  it.each([
    ["a form", "application/x-www-form-urlencoded", undefined, 415],
    ["plain text", "text/plain", undefined, 415],
    ["a multipart form", "multipart/form-data; boundary=x", undefined, 415],
    ["JSON", "application/json", "https://evil.example", 403],
    ["JSON from a sandboxed frame", "application/json", "null", 403],
  ])("cannot act with a person's cookie by %s", async (_how, contentType, origin, status) => {
    const patient = await server.patient({ name: "Before" });
    const response = await fetch(`${server.url}/graphql`, {
      method: "POST",
      headers: {
        "content-type": contentType,
        cookie: `health_session=${patient.token}`,
        ...(origin && { origin }),
      },
      body: JSON.stringify({ query: 'mutation { changeName(name: "After") { id } }' }),
    });
    expect(response.status).toBe(status);
    expect((await patient.run("{ me { name } }")).data).toEqual({ me: { name: "Before" } });
  });
});
