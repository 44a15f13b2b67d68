import { startTestServer, type TestServer } from "../../test/harness";
import { startMailServer, type TestMailServer } from "../../test/smtp";
import { until } from "../../test/wait";
import { MAIL_ATTEMPTS, type MailName } from "./mail.rules";
import { mailTo, postLetter, sweepMails } from "./mail.service";
import { renderMail } from "./mail-layout";
import { MAIL_TEXTS, type MailLanguage } from "./mail-texts.rules";

let smtp: TestMailServer;
let server: TestServer;

beforeAll(async () => {
  smtp = await startMailServer();
  server = await startTestServer({
    env: {
      SMTP_URL: smtp.url,
      MAIL_FROM: "Test Product <robot@product.test>",
      PUBLIC_URL: "https://health.example:0",
      DEMO_MODE: "false",
    },
  });
});
afterAll(async () => {
  await server.stop();
  await smtp.stop();
});
beforeEach(async () => {
  smtp.mails.length = 0;
  smtp.refuse(0);
  await server.db.query("delete from outbox_mails");
});

interface Row {
  id: string;
  attempts: number;
  sent: boolean;
  failed: boolean;
  wiped: boolean;
  error: string | null;
}
const rows = (): Promise<Row[]> =>
  server.db.query(
    "select id, attempts, sent_at is not null as sent, failed_at is not null as failed, content is null as wiped, last_error as error from outbox_mails order by created_at, id",
  );
/** The queue tries again after some seconds; this makes it now. */
const hurry = () => server.db.query("update graphile_worker._private_jobs set run_at = now() where run_at > now()");

async function write(name: MailName, example: { email?: string; language?: MailLanguage } = {}): Promise<string> {
  const { user } = await server.patient(example);
  await server.db.transaction((tx) => mailTo(tx, server.platform, user.id, name, { token: "t".repeat(43) }));
  return user.email;
}

const FAILED = "{ failedMails { totalCount nodes { id recipient subject status attempts lastError } } }";
const RETRY = "mutation R($id: ID!) { retryMail(id: $id) { id recipient status attempts lastError } }";
interface Failed {
  failedMails: { totalCount: number; nodes: { id: string }[] };
}

it("arrives as text and as HTML, and its words are wiped once the mail server has them", async () => {
  await write("passwordReset", { email: "someone@example.test" });
  const [stored] = await server.db.query(
    "select id, subject, recipient, row_to_json(o)::text as row from outbox_mails o",
  );
  expect(stored.row).not.toMatch(/tttttt|30 minutes|html/);
  await until(async () => (await rows())[0]?.sent === true, "the mail");
  const [mail] = smtp.mails;
  expect(mail?.recipients).toEqual(["someone@example.test"]);
  expect(Object.fromEntries(mail?.headers ?? [])).toMatchObject({
    from: "Test Product <robot@product.test>",
    to: "someone@example.test",
    subject: "Choose a new password",
    "message-id": `<${stored.id}@health.example>`,
    "auto-submitted": "auto-generated",
    "mime-version": "1.0",
    date: expect.any(String),
  });
  expect(mail?.headers.get("content-type")).toMatch(/^multipart\/alternative/);
  const link = `https://health.example:0/reset-password?token=${"t".repeat(43)}`;
  for (const part of ["text/plain", "text/html"]) {
    expect(mail?.parts[part]).toContain(link);
    expect(mail?.parts[part]).toMatch(/In an emergency, call 999\.[\s\S]*AI Health Assistant sent this mail\./);
  }
  expect(await rows()).toEqual([{ id: stored.id, attempts: 1, sent: true, failed: false, wiped: true, error: null }]);
  expect((await server.db.query("select subject, recipient from outbox_mails"))[0]).toEqual({
    subject: "Choose a new password",
    recipient: "someone@example.test",
  });
});

it("is tried again when the mail server is down, and arrives once it is back", async () => {
  await smtp.stop();
  await write("pharmacistAnswered");
  await until(async () => (await rows())[0]?.attempts === 1, "the first try");
  expect((await rows())[0]).toMatchObject({
    sent: false,
    failed: false,
    wiped: false,
    error: "The mail server could not be reached (ESOCKET).",
  });
  await smtp.start();
  await until(async () => {
    await hurry();
    return (await rows())[0]?.sent === true;
  }, "the mail");
  expect(smtp.mails).toHaveLength(1);
  expect((await rows())[0]).toMatchObject({ attempts: 2, error: null, wiped: true });
});

it("is tried again after a refusal for the moment, and has failed after the last try, which the audit trail knows", async () => {
  smtp.refuse(451);
  await write("pharmacistAnswered");
  await until(async () => (await rows())[0]?.attempts === 1, "the first try");
  expect((await rows())[0]).toMatchObject({ failed: false, error: "The mail server refused the email (451)." });
  await server.db.query("update outbox_mails set attempts = $1", [MAIL_ATTEMPTS - 1]);
  await until(async () => {
    await hurry();
    return (await rows())[0]?.failed === true;
  }, "the last try");
  const [mail] = await rows();
  expect(mail).toMatchObject({ attempts: MAIL_ATTEMPTS, sent: false, wiped: false });
  const audits = await server.db.query("select action, details from audit_entries where subject_id = $1", [mail?.id]);
  expect(audits).toEqual([
    { action: "mail_failed", details: { template: "pharmacistAnswered", attempts: MAIL_ATTEMPTS } },
  ]);
  const jobs = await server.db.query("select 1 from graphile_worker.jobs where task_identifier = 'send_mail'");
  expect(jobs).toEqual([]);
});

