import type { EntityManager } from "typeorm";
import type { RequestContext } from "./context";
import { enqueue } from "./jobs";
import { MAILS, type MailName } from "./mail.rules";

/** Puts a mail to a person into the outbox and queues its sending, both in the caller's transaction. */
export async function mailTo(
  tx: EntityManager,
  ctx: Pick<RequestContext, "config" | "clock">,
  userId: string,
  name: MailName,
): Promise<void> {
  const { subject, body, path } = MAILS[name];
  const text = body.replace("{link}", ctx.config.publicUrl + path);
  const rows: { id: string }[] = await tx.query(
    `insert into outbox_mails (recipient, subject, body, created_at) select email, $2, $3, $4 from users where id = $1 returning id`,
    [userId, subject, text, ctx.clock.now()],
  );
  for (const { id } of rows) {
    await enqueue(tx, "send_mail", { mailId: id });
  }
}
