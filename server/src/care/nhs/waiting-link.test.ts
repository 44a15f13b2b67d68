import pino from "pino";
import { createCaller, startTestServer, type TestServer } from "../../../test/harness";
import { mailedToken } from "../../../test/mails";
import { until } from "../../../test/wait";
import { describeError } from "../../platform/logger";
import { AMARA, decide, link, linked, type Patient, problemOf, UNLINK } from "./nhs-account.test-support";

let server: TestServer;
const lines: string[] = [];

beforeAll(async () => {
  server = await startTestServer({
    log: pino(
      { level: "trace", serializers: { err: describeError } },
      { write: (line: string) => void lines.push(line) },
    ),
  });
});
afterAll(() => server.stop());
beforeEach(async () => {
  await server.db.query("delete from rate_limits");
  await server.db.query("delete from users");
});

const REGISTER = "mutation R($input: RegisterInput!) { register(input: $input) { id } }";
const SAVE =
  "mutation S($born: String!) { saveHealthProfile(version: 0, input: { dateOfBirth: $born, allergies: [], conditions: [] }) { id } }";
const STATE = "{ nhsAccount { isLinked waitingNumber waitingRefusedAt obstacles } me { waitingNhsNumber } }";

interface State {
  nhsAccount: { isLinked: boolean; waitingNumber: string | null; waitingRefusedAt: string | null; obstacles: string[] };
  me: { waitingNhsNumber: string | null };
}

async function register(nhsNumber: string) {
  const email = `waiting-${lines.length}-${Math.floor(performance.now())}@example.test`;
  const input = {
    name: "Amara",
    email,
    password: "Good-pass1",
    language: "en",
    consentsToDataUse: true,
    consentsToNhsIntegration: true,
    nhsNumber,
  };
  const { headers } = await server.anonymous.run(REGISTER, { input });
  const cookie = /health_session=([\w-]{43})/.exec(headers.get("set-cookie") ?? "")?.[1] as string;
  const caller = createCaller(server.url, cookie);
  const confirm = async () => {
    const token = await mailedToken(server, email, "confirmEmail");
    await caller.run("mutation C($token: String!) { confirmEmail(token: $token) { email } }", { token });
  };
  const state = async () => (await caller.run<State>(STATE)).data;
  return { caller, confirm, state };
}

/** Nothing is queued or under way any more. */
const idle = () =>
  until(async () => {
    const [{ count }] = await server.db.query("select count(*)::int from graphile_worker._private_jobs");
    return count === 0;
  }, "the jobs");

describe("the number that was given at registration", () => {
  it("waits for the address and a date of birth, is shown to its owner, and is then linked by itself", async () => {
    const { caller, confirm, state } = await register("999 000 0018");
    expect(await state()).toMatchObject({
      nhsAccount: { isLinked: false, waitingNumber: "999 000 0018", obstacles: ["EMAIL_UNCONFIRMED"] },
      me: { waitingNhsNumber: "0018" },
    });
    await caller.run(SAVE, { born: AMARA.dateOfBirth });
    await idle();
    expect((await state()).nhsAccount.isLinked).toBe(false);
    await confirm();
    await until(async () => (await state()).nhsAccount.isLinked, "the link");
    expect(await state()).toMatchObject({
      nhsAccount: { waitingNumber: null, waitingRefusedAt: null },
      me: { waitingNhsNumber: null },
    });
    expect((await server.patient()).user).toBeDefined();
  });

  it("is linked too when the date of birth comes last", async () => {
    const { caller, confirm, state } = await register("999 000 0018");
    await confirm();
    await idle();
    expect((await state()).nhsAccount).toMatchObject({ isLinked: false, waitingRefusedAt: null });
    await caller.run(SAVE, { born: AMARA.dateOfBirth });
    await until(async () => (await state()).nhsAccount.isLinked, "the link");
  });

  it("is tried once by itself: other dates of birth are not tried out in its name", async () => {
    const { caller, confirm, state } = await register("999 000 0018");
    await confirm();
    await caller.run(SAVE, { born: "1985-03-13" });
    await until(async () => (await state()).nhsAccount.waitingRefusedAt !== null, "the refusal");
    await caller.run(SAVE.replace("version: 0", "version: 1"), { born: AMARA.dateOfBirth });
    await idle();
    expect((await state()).nhsAccount).toMatchObject({ isLinked: false, waitingNumber: "999 000 0018" });
    expect((await link(caller as Patient)).errors).toBeUndefined();
    expect((await state()).me.waitingNhsNumber).toBeNull();
  });

  it("is kept nowhere when it may be somebody's and records are invented", async () => {
    const { state } = await register("943 476 5919");
    expect(await state()).toMatchObject({ nhsAccount: { waitingNumber: null }, me: { waitingNhsNumber: null } });
    expect(await server.db.query("select 1 from waiting_nhs_numbers")).toEqual([]);
  });
});

it("no number is in the database, the log, the answers or an error as somebody could read it", async () => {
  const { caller } = await register("999 000 0042");
  const patient = await server.patient();
  const wrong = await link(patient, { nhsNumber: "9434765919", dateOfBirth: "1985-03-12" });
  const other = await link(patient, { ...AMARA, dateOfBirth: "1985-03-13" });
  const account = await linked(patient);
  const all = account.entries.map(({ id, frequency }) => ({ id, isAccepted: true, frequency: frequency ?? "ONCE" }));
  await decide(patient, all);
  const read = await patient.run(
    "{ nhsAccount { numberEnd waitingNumber } medicalRecords { nodes { title details summary } } me { id } }",
  );
  const letters = JSON.stringify(read.data);
  expect(letters).toContain("(NHS number)"); // the letter names it; what is kept does not
  const answers = JSON.stringify([problemOf(wrong), problemOf(other), account, read.data]);
  const logged = lines.join("\n");
  expect(logged).toContain("an NHS record was not linked");
  const tables: { name: string }[] = await server.db.query(
    `select format('%I.%I', table_schema, table_name) as name from information_schema.tables
      where table_schema in ('public', 'graphile_worker') and table_type = 'BASE TABLE'`,
  );
  expect(tables.length).toBeGreaterThan(30);
  for (const digits of ["9990000018", "9434765919", "9990000042"]) {
    const pattern = [...digits].join("[ .-]?");
    expect(answers + logged).not.toMatch(new RegExp(pattern));
    const hex = Buffer.from(digits).toString("hex");
    for (const { name } of tables) {
      const found = await server.db.query(`select 1 from ${name} t where t::text ~ $1 or t::text like $2 limit 1`, [
        pattern,
        `%${hex}%`,
      ]);
      expect([name, found.length]).toEqual([name, 0]);
    }
  }
  expect((await caller.run<State>(STATE)).data.nhsAccount.waitingNumber).toBe("999 000 0042");
  expect((await patient.run(UNLINK)).errors).toBeUndefined();
});
