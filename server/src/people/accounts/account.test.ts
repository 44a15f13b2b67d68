import { startTestServer, type TestServer } from "../../../test/harness";
import { DEMO_PASSWORD } from "../../app/demo/demo-accounts.rules";
import { hashPassword } from "./passwords";
import { makeUser } from "./user.factory";

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const REGISTER =
  "mutation R($input: RegisterInput!) { register(input: $input) { id name email role language permissions } }";
const LOGIN =
  "mutation L($email: String!, $password: String!, $rememberMe: Boolean! = false) { login(email: $email, password: $password, rememberMe: $rememberMe) { id role } }";
const ADMIN_LOGIN =
  "mutation A($email: String!, $password: String!) { adminLogin(email: $email, password: $password) { id role staffRoles permissions } }";
const ME = "{ me { id email } }";

const registration = (changes: Record<string, unknown> = {}) => ({
  name: "Priya Raman",
  email: "priya@example.test",
  password: "Good-pass1",
  language: "en",
  consentsToDataUse: true,
  consentsToNhsIntegration: true,
  ...changes,
});

function cookieOf(headers: Headers): string {
  return headers.get("set-cookie") ?? "";
}

describe("registering", () => {
  it("makes a patient, signs in, and writes both consents and the audit trail", async () => {
    const { data, headers } = await server.anonymous.run<{ register: { id: string; role: string } }>(REGISTER, {
      input: registration({ email: "  PRIYA.new@Example.TEST ", name: " Priya Raman " }),
    });
    expect(data.register).toMatchObject({
      name: "Priya Raman",
      email: "priya.new@example.test",
      role: "CUSTOMER",
      language: "en",
      permissions: [],
    });
    expect(cookieOf(headers)).toMatch(/health_session=[\w-]{43};.*HttpOnly.*SameSite=Lax/);
    const consents = await server.db.query(
      "select purpose, granted from consent_entries where user_id = $1 order by id",
      [data.register.id],
    );
    expect(consents).toEqual([
      { purpose: "data_use", granted: true },
      { purpose: "nhs_integration", granted: true },
    ]);
    const actions = await server.db.query("select action from audit_entries where actor_id = $1 order by id", [
      data.register.id,
    ]);
    expect(actions.map((row: { action: string }) => row.action)).toEqual(["registered", "consent_given", "signed_in"]);
  });

  it("names every field that is wrong, in the documents' words", async () => {
    const { errors } = await server.anonymous.run(REGISTER, {
      input: registration({ name: " ", email: "nobody", password: "weak", consentsToNhsIntegration: false }),
    });
    expect(errors?.[0]?.extensions.code).toBe("BAD_USER_INPUT");
    expect(errors?.[0]?.extensions.problems).toEqual([
      { field: "name", message: "Please fill in all fields." },
      { field: "email", message: "Please enter a valid email address" },
      { field: "password", message: "Please ensure your password meets all requirements." },
      { field: "consentsToNhsIntegration", message: "You must agree to the terms and NHS integration." },
    ]);
  });

  it("takes an address once, also when two ask at the same moment", async () => {
    const ask = (email: string) => server.anonymous.run(REGISTER, { input: registration({ email }) });
    const answers = await Promise.all([ask("twice@example.test"), ask("TWICE@example.test")]);
    const refused = answers.filter(({ errors }) => errors);
    expect(refused).toHaveLength(1);
    expect(refused[0]?.errors?.[0]).toMatchObject({
      message: "Email already registered",
      extensions: { code: "CONFLICT", field: "email" },
    });
  });
});

