import type { Reader } from "../../platform/context";
import { readEntities } from "../../platform/entity-rows";
import { readList, readRow, readSearch } from "../../platform/lists";
import { isId, type Page } from "../../platform/pages";
import { notFound } from "../../platform/problems";
import { rolesOf } from "../accounts/account.service";
import { StaffRole } from "../accounts/staff-role.entity";
import { isKnownPermission, STAFF_PERMISSIONS } from "./permission-text.rules";
import { OWNER_KEY, STAFF_LIMITS, STAFF_MESSAGES, STAFF_STATUSES, type StaffStatus } from "./staff.rules";
import type { StaffCountsType, StaffMemberType, StaffRightType, StaffRoleType } from "./staff.type";

type Database = Reader;

const BESIDE_ROLE = {
  isLocked: `key = '${OWNER_KEY}'`,
  memberCount: "(select count(*)::int from staff_memberships m where m.role_id = staff_roles.id)",
};

async function readRoles({ db }: Database, rest: string, parameters: unknown[]): Promise<StaffRoleType[]> {
  type Beside = Pick<StaffRoleType, keyof typeof BESIDE_ROLE>;
  const roles = await readEntities<StaffRole, Beside>(db, StaffRole, rest, parameters, { more: BESIDE_ROLE });
  return roles.map((role) => ({ ...role, permissions: role.permissions.filter(isKnownPermission).sort() }));
}

/** All roles: that of owners first, the others by name. */
export const listRoles = (ctx: Database): Promise<StaffRoleType[]> =>
  readRoles(ctx, `order by key <> '${OWNER_KEY}', lower(name) limit ${STAFF_LIMITS.roles}`, []);

/** @throws NOT_FOUND. */
export async function readRole(ctx: Database, id: string): Promise<StaffRoleType> {
  const [role] = isId(id) ? await readRoles(ctx, "where id = $1", [id]) : [];
  if (!role) throw notFound();
  return role;
}

/** Who was removed, who has not set a password, and everybody else. */
const STATUS = `case when u.suspended_at is not null then 'SUSPENDED' when u.password_hash is null then 'INVITED' else 'ACTIVE' end`;

const OWNS = (user: string) =>
  `exists (select 1 from staff_memberships o join staff_roles own on own.id = o.role_id and own.key = '${OWNER_KEY}' where o.user_id = ${user})`;

const MEMBER = `
  select u.id, u.name, u.email, ${STATUS} as status, u.invited_at as "invitedAt", u.created_at as "createdAt",
         (select max(s.last_seen_at) from sessions s where s.user_id = u.id) as "lastSeenAt",
         coalesce((select json_agg(json_build_object('id', r.id, 'name', r.name) order by r.key <> '${OWNER_KEY}', lower(r.name))
                     from staff_memberships m join staff_roles r on r.id = m.role_id where m.user_id = u.id), '[]') as roles,
         ${OWNS("u.id")} and not exists (
           select 1 from users other where other.role = 'ADMIN' and other.id <> u.id and other.suspended_at is null
              and other.password_hash is not null and ${OWNS("other.id")}) as "isLastOwner"
    from users u`;

/** @throws NOT_FOUND, also for everybody who is no member of staff. */
export const readMember = ({ db }: Database, userId: string): Promise<StaffMemberType> =>
  readRow(db, `${MEMBER} where u.id = $1 and u.role = 'ADMIN'`, userId);

export interface MemberFilter {
  /** A part of a name or an address, in any case. */
  search?: string | null;
  roleId?: string | null;
  status?: StaffStatus | null;
  first: number;
  after?: string | null;
}

/** A page of the members of staff, the newest first. @throws BAD_USER_INPUT on `first`, `after` or `search`. */
export async function listMembers(
  { db }: Database,
  { search, roleId, status, ...asked }: MemberFilter,
): Promise<Page<StaffMemberType>> {
  const parameters: unknown[] = [];
  const next = (value: unknown) => `$${parameters.push(value)}`;
  const conditions = ["u.role = 'ADMIN'"];
  const sought = readSearch(search, STAFF_LIMITS.search, STAFF_MESSAGES.searchLong);
  if (sought) conditions.push(`position(${next(sought)} in lower(u.name || ' ' || u.email)) > 0`);
  if (status) conditions.push(`${STATUS} = ${next(status)}`);
  if (roleId) {
    const id = next(isId(roleId) ? roleId : null);
    conditions.push(`exists (select 1 from staff_memberships m where m.user_id = u.id and m.role_id = ${id}::uuid)`);
  }
  return readList<StaffMemberType & { createdAt: Date }>(db, {
    ...asked,
    select: MEMBER,
    from: "users u",
    where: conditions.join(" and "),
    parameters,
    by: ["u.created_at", "u.id"],
    at: "createdAt",
  });
}

/** What a member of staff may do, and which of their roles are the reason. @throws NOT_FOUND. */
export async function explainRights(ctx: Database, userId: string): Promise<StaffRightType[]> {
  const { status } = await readMember(ctx, userId);
  const roles = await rolesOf(ctx.db, userId);
  return STAFF_PERMISSIONS.map((permission) => {
    const because = roles.filter(({ permissions }) => permissions.includes(permission.name)).map(({ name }) => name);
    return { permission, because, isAllowed: status !== "SUSPENDED" && because.length > 0 };
  });
}

/** How many roles there are, and how many people in each state. */
export async function countStaff({ db }: Database): Promise<StaffCountsType> {
  const roles = await db.getRepository(StaffRole).count();
  const rows: { status: StaffStatus; count: number }[] = await db.query(
    `select ${STATUS} as status, count(*)::int from users u where u.role = 'ADMIN' group by 1`,
  );
  const members = STAFF_STATUSES.map((status) => ({
    status,
    count: rows.find((row) => row.status === status)?.count ?? 0,
  }));
  return { roles, members };
}
