import { type ApiError, startTestServer, type TestServer } from "../../../test/harness";
import { startMailServer, type TestMailServer } from "../../../test/smtp";
import { watch } from "../../../test/socket-client";
import { until } from "../../../test/wait";
import { SETTING_MESSAGES } from "./setting.rules";

let smtp: TestMailServer;
let server: TestServer;
let sibling: TestServer;
let owner: Awaited<ReturnType<TestServer["staff"]>>;

beforeAll(async () => {
  smtp = await startMailServer();
  server = await startTestServer({ env: { SMTP_URL: smtp.url, PHARMACIST_ANSWER_HOURS: "12" } });
  sibling = await server.sibling();
  owner = await server.staff("owner");
});
afterAll(async () => {
  await sibling.stop();
  await server.stop();
  await smtp.stop();
});

const NUMBER = "name value source fallback fallbackSource revision reason changedByName changedAt";
const WORDING = "phase texts { en fr es de } required allowed limit revision changedByName";
const CHANGE = `mutation C($input: NumberSettingInput!) { updateNumberSetting(input: $input) { ${NUMBER} } }`;
const WRITE = `mutation W($input: NoticeWordingInput!) { updateNoticeTexts(input: $input) { ${WORDING} } }`;
const HOURS = { name: "PHARMACIST_ANSWER_HOURS", reason: "More pharmacists" };

interface Settings {
  numbers: { name: string; value: number; source: string; revision: number }[];
  notices: { phase: string; revision: number; texts: object | null }[];
}
const settings = async (): Promise<Settings> =>
  (await owner.run<{ settings: Settings }>(`{ settings { numbers { ${NUMBER} } notices { ${WORDING} } } }`)).data
    .settings;
const hours = async () => (await settings()).numbers.find(({ name }) => name === HOURS.name);
const set = async (value: number | null, revision?: number) =>
  owner.run(CHANGE, { input: { ...HOURS, value, revision: revision ?? (await hours())?.revision } });
const write = async (input: object, as = owner) =>
  as.run<{ updateNoticeTexts: { revision: number } }>(WRITE, {
    input: { reason: "Plainer words", revision: 0, ...input },
  });
const promised = async (at: TestServer) =>
  (
    await at.anonymous.run<{ publicConfiguration: { pharmacistAnswerHours: number } }>(
      "{ publicConfiguration { pharmacistAnswerHours } }",
    )
  ).data.publicConfiguration.pharmacistAnswerHours;
const refusal = ({ errors }: { errors?: ApiError[] }) =>
  errors?.map(({ message, extensions }) => `${extensions.code} ${message}`)[0];

