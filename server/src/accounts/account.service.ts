import { createHmac } from "node:crypto";
import { audit } from "../platform/audit";
import type { RequestContext, Who } from "../platform/context";
import { conflict, type FieldProblem, invalid, invalidFields, Problem } from "../platform/problems";
import type { Limit } from "../platform/rate-limits";
import {
  CONSENT_TEXT_VERSION,
  EMAIL_MAX_LENGTH,
  isStrongPassword,
  type Language,
  looksLikeEmail,
  MESSAGES,
  NAME_MAX_LENGTH,
  normaliseEmail,
  PASSWORD_MAX_LENGTH,
} from "./account.rules";
import { ConsentEntry } from "./consent.entity";
import { hashPassword, verifyPassword } from "./passwords";
import { endSession, startSession } from "./session.service";
import { User } from "./user.entity";

export interface Registration {
  name: string;
  email: string;
  password: string;
  language: Language;
  consentsToDataUse: boolean;
  consentsToNhsIntegration: boolean;
}

export interface SignIn {
  email: string;
  password: string;
  rememberMe: boolean;
}

/** The two sign-in pages. Each takes only its own people and answers everybody else with the ordinary failure. */
type Door = "public" | "staff";

/**
 * Makes a patient's account and signs it in.
 * @throws BAD_USER_INPUT with every field that is wrong; CONFLICT 'Email already registered'; RATE_LIMITED.
 */
export async function register(ctx: RequestContext, input: Registration): Promise<User> {
  const email = normaliseEmail(input.email);
  const name = input.name.trim();
  const problems = registrationProblems({ ...input, email, name });
  if (problems[0]) {
    throw invalidFields([problems[0], ...problems.slice(1)]);
  }
  await ctx.limits.registrations.take(ctx.address);
  const passwordHash = await hashPassword(input.password);
  return ctx.db.transaction(async (tx) => {
    const now = ctx.clock.now();
    const users = tx.getRepository(User);
    const inserted = await users
      .createQueryBuilder()
      .insert()
      .values({
        email,
        name,
        passwordHash,
        role: "CUSTOMER",
        language: input.language,
        demonstration: false,
        createdAt: now,
      })
      .orIgnore()
      .returning("id")
      .execute();
    const id: string | undefined = inserted.raw[0]?.id;
    if (!id) {
      throw new Problem(MESSAGES.emailTaken, { code: "CONFLICT", field: "email" });
    }
    const user = await users.findOneByOrFail({ id });
    const consent = { userId: user.id, granted: true, textVersion: CONSENT_TEXT_VERSION, recordedAt: now };
    await tx.getRepository(ConsentEntry).insert([
      { ...consent, purpose: "data_use" },
      { ...consent, purpose: "nhs_integration" },
    ]);
    await audit(tx, ctx, { action: "registered", actorId: user.id, subjectType: "user", subjectId: user.id });
    await audit(tx, ctx, {
      action: "consent_given",
      actorId: user.id,
      subjectType: "user",
      subjectId: user.id,
      details: { purposes: "data_use, nhs_integration" },
    });
    await startSession(tx, ctx, user, false);
    return user;
  });
}

function registrationProblems(input: Registration): FieldProblem[] {
  const problems: FieldProblem[] = [];
  for (const field of ["name", "email", "password"] as const) {
    if (input[field].trim() === "") {
      problems.push({ field, message: MESSAGES.fieldsMissing });
    }
  }
  if (input.name.length > NAME_MAX_LENGTH) {
    problems.push({ field: "name", message: `Please use at most ${NAME_MAX_LENGTH} characters.` });
  }
  if (input.email && !looksLikeEmail(input.email)) {
    problems.push({ field: "email", message: MESSAGES.emailInvalid });
  }
  if (input.password.trim() && !isStrongPassword(input.password)) {
    problems.push({ field: "password", message: MESSAGES.passwordWeak });
  }
  for (const field of ["consentsToDataUse", "consentsToNhsIntegration"] as const) {
    if (!input[field]) {
      problems.push({ field, message: MESSAGES.consentsMissing });
    }
  }
  return problems;
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
  const limits = guessLimits(ctx, email, door);
  for (const { limit, key } of limits) {
    await takeGuess(ctx, limit, key);
  }
  const user = await findSignInUser(ctx, email, input.password, door);
  if (!user) {
    await ctx.db.transaction((tx) =>
      audit(tx, ctx, { action: "sign_in_failed", actorId: null, subjectType: door, subjectId: null }),
    );
    throw new Problem(MESSAGES.signInFailed, { code: "UNAUTHENTICATED" });
  }
  const [byAccount, byAddress] = limits;
  await byAccount.limit.reset(byAccount.key);
  await byAddress.limit.giveBack(byAddress.key);
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

/** The account's limit first. Keys are hashes: the limits' table knows no address of anybody. */
function guessLimits(
  ctx: RequestContext,
  email: string,
  door: Door,
): [{ limit: Limit; key: string }, { limit: Limit; key: string }] {
  const key = (text: string) => createHmac("sha256", ctx.secrets.index).update(text).digest("hex").slice(0, 32);
  const { signInByAccount, signInByAddress, staffSignInByAccount, staffSignInByAddress } = ctx.limits;
  return [
    { limit: door === "staff" ? staffSignInByAccount : signInByAccount, key: key(email) },
    { limit: door === "staff" ? staffSignInByAddress : signInByAddress, key: key(ctx.address) },
  ];
}

/** A blocked guess is a security incident and stands in the audit trail. */
async function takeGuess(ctx: RequestContext, limit: Limit, key: string): Promise<void> {
  try {
    await limit.take(key);
  } catch (error) {
    if (error instanceof Problem) {
      await ctx.db.transaction((tx) =>
        audit(tx, ctx, { action: "sign_in_blocked", actorId: null, subjectType: "limit", subjectId: key }),
      );
    }
    throw error;
  }
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

/** The account of whoever is signed in. */
export async function readAccount(ctx: RequestContext, who: Who): Promise<User> {
  const user = await ctx.db.getRepository(User).findOneBy({ id: who.id });
  if (!user) {
    throw conflict("This account no longer exists.");
  }
  return user;
}

interface StaffRights {
  roles: string[];
  permissions: string[];
}

/** The names of a member of staff's roles and what they allow together; both empty for everyone else. */
export async function staffRights(ctx: RequestContext, userId: string): Promise<StaffRights> {
  const rows: { name: string; permissions: string[] }[] = await ctx.db.query(
    "select r.name, r.permissions from staff_memberships m join staff_roles r on r.id = m.role_id where m.user_id = $1 order by r.name",
    [userId],
  );
  return {
    roles: rows.map(({ name }) => name),
    permissions: [...new Set(rows.flatMap(({ permissions }) => permissions))].sort(),
  };
}

/** True when an active member of staff has the permission. */
export async function somebodyMay(ctx: Pick<RequestContext, "db">, permission: string): Promise<boolean> {
  const [{ found }] = await ctx.db.query(
    `select exists (select 1 from staff_memberships m join staff_roles r on r.id = m.role_id join users u on u.id = m.user_id
                     where $1 = any(r.permissions) and u.role = 'ADMIN' and u.suspended_at is null) as found`,
    [permission],
  );
  return found;
}
