import { MockSubscriptionLink } from "@apollo/client/testing";
import { act } from "@testing-library/react";
import { GraphQLError } from "graphql";
import { owner as example, renderRoutes } from "../../../../test/render";
import { RolesPanel_PeopleDocument, RolesPanelDocument, type StaffStatus } from "../../../gql/graphql";
import { RolesPanel } from "./RolesPanel";

const LABELS = {
  "system.view": "View the system",
  "models.view": "View models",
  "roles.view": "View staff and roles",
  "roles.manage": "Manage staff and roles",
};
const ALL = Object.keys(LABELS);

export const owner = { ...example, permissions: ALL };

export const role = (id: string, name: string, permissions: string[], changes: object = {}) => ({
  __typename: "StaffRole" as const,
  ...{ id, name, permissions, description: `About ${name}.`, memberCount: 1, isLocked: false, version: 1 },
  ...changes,
});
export const OWNER_ROLE = role("r0", "Owner", ALL, { isLocked: true });
export const ANALYST = role("r1", "Data Analyst", ["models.view", "system.view"], { memberCount: 2 });
export const SUPPORT = role("r2", "Support Agent", ["system.view"]);

export const member = (id: string, name: string, roles: { id: string; name: string }[], changes: object = {}) => ({
  __typename: "StaffMember" as const,
  ...{ id, name, email: `${id}@example.test`, status: "ACTIVE" as StaffStatus, isLastOwner: false },
  ...{ lastSeenAt: null as string | null, invitedAt: null as string | null },
  roles: roles.map((one) => ({ __typename: "StaffRoleName", id: one.id, name: one.name })),
  ...changes,
});
export const MARCUS = member("admin-1", "Marcus Whitfield", [OWNER_ROLE], { isLastOwner: true });
export const INES = member("u1", "Ines Duarte", [ANALYST], { lastSeenAt: "2026-11-20T10:00:00Z" });

export const rolesMock = (roles: object[] = [OWNER_ROLE, ANALYST, SUPPORT]) => ({
  request: { query: RolesPanelDocument },
  result: {
    data: {
      staffRoles: roles,
      staffPermissions: Object.entries(LABELS).map(([name, label]) => ({
        __typename: "StaffPermission",
        ...{ name, label, description: `${label} it is.`, area: name.startsWith("roles") ? "Staff" : "System" },
      })),
    },
  },
});

export const peopleMock = (nodes: object[] = [MARCUS, INES], variables: object = {}) => ({
  request: { query: RolesPanel_PeopleDocument, variables: { search: null, roleId: null, status: null, ...variables } },
  result: {
    data: {
      staffMembers: {
        __typename: "StaffMemberConnection",
        nodes,
        pageInfo: { __typename: "PageInfo", endCursor: null, hasNextPage: false },
        totalCount: nodes.length,
      },
    },
  },
});

export const refused = (code: string, message: string, field?: string) => ({
  errors: [new GraphQLError(message, { extensions: { code, field } })],
});

export async function open(mocks: object[], { viewer = owner, at = "/admin/security?part=roles" } = {}) {
  const live = new MockSubscriptionLink();
  const view = await renderRoutes([{ path: "*", element: <RolesPanel /> }], {
    ...{ viewer, live, at },
    mocks: mocks as ReturnType<typeof rolesMock>[],
  });
  const hear = () =>
    act(async () => {
      const staffChanged = { __typename: "StaffCounts", roles: 3, members: [] };
      live.simulateResult({ result: { data: { staffChanged } } });
      await new Promise((resolve) => setTimeout(resolve, 0));
    });
  return { ...view, hear };
}