describe("the hours of an answer", () => {
  it("are the environment's until somebody sets them, count at every process at once, and can be given back", async () => {
    expect(await hours()).toEqual({
      ...{ name: HOURS.name, value: 12, source: "ENVIRONMENT", fallback: 12, fallbackSource: "ENVIRONMENT" },
      ...{ revision: 0, reason: null, changedByName: null, changedAt: null },
    });
    expect((await set(48)).data).toEqual({
      updateNumberSetting: {
        ...{ name: HOURS.name, value: 48, source: "SET", fallback: 12, fallbackSource: "ENVIRONMENT", revision: 1 },
        ...{ reason: HOURS.reason, changedByName: owner.user.name, changedAt: expect.any(String) },
      },
    });
    expect([await promised(server), await promised(sibling)]).toEqual([48, 48]);
    expect((await set(null)).data).toMatchObject({
      updateNumberSetting: { value: 12, source: "ENVIRONMENT", revision: 2 },
    });
    expect(await promised(sibling)).toBe(12);
    const changes = await owner.run(
      "{ settingChanges(first: 10) { totalCount nodes { name before after reason changedByName } } }",
    );
    const by = { name: HOURS.name, reason: HOURS.reason, changedByName: owner.user.name };
    expect(changes.data).toEqual({
      settingChanges: {
        totalCount: 2,
        nodes: [
          { ...by, before: "48 hours", after: "the default" },
          { ...by, before: "12 hours", after: "48 hours" },
        ],
      },
    });
    const trail = await server.db.query(
      "select subject_id, actor_id, details from audit_entries where action = 'setting_changed' order by id",
    );
    expect(trail).toEqual([
      {
        subject_id: HOURS.name,
        actor_id: owner.user.id,
        details: { before: "12 hours", after: "48 hours", revision: 1 },
      },
      {
        subject_id: HOURS.name,
        actor_id: owner.user.id,
        details: { before: "48 hours", after: "12 hours", revision: 2 },
      },
    ]);
  });

  it.each([[0], [169]])("cannot be %d", async (value) => {
    const before = await hours();
    const { errors } = await owner.run(CHANGE, {
      input: { ...HOURS, value, reason: "no", revision: before?.revision },
    });
    expect(errors?.[0]?.extensions.problems).toEqual([
      { field: "value", message: SETTING_MESSAGES.PHARMACIST_ANSWER_HOURS },
      { field: "reason", message: SETTING_MESSAGES.reason },
    ]);
    expect(await hours()).toEqual(before);
  });

  it("are changed by the first of two people; the second is told, and the same value twice is no change", async () => {
    const { revision = 0 } = (await hours()) ?? {};
    const both = await Promise.all([set(30, revision), set(40, revision)]);
    expect(both.map(refusal).filter(Boolean)).toEqual([`CONFLICT ${SETTING_MESSAGES.changed}`]);
    const winner = (await hours())?.value as number;
    expect(refusal(await set(winner))).toBe(`CONFLICT ${SETTING_MESSAGES.unchanged}`);
    await set(null);
  });

  it("are heard by whoever has the page open, also at another process", async () => {
    const heard = watch<{ settingsChanged: Settings }>(
      (await sibling.as(owner.user)).socket(),
      "subscription { settingsChanged { numbers { name value } } }",
    );
    const next = async () =>
      (await heard.next()).data?.settingsChanged.numbers.find(({ name }) => name === HOURS.name)?.value;
    expect(await next()).toBe(12);
    await set(72);
    expect(await next()).toBe(72);
    await set(null);
    expect(await next()).toBe(12);
    heard.stop();
  });

  it("hold for questions that were asked since; what was promised before stays promised", async () => {
    const pharmacist = await server.staff("pharmacist");
    const patient = await server.patient();
    const ask = () =>
      patient.run<{ addConsultation: { response: { message: string }; escalation: { answerHours: number } } }>(
        'mutation { addConsultation(question: "severe back pain") { response { message } escalation { answerHours } } }',
      );
    const asked = [await ask()];
    await set(6);
    asked.push(await ask());
    expect(asked.map(({ data }) => data.addConsultation.escalation.answerHours)).toEqual([12, 6]);
    expect(asked[1]?.data.addConsultation.response.message).toContain("within 6 hours");
    const { data } = await pharmacist.run<{
      pharmacistQuestions: { nodes: { waitingSince: string; dueAt: string }[] };
    }>("{ pharmacistQuestions { nodes { waitingSince dueAt } } }");
    const waits = data.pharmacistQuestions.nodes.map(
      ({ waitingSince, dueAt }) => (Date.parse(dueAt) - Date.parse(waitingSince)) / 3_600_000,
    );
    expect(waits).toEqual([12, 6]);
    await server.db.query("update escalations set waiting_since = waiting_since - interval '7 hours'");
    const figures = await pharmacist.run("{ pharmacistQueueFigures { open overdue } }");
    expect(figures.data).toEqual({ pharmacistQueueFigures: { open: 2, overdue: 1 } });
    await set(null);
  });
});