describe("signing in", () => {
  beforeAll(async () => {
    const passwordHash = await hashPassword(DEMO_PASSWORD);
    await makeUser(server.db.manager, { email: "patient@example.test", passwordHash });
    await makeUser(server.db.manager, {
      email: "owner@example.test",
      passwordHash,
      role: "ADMIN",
      staffRoles: ["owner"],
    });
    await makeUser(server.db.manager, { email: "suspended@example.test", passwordHash, suspendedAt: new Date() });
  });

  it("compares the address without case and the password exactly", async () => {
    const right = await server.anonymous.run(LOGIN, { email: "PATIENT@example.test", password: DEMO_PASSWORD });
    expect(right.data).toMatchObject({ login: { role: "CUSTOMER" } });
    const wrong = await server.anonymous.run(LOGIN, {
      email: "patient@example.test",
      password: DEMO_PASSWORD.toLowerCase(),
    });
    expect(wrong.errors?.[0]).toMatchObject({
      message: "Invalid email or password",
      extensions: { code: "UNAUTHENTICATED" },
    });
  });

  it.each([
    ["an unknown address", "unknown@example.test"],
    ["an administrator at the patients' door", "owner@example.test"],
    ["a suspended account", "suspended@example.test"],
  ])("answers %s with the ordinary failure", async (_what, email) => {
    const { errors } = await server.anonymous.run(LOGIN, { email, password: DEMO_PASSWORD });
    expect(errors?.[0]).toMatchObject({
      message: "Invalid email or password",
      extensions: { code: "UNAUTHENTICATED" },
    });
  });

  it("lets administrators in at their own door, and only them", async () => {
    const owner = await server.anonymous.run<{ adminLogin: { permissions: string[] } }>(ADMIN_LOGIN, {
      email: "owner@example.test",
      password: DEMO_PASSWORD,
    });
    expect(owner.data.adminLogin).toMatchObject({ role: "ADMIN", staffRoles: ["Owner"] });
    expect(owner.data.adminLogin.permissions).toContain("consultations.answer");
    const patient = await server.anonymous.run(ADMIN_LOGIN, { email: "patient@example.test", password: DEMO_PASSWORD });
    expect(patient.errors?.[0]?.message).toBe("Invalid email or password");
  });

  it("says which field is empty", async () => {
    const { errors } = await server.anonymous.run(LOGIN, { email: " ", password: "x" });
    expect(errors?.[0]).toMatchObject({
      message: "Please enter both email and password.",
      extensions: { code: "BAD_USER_INPUT", field: "email" },
    });
  });

  it("stops guessing after five wrong passwords, counts parallel guesses, and writes the incident down", async () => {
    await makeUser(server.db.manager, {
      email: "guessed@example.test",
      passwordHash: await hashPassword(DEMO_PASSWORD),
    });
    const guess = (password: string) => server.anonymous.run(LOGIN, { email: "guessed@example.test", password });
    const answers = await Promise.all(Array.from({ length: 8 }, (_, index) => guess(`Wrong-${index}`)));
    expect(answers.filter(({ errors }) => errors?.[0]?.extensions.code === "RATE_LIMITED")).toHaveLength(3);
    const right = await guess(DEMO_PASSWORD);
    expect(right.status).toBe(429);
    expect(right.errors?.[0]?.message).toMatch(/^Too many attempts\. Please wait 15 minutes\.$/);
    const [{ count }] = await server.db.query(
      "select count(*)::int from audit_entries where action = 'sign_in_blocked'",
    );
    expect(count).toBe(4);
  });

  it("keeps neither the cookie's token nor the address in the tables of sessions and limits", async () => {
    const { headers } = await server.anonymous.run(LOGIN, { email: "patient@example.test", password: DEMO_PASSWORD });
    const token = /health_session=([\w-]+)/.exec(cookieOf(headers))?.[1];
    expect(token).toHaveLength(43);
    const [{ found }] = await server.db.query(
      "select exists (select 1 from sessions s where s::text like '%' || $1 || '%') or exists (select 1 from rate_limits l where l::text like '%patient@%') as found",
      [token],
    );
    expect(found).toBe(false);
  });

  it("remembers patients for 30 days and never staff", async () => {
    const patient = await server.anonymous.run(LOGIN, {
      email: "patient@example.test",
      password: DEMO_PASSWORD,
      rememberMe: true,
    });
    expect(cookieOf(patient.headers)).toContain(`Max-Age=${30 * 24 * 3600}`);
    const owner = await server.anonymous.run(ADMIN_LOGIN, { email: "owner@example.test", password: DEMO_PASSWORD });
    expect(cookieOf(owner.headers)).not.toContain("Max-Age");
  });
});

describe("a session", () => {
  it("ends with logout", async () => {
    const patient = await server.patient();
    expect((await patient.run<{ me: { id: string } | null }>(ME)).data.me?.id).toBe(patient.user.id);
    const { headers } = await patient.run("mutation { logout }");
    expect(cookieOf(headers)).toMatch(/health_session=;/);
    expect((await patient.run<{ me: unknown }>(ME)).data.me).toBeNull();
  });

  it.each([
    ["a patient's after 30 idle minutes", "CUSTOMER", "last_seen_at = now() - interval '30 minutes'", null],
    ["a patient's not before", "CUSTOMER", "last_seen_at = now() - interval '29 minutes'", "kept"],
    ["staff's after 15 idle minutes", "ADMIN", "last_seen_at = now() - interval '15 minutes'", null],
    ["any after its last hour", "CUSTOMER", "expires_at = now() - interval '1 second'", null],
    ["any when the account is suspended", "CUSTOMER", "last_seen_at = now()", "suspended"],
  ] as const)("ends: %s", async (_what, role, change, outcome) => {
    const user = await makeUser(server.db.manager, { role });
    const caller = await server.as(user);
    await server.db.query(`update sessions set ${change} where id = $1`, [caller.sessionId]);
    if (outcome === "suspended") {
      await server.db.query("update users set suspended_at = now() where id = $1", [user.id]);
    }
    const { data } = await caller.run<{ me: { id: string } | null }>(ME);
    expect(data.me?.id ?? null).toBe(outcome === "kept" ? user.id : null);
  });

  it("is renewed by a request", async () => {
    const caller = await server.patient();
    await server.db.query("update sessions set last_seen_at = now() - interval '20 minutes' where id = $1", [
      caller.sessionId,
    ]);
    await caller.run(ME);
    const [{ idle }] = await server.db.query(
      "select extract(epoch from now() - last_seen_at)::int as idle from sessions where id = $1",
      [caller.sessionId],
    );
    expect(idle).toBeLessThan(60);
  });
});

describe("the database's own guards", () => {
  it("refuses to change or delete the audit trail, for the app role and for the owner", async () => {
    await expect(server.db.query("update audit_entries set action = 'x'")).rejects.toThrow(/permission denied/);
    await expect(server.db.query("delete from audit_entries")).rejects.toThrow(/permission denied/);
    await expect(server.db.query("update consent_entries set granted = false")).rejects.toThrow(/permission denied/);
  });
});
