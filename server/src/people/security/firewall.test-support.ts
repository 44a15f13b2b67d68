import { WebSocket } from "ws";
import type { Answer, Caller, TestServer } from "../../../test/harness";

export const RULE = "id ipRange coverage description note isActive status hits lastHitAt expiresAt createdBy version";

export interface Rule {
  id: string;
  ipRange: string;
  coverage: string;
  description: string;
  note: string | null;
  isActive: boolean;
  status: string;
  hits: number;
  lastHitAt: string | null;
  expiresAt: string | null;
  createdBy: string | null;
  version: number;
}

interface Typed {
  ipRange: string;
  description?: string;
  note?: string | null;
  isActive?: boolean;
  expiresAt?: string | null;
}

/** Begins anew, in this process at once. */
export async function removeAllRules(server: TestServer): Promise<void> {
  await server.db.query("delete from firewall_rules");
  await server.db.query("update firewall_state set revision = revision + 1");
  await server.platform.firewall.refresh();
}

/** Adds a rule, whatever comes of it. */
export function tryToAdd(owner: Caller, typed: Typed): Promise<Answer<{ createFirewallRule: Rule }>> {
  return owner.run(`mutation ($input: FirewallRuleInput!) { createFirewallRule(input: $input) { ${RULE} } }`, {
    input: { description: typed.ipRange, ...typed },
  });
}

/** Adds a rule that has to be taken. */
export async function add(owner: Caller, typed: Typed): Promise<Rule> {
  const { data, errors } = await tryToAdd(owner, typed);
  expect(errors).toBeUndefined();
  return data.createFirewallRule;
}

export function edit(
  owner: Caller,
  { id, version }: Rule,
  input: Typed,
): Promise<Answer<{ updateFirewallRule: Rule } | null>> {
  return owner.run(
    `mutation ($id: ID!, $version: Int!, $input: FirewallRuleInput!) {
       updateFirewallRule(id: $id, version: $version, input: $input) { ${RULE} } }`,
    { id, version, input: { description: input.ipRange, ...input } },
  );
}

export function toggle(
  owner: Caller,
  { id, version }: Rule,
  isActive: boolean,
): Promise<Answer<{ setFirewallRuleActive: Rule } | null>> {
  return owner.run(
    `mutation ($id: ID!, $version: Int!, $isActive: Boolean!) {
       setFirewallRuleActive(id: $id, version: $version, isActive: $isActive) { ${RULE} } }`,
    { id, version, isActive },
  );
}

export async function listed(owner: Caller, args = ""): Promise<Rule[]> {
  const { data } = await owner.run<{ firewallRules: { nodes: Rule[] } }>(
    `{ firewallRules(first: 100${args}) { nodes { ${RULE} } } }`,
  );
  return data.firewallRules.nodes;
}

/** What somebody at an address gets: the proxy of the tests is this machine. */
export const from = (server: TestServer, address: string | undefined, path = "/livez", init: RequestInit = {}) =>
  fetch(`${server.url}${path}`, {
    ...init,
    headers: { ...(address !== undefined && { "x-forwarded-for": address }), ...(init.headers as object) },
  });

export const statusFrom = async (server: TestServer, address: string | undefined, path?: string, init?: RequestInit) =>
  (await from(server, address, path, init)).status;

export interface OpenSocket {
  /** The code with which it was closed, or the status with which it was refused. */
  ended: Promise<number>;
  opened: Promise<void>;
  /** The subprotocol's first step, and the answer to it. */
  admit(): Promise<unknown>;
}

/** Opens a websocket from an address. */
export function socketFrom(server: TestServer, address: string | undefined, cookie?: string): OpenSocket {
  const socket = new WebSocket(`${server.url.replace("http", "ws")}/graphql`, "graphql-transport-ws", {
    headers: { ...(address !== undefined && { "x-forwarded-for": address }), ...(cookie && { cookie }) },
  });
  const ended = new Promise<number>((resolve) => {
    socket.on("close", resolve);
    socket.on("unexpected-response", (_request, { statusCode }) => resolve(statusCode ?? 0));
    socket.on("error", () => undefined);
  });
  const opened = new Promise<void>((resolve) => socket.on("open", () => resolve()));
  const admit = async () => {
    await opened;
    const answer = new Promise((resolve) => socket.once("message", (data) => resolve(JSON.parse(String(data)).type)));
    socket.send(JSON.stringify({ type: "connection_init" }));
    return answer;
  };
  return { ended, opened, admit };
}