describe("the texts of notices", () => {
  const texts = {
    en: "On {day} we work from {from} to {to}.",
    fr: "Le {day}, de {from} à {to}.",
    es: "El {day}, de {from} a {to}.",
    de: "Am {day} von {from} bis {to}.",
  };

  it("name each language that cannot be taken, and keep what was in force", async () => {
    const { errors } = await write({
      phase: "COMING",
      texts: { en: "<b>{day}</b> {from} {to}", fr: "Le {day}", es: "El {jour} {from} {to}", de: "x".repeat(301) },
      reason: "no",
    });
    expect(errors?.[0]?.extensions.problems).toEqual([
      { field: "en", message: "Please write plain text, without < and > and without line breaks." },
      { field: "fr", message: "Please use {from}, {to} as well: people need to know it." },
      { field: "es", message: "{jour} is not filled in here. You can use {day}, {from}, {to}." },
      { field: "de", message: "Please use at most 300 characters." },
      { field: "reason", message: SETTING_MESSAGES.reason },
    ]);
    expect((await settings()).notices.map(({ phase, revision, texts: own }) => [phase, revision, own])).toEqual(
      ["COMING", "SOON", "RUNNING", "RELEASED"].map((phase) => [phase, 0, null]),
    );
  });

  it("reach whoever is told at this moment, at every process, and are taken back", async () => {
    const patient = await server.patient();
    const minutes = (count: number) => new Date(Date.now() + count * 60_000);
    await server.db.query(
      `insert into maintenance_windows (type, scheduled_for, ends_at, description, is_announced, created_at)
       values ('BACKUP', $1, $2, 'Nightly', true, now())`,
      [minutes(120), minutes(180)],
    );
    const notice = "phase texts { en de }";
    const heard = watch<{ maintenanceNoticeChanged: { texts: object | null } | null }>(
      (await sibling.as(patient.user)).socket(),
      `subscription { maintenanceNoticeChanged { ${notice} } }`,
    );
    const next = async () => (await heard.next()).data?.maintenanceNoticeChanged;
    expect(await next()).toEqual({ phase: "COMING", texts: null });
    expect((await write({ phase: "COMING", texts: { ...texts, en: `  ${texts.en} ` } })).data).toEqual({
      updateNoticeTexts: {
        ...{ phase: "COMING", texts, required: ["day", "from", "to"], allowed: ["day", "from", "to"] },
        ...{ limit: 300, revision: 1, changedByName: owner.user.name },
      },
    });
    const told = { phase: "COMING", texts: { en: texts.en, de: texts.de } };
    expect(await next()).toEqual(told);
    expect((await sibling.anonymous.run(`{ maintenanceNotice { ${notice} } }`)).data).toEqual({
      maintenanceNotice: told,
    });
    expect(refusal(await write({ phase: "COMING", texts: { ...texts, en: `${texts.en}!` } }))).toBe(
      `CONFLICT ${SETTING_MESSAGES.changed}`,
    );
    await write({ phase: "COMING", texts: null, revision: 1 });
    expect(await next()).toEqual({ phase: "COMING", texts: null });
    heard.stop();
    const [entry] = await server.db.query(
      "select details from audit_entries where action = 'setting_changed' and subject_id = 'NOTICE_COMING' order by id desc limit 1",
    );
    expect(entry.details).toEqual({ before: "a text of our own", after: "the default", revision: 2 });
  });
});

describe("a test mail", () => {
  const TEST = "recipient state sentAt problem";
  const send = () => owner.run(`mutation { sendTestMail { ${TEST} } }`);
  interface Test {
    mailTest: { recipient: string; state: string; sentAt: string | null; problem: string | null } | null;
  }
  const read = async (as = owner) => (await as.run<Test>(`{ mailTest { ${TEST} } }`)).data.mailTest;

  it("goes to one's own address, and says when the mail server took it", async () => {
    expect(await read()).toBeNull();
    expect((await send()).data).toEqual({
      sendTestMail: { recipient: owner.user.email, state: "WAITING", sentAt: null, problem: null },
    });
    await until(async () => (await read())?.state === "SENT", "the mail");
    expect(await read()).toMatchObject({ sentAt: expect.any(String), problem: null });
    expect(smtp.mails.map(({ recipients }) => recipients)).toEqual([[owner.user.email]]);
    expect(await read(await server.staff("owner"))).toBeNull();
    const [entry] = await server.db.query("select actor_id from audit_entries where action = 'mail_tested'");
    expect(entry).toEqual({ actor_id: owner.user.id });
  });

  it("says in plain words what the mail server refused, and five in an hour are enough", async () => {
    smtp.refuse(550);
    await send();
    await until(async () => (await read())?.state === "FAILED", "the refusal");
    expect(await read()).toMatchObject({ sentAt: null, problem: "The mail server refused the email (550)." });
    smtp.refuse(0);
    for (let count = 0; count < 3; count += 1) await send();
    expect(refusal(await send())).toMatch(/^RATE_LIMITED Too many attempts/);
  });

  it("stays in the outbox where no mail server is set", async () => {
    const alone = await server.sibling(undefined, { SMTP_URL: "" });
    const other = await alone.staff("owner");
    expect((await other.run("mutation { sendTestMail { state } }")).data).toEqual({ sendTestMail: { state: "KEPT" } });
    await alone.stop();
  });
});
