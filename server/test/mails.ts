import { readContent } from "../src/platform/mail.service";
import type { RenderedMail } from "../src/platform/mail-layout";
import type { TestServer } from "./harness";
import { until } from "./wait";

export interface WrittenMail extends RenderedMail {
  id: string;
  subject: string;
  template: string;
  language: string;
}

/** The mails in the outbox to an address, the oldest first, with their words. */
export async function mailsTo(server: TestServer, address: string): Promise<WrittenMail[]> {
  const rows: (WrittenMail & { content: Buffer })[] = await server.db.query(
    "select id, subject, template, language, content from outbox_mails where recipient = $1 order by created_at, id",
    [address],
  );
  return rows.map(({ content, ...row }) => ({ ...row, ...readContent(server.platform.secrets, row.id, content) }));
}

/** The token of the newest mail of a kind to an address, once there are that many of them. */
export async function mailedToken(
  server: TestServer,
  address: string,
  template: "passwordReset" | "confirmEmail" | "confirmNewEmail",
  count = 1,
): Promise<string> {
  const written = async () => (await mailsTo(server, address)).filter((mail) => mail.template === template);
  await until(async () => (await written()).length >= count, `${count} mails ${template}`);
  const token = /\?token=([\w-]{43})/.exec((await written()).at(-1)?.text ?? "")?.[1];
  if (!token) {
    throw new Error("The mail has no token");
  }
  return token;
}
