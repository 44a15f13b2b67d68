import type { EntityManager } from "typeorm";
import type { RequestContext, Who } from "../../platform/context";
import { conflict, type FieldProblem, invalid, invalidFields } from "../../platform/problems";
import { looksLikeEmail, MESSAGES, NAME_MAX_LENGTH, normaliseEmail, normaliseName } from "../accounts/account.rules";
import { PASSWORD_LINKS } from "../accounts/account-link.rules";
import { endLinks } from "../accounts/account-link.service";
import { endAllSessions } from "../accounts/session.service";
import { announceSessionsEnded } from "../accounts/session-memory";
import { StaffMembership, type StaffRole } from "../accounts/staff-role.entity";
import { User } from "../accounts/user.entity";
import { CONFIRM_FIELD, OWNER_KEY, STAFF_MESSAGES } from "./staff.rules";
import type { InviteStaffInput, StaffMemberType } from "./staff.type";
import { mailInvitation, makeStaffAccount } from "./staff-account.service";
import { readMember } from "./staff-list.service";
import {
  type Manager,
  type MemberRow,
  noteStaff,
  readRoles,
  refuseLastOwner,
  refuseOverreach,
  refuseOwnLoss,
  takeMember,
  takeStaff,
} from "./staff-store.service";

const permissionsOf = (roles: readonly StaffRole[]): string[] => roles.flatMap(({ permissions }) => permissions);
const without = (roles: readonly StaffRole[], others: readonly StaffRole[]): StaffRole[] =>
  roles.filter(({ id }) => !others.some((other) => other.id === id));
const idsOf = (roles: readonly StaffRole[]): string => roles.map(({ id }) => id).join(" ");

async function storeRoles(tx: EntityManager, userId: string, roles: readonly StaffRole[]): Promise<void> {
  const memberships = tx.getRepository(StaffMembership);
  await memberships.delete({ userId });
  await memberships.insert(roles.map(({ id }) => ({ userId, roleId: id })));
}

interface RolesChange {
  userId: string;
  roleIds: readonly string[];
  /** The roles that the person had when they were looked at. */
  seenRoleIds: readonly string[];
  acceptsOwnLoss: boolean;
}

/**
 * Gives a member of staff these roles and no others, which takes effect immediately.
 * @throws BAD_USER_INPUT on `roleIds` or `acceptsOwnLoss`; NOT_FOUND; FORBIDDEN beyond what the person may do; CONFLICT for the
 * last owner, for who was removed, and when somebody was faster.
 */
export async function setRoles(
  ctx: RequestContext,
  who: Who,
  { userId, roleIds, seenRoleIds, acceptsOwnLoss }: RolesChange,
): Promise<StaffMemberType> {
  await ctx.db.transaction(async (tx) => {
    const { manager, member } = await takeChangeable(tx, who, userId);
    const seen = new Set(seenRoleIds);
    if (seen.size !== member.roles.length || !member.roles.every(({ id }) => seen.has(id))) {
      throw conflict(STAFF_MESSAGES.memberChanged);
    }
    const roles = await readRoles(tx, roleIds);
    const added = without(roles, member.roles);
    const taken = without(member.roles, roles);
    refuseOverreach(manager, "grant", permissionsOf(added));
    if (taken.some(({ key }) => key === OWNER_KEY)) refuseLastOwner(manager, userId);
    await storeRoles(tx, userId, roles);
    if (userId === who.id) await refuseOwnLoss(tx, manager, acceptsOwnLoss);
    const details = { added: idsOf(added), taken: idsOf(taken) };
    await noteStaff(tx, ctx, { action: "staff_roles_set", what: "member", id: userId, details });
    await announceSessionsEnded(tx, [{ userId }]);
  });
  return readMember(ctx, userId);
}

function readInvitation(input: InviteStaffInput): InviteStaffInput {
  const name = normaliseName(input.name);
  const email = normaliseEmail(input.email);
  const problems: FieldProblem[] = [];
  if (name === "") problems.push({ field: "name", message: STAFF_MESSAGES.name });
  if (name.length > NAME_MAX_LENGTH) problems.push({ field: "name", message: STAFF_MESSAGES.nameLong });
  if (!looksLikeEmail(email)) problems.push({ field: "email", message: MESSAGES.emailInvalid });
  if (input.roleIds.length === 0) problems.push({ field: "roleIds", message: STAFF_MESSAGES.rolesMissing });
  const [first, ...others] = problems;
  if (first) throw invalidFields([first, ...others]);
  return { name, email, roleIds: input.roleIds };
}

