import { startTestServer, type TestServer } from "../../../test/harness";
import { mailsTo } from "../../../test/mails";
import { startMailServer } from "../../../test/smtp";
import { until } from "../../../test/wait";
import { readConfig } from "../../platform/config";

const SEND = "mutation S($input: ContactMessageInput!) { sendContactMessage(input: $input) }";
const input = (changes: object = {}) => ({
  name: "Ada Example",
  email: "ada@example.test",
  topic: "COMPLAINT",
  message: "Dear team,\n\nthe <b>page</b> is slow.",
  ...changes,
});

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer({ env: { CONTACT_EMAIL: "team@example.test" } });
});
afterAll(() => server.stop());
beforeEach(() => server.db.query("delete from rate_limits"));

const send = (changes?: object) => server.anonymous.run(SEND, { input: input(changes) });

describe("a message of the contact page", () => {
  it("goes to us by mail, an answer goes to the writer, and it stands nowhere else", async () => {
    const smtp = await startMailServer();
    const sending = await startTestServer({ env: { SMTP_URL: smtp.url, CONTACT_EMAIL: "team@example.test" } });
    try {
      const { data } = await sending.anonymous.run(SEND, {
        input: input({ name: "Ada\r\nBcc: victim@example.test", email: " ADA@Example.test\u200b" }),
      });
      expect(data).toEqual({ sendContactMessage: true });
      await until(() => smtp.mails.length === 1, "the mail");
      const [mail] = smtp.mails;
      expect(mail?.recipients).toEqual(["team@example.test"]);
      expect(mail?.headers.get("subject")).toBe("Message from the contact page: a complaint");
      expect(mail?.headers.get("reply-to")).toBe('"Ada Bcc: victim@example.test" <ada@example.test>');
      expect(mail?.headers.has("bcc")).toBe(false);
      expect(mail?.parts["text/plain"]).toContain("Dear team,\n\nthe <b>page</b> is slow.");
      expect(mail?.parts["text/html"]).toContain("&#60;b&#62;page&#60;/b&#62;");
      await until(async () => {
        const [row] = await sending.db.query("select content is null as wiped from outbox_mails");
        return row.wiped;
      }, "the wiping");
      const [{ rows }] = await sending.db.query("select json_agg(o)::text as rows from outbox_mails o");
      expect(rows).not.toMatch(/ada@example|slow/);
    } finally {
      await sending.stop();
      await smtp.stop();
    }
  });

  it("names every field that is wrong", async () => {
    expect(
      (await send({ name: " ", email: "nobody", message: "x".repeat(5_001) })).errors?.[0]?.extensions,
    ).toMatchObject({
      code: "BAD_USER_INPUT",
      field: "name",
      problems: [
        { field: "name", message: "Please fill in all fields." },
        { field: "email", message: "Please enter a valid email address" },
        { field: "message", message: "Please use at most 5,000 characters." },
      ],
    });
    expect((await send({ name: "x".repeat(101) })).errors?.[0]?.extensions.problems).toEqual([
      { field: "name", message: "Please use at most 100 characters." },
    ]);
    expect(await mailsTo(server, "team@example.test")).toEqual([]);
    expect((await send({ message: "x".repeat(5_000) })).errors).toBeUndefined();
  });

  it("can be sent five times in an hour from one address", async () => {
    const answers = await Promise.all(Array.from({ length: 7 }, () => send()));
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(2);
  });
});

it.each([
  [{}, "no-reply@localhost"],
  [{ MAIL_FROM: "Health <robot@health.example>" }, "robot@health.example"],
  [{ MAIL_FROM: "robot@health.example" }, "robot@health.example"],
  [{ MAIL_FROM: "Health <robot@health.example>", CONTACT_EMAIL: "help@health.example" }, "help@health.example"],
])("with %p messages go to %p", (env, address) => {
  expect(readConfig(env).contactEmail).toBe(address);
});

it("is not started with an address that is none", () => {
  expect(() => readConfig({ CONTACT_EMAIL: "Help <help@health.example>" })).toThrow(
    /CONTACT_EMAIL must be an e-mail address/,
  );
});
