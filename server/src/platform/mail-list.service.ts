import { audit } from "./audit";
import type { RequestContext } from "./context";
import { changedRows } from "./database";
import { enqueue } from "./jobs";
import { type PageAsked, readList, readRow } from "./lists";
import { MAIL_MESSAGES, maskAddress } from "./mail.rules";
import { readContent } from "./mail.service";
import { type Page } from "./pages";
import { conflict, notFound } from "./problems";

/** A mail as staff see it. */
export interface OutboxMail {
  id: string;
  recipient: string;
  subject: string;
  createdAt: Date;
  sentAt: Date | null;
  status: "WAITING" | "SENT" | "FAILED";
  attempts: number;
  lastError: string | null;
}

/** A mail with its words. */
export interface MailboxMail {
  id: string;
  recipient: string;
  subject: string;
  createdAt: Date;
  text: string;
  html: string;
}

const COLUMNS = `id, recipient, subject, created_at as "createdAt", sent_at as "sentAt", attempts, last_error as "lastError",
  case when sent_at is not null then 'SENT' when failed_at is not null then 'FAILED' else 'WAITING' end as status`;

/** Every mail that the product wrote and still keeps, the newest first, in demonstration mode. @throws NOT_FOUND elsewhere. */
export async function listMailbox(ctx: RequestContext, asked: PageAsked): Promise<Page<OutboxMail>> {
  refuseOutsideDemonstration(ctx);
  return listMails(ctx, "true", asked);
}

/** Mails that could not be sent, the newest first; whom they are for is masked. */
export const listFailedMails = (ctx: RequestContext, asked: PageAsked): Promise<Page<OutboxMail>> =>
  listMails(ctx, "failed_at is not null", asked, masked);

/** One of them. @throws NOT_FOUND, also for a mail that has not failed. */
export const readFailedMail = async ({ db }: RequestContext, id: string): Promise<OutboxMail> =>
  masked(await readRow(db, `select ${COLUMNS} from outbox_mails where id = $1 and failed_at is not null`, id));

const listMails = (
  { db }: RequestContext,
  where: string,
  asked: PageAsked,
  view?: (mail: OutboxMail) => OutboxMail,
): Promise<Page<OutboxMail>> =>
  readList(db, {
    ...asked,
    select: `select ${COLUMNS} from outbox_mails`,
    from: "outbox_mails",
    where,
    by: ["created_at", "id"],
    at: "createdAt",
    view,
  });

/** One mail with its words, in demonstration mode. @throws NOT_FOUND elsewhere. */
export async function readMailboxMail(ctx: RequestContext, id: string): Promise<MailboxMail> {
  refuseOutsideDemonstration(ctx);
  const sql = `select ${COLUMNS}, content from outbox_mails where id = $1`;
  const row = await readRow<OutboxMail & { content: Buffer | null }>(ctx.db, sql, id);
  const gone = { text: MAIL_MESSAGES.wordsGone, html: `<p>${MAIL_MESSAGES.wordsGone}</p>` };
  return { ...row, ...(row.content ? readContent(ctx.secrets, id, row.content) : gone) };
}

/** Sends a failed mail once more, with as many tries as a new one. @throws NOT_FOUND; CONFLICT when it has not failed. */
export async function retryMail(ctx: RequestContext, id: string): Promise<OutboxMail> {
  return ctx.db.transaction(async (tx) => {
    await readRow(tx, "select 1 from outbox_mails where id = $1", id);
    const [mail] = await changedRows<OutboxMail>(
      tx,
      `update outbox_mails set failed_at = null, attempts = 0, last_error = null
        where id = $1 and failed_at is not null returning ${COLUMNS}`,
      [id],
    );
    if (!mail) {
      throw conflict(MAIL_MESSAGES.notFailed);
    }
    await enqueue(tx, "send_mail", { mailId: id });
    await audit(tx, ctx, "mail_retried", ["mail", id]);
    return masked(mail);
  });
}

const masked = (mail: OutboxMail): OutboxMail => ({ ...mail, recipient: maskAddress(mail.recipient) });

/** The mailbox is public, so it exists only where every account is invented. */
function refuseOutsideDemonstration({ config }: RequestContext): void {
  if (!config.demoMode) {
    throw notFound();
  }
}
