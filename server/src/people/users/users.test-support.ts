import type { Caller, TestServer } from "../../../test/harness";

export interface Account {
  id: string;
  name: string;
  email: string;
  role: string;
  emailVerifiedAt: string | null;
  pendingEmail: string | null;
  suspendedAt: string | null;
  suspensions: { reason: string; suspendedBy: string | null; liftedAt: string | null; liftedBy: string | null }[];
  signInBlockedUntil: string | null;
  lastSignInAt: string | null;
  devices: { description: string }[];
  consents: { purpose: string; granted: boolean }[];
  consentHistory: { purpose: string; granted: boolean; text: { version: string } }[];
  consentHistoryCount: number;
  company: { name: string; tier: string | null; applicationId: string | null } | null;
  questionCount: number | null;
  recordCount: number | null;
}

export const ACCOUNT = `id name email role emailVerifiedAt pendingEmail suspendedAt signInBlockedUntil lastSignInAt
  suspensions { reason suspendedAt suspendedBy liftedAt liftedBy } devices { description }
  consents { purpose granted } consentHistory { purpose granted text { version } } consentHistoryCount
  company { name tier status applicationId } questionCount recordCount`;

const onPerson = (name: string) => `mutation A($id: ID!) { it: ${name}(id: $id) { ${ACCOUNT} } }`;

/** Documents with the answer called `it`. */
export const USERS = {
  search: `query S($email: String!, $first: Int = 20, $after: String) { it: userSearch(email: $email, first: $first, after: $after) {
    totalCount nodes { id name email role suspendedAt companyName } pageInfo { hasNextPage endCursor } } }`,
  open: `query O($id: ID!) { it: userAccount(id: $id) { ${ACCOUNT} } }`,
  watch: `subscription W($id: ID!) { userAccountChanged(id: $id) { ${ACCOUNT} } }`,
  suspend: `mutation S($id: ID!, $reason: String!) { it: suspendUser(id: $id, reason: $reason) { ${ACCOUNT} } }`,
  restore: onPerson("restoreUser"),
  unlock: onPerson("unlockUser"),
  resend: onPerson("resendUserConfirmation"),
  password: onPerson("sendUserPasswordLink"),
  signOut: onPerson("signUserOut"),
  look: `mutation L($userId: ID!, $reason: String!, $what: HealthLookKind!) {
    it: lookAtHealth(userId: $userId, reason: $reason, what: $what) {
      what profile { age gender allergies conditions medicines { name dosage frequency } } questions { question level } } }`,
} as const;

/** Does something that has to succeed. */
export async function act<T = Account>(who: Caller, document: string, variables: object = {}): Promise<T> {
  const { data, errors } = await who.run<{ it: T }>(document, { ...variables });
  expect(errors).toBeUndefined();
  return data.it;
}

/** Code, field and sentence of a refusal. */
export async function refusal(who: Caller, document: string, variables: object = {}) {
  const { errors } = await who.run(document, { ...variables });
  const { message, extensions } = errors?.[0] ?? {};
  return { code: extensions?.code, field: extensions?.field, message };
}

/** What staff did about somebody, the oldest first. */
export async function actsOn(server: TestServer, userId: string): Promise<string[]> {
  const rows: { action: string }[] = await server.db.query(
    "select action from audit_entries where subject_id = $1 and actor_id is distinct from subject_id::uuid order by id",
    [userId],
  );
  return rows.map(({ action }) => action);
}
