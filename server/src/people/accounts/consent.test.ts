import { startTestServer, type TestServer } from "../../../test/harness";
import { until } from "../../../test/wait";
import { consentChanged } from "./consent.topics";
import { User } from "./user.entity";

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());
beforeEach(() => server.db.query("delete from rate_limits"));

const SET =
  "mutation S($purpose: ConsentPurpose!, $granted: Boolean!) { setConsent(purpose: $purpose, granted: $granted) { consents { purpose granted } } }";
const CONSENTS = "{ me { consents { purpose granted recordedAt text { purpose version title text } } } }";
const HISTORY =
  "query H($first: Int! = 20, $after: String) { me { consentHistory(first: $first, after: $after) { totalCount pageInfo { hasNextPage endCursor } nodes { id purpose granted recordedAt text { version title } } } } }";
const ASK = 'mutation { addConsultation(question: "I have a cold") { id } }';
const REGISTER = "mutation R($input: RegisterInput!) { register(input: $input) { id email waitingNhsNumber } }";
const WAITING = "{ me { waitingNhsNumber } }";

interface Consents {
  me: {
    consents: {
      purpose: string;
      granted: boolean;
      recordedAt: string | null;
      text: { version: string; title: string };
    }[];
  };
}
interface History {
  me: {
    consentHistory: {
      totalCount: number;
      pageInfo: { hasNextPage: boolean; endCursor: string };
      nodes: { id: string; purpose: string; granted: boolean }[];
    };
  };
}

const linesOf = (userId: string) =>
  server.db.query("select purpose, granted from consent_entries where user_id = $1 order by id", [userId]);

describe("consents", () => {
  it("are four for a patient, two of them off until decided, in the patient's language", async () => {
    const patient = await server.patient({ language: "fr" });
    const { data } = await patient.run<Consents>(CONSENTS);
    expect(data.me.consents.map(({ purpose, granted, recordedAt }) => [purpose, granted, recordedAt !== null])).toEqual(
      [
        ["DATA_USE", true, true],
        ["NHS_INTEGRATION", true, true],
        ["PERSONALISED_SPONSORSHIP", false, false],
        ["MODEL_IMPROVEMENT", false, false],
      ],
    );
    expect(data.me.consents[2]?.text).toMatchObject({ version: "2026-11", title: "Parrainage personnalisé" });
    for (const role of ["ADVERTISER", "ADMIN"] as const) {
      expect((await (await server.patient({ role })).run<Consents>(CONSENTS)).data.me.consents).toEqual([]);
    }
  });

  it("have the registration form's words, in every language for everybody", async () => {
    const query =
      "query T($language: Language!) { publicConfiguration { contactAnswerHours consentTexts(language: $language) { purpose version title text } } }";
    interface Texts {
      publicConfiguration: { contactAnswerHours: number; consentTexts: { title: string; text: string }[] };
    }
    const texts = await Promise.all(
      ["en", "fr", "es", "de"].map(async (language) => {
        const { data } = await server.anonymous.run<Texts>(query, { language });
        return data.publicConfiguration.consentTexts;
      }),
    );
    expect(texts[0]?.slice(0, 2)).toMatchObject([
      { title: "Use of my health data to answer me", text: "We use what you tell us to give you advice." },
      { title: "Terms and NHS integration", text: expect.stringContaining("We fetch nothing before that.") },
    ]);
    expect(new Set(texts.flat().map(({ text }) => text)).size).toBe(16);
  });

  it("add a line to the ledger when they change something, only then, and tell the audit trail", async () => {
    const patient = await server.patient();
    const heard: object[] = [];
    server.platform.hub.observe(consentChanged, patient.user.id, (delivery) => heard.push(delivery));
    const set = (granted: boolean) => patient.run(SET, { purpose: "PERSONALISED_SPONSORSHIP", granted });
    await set(false);
    expect(await linesOf(patient.user.id)).toHaveLength(2);
    await Promise.all([set(true), set(true), set(true)]);
    await set(true);
    const { data } = await set(false);
    expect(data).toMatchObject({
      setConsent: { consents: expect.arrayContaining([{ purpose: "PERSONALISED_SPONSORSHIP", granted: false }]) },
    });
    expect((await linesOf(patient.user.id)).slice(2)).toEqual([
      { purpose: "personalised_sponsorship", granted: true },
      { purpose: "personalised_sponsorship", granted: false },
    ]);
    const audits = await server.db.query("select action from audit_entries where actor_id = $1 order by id", [
      patient.user.id,
    ]);
    expect(audits).toEqual([{ action: "consent_given" }, { action: "consent_withdrawn" }]);
    await until(() => heard.length === 2, "both announcements");
    expect(heard[0]).toEqual({
      kind: "event",
      event: { userId: patient.user.id, purpose: "personalised_sponsorship", granted: "true" },
    });
  });

  it("have a history that pages without gaps, with the words of each version", async () => {
    const patient = await server.patient();
    for (const granted of [true, false, true]) {
      await patient.run(SET, { purpose: "MODEL_IMPROVEMENT", granted });
    }
    const all = (await patient.run<History>(HISTORY)).data.me.consentHistory;
    expect(all).toMatchObject({ totalCount: 5, pageInfo: { hasNextPage: false } });
    expect(all.nodes[0]).toMatchObject({
      purpose: "MODEL_IMPROVEMENT",
      granted: true,
      text: { version: "2026-11", title: "Improving the model" },
    });
    const paged: string[] = [];
    let after: string | undefined;
    for (let page = 0; page < 3; page += 1) {
      const { nodes, pageInfo } = (await patient.run<History>(HISTORY, { first: 2, after })).data.me.consentHistory;
      paged.push(...nodes.map(({ id }) => id));
      after = pageInfo.endCursor;
    }
    expect(paged).toEqual(all.nodes.map(({ id }) => id));
    const strange = await patient.run(HISTORY, { after: "nowhere" });
    expect(strange.errors?.[0]?.extensions).toMatchObject({ code: "BAD_USER_INPUT", field: "after" });
  });

  it("stop questions from the next one on when the use of health data is taken back; reading stays", async () => {
    const patient = await server.patient();
    await patient.run(ASK);
    await patient.run(SET, { purpose: "DATA_USE", granted: false });
    expect((await patient.run(ASK)).errors?.[0]).toMatchObject({
      message: "You have told us not to use your health data. To ask a question, allow it again in your account.",
      extensions: { code: "CONFLICT" },
    });
    expect((await patient.run("{ consultations { totalCount } }")).data).toEqual({ consultations: { totalCount: 1 } });
    await patient.run(SET, { purpose: "DATA_USE", granted: true });
    expect((await patient.run(ASK)).errors).toBeUndefined();
  });
});

