import { isKnownPermission, PERMISSION_TEXTS } from "./permission-text.rules";

/** The role that may do everything, always. */
export const OWNER_KEY = "owner";

export const STAFF_LIMITS = {
  /** Roles, all together. */
  roles: 50,
  roleName: 60,
  roleDescription: 200,
  search: 100,
} as const;

export const STAFF_STATUSES = ["INVITED", "ACTIVE", "SUSPENDED"] as const;
export type StaffStatus = (typeof STAFF_STATUSES)[number];

/** The argument that says that somebody knows what they take from themselves. */
export const CONFIRM_FIELD = "acceptsOwnLoss";

export const STAFF_MESSAGES = {
  roleName: "Please give the role a name.",
  roleNameLong: "Please use at most 60 characters.",
  roleNameTaken: "There is already a role with this name.",
  roleDescription: "Please say in a sentence what the role is for.",
  roleDescriptionLong: "Please use at most 200 characters.",
  permissionUnknown: "There is no such permission.",
  tooManyRoles: "You have reached the limit of 50 roles. Delete one that nobody has.",
  roleLocked: "The owner role always has every permission. It cannot be changed or deleted.",
  roleChanged: "Someone else has changed this role. Check the latest version first.",
  roleGone: "One of these roles has been deleted.",
  memberChanged: "Someone else has changed this person's roles. Check the latest version first.",
  rolesMissing: "Please choose at least one role.",
  name: "Please enter a name.",
  nameLong: "Please use at most 100 characters.",
  notStaff: "This address belongs to a patient or an advertiser. Use another one for staff.",
  alreadyStaff: "This person is already a member of staff.",
  notInvited: "This person has already set a password.",
  suspended: "This person has been removed. Invite them again instead.",
  lastOwner: "This is the last owner who can sign in. Make someone else an owner first.",
  ownLoss: "You will no longer be able to manage staff and roles. Only someone else can give you that back.",
  ownRemoval: "You will be signed out and will not be able to sign in again. Only someone else can invite you back.",
  searchLong: "Please search for at most 100 characters.",
} as const;

/** The names of permissions as people read them. */
const labelsOf = (permissions: readonly string[]): string =>
  permissions
    .filter(isKnownPermission)
    .map((name) => PERMISSION_TEXTS[name as keyof typeof PERMISSION_TEXTS].label)
    .join(", ");

/** Of these, what somebody lacks who may do `held`. Permissions that nothing asks for do not count. */
export const beyond = (held: ReadonlySet<string>, wanted: readonly string[]): string[] =>
  wanted.filter((name) => isKnownPermission(name) && !held.has(name));

export type Overreach = "grant" | "role" | "person";

/** Why somebody may not do this, who lacks these permissions. */
export function overreachProblem(kind: Overreach, lacking: readonly string[]): string {
  const names = labelsOf(lacking);
  if (kind === "grant") return `You cannot grant permissions that you do not have: ${names}.`;
  if (kind === "role") return `You cannot change a role with permissions that you do not have: ${names}.`;
  return `You cannot change the roles of someone with permissions that you do not have: ${names}.`;
}

export const roleInUse = (people: number): string =>
  people === 1
    ? "1 person has this role. Give them another one first."
    : `${people} people have this role. Give them another one first.`;

export interface RoleFields {
  name: string;
  description: string;
  permissions: readonly string[];
}

export interface RoleInputProblem {
  field: string;
  message: string;
}

const oneLine = (text: string): string =>
  text
    .normalize("NFC")
    .replace(/[\s\p{Cc}]+/gu, " ")
    .trim();

/** What was typed, tidied, with what is wrong with it. */
export function readRoleFields(typed: RoleFields): { fields: RoleFields; problems: RoleInputProblem[] } {
  const fields = {
    name: oneLine(typed.name),
    description: oneLine(typed.description),
    permissions: [...new Set(typed.permissions)].sort(),
  };
  const problems: RoleInputProblem[] = [];
  const refuse = (field: keyof RoleFields, message: string) => problems.push({ field, message });
  if (fields.name === "") refuse("name", STAFF_MESSAGES.roleName);
  if (fields.name.length > STAFF_LIMITS.roleName) refuse("name", STAFF_MESSAGES.roleNameLong);
  if (fields.description === "") refuse("description", STAFF_MESSAGES.roleDescription);
  if (fields.description.length > STAFF_LIMITS.roleDescription) {
    refuse("description", STAFF_MESSAGES.roleDescriptionLong);
  }
  if (!fields.permissions.every(isKnownPermission)) refuse("permissions", STAFF_MESSAGES.permissionUnknown);
  return { fields, problems };
}
