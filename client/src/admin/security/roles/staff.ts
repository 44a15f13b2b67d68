import { graphql } from "../../../gql";
import type { Staff_MemberFragment, Staff_PermissionFragment, Staff_RoleFragment } from "../../../gql/graphql";

graphql(`
  fragment Staff_role on StaffRole {
    id
    name
    description
    permissions
    memberCount
    isLocked
    version
  }
`);

graphql(`
  fragment Staff_permission on StaffPermission {
    name
    label
    description
    area
  }
`);

graphql(`
  fragment Staff_member on StaffMember {
    id
    name
    email
    roles {
      id
      name
    }
    status
    lastSeenAt
    invitedAt
    isLastOwner
  }
`);

export type Role = Staff_RoleFragment;
export type Permission = Staff_PermissionFragment;
export type Member = Staff_MemberFragment;
export type StaffStatus = Member["status"];

export const STATUSES = ["ACTIVE", "INVITED", "SUSPENDED"] as const satisfies readonly StaffStatus[];

/** The state that a word of the address stands for. */
export const statusOf = (word: string | null): StaffStatus | null =>
  STATUSES.find((status) => status.toLowerCase() === word) ?? null;

/** Permissions by the part of the product that they are about, in the order in which they came. */
export function byArea(permissions: readonly Permission[]): [area: string, permissions: Permission[]][] {
  const areas = [...new Set(permissions.map(({ area }) => area))];
  return areas.map((area) => [area, permissions.filter((one) => one.area === area)]);
}

/** What these roles allow together. */
export const permissionsOf = (roles: readonly Role[], ids: readonly string[]): Set<string> =>
  new Set(roles.filter(({ id }) => ids.includes(id)).flatMap(({ permissions }) => permissions));

/** What somebody lacks who may do `held`. */
export const beyond = (held: readonly string[], wanted: Iterable<string>): string[] =>
  [...wanted].filter((name) => !held.includes(name));

/** Labels of permissions, for a sentence. */
export const labelsOf = (permissions: readonly Permission[], names: Iterable<string>): string[] => {
  const wanted = new Set(names);
  return permissions.filter(({ name }) => wanted.has(name)).map(({ label }) => label);
};

/** The argument that the API asks for before somebody takes rights from themselves. */
export const OWN_LOSS = "acceptsOwnLoss";