it("has failed at once when it is refused for good; an owner sees it masked and tries it again", async () => {
  smtp.refuse(550);
  await write("passwordChanged", { email: "gone@example.test" });
  await until(async () => (await rows())[0]?.failed === true, "the refusal");
  const owner = await server.staff("owner");
  const { data } = await owner.run<Failed>(FAILED);
  const [failed] = data.failedMails.nodes;
  expect(data.failedMails).toEqual({
    totalCount: 1,
    nodes: [
      {
        id: failed?.id,
        recipient: "g•••@example.test",
        subject: "Your password was changed",
        status: "FAILED",
        attempts: 1,
        lastError: "The mail server refused the email (550).",
      },
    ],
  });
  expect(JSON.stringify(await server.db.query("select last_error from graphile_worker.jobs"))).not.toContain("gone@");
  smtp.refuse(0);
  const retried = await owner.run(RETRY, { id: failed?.id });
  expect(retried.data).toEqual({
    retryMail: { id: failed?.id, recipient: "g•••@example.test", status: "WAITING", attempts: 0, lastError: null },
  });
  await until(() => smtp.mails.length === 1, "the mail");
  await until(async () => (await rows())[0]?.sent === true, "the mark");
  const again = await owner.run(RETRY, { id: failed?.id });
  expect(again.errors?.[0]).toMatchObject({
    message: "This email is no longer in the list of failed emails.",
    extensions: { code: "CONFLICT" },
  });
  const unknown = await owner.run(RETRY, { id: "00000000-0000-4000-8000-000000000000" });
  expect(unknown.errors?.[0]).toMatchObject({ message: "Not found.", extensions: { code: "NOT_FOUND" } });
  expect((await owner.run<Failed>(FAILED)).data.failedMails.totalCount).toBe(0);
});

it("cannot be given further headers or recipients by what people type", async () => {
  const evil = "Eve\r\nBcc: victim@example.test\r\n\r\nHello";
  await server.db.transaction((tx) =>
    postLetter(tx, server.platform, { address: "team@example.test" }, "contactMessage", {
      language: "en",
      subject: `About ${evil}`,
      paragraphs: [evil, "<script>alert(1)</script>"],
      why: evil,
      replyTo: { name: evil, address: "eve@example.test, victim@example.test" },
    }),
  );
  await until(() => smtp.mails.length === 1, "the mail");
  const [mail] = smtp.mails;
  expect(mail?.recipients).toEqual(["team@example.test"]);
  expect([...(mail?.headers.keys() ?? [])]).not.toContain("bcc");
  expect(mail?.headers.get("to")).toBe("team@example.test");
  expect(mail?.parts["text/html"]).toContain("&#60;script&#62;");
  expect(mail?.parts["text/html"]).not.toContain("<script>");
});

it("is forgotten when its time is over", async () => {
  await write("passwordChanged");
  await until(async () => (await rows())[0]?.sent === true, "the mail");
  await sweepMails(server.platform);
  expect(await rows()).toHaveLength(1);
  await server.db.query("update outbox_mails set keep_until = now() - interval '1 second'");
  await sweepMails(server.platform);
  expect(await rows()).toEqual([]);
});

describe("the words", () => {
  const languages = Object.keys(MAIL_TEXTS) as MailLanguage[];
  const names = Object.keys(MAIL_TEXTS.en.mails) as MailName[];

  it.each(languages.flatMap((language) => names.map((name) => [language, name] as const)))(
    "exist in %s for %s, without a gap",
    (language, name) => {
      const { subject, paragraphs, button, why } = MAIL_TEXTS[language].mails[name];
      expect([subject, ...paragraphs, why].every((text) => text.length > 5)).toBe(true);
      expect(paragraphs).toHaveLength(MAIL_TEXTS.en.mails[name].paragraphs.length);
      expect(Boolean(button)).toBe(Boolean(MAIL_TEXTS.en.mails[name].button));
      if (language !== "en") {
        expect(subject).not.toBe(MAIL_TEXTS.en.mails[name].subject);
      }
    },
  );

  it("name the emergency number in every language, and the page its language", () => {
    for (const language of languages) {
      const { text, html } = renderMail({ language, subject: "S", paragraphs: ["P"], why: "W" });
      expect(text).toContain("999");
      expect(html).toContain(`<html lang="${language}">`);
      expect(`${text}${html}`).not.toContain("{product}");
      expect(html).not.toMatch(/<(table|img|script|link)|https?:/);
    }
  });

  it("come in the language of the person", async () => {
    await write("pharmacistAnswered", { language: "de" });
    await until(() => smtp.mails.length === 1, "the mail");
    expect(smtp.mails[0]?.parts["text/plain"]).toContain("Rufen Sie im Notfall 999 an.");
  });
});
