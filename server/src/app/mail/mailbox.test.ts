import { startTestServer, type TestServer } from "../../../test/harness";
import { mailTo } from "../../platform/mail.service";

const MAILBOX =
  "query M($first: Int! = 20, $after: String) { mailbox(first: $first, after: $after) { totalCount pageInfo { hasNextPage endCursor } nodes { id recipient subject status attempts sentAt lastError } } }";
const MAIL = "query M($id: ID!) { mailboxMail(id: $id) { recipient subject text html } }";

interface Mailbox {
  mailbox: { totalCount: number; pageInfo: { endCursor: string }; nodes: { id: string; recipient: string }[] };
}

let demonstration: TestServer;
let serious: TestServer;

beforeAll(async () => {
  demonstration = await startTestServer();
  serious = await startTestServer({ env: { DEMO_MODE: "false" } });
});
afterAll(() => Promise.all([demonstration.stop(), serious.stop()]));

async function write(server: TestServer, email: string): Promise<void> {
  const { user } = await server.patient({ email });
  await server.db.transaction((tx) => mailTo(tx, server.platform, user.id, "passwordReset", { token: "t".repeat(43) }));
}

describe("the mailbox", () => {
  it("shows everybody every mail of a demonstration, the newest first, with its words", async () => {
    for (const name of ["one", "two", "three"]) {
      await write(demonstration, `${name}@demo.test`);
    }
    const { data } = await demonstration.anonymous.run<Mailbox>(MAILBOX, { first: 2 });
    expect(data.mailbox).toMatchObject({
      totalCount: 3,
      nodes: [
        {
          recipient: "three@demo.test",
          subject: "Choose a new password",
          status: "WAITING",
          attempts: 0,
          sentAt: null,
        },
        { recipient: "two@demo.test" },
      ],
    });
    const rest = await demonstration.anonymous.run<Mailbox>(MAILBOX, { after: data.mailbox.pageInfo.endCursor });
    expect(rest.data.mailbox.nodes.map(({ recipient }) => recipient)).toEqual(["one@demo.test"]);
    const mail = await demonstration.anonymous.run<{ mailboxMail: { text: string; html: string } }>(MAIL, {
      id: data.mailbox.nodes[0]?.id,
    });
    expect(mail.data.mailboxMail).toMatchObject({ recipient: "three@demo.test", subject: "Choose a new password" });
    for (const words of [mail.data.mailboxMail.text, mail.data.mailboxMail.html]) {
      expect(words).toContain(`/reset-password?token=${"t".repeat(43)}`);
    }
  });

  it("says when the words are gone", async () => {
    await write(demonstration, "sent@demo.test");
    const [{ id }] = await demonstration.db.query("select id from outbox_mails where recipient = 'sent@demo.test'");
    await demonstration.db.query("update outbox_mails set sent_at = now(), content = null where id = $1", [id]);
    const { data } = await demonstration.anonymous.run(MAIL, { id });
    expect(data).toMatchObject({
      mailboxMail: { text: "This email has been handed to the mail server, and its text is no longer kept." },
    });
  });

  it("does not exist outside a demonstration, not even for owners", async () => {
    await write(serious, "private@example.test");
    const [{ id }] = await serious.db.query("select id from outbox_mails");
    for (const caller of [serious.anonymous, await serious.patient(), await serious.staff("owner")]) {
      for (const answer of [await caller.run(MAILBOX), await caller.run(MAIL, { id })]) {
        expect(Object.values(answer.data ?? {}).filter(Boolean)).toEqual([]);
        expect(answer.errors?.[0]).toMatchObject({ message: "Not found.", extensions: { code: "NOT_FOUND" } });
      }
    }
  });

  it("has no mail that is not there", async () => {
    for (const id of ["00000000-0000-4000-8000-000000000000", "none"]) {
      expect((await demonstration.anonymous.run(MAIL, { id })).errors?.[0]?.extensions.code).toBe("NOT_FOUND");
    }
  });
});
