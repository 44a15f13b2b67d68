import type { Caller, TestServer } from "../../../test/harness";

export interface Role {
  id: string;
  key: string;
  name: string;
  description: string;
  permissions: string[];
  memberCount: number;
  isLocked: boolean;
  version: number;
}

export interface Member {
  id: string;
  name: string;
  email: string;
  roles: { id: string; name: string }[];
  status: string;
  lastSeenAt: string | null;
  invitedAt: string | null;
  isLastOwner: boolean;
}

const ROLE = "id key name description permissions memberCount isLocked version";
const MEMBER = "id name email roles { id name } status lastSeenAt invitedAt isLastOwner";

/** Documents with the answer called `it`. */
export const ACTS = {
  roles: `{ it: staffRoles { ${ROLE} } }`,
  create: `mutation C($input: StaffRoleInput!) { it: createStaffRole(input: $input) { ${ROLE} } }`,
  update: `mutation U($id: ID!, $version: Int!, $input: StaffRoleInput!, $acceptsOwnLoss: Boolean) {
    it: updateStaffRole(id: $id, version: $version, input: $input, acceptsOwnLoss: $acceptsOwnLoss) { ${ROLE} } }`,
  delete: "mutation D($id: ID!) { it: deleteStaffRole(id: $id) }",
  set: `mutation S($userId: ID!, $roleIds: [ID!]!, $seenRoleIds: [ID!]!, $acceptsOwnLoss: Boolean) {
    it: setStaffRoles(userId: $userId, roleIds: $roleIds, seenRoleIds: $seenRoleIds, acceptsOwnLoss: $acceptsOwnLoss) { ${MEMBER} } }`,
  invite: `mutation I($input: InviteStaffInput!) { it: inviteStaff(input: $input) { ${MEMBER} } }`,
  resend: `mutation R($userId: ID!) { it: resendInvitation(userId: $userId) { ${MEMBER} } }`,
  remove: `mutation X($userId: ID!, $acceptsOwnLoss: Boolean) { it: removeStaff(userId: $userId, acceptsOwnLoss: $acceptsOwnLoss) { ${MEMBER} } }`,
  members: `query M($first: Int = 20, $after: String, $search: String, $roleId: ID, $status: StaffStatus) {
    it: staffMembers(first: $first, after: $after, search: $search, roleId: $roleId, status: $status) {
      totalCount pageInfo { hasNextPage endCursor } nodes { ${MEMBER} } } }`,
  explain: `query E($userId: ID!) { it: explainStaffRights(userId: $userId) { permission { name label area } isAllowed because } }`,
} as const;

/** Does something that has to succeed. */
export async function act<T>(who: Caller, document: string, variables: Record<string, unknown> = {}): Promise<T> {
  const { data, errors } = await who.run<{ it: T }>(document, variables);
  expect(errors).toBeUndefined();
  return data.it;
}

/** Code, field and sentence of a refusal. */
export async function refusal(who: Caller, document: string, variables: Record<string, unknown> = {}) {
  const { errors } = await who.run(document, variables);
  const { message, extensions } = errors?.[0] ?? {};
  return { code: extensions?.code, field: extensions?.field, message };
}

export const fields = ({ name, description, permissions }: Role, changes: Partial<Role> = {}) => ({
  ...{ name, description, permissions },
  ...changes,
});

export const roleNamed = async (who: Caller, key: string): Promise<Role> => {
  const found = (await act<Role[]>(who, ACTS.roles)).find((role) => role.key === key);
  if (!found) throw new Error(`There is no role ${key}`);
  return found;
};

/** What the audit trail says of somebody or something, the oldest first. */
export const auditOf = (server: TestServer, subjectId: string): Promise<{ action: string; details: object }[]> =>
  server.db.query("select action, details from audit_entries where subject_id = $1 order by id", [subjectId]);

let names = 0;
/** A role that nobody else has. */
export function makeRole(who: Caller, permissions: string[]): Promise<Role> {
  names += 1;
  return act(who, ACTS.create, { input: { name: `Example ${names}`, description: "An example.", permissions } });
}
