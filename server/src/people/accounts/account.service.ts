import { audit } from "../../platform/audit";
import type { RequestContext, Who } from "../../platform/context";
import { insertNew, type RowSource, readEntities } from "../../platform/entity-rows";
import { conflict, type FieldProblem, invalid, invalidFields } from "../../platform/problems";
import { publish } from "../../platform/realtime/topics";
import {
  isStrongPassword,
  type Language,
  looksLikeEmail,
  MESSAGES,
  NAME_MAX_LENGTH,
  normaliseEmail,
  normaliseName,
} from "./account.rules";
import { accountMoved } from "./account.topics";
import { peopleById } from "./consent.loaders";
import { recordConsents } from "./consent.service";
import { REGISTRATION_PURPOSES } from "./consent-texts.rules";
import { emailTaken, mailConfirmation } from "./email.service";
import { hashPassword } from "./passwords";
import { effectivePermissions } from "./permission.rules";
import { startSession } from "./session.service";
import { StaffRole } from "./staff-role.entity";
import { User } from "./user.entity";
import type { RegisterInput } from "./viewer.type";
import { keepWaitingNumber } from "./waiting-nhs-number.service";

/**
 * Makes a patient's account, mails the link that confirms its address, and signs it in.
 * @throws BAD_USER_INPUT with every field that is wrong; CONFLICT 'Email already registered'; RATE_LIMITED.
 */
export async function register(ctx: RequestContext, input: RegisterInput): Promise<User> {
  const email = normaliseEmail(input.email);
  const name = normaliseName(input.name);
  const problems = registrationProblems({ ...input, email, name });
  if (problems[0]) {
    throw invalidFields([problems[0], ...problems.slice(1)]);
  }
  await ctx.limits.registrations.take(ctx.address);
  const passwordHash = await hashPassword(input.password);
  return ctx.db.transaction(async (tx) => {
    const now = ctx.clock.now();
    const about = { email, name, passwordHash, language: input.language, demonstration: false, createdAt: now };
    const [added] = await insertNew(tx, User, { ...about, role: "CUSTOMER" });
    if (!added) {
      throw emailTaken("email");
    }
    const user = await tx.getRepository(User).findOneByOrFail({ id: added.id });
    await audit(tx, ctx, "registered", ["user", user.id], { actorId: user.id });
    await recordConsents(tx, ctx, user.id, REGISTRATION_PURPOSES, true);
    await keepWaitingNumber(tx, ctx, user.id, input.nhsNumber ?? "");
    await mailConfirmation(tx, ctx, user);
    await startSession(tx, ctx, user, false);
    return user;
  });
}

function registrationProblems(input: RegisterInput): FieldProblem[] {
  const problems: FieldProblem[] = [];
  for (const field of ["name", "email", "password"] as const) {
    if (input[field].trim() === "") {
      problems.push({ field, message: MESSAGES.fieldsMissing });
    }
  }
  if (input.name.length > NAME_MAX_LENGTH) {
    problems.push({ field: "name", message: MESSAGES.nameTooLong });
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

/** The account of whoever is signed in. */
export async function readAccount(ctx: RequestContext, who: Who): Promise<User> {
  const user = await ctx.loaders.get(peopleById).load(who.id);
  if (!user) {
    throw conflict(MESSAGES.accountGone);
  }
  return user;
}

/** What the session says of a person already. */
const IN_SESSION = new Set(["id", "role", "__typename"]);

/** The account as far as it is asked for: what the session says needs no statement. */
export async function readViewer(ctx: RequestContext, who: Who, asked: ReadonlySet<string>): Promise<User> {
  return [...asked].every((field) => IN_SESSION.has(field))
    ? ({ id: who.id, role: who.role } as User)
    : readAccount(ctx, who);
}

/** Changes what the person is called. @throws BAD_USER_INPUT on `name`. */
export async function changeName(ctx: RequestContext, who: Who, text: string): Promise<User> {
  const name = normaliseName(text);
  if (name === "") {
    throw invalid("name", MESSAGES.fieldsMissing);
  }
  if (name.length > NAME_MAX_LENGTH) {
    throw invalid("name", MESSAGES.nameTooLong);
  }
  await ctx.db.transaction(async (tx) => {
    await tx.getRepository(User).update({ id: who.id }, { name });
    await audit(tx, ctx, "name_changed", ["user", who.id]);
    await publish(tx, accountMoved, who.id, { userId: who.id });
  });
  return readAccount(ctx, who);
}

/** Changes the language of pages, answers and mails. */
export async function setLanguage(ctx: RequestContext, who: Who, language: Language): Promise<User> {
  await ctx.db.getRepository(User).update({ id: who.id }, { language });
  return readAccount(ctx, who);
}

/** The roles of a member of staff, by name; none for everyone else. */
export const rolesOf = (db: RowSource, userId: string): Promise<StaffRole[]> =>
  readEntities(
    db,
    StaffRole,
    "where id in (select role_id from staff_memberships where user_id = $1) order by lower(name)",
    [userId],
  );

interface StaffRights {
  roles: string[];
  permissions: string[];
}

/** The names of a member of staff's roles and what they allow together; both empty for everyone else. */
export async function staffRights(ctx: RequestContext, userId: string): Promise<StaffRights> {
  const rows = await rolesOf(ctx.db, userId);
  return {
    roles: rows.map(({ name }) => name),
    permissions: [...effectivePermissions(rows.flatMap(({ permissions }) => permissions))].sort(),
  };
}

/** Active members of staff who have the permission `$1`, in SQL. */
export const WHO_MAY = `staff_memberships m join staff_roles r on r.id = m.role_id join users u on u.id = m.user_id
  where $1 = any(r.permissions) and u.role = 'ADMIN' and u.suspended_at is null`;

/** Active members of staff who have the permission, by name. */
export function peopleWhoMay(
  ctx: { db: Pick<RequestContext["db"], "query"> },
  permission: string,
): Promise<{ id: string; name: string }[]> {
  return ctx.db.query(`select distinct u.id, u.name from ${WHO_MAY} order by u.name, u.id`, [permission]);
}
