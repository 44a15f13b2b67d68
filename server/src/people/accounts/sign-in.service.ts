import { audit } from "../../platform/audit";
import type { RequestContext } from "../../platform/context";
import { invalid, Problem } from "../../platform/problems";
import { EMAIL_MAX_LENGTH, MESSAGES, normaliseEmail, PASSWORD_MAX_LENGTH } from "./account.rules";
import { type Door, forgiveGuesses, takeGuess } from "./guess.service";
import { verifyPassword } from "./passwords";
import { endSession, startSession } from "./session.service";
import { User } from "./user.entity";

export interface SignIn {
  email: string;
  password: string;
  rememberMe: boolean;
}

/** Signs in a patient or an advertiser. */
export function login(ctx: RequestContext, input: SignIn): Promise<User> {
  return signIn(ctx, input, "public");
}

/** Signs in a member of staff, under stricter limits. */
export function adminLogin(ctx: RequestContext, input: Omit<SignIn, "rememberMe">): Promise<User> {
  return signIn(ctx, { ...input, rememberMe: false }, "staff");
}

/** @throws BAD_USER_INPUT for an empty field; UNAUTHENTICATED 'Invalid email or password'; RATE_LIMITED. */
async function signIn(ctx: RequestContext, input: SignIn, door: Door): Promise<User> {
  const email = normaliseEmail(input.email);
  if (!email || !input.password) {
    throw invalid(email ? "password" : "email", MESSAGES.signInMissing);
  }
  await takeGuess(ctx, email, door);
  const user = await findSignInUser(ctx, email, input.password, door);
  if (!user) {
    await ctx.db.transaction((tx) => audit(tx, ctx, "sign_in_failed", [door, null], { actorId: null }));
    throw new Problem(MESSAGES.signInFailed, { code: "UNAUTHENTICATED" });
  }
  await forgiveGuesses(ctx, email, door);
  await ctx.db.transaction((tx) => startSession(tx, ctx, user, input.rememberMe));
  return user;
}

async function findSignInUser(ctx: RequestContext, email: string, password: string, door: Door): Promise<User | null> {
  const readable = email.length <= EMAIL_MAX_LENGTH && password.length <= PASSWORD_MAX_LENGTH;
  const user = readable
    ? await ctx.db
        .getRepository(User)
        .createQueryBuilder("u")
        .addSelect("u.passwordHash")
        .where("u.email = :email", { email })
        .getOne()
    : null;
  const rightDoor = user != null && (user.role === "ADMIN") === (door === "staff") && user.suspendedAt === null;
  const rightPassword = await verifyPassword(
    rightDoor ? user.passwordHash : null,
    password.slice(0, PASSWORD_MAX_LENGTH),
  );
  return rightDoor && rightPassword ? user : null;
}

/** Ends the session of this browser; true whether or not there was one. */
export async function logout(ctx: RequestContext): Promise<boolean> {
  const { who } = ctx;
  if (who) {
    await ctx.db.transaction((tx) => endSession(tx, ctx, who.sessionId));
  }
  ctx.cookie.clear();
  return true;
}