describe("an NHS number given when registering", () => {
  let count = 0;
  const register = async (nhsNumber: string | null) => {
    count += 1;
    const input = {
      name: "Priya Raman",
      email: `nhs${count}@example.test`,
      password: "Good-pass1",
      language: "en",
      consentsToDataUse: true,
      consentsToNhsIntegration: true,
      nhsNumber,
    };
    const { data, errors } = await server.anonymous.run<{ register: { id: string; waitingNhsNumber: string | null } }>(
      REGISTER,
      { input },
    );
    expect(errors).toBeUndefined();
    return data.register;
  };

  it.each([
    ["999 054 8609", "8609"],
    ["999 054 8608", null],
    ["not a number", null],
    ["x".repeat(50_000), null],
    [null, null],
  ])("%p waits as %p, and never stops the registration", async (typed, end) => {
    expect((await register(typed)).waitingNhsNumber).toBe(end);
  });

  it("is encrypted where it is kept, and in no other table", async () => {
    const { id } = await register("999 054 8609");
    const [row] = await server.db.query(
      "select row_to_json(w)::text as row from waiting_nhs_numbers w where user_id = $1",
      [id],
    );
    expect(row.row).not.toMatch(/9990548609|999 054/);
    const hex = Buffer.from("9990548609").toString("hex");
    expect(row.row).not.toContain(hex);
    const tables: { name: string }[] = await server.db.query(
      `select table_name as name from information_schema.tables
        where table_schema = 'public' and table_type = 'BASE TABLE' and table_name <> 'waiting_nhs_numbers'`,
    );
    for (const { name } of tables.filter(({ name }) => !name.startsWith("ad_events"))) {
      const found = await server.db.query(`select 1 from "${name}" t where t::text ~ '999 ?054 ?8609' limit 1`);
      expect([name, found]).toEqual([name, []]);
    }
  });

  it("goes when it is removed, and when NHS integration is taken back", async () => {
    const [one, other] = [await register("999 054 8609"), await register("9990548609")];
    const callerOf = async (id: string) => server.as(await server.db.getRepository(User).findOneByOrFail({ id }));
    const first = await callerOf(one.id);
    expect((await first.run("mutation { deleteWaitingNhsNumber { waitingNhsNumber } }")).data).toEqual({
      deleteWaitingNhsNumber: { waitingNhsNumber: null },
    });
    const second = await callerOf(other.id);
    expect((await second.run(WAITING)).data).toEqual({ me: { waitingNhsNumber: "8609" } });
    await second.run(SET, { purpose: "NHS_INTEGRATION", granted: false });
    expect((await second.run(WAITING)).data).toEqual({ me: { waitingNhsNumber: null } });
    await second.run(SET, { purpose: "NHS_INTEGRATION", granted: true });
    expect((await second.run(WAITING)).data).toEqual({ me: { waitingNhsNumber: null } });
    expect(
      await server.db.query("select 1 from waiting_nhs_numbers where user_id = any($1)", [[one.id, other.id]]),
    ).toEqual([]);
  });
});
