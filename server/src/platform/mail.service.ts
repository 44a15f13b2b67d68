import { randomUUID } from "node:crypto";
import { type EntityManager, IsNull, LessThan, MoreThanOrEqual } from "typeorm";
import { audit } from "./audit";
import type { Platform, RequestContext, TimedReader } from "./context";
import { changedRows } from "./database";
import { seal, unseal } from "./encryption";
import { enqueue } from "./jobs";
import { findRow } from "./lists";
import { type MailGateway, MailRefusal } from "./mail.gateway";
import { MAIL_ATTEMPTS, MAIL_KEPT_HOURS, MAIL_PATHS, type MailName, STOP_PATH } from "./mail.rules";
import { type Letter, type RenderedMail, renderMail, withProduct, withWords } from "./mail-layout";
import { MAIL_TEXTS, type MailLanguage } from "./mail-texts.rules";
import { OutboxMail } from "./outbox-mail.entity";
import type { Secrets } from "./secrets";

type MailContext = Pick<RequestContext, "config" | "clock" | "secrets">;

/** Where a mail goes. `userId` ties its row to the person: it is exported and erased with them. */
export interface MailAddressee {
  address: string;
  language: MailLanguage;
  userId?: string;
}

interface MailOptions {
  /** The single-use token that the mail's link carries. */
  token?: string;
  /** Of a mail that comes again and again: the token of the link that stops it. */
  stopToken?: string;
  /** What stands in the text for `{company}` and the like. */
  words?: Readonly<Record<string, string>>;
  keptHours?: number;
  /** It goes out when so many seconds are over, unless it is taken back. */
  afterSeconds?: number;
}

/** Puts a mail to a person, in their language, into the outbox and queues its sending, both in the caller's transaction. */
export async function mailTo(
  tx: EntityManager,
  ctx: MailContext,
  userId: string,
  name: MailName,
  options?: MailOptions,
): Promise<void> {
  const sql = 'select email as address, language, id as "userId" from users where id = $1';
  const addressee = await findRow<MailAddressee>(tx, sql, userId);
  if (addressee) await mailToAddress(tx, ctx, addressee, name, options);
}

/** The same to an address that is not, or no longer, the address of an account. */
export async function mailToAddress(
  tx: EntityManager,
  ctx: MailContext,
  addressee: MailAddressee,
  name: MailName,
  { token, stopToken, keptHours, words, afterSeconds }: MailOptions = {},
): Promise<void> {
  const { subject, paragraphs, button, why } = MAIL_TEXTS[addressee.language].mails[name];
  const path = MAIL_PATHS[name];
  const url = ctx.config.publicUrl + withWords(path ?? "", words) + (token ? `?token=${token}` : "");
  const letter: Letter = {
    language: addressee.language,
    subject: withProduct(subject),
    paragraphs: paragraphs.map((paragraph) => withWords(paragraph, words)).filter((paragraph) => paragraph !== ""),
    action: button && path ? { label: button, url } : undefined,
    why: withProduct(why),
    stopUrl: stopToken && `${ctx.config.publicUrl}${STOP_PATH}?token=${stopToken}`,
  };
  await postLetter(tx, ctx, addressee, name, letter, keptHours, afterSeconds);
}

/**
 * Puts any letter into the outbox. Its words are encrypted, for they can hold a link that opens an account; subject, address
 * and times are not (docs/decisions/0010-mails-at-rest.md).
 */
export async function postLetter(
  tx: EntityManager,
  ctx: MailContext,
  { address, userId }: Pick<MailAddressee, "address" | "userId">,
  template: string,
  letter: Letter,
  keptHours = MAIL_KEPT_HOURS,
  afterSeconds = 0,
): Promise<void> {
  const id = randomUUID();
  const now = ctx.clock.now();
  const content = seal(ctx.secrets, placeOf(id), JSON.stringify(renderMail(letter)));
  const { language, subject } = letter;
  const times = { createdAt: now, keepUntil: new Date(now.getTime() + keptHours * 3_600_000) };
  const mail = { id, userId, recipient: address, template, language, subject, content, ...times };
  await tx.getRepository(OutboxMail).insert(mail);
  const runAt = afterSeconds > 0 ? new Date(now.getTime() + afterSeconds * 1_000) : undefined;
  await enqueue(tx, "send_mail", { mailId: id }, undefined, runAt);
}

/** Takes mails of this name back that were written since and have not gone out. */
export async function takeBackMail(tx: EntityManager, userId: string, name: MailName, since: Date): Promise<void> {
  const waiting = { userId, template: name, createdAt: MoreThanOrEqual(since), sentAt: IsNull() };
  await tx.getRepository(OutboxMail).delete(waiting);
}

const placeOf = (id: string): string => `outbox_mails:${id}`;

/** The words of a mail. */
export function readContent(secrets: Secrets, id: string, content: Buffer): RenderedMail {
  return JSON.parse(unseal(secrets, placeOf(id), content));
}

/**
 * Sends a mail of the outbox, if it still waits. Afterwards its words are wiped.
 * @throws Error without any address, upon which the queue tries again later; after the last try the mail has failed instead.
 */
export async function sendWaitingMail(platform: Platform, gateway: MailGateway, id: string): Promise<void> {
  const { db, clock, secrets } = platform;
  const mails = db.getRepository(OutboxMail);
  const mail = await mails.findOneBy({ id, sentAt: IsNull(), failedAt: IsNull() });
  if (!mail?.content) return;
  try {
    const { recipient, subject, content } = mail;
    await gateway.send({ id, recipient, subject, ...readContent(secrets, id, content) });
  } catch (error) {
    const refusal = error instanceof MailRefusal ? error : new MailRefusal("The email could not be written.", false);
    if (await noteFailure(platform, mail, refusal)) {
      return;
    }
    throw refusal;
  }
  const sent = { sentAt: clock.now(), attempts: () => "attempts + 1", lastError: null, content: null };
  await mails.update({ id }, sent);
}

/** Keeps why it did not work. True when there will be no further try. */
async function noteFailure(
  { db, clock }: Platform,
  { id, template }: OutboxMail,
  refusal: MailRefusal,
): Promise<boolean> {
  return db.transaction(async (tx) => {
    const now = clock.now();
    const [row] = await changedRows<{ attempts: number; failed: boolean }>(
      tx,
      `update outbox_mails set attempts = attempts + 1, last_error = $2,
              failed_at = case when $3 or attempts + 1 >= $4 then $5::timestamptz end
        where id = $1 returning attempts, failed_at is not null as failed`,
      [id, refusal.message, refusal.permanent, MAIL_ATTEMPTS, now],
    );
    if (row?.failed) {
      await audit(tx, { clock, requestId: "job" }, "mail_failed", ["mail", id], {
        actorId: null,
        details: { template, attempts: row.attempts },
      });
    }
    return row?.failed ?? true;
  });
}

/** Forgets mails whose time is over, sent or not. */
export async function sweepMails({ db, clock }: TimedReader): Promise<void> {
  await db.getRepository(OutboxMail).delete({ keepUntil: LessThan(clock.now()) });
}
