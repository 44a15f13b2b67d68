import type { DataSource } from "typeorm";
import { audit } from "../../platform/audit";
import type { RequestContext, Who } from "../../platform/context";
import type { MailName } from "../../platform/mail.rules";
import { mailTo } from "../../platform/mail.service";
import { stateOf, type TestMailFacts } from "./mail-test.rules";
import type { MailTestType } from "./mail-test.type";

const TEMPLATE = "mailTest" satisfies MailName;

async function readNewest(
  source: Pick<DataSource, "query">,
  userId: string,
  hasWayOut: boolean,
): Promise<MailTestType | null> {
  const [row]: (Omit<MailTestType, "state"> & TestMailFacts)[] = await source.query(
    `select id, recipient, attempts, created_at as "askedAt", sent_at as "sentAt", failed_at as "failedAt", last_error as problem
       from outbox_mails where user_id = $1 and template = $2 order by created_at desc, id desc limit 1`,
    [userId, TEMPLATE],
  );
  if (!row) return null;
  const { attempts, failedAt, ...test } = row;
  return { ...test, state: stateOf({ attempts, failedAt, sentAt: row.sentAt }, hasWayOut) };
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
    await audit(tx, ctx, { action: "mail_tested", subjectType: "mail", subjectId: test.id });
    return test;
  });
}
