import { type EntityManager, In, IsNull, LessThan } from "typeorm";
import type { RequestContext, TimedReader } from "../../platform/context";
import { changedRows, oneValue } from "../../platform/database";
import { newToken, tokenHash } from "../../platform/secrets";
import { AccountLink } from "./account-link.entity";
import {
  EMAIL_LINKS,
  LINK_KEPT_DAYS,
  LINK_SECONDS,
  type LinkPurpose,
  PASSWORD_LINKS,
  TOKEN_MAX_LENGTH,
} from "./account-link.rules";
import { lockPerson } from "./person-lock.service";

/** A link that was just used. */
export type UsedLink = Pick<AccountLink, "userId" | "purpose" | "email">;

/**
 * Makes a single-use link and ends the person's older ones of its kind. The database keeps a keyed hash of the token only.
 * @returns the token, to be mailed and forgotten.
 */
export async function makeLink(
  tx: EntityManager,
  ctx: Pick<RequestContext, "clock" | "secrets">,
  { userId, purpose, email }: UsedLink,
): Promise<string> {
  await lockPerson(tx, userId, "all"); // of two at once, the later one counts
  await endLinks(tx, userId, PASSWORD_LINKS.includes(purpose) ? PASSWORD_LINKS : EMAIL_LINKS);
  const token = newToken();
  const createdAt = ctx.clock.now();
  const expiresAt = new Date(createdAt.getTime() + LINK_SECONDS[purpose] * 1_000);
  const link = { userId, purpose, email, tokenHash: tokenHash(ctx.secrets, token), createdAt, expiresAt };
  await tx.getRepository(AccountLink).insert(link);
  return token;
}

/** Ends the person's unused links of these kinds. */
export async function endLinks(tx: EntityManager, userId: string, purposes: readonly LinkPurpose[]): Promise<void> {
  await tx.getRepository(AccountLink).delete({ userId, purpose: In(purposes), usedAt: IsNull() });
}

/** The conditions of a link that works: not used, in time, and still about the address that it was made for. */
const WORKS = `token_hash = $1 and purpose = any($2) and used_at is null and expires_at > $3
  and exists (select 1 from users u where u.id = account_links.user_id and u.suspended_at is null
                 and account_links.email = case when purpose = 'email_change' then u.pending_email else u.email end)`;

/** True while the link can be used; it stays unused. */
export async function linkWorks(
  ctx: Pick<RequestContext, "db" | "clock" | "secrets">,
  token: string,
  purposes: readonly LinkPurpose[],
): Promise<boolean> {
  const sql = `select exists (select from account_links where ${WORKS})`;
  return oneValue(ctx.db, sql, parametersOf(ctx, token, purposes));
}

/** Uses a link, which works for one of however many ask at the same moment. Null when it does not work. */
export async function takeLink(
  tx: EntityManager,
  ctx: Pick<RequestContext, "clock" | "secrets">,
  token: string,
  purposes: readonly LinkPurpose[],
): Promise<UsedLink | null> {
  // The account is locked before its links, as everywhere, so that two never wait for each other.
  await tx.query(
    "select 1 from account_links l join users u on u.id = l.user_id where l.token_hash = $1 for update of u",
    [tokenHash(ctx.secrets, token.slice(0, TOKEN_MAX_LENGTH))],
  );
  const [link] = await changedRows<UsedLink>(
    tx,
    `update account_links set used_at = $3 where ${WORKS} returning user_id as "userId", purpose, email`,
    parametersOf(ctx, token, purposes),
  );
  return link ?? null;
}

function parametersOf(
  { clock, secrets }: Pick<RequestContext, "clock" | "secrets">,
  token: string,
  purposes: readonly LinkPurpose[],
): unknown[] {
  return [tokenHash(secrets, token.slice(0, TOKEN_MAX_LENGTH)), purposes, clock.now()];
}

/** Forgets links whose time was over a week ago. */
export async function sweepLinks({ db, clock }: TimedReader): Promise<void> {
  const before = new Date(clock.now().getTime() - LINK_KEPT_DAYS * 24 * 3_600_000);
  await db.getRepository(AccountLink).delete({ expiresAt: LessThan(before) });
}
