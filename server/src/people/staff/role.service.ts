import { randomUUID } from "node:crypto";
import { type EntityManager, Not, Raw } from "typeorm";
import type { RequestContext, Who } from "../../platform/context";
import { conflict, invalid, invalidFields } from "../../platform/problems";
import { announceSessionsEnded } from "../accounts/session-memory";
import { StaffMembership, StaffRole } from "../accounts/staff-role.entity";
import { isKnownPermission } from "./permission-text.rules";
import {
  beyond,
  OWNER_KEY,
  type RoleFields,
  readRoleFields,
  roleInUse,
  STAFF_LIMITS,
  STAFF_MESSAGES,
} from "./staff.rules";
import type { StaffRoleType } from "./staff.type";
import { readRole } from "./staff-list.service";
import { type Manager, noteStaff, refuseOverreach, refuseOwnLoss, takeRole, takeStaff } from "./staff-store.service";

/** @throws BAD_USER_INPUT with every field that is wrong. */
function readFields(input: RoleFields): RoleFields {
  const { fields, problems } = readRoleFields(input);
  const [first, ...others] = problems;
  if (first) throw invalidFields([first, ...others]);
  return fields;
}

async function refuseTakenName(tx: EntityManager, name: string, exceptId: string | null): Promise<void> {
  const same = Raw<string>((column) => `lower(${column}) = lower(:name)`, { name });
  const others = exceptId === null ? {} : { id: Not(exceptId) };
  if (await tx.getRepository(StaffRole).existsBy({ name: same, ...others }))
    throw invalid("name", STAFF_MESSAGES.roleNameTaken);
}

/** The role for a change: not the owners', and not one that may do more than who changes it. */
async function takeChangeable(tx: EntityManager, manager: Manager, id: string): Promise<StaffRole> {
  const role = await takeRole(tx, id);
  if (role.key === OWNER_KEY) throw conflict(STAFF_MESSAGES.roleLocked);
  refuseOverreach(manager, "role", role.permissions);
  return role;
}

/**
 * Adds a role that nobody has yet.
 * @throws BAD_USER_INPUT with every field that is wrong; FORBIDDEN for what the person may not do; CONFLICT when there are 50.
 */
export async function createRole(ctx: RequestContext, who: Who, input: RoleFields): Promise<StaffRoleType> {
  const fields = readFields(input);
  const id = randomUUID();
  await ctx.db.transaction(async (tx) => {
    const manager = await takeStaff(tx, who);
    refuseOverreach(manager, "grant", fields.permissions);
    await refuseTakenName(tx, fields.name, null);
    const roles = tx.getRepository(StaffRole);
    if ((await roles.count()) >= STAFF_LIMITS.roles) throw conflict(STAFF_MESSAGES.tooManyRoles);
    const now = ctx.clock.now();
    const permissions = [...fields.permissions];
    await roles.insert({ id, key: `custom-${id}`, ...fields, permissions, createdAt: now, updatedAt: now });
    const details = { permissions: permissions.join(" ") };
    await noteStaff(tx, ctx, { action: "staff_role_added", what: "role", id, details });
  });
  return readRole(ctx, id);
}

interface RoleChange {
  id: string;
  /** The version that was seen. */
  version: number;
  input: RoleFields;
  acceptsOwnLoss: boolean;
}

/**
 * Changes a role; everybody who has it may do the new things, and no longer the old ones, at once.
 * @throws BAD_USER_INPUT with every field that is wrong, or on `acceptsOwnLoss`; NOT_FOUND; FORBIDDEN; CONFLICT when somebody
 * was faster, and for the role of owners.
 */
export async function updateRole(
  ctx: RequestContext,
  who: Who,
  { id, version, input, acceptsOwnLoss }: RoleChange,
): Promise<StaffRoleType> {
  const fields = readFields(input);
  await ctx.db.transaction(async (tx) => {
    const manager = await takeStaff(tx, who);
    const role = await takeChangeable(tx, manager, id);
    if (role.version !== version) throw conflict(STAFF_MESSAGES.roleChanged);
    refuseOverreach(manager, "grant", fields.permissions);
    await refuseTakenName(tx, fields.name, id);
    const added = beyond(new Set(role.permissions), fields.permissions);
    const taken = beyond(new Set(fields.permissions), role.permissions);
    // What nothing asks for stays as it is, for nobody sees it.
    const unseen = role.permissions.filter((name) => !isKnownPermission(name));
    const permissions = [...fields.permissions, ...unseen];
    const change = { ...fields, permissions, version: version + 1, updatedAt: ctx.clock.now() };
    await tx.getRepository(StaffRole).update({ id }, change);
    if (taken.length > 0) await refuseOwnLoss(tx, manager, acceptsOwnLoss);
    const details = { added: added.join(" "), taken: taken.join(" ") };
    await noteStaff(tx, ctx, { action: "staff_role_changed", what: "role", id, details });
    await announceSessionsEnded(tx, await tx.getRepository(StaffMembership).findBy({ roleId: id }));
  });
  return readRole(ctx, id);
}

/** Deletes a role that nobody has. @throws NOT_FOUND; FORBIDDEN; CONFLICT with the number of people who have it, and for the owners'. */
export async function deleteRole(ctx: RequestContext, who: Who, id: string): Promise<boolean> {
  await ctx.db.transaction(async (tx) => {
    const manager = await takeStaff(tx, who);
    await takeChangeable(tx, manager, id);
    const people = await tx.getRepository(StaffMembership).countBy({ roleId: id });
    if (people > 0) throw conflict(roleInUse(people));
    await tx.getRepository(StaffRole).delete({ id });
    await noteStaff(tx, ctx, { action: "staff_role_deleted", what: "role", id });
  });
  return true;
}
