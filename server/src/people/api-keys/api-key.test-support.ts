import { type Answer, type Caller, createCaller, type TestServer } from "../../../test/harness";
import { openSocket } from "../../../test/socket-client";
import { makeCompany } from "../../ads/applications/company.factory";
import type { User } from "../accounts/user.entity";

export const KEY = `id service environment scopes { name } maskedKey state standing ownerName isServiceAccount madeBy createdAt lastRotatedAt expiresAt
  daysLeft lastUsedAt revokedAt retiring { maskedKey worksUntil lastUsedAt } canChange`;

export interface ListedKey {
  id: string;
  service: string;
  environment: string;
  scopes: { name: string }[];
  maskedKey: string;
  state: string;
  standing: string | null;
  ownerName: string;
  isServiceAccount: boolean;
  madeBy: string | null;
  createdAt: string;
  lastRotatedAt: string;
  expiresAt: string;
  daysLeft: number;
  lastUsedAt: string | null;
  revokedAt: string | null;
  retiring: { maskedKey: string; worksUntil: string; lastUsedAt: string | null }[];
  canChange: boolean;
}
export interface Issued {
  secret: string;
  message: string;
  key: ListedKey;
}
export interface KeyInput {
  service?: string;
  environment?: string;
  scopes: readonly string[];
  isServiceAccount?: boolean;
}

const ISSUED = `secret message key { ${KEY} }`;

export const create = (who: Caller, input: KeyInput): Promise<Answer<{ createApiKey: Issued }>> =>
  who.run(`mutation C($input: ApiKeyInput!) { createApiKey(input: $input) { ${ISSUED} } }`, {
    input: { service: "Reports", ...input },
  });

export const rotate = (who: Caller, id: string, overlapHours?: number): Promise<Answer<{ rotateApiKey: Issued }>> =>
  who.run(
    `mutation R($id: ID!, $overlapHours: Int! = 24) { rotateApiKey(id: $id, overlapHours: $overlapHours) { ${ISSUED} } }`,
    {
      id,
      overlapHours,
    },
  );

export const revoke = (who: Caller, id: string): Promise<Answer<{ revokeApiKey: ListedKey }>> =>
  who.run(`mutation R($id: ID!) { revokeApiKey(id: $id) { ${KEY} } }`, { id });

/** A key that was made. */
export async function issue(who: Caller, input: KeyInput): Promise<Issued> {
  const { data, errors } = await create(who, input);
  if (errors) throw new Error(JSON.stringify(errors));
  return data.createApiKey;
}

export const keyOf = async (who: Caller, input: KeyInput): Promise<string> => (await issue(who, input)).secret;

export async function list(
  who: Caller,
  args = "",
): Promise<{ nodes: ListedKey[]; totalCount: number; pageInfo: { endCursor: string; hasNextPage: boolean } }> {
  const { data, errors } = await who.run<{ apiKeys: Awaited<ReturnType<typeof list>> }>(
    `{ apiKeys${args} { totalCount pageInfo { endCursor hasNextPage } nodes { ${KEY} } } }`,
  );
  if (errors) throw new Error(JSON.stringify(errors));
  return data.apiKeys;
}

/** An advertiser with a paid month of Platinum. */
export async function platinumAdvertiser(server: TestServer): Promise<Caller & { user: User }> {
  const advertiser = await server.patient({ role: "ADVERTISER" });
  const now = server.platform.clock.now().getTime();
  await makeCompany(server.db.manager, {
    advertiserId: advertiser.user.id,
    tier: "PLATINUM",
    periodStart: new Date(Math.floor((now - 10 * 24 * 3_600_000) / 3_600_000) * 3_600_000),
  });
  return advertiser;
}

export interface KeyAnswer<Data> extends Answer<Data> {
  extensions?: { cost?: { requested: number; limit: number; remaining: number; resetSeconds: number } };
}

/** A program that comes with a key. */
export interface KeyCaller extends Caller {
  run<Data = Record<string, unknown>>(query: string, variables?: Record<string, unknown>): Promise<KeyAnswer<Data>>;
}

/** A program that sends this as its key, and the cookie of somebody when given. */
export function keyCaller(
  { url }: Pick<TestServer, "url">,
  secret: string,
  { cookie, authorization = `Bearer ${secret}` }: { cookie?: string; authorization?: string } = {},
): KeyCaller {
  return {
    ...createCaller(url),
    async run(query, variables) {
      const response = await fetch(`${url}/graphql`, {
        method: "POST",
        headers: { "content-type": "application/json", authorization, ...(cookie && { cookie }) },
        body: JSON.stringify({ query, variables }),
      });
      const body = (await response.json()) as Omit<KeyAnswer<never>, "status" | "headers">;
      return { status: response.status, headers: response.headers, ...body };
    },
    socket: () => openSocket(url, cookie, undefined, undefined, { authorization }),
  };
}

/** Somebody of the staff with exactly these permissions. */
export async function staffWith(server: TestServer, ...permissions: string[]): Promise<Caller & { user: User }> {
  const person = await server.staff();
  await server.db.query(
    `with role as (insert into staff_roles (key, name, description, permissions) values ($1, $1, 'An example.', $2) returning id)
     insert into staff_memberships (user_id, role_id) select $3, id from role`,
    [`role-${person.user.id}`.slice(0, 40), permissions, person.user.id],
  );
  return person;
}

/** What the audit trail says of a key, the oldest first. */
export const auditOf = (
  server: TestServer,
  keyId: string,
): Promise<{ action: string; actor_id: string; details: unknown }[]> =>
  server.db.query(
    "select action, actor_id, details from audit_entries where subject_type = 'api_key' and subject_id = $1 order by id",
    [keyId],
  );
