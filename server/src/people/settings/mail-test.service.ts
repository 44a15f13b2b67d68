import type { DataSource } from "typeorm";
import { audit } from "../../platform/audit";
import type { RequestContext, Who } from "../../platform/context";
import type { MailName } from "../../platform/mail.rules";
import { mailTo } from "../../platform/mail.service";
import { OutboxMail } from "../../platform/outbox-mail.entity";
import { stateOf } from "./mail-test.rules";
import type { MailTestType } from "./mail-test.type";

const TEMPLATE = "mailTest" satisfies MailName;

async function readNewest(
  source: Pick<DataSource, "getRepository">,
  userId: string,
  hasWayOut: boolean,
): Promise<MailTestType | null> {
  const where = { userId, template: TEMPLATE };
  const mail = await source.getRepository(OutboxMail).findOne({ where, order: { createdAt: "DESC", id: "DESC" } });
  if (!mail) return null;
  const { id, recipient, createdAt: askedAt, sentAt, lastError: problem } = mail;
  return { id, recipient, askedAt, sentAt, problem, state: stateOf(mail, hasWayOut) };
}

/** The last test mail of this person, while its row is kept; null when there is none. */
export const readMailTest = ({ db, config }: Pick<RequestContext, "db" | "config">, who: Pick<Who, "id">) =>
  readNewest(db, who.id, config.smtpUrl !== undefined);

/**
 * Sends a mail to the person's own address, on the way of every other mail.
 * @throws RATE_LIMITED after five in an hour.
 */
export async function sendTestMail(ctx: RequestContext, who: Who): Promise<MailTestType> {
  await ctx.limits.testMails.take(who.id);
  return ctx.db.transaction(async (tx) => {
    await mailTo(tx, ctx, who.id, TEMPLATE);
    const test = await readNewest(tx, who.id, ctx.config.smtpUrl !== undefined);
    if (!test) throw new Error("The test mail was not written.");
    await audit(tx, ctx, "mail_tested", ["mail", test.id]);
    return test;
  });
}
