import type { EntityManager } from "typeorm";
import { audit } from "../../platform/audit";
import type { RequestContext, Who } from "../../platform/context";
import { blindIndex } from "../../platform/encryption";
import { conflict, invalid, Problem } from "../../platform/problems";
import type { Limit } from "../../platform/rate-limits";
import { publish } from "../../platform/realtime/topics";
import { MESSAGES, PASSWORD_MAX_LENGTH } from "./account.rules";
import { accountMoved } from "./account.topics";
import { verifyPassword } from "./passwords";
import { User } from "./user.entity";

/** The two sign-in pages. Each takes only its own people and answers everybody else with the ordinary failure. */
export type Door = "public" | "staff";

interface Guess {
  limit: Limit;
  key: string;
}

/** A key for a limit's table: a hash, so that the table knows no address of anybody. */
export function limitKey(ctx: Pick<RequestContext, "secrets">, text: string): string {
  return blindIndex(ctx.secrets, "limit", text).slice(0, 32);
}

function guessesAt(ctx: RequestContext, email: string, door: Door): { account: Guess; address: Guess } {
  const { signInByAccount, signInByAddress, staffSignInByAccount, staffSignInByAddress } = ctx.limits;
  return {
    account: { limit: door === "staff" ? staffSignInByAccount : signInByAccount, key: limitKey(ctx, email) },
    address: { limit: door === "staff" ? staffSignInByAddress : signInByAddress, key: limitKey(ctx, ctx.address) },
  };
}

/** Counts a try with a password before it is looked at. A blocked one is a security incident. @throws RATE_LIMITED */
export async function takeGuess(ctx: RequestContext, email: string, door: Door): Promise<void> {
  const { account, address } = guessesAt(ctx, email, door);
  for (const { limit, key } of [account, address]) {
    try {
      await limit.take(key);
    } catch (error) {
      if (error instanceof Problem) {
        ctx.incidents.note("SIGN_IN_BLOCKED", ctx.address);
        await ctx.db.transaction(async (tx) => {
          await audit(tx, ctx, "sign_in_blocked", ["limit", key], { actorId: null });
          await announceBlock(tx, email);
        });
      }
      throw error;
    }
  }
}

/** Whoever of the staff has the account open sees that it is blocked. */
async function announceBlock(tx: EntityManager, email: string): Promise<void> {
  const user = await tx.getRepository(User).findOneBy({ email });
  if (user) await publish(tx, accountMoved, user.id, { userId: user.id });
}

/** The password was right: the account's wrong tries are forgotten, and the address gets this one back. */
export async function forgiveGuesses(ctx: RequestContext, email: string, door: Door): Promise<void> {
  const { account, address } = guessesAt(ctx, email, door);
  await account.limit.reset(account.key);
  await address.limit.giveBack(address.key);
}

type AccountOfGuesses = Pick<User, "email" | "role">;

/** Wrong passwords of an account do not count any more, as after a new one was set by a mailed link. True when there were any. */
export function forgetGuesses(ctx: RequestContext, { email, role }: AccountOfGuesses): Promise<boolean> {
  const { account } = guessesAt(ctx, email, doorOf(role));
  return account.limit.reset(account.key);
}

/** Until when wrong passwords keep everybody from signing in to an account; null when they do not. */
export function signInBlockedUntil(ctx: RequestContext, { email, role }: AccountOfGuesses): Promise<Date | null> {
  const { account } = guessesAt(ctx, email, doorOf(role));
  return account.limit.refusedUntil(account.key);
}

const doorOf = (role: User["role"]): Door => (role === "ADMIN" ? "staff" : "public");

/**
 * Checks the password of somebody who is signed in, before an act that a borrowed browser must not be enough for. Wrong ones
 * count like wrong ones at sign-in.
 * @param field the argument that holds the password.
 * @throws BAD_USER_INPUT 'That password is not right. Please try again.' on the field; RATE_LIMITED.
 */
export async function confirmOwnPassword(
  ctx: RequestContext,
  who: Who,
  password: string,
  field: string,
): Promise<User & { passwordHash: string }> {
  const user = await ctx.db
    .getRepository(User)
    .createQueryBuilder("u")
    .addSelect("u.passwordHash")
    .where("u.id = :id", who)
    .getOne();
  if (!user) {
    throw conflict(MESSAGES.accountGone);
  }
  const door = doorOf(user.role);
  await takeGuess(ctx, user.email, door);
  const { passwordHash } = user;
  const matches = await verifyPassword(passwordHash, password.slice(0, PASSWORD_MAX_LENGTH));
  if (!matches || passwordHash === null || password.length > PASSWORD_MAX_LENGTH) {
    await ctx.db.transaction((tx) => audit(tx, ctx, "own_password_wrong", ["user", who.id]));
    throw invalid(field, MESSAGES.notYourPassword);
  }
  await forgiveGuesses(ctx, user.email, door);
  return { ...user, passwordHash };
}
