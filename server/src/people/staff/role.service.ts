import { randomUUID } from "node:crypto";
import type { EntityManager } from "typeorm";
import type { RequestContext, Who } from "../../platform/context";
import { conflict, invalid, invalidFields } from "../../platform/problems";
import { announceSessionsEnded } from "../accounts/session-memory";
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
import {
  type Manager,
  noteStaff,
  type RoleRow,
  refuseOverreach,
  refuseOwnLoss,
  takeRole,
  takeStaff,
} from "./staff-store.service";

/** @throws BAD_USER_INPUT with every field that is wrong. */
function readFields(input: RoleFields): RoleFields {
  const { fields, problems } = readRoleFields(input);
  const [first, ...others] = problems;
  if (first) throw invalidFields([first, ...others]);
  return fields;
}

async function refuseTakenName(tx: EntityManager, name: string, exceptId: string | null): Promise<void> {
  const taken: unknown[] = await tx.query(
    "select 1 from staff_roles where lower(name) = lower($1) and id is distinct from $2::uuid",
    [name, exceptId],
  );
  if (taken.length > 0) throw invalid("name", STAFF_MESSAGES.roleNameTaken);
}

/** The role for a change: not the owners', and not one that may do more than who changes it. */
async function takeChangeable(tx: EntityManager, manager: Manager, id: string): Promise<RoleRow> {
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
    const [{ count }] = await tx.query("select count(*)::int from staff_roles");
    if (count >= STAFF_LIMITS.roles) throw conflict(STAFF_MESSAGES.tooManyRoles);
    await tx.query(
      `insert into staff_roles (id, key, name, description, permissions, created_at, updated_at)
       values ($1, $2, $3, $4, $5, $6, $6)`,
      [id, `custom-${id}`, fields.name, fields.description, fields.permissions, ctx.clock.now()],
    );
    const details = { permissions: fields.permissions.join(" ") };
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
    await tx.query(
      `update staff_roles set name = $2, description = $3, permissions = $4, version = version + 1, updated_at = $5 where id = $1`,
      [id, fields.name, fields.description, [...fields.permissions, ...unseen], ctx.clock.now()],
    );
    if (taken.length > 0) await refuseOwnLoss(tx, manager, acceptsOwnLoss);
    const details = { added: added.join(" "), taken: taken.join(" ") };
    await noteStaff(tx, ctx, { action: "staff_role_changed", what: "role", id, details });
    await announceSessionsEnded(
      tx,
      (await peopleWith(tx, id)).map((userId) => ({ userId })),
    );
  });
  return readRole(ctx, id);
}

async function peopleWith(tx: EntityManager, roleId: string): Promise<string[]> {
  const rows: { user_id: string }[] = await tx.query("select user_id from staff_memberships where role_id = $1", [
    roleId,
  ]);
  return rows.map(({ user_id }) => user_id);
}

/** Deletes a role that nobody has. @throws NOT_FOUND; FORBIDDEN; CONFLICT with the number of people who have it, and for the owners'. */
export async function deleteRole(ctx: RequestContext, who: Who, id: string): Promise<boolean> {
  await ctx.db.transaction(async (tx) => {
    const manager = await takeStaff(tx, who);
    await takeChangeable(tx, manager, id);
    const people = await peopleWith(tx, id);
    if (people.length > 0) throw conflict(roleInUse(people.length));
    await tx.query("delete from staff_roles where id = $1", [id]);
    await noteStaff(tx, ctx, { action: "staff_role_deleted", what: "role", id });
  });
  return true;
}