/**
 * Makes an account of staff with these roles and mails the link that sets its password. Who was removed comes back that way.
 * @throws BAD_USER_INPUT with every field that is wrong, also for an address of somebody else; FORBIDDEN beyond what the
 * person may do.
 */
export async function inviteStaff(ctx: RequestContext, who: Who, input: InviteStaffInput): Promise<StaffMemberType> {
  const { name, email, roleIds } = readInvitation(input);
  const userId = await ctx.db.transaction(async (tx) => {
    const manager = await takeStaff(tx, who);
    const roles = await readRoles(tx, roleIds);
    refuseOverreach(manager, "grant", permissionsOf(roles));
    const users = tx.getRepository(User);
    const known = await users.findOne({ where: { email }, lock: { mode: "pessimistic_write" } });
    if (known && known.role !== "ADMIN") throw invalid("email", STAFF_MESSAGES.notStaff);
    if (known && !known.suspendedAt) throw invalid("email", STAFF_MESSAGES.alreadyStaff);
    if (known) await users.update({ id: known.id }, { name, passwordHash: null, suspendedAt: null });
    const id = known?.id ?? (await makeStaffAccount(tx, ctx, { email, name }));
    if (!id) throw invalid("email", STAFF_MESSAGES.notStaff); // somebody registered with it at the same moment
    await storeRoles(tx, id, roles);
    await mailInvitation(tx, ctx, { id, email, roles });
    const details = { roles: idsOf(roles), known: known !== null };
    await noteStaff(tx, ctx, { action: "staff_invited", what: "member", id, details });
    return id;
  });
  return readMember(ctx, userId);
}

/** Who asks, and somebody who may not do more than they. @throws NOT_FOUND; FORBIDDEN; CONFLICT for who was removed. */
async function takeChangeable(
  tx: EntityManager,
  who: Who,
  userId: string,
): Promise<{ manager: Manager; member: MemberRow }> {
  const manager = await takeStaff(tx, who);
  const member = await takeMember(tx, userId);
  if (member.isSuspended) throw conflict(STAFF_MESSAGES.suspended);
  refuseOverreach(manager, "person", permissionsOf(member.roles));
  return { manager, member };
}

/** Mails a new link; the one before ends. @throws NOT_FOUND; FORBIDDEN; CONFLICT for who has a password, or was removed. */
export async function resendInvitation(ctx: RequestContext, who: Who, userId: string): Promise<StaffMemberType> {
  await ctx.db.transaction(async (tx) => {
    const { member } = await takeChangeable(tx, who, userId);
    if (member.hasPassword) throw conflict(STAFF_MESSAGES.notInvited);
    await mailInvitation(tx, ctx, member);
    await noteStaff(tx, ctx, { action: "staff_invitation_resent", what: "member", id: userId });
  });
  return readMember(ctx, userId);
}

/**
 * Takes somebody's roles and signs them out for good. The account stays, so that the audit trail leads to somebody.
 * @throws BAD_USER_INPUT on `acceptsOwnLoss` for oneself; NOT_FOUND; FORBIDDEN beyond what the person may do; CONFLICT for the
 * last owner, and for who was removed before.
 */
export async function removeStaff(
  ctx: RequestContext,
  who: Who,
  { userId, acceptsOwnLoss }: { userId: string; acceptsOwnLoss: boolean },
): Promise<StaffMemberType> {
  await ctx.db.transaction(async (tx) => {
    const { manager, member } = await takeChangeable(tx, who, userId);
    refuseLastOwner(manager, userId);
    if (userId === who.id && !acceptsOwnLoss) throw invalid(CONFIRM_FIELD, STAFF_MESSAGES.ownRemoval);
    await tx.getRepository(StaffMembership).delete({ userId });
    await tx.getRepository(User).update({ id: userId }, { suspendedAt: ctx.clock.now() });
    await endLinks(tx, userId, PASSWORD_LINKS);
    await endAllSessions(tx, ctx, userId);
    const details = { taken: idsOf(member.roles) };
    await noteStaff(tx, ctx, { action: "staff_removed", what: "member", id: userId, details });
  });
  return readMember(ctx, userId);
}
