import { type EntityManager, In } from "typeorm";
import { audit } from "../../platform/audit";
import type { AuditAction } from "../../platform/audit-texts.rules";
import type { RequestContext, Who } from "../../platform/context";
import { oneValue } from "../../platform/database";
import { readOne } from "../../platform/entity-rows";
import { readRow } from "../../platform/lists";
import { isId } from "../../platform/pages";
import { conflict, forbidden, invalid } from "../../platform/problems";
import { publish } from "../../platform/realtime/topics";
import { rolesOf } from "../accounts/account.service";
import { PERMISSIONS } from "../accounts/permission.rules";
import { StaffRole } from "../accounts/staff-role.entity";
import { beyond, CONFIRM_FIELD, type Overreach, OWNER_KEY, overreachProblem, STAFF_MESSAGES } from "./staff.rules";
import { STAFF_KEY, staffChanged } from "./staff.topics";

interface Owner {
  id: string;
  canSignIn: boolean;
}

/** Every owner, locked, so that the last two cannot both leave at the same moment. To be called before any other account is locked. */
export async function lockOwners(tx: EntityManager): Promise<Owner[]> {
  return tx.query(
    `select u.id, u.suspended_at is null and u.password_hash is not null as "canSignIn"
       from staff_memberships m join staff_roles r on r.id = m.role_id join users u on u.id = m.user_id
      where r.key = '${OWNER_KEY}' and u.role = 'ADMIN' order by u.id for update of m, u`,
  );
}

/** True when nobody else could sign in as an owner. */
export const isLastOwner = (owners: readonly Owner[], userId: string): boolean =>
  owners.some(({ id }) => id === userId) && !owners.some(({ id, canSignIn }) => id !== userId && canSignIn);

/** Somebody who changes staff, with what they may do at this moment. */
export interface Manager extends Who {
  owners: readonly Owner[];
}

/**
 * Whoever changes roles or members does it one at a time, for there is always an owner whose rows they lock, and with the
 * rights that they have by then.
 * @throws FORBIDDEN when the right to do it was taken meanwhile.
 */
export async function takeStaff(tx: EntityManager, who: Who): Promise<Manager> {
  const owners = await lockOwners(tx);
  const permissions = new Set(await permissionsOf(tx, who.id));
  if (!permissions.has(PERMISSIONS.manageRoles)) throw forbidden();
  return { ...who, permissions, owners };
}

/** What an active member of staff may do. */
const permissionsOf = (tx: EntityManager, userId: string): Promise<string[]> =>
  oneValue(
    tx,
    `select array(select distinct unnest(r.permissions)
       from staff_memberships m join staff_roles r on r.id = m.role_id join users u on u.id = m.user_id
      where u.id = $1 and u.role = 'ADMIN' and u.suspended_at is null)`,
    [userId],
  );

/** @throws NOT_FOUND. */
export const takeRole = (tx: EntityManager, id: string): Promise<StaffRole> =>
  readOne(tx, StaffRole, { id }, { lock: { mode: "pessimistic_write" } });

/** These roles. @throws BAD_USER_INPUT on `roleIds` for none, or one that is gone. */
export async function readRoles(tx: EntityManager, roleIds: readonly string[]): Promise<StaffRole[]> {
  const ids = [...new Set(roleIds)];
  if (ids.length === 0) throw invalid("roleIds", STAFF_MESSAGES.rolesMissing);
  const roles = await tx.getRepository(StaffRole).find({ where: { id: In(ids.filter(isId)) }, order: { name: "ASC" } });
  if (roles.length !== ids.length) throw invalid("roleIds", STAFF_MESSAGES.roleGone);
  return roles;
}

export interface MemberRow {
  id: string;
  email: string;
  name: string;
  hasPassword: boolean;
  isSuspended: boolean;
  roles: StaffRole[];
}

/** A member of staff, locked. @throws NOT_FOUND, also for everybody who is none. */
export async function takeMember(tx: EntityManager, userId: string): Promise<MemberRow> {
  const sql = `select id, email, name, password_hash is not null as "hasPassword", suspended_at is not null as "isSuspended"
    from users where id = $1 and role = 'ADMIN' for update`;
  const user = await readRow<Omit<MemberRow, "roles">>(tx, sql, userId);
  return { ...user, roles: await rolesOf(tx, userId) };
}

/** Nobody reaches beyond what they may do themselves. @throws FORBIDDEN with what is missing. */
export function refuseOverreach(manager: Manager, kind: Overreach, permissions: readonly string[]): void {
  const lacking = beyond(manager.permissions, permissions);
  if (lacking.length > 0) throw forbidden(overreachProblem(kind, lacking));
}

/** @throws CONFLICT. */
export function refuseLastOwner(manager: Manager, userId: string): void {
  if (isLastOwner(manager.owners, userId)) throw conflict(STAFF_MESSAGES.lastOwner);
}

/** Nobody is locked out by a click of their own without having said so. @throws BAD_USER_INPUT on CONFIRM_FIELD. */
export async function refuseOwnLoss(tx: EntityManager, manager: Manager, accepts: boolean): Promise<void> {
  if (accepts) return;
  const left = await permissionsOf(tx, manager.id);
  if (!left.includes(PERMISSIONS.manageRoles)) throw invalid(CONFIRM_FIELD, STAFF_MESSAGES.ownLoss);
}

/** Writes what was done to the audit trail and tells those who look at staff. */
export async function noteStaff(
  tx: EntityManager,
  ctx: Pick<RequestContext, "clock" | "requestId" | "who">,
  note: {
    action: AuditAction;
    what: "role" | "member";
    id: string;
    details?: Record<string, string | number | boolean>;
  },
): Promise<void> {
  const { action, what, id, details } = note;
  const subjectType = what === "role" ? "staff_role" : "user";
  await audit(tx, ctx, action, [subjectType, id], { details });
  await publish(tx, staffChanged, STAFF_KEY, { what });
}
