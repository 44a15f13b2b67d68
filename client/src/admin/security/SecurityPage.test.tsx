import { type MockLink, MockSubscriptionLink } from "@apollo/client/testing";
import { act, screen, waitFor, within } from "@testing-library/react";
import { GraphQLError } from "graphql";
import { owner, renderRoutes } from "../../../test/render";
import {
  AddressTestDocument,
  DeleteRuleDialog_DeleteDocument,
  FirewallDialog_AddDocument,
  FirewallRow_MoveDocument,
  FirewallRow_ToggleDocument,
  FirewallRulesDocument,
} from "../../gql/graphql";
import { forgetDrafts } from "../../lib/drafts";
import { fromLondonsClock, inputOf, NEW_RULE } from "./firewall";
import { SecurityPage } from "./SecurityPage";

afterEach(() => forgetDrafts());

const manager = { ...owner, permissions: ["security.view", "security.manage"] };
const again = Number.POSITIVE_INFINITY;

const rule = (id: string, ipRange: string, changes: object = {}) => ({
  __typename: "FirewallRule",
  id,
  ipRange,
  coverage: "256 addresses",
  description: `About ${id}`,
  note: null,
  isActive: true,
  status: "ACTIVE",
  expiresAt: null,
  hits: 0,
  lastHitAt: null as string | null,
  createdBy: "Marcus Whitfield",
  createdAt: "2026-11-20T10:42:00Z",
  version: 1,
  ...changes,
});
type Rule = ReturnType<typeof rule>;

const rules = (nodes: Rule[], variables: object = { status: null, search: null }, maxUsageCount = 1) => ({
  request: { query: FirewallRulesDocument, variables },
  maxUsageCount,
  result: {
    data: {
      firewallRules: {
        __typename: "FirewallRuleConnection",
        nodes,
        totalCount: nodes.length,
        pageInfo: { __typename: "PageInfo", endCursor: null, hasNextPage: false },
      },
    },
  },
});
const state = (changes: object = {}) => ({
  __typename: "Firewall",
  at: "2026-11-22T10:42:07Z",
  isEnforced: true,
  revision: "1",
  ruleCount: 2,
  activeCount: 1,
  lastHit: [] as Rule[],
  ...changes,
});

async function open(mocks: object[], { at = "/admin/security?part=firewall", viewer = manager } = {}) {
  const live = new MockSubscriptionLink();
  const view = await renderRoutes([{ path: "*", element: <SecurityPage /> }], {
    viewer,
    mocks: mocks as MockLink.MockedResponse[],
    live,
    at,
  });
  const hear = (firewallChanged: object) =>
    act(async () => {
      live.simulateResult({ result: { data: { firewallChanged } } });
      await new Promise((resolve) => setTimeout(resolve, 0));
    });
  return { ...view, hear };
}
const rowOf = async (text: string) => (await screen.findAllByText(text))[0]?.closest("tr") as HTMLElement;
const refused = (message: string, extensions: object) => ({
  errors: [new GraphQLError(message, { extensions: { code: "BAD_USER_INPUT", ...extensions } })],
});

describe("what is sent", () => {
  it("has the moment at which London's clock shows what was chosen, in summer and in winter", () => {
    expect(fromLondonsClock("2026-12-04T18:30")).toBe("2026-12-04T18:30:00.000Z");
    expect(fromLondonsClock("2026-07-04T18:30")).toBe("2026-07-04T17:30:00.000Z");
  });

  it("keeps an expiry exact that nobody touched", () => {
    const known = "2026-07-04T17:30:21.123Z";
    expect(inputOf({ ...NEW_RULE, expiresAt: "2026-07-04T18:30" }, known).expiresAt).toBe(known);
    expect(inputOf({ ...NEW_RULE, expiresAt: "2026-07-04T18:31" }, known).expiresAt).toBe("2026-07-04T17:31:00.000Z");
    expect(inputOf({ ...NEW_RULE, note: " " }, known)).toMatchObject({ expiresAt: null, note: null });
  });
});

describe("the firewall's rules", () => {
  it("show hits as they arrive, and are read again when they changed", async () => {
    const first = rule("r1", "203.0.113.0/24");
    const { hear } = await open([
      rules([first]),
      rules([{ ...first, hits: 12 }]),
      rules([first, rule("r2", "198.51.100.7/32", { status: "EXPIRED", expiresAt: "2026-01-01T00:00:00Z" })]),
    ]);
    const row = await rowOf("203.0.113.0/24");
    expect(row).toHaveTextContent("About r1256 addresses, added by Marcus Whitfield, 20 November0nevernever");
    await hear(state());
    await waitFor(() => expect(row).toHaveTextContent("20 November12never")); // what came between the list and the first news
    expect(screen.getByText("2 rules, 1 active")).toBeInTheDocument();
    expect(screen.getByText("as of 10:42:07")).toBeInTheDocument();
    await hear(state({ lastHit: [{ ...first, hits: 1_234, lastHitAt: "2026-11-22T10:42:06Z" }] }));
    await waitFor(() => expect(row).toHaveTextContent("1,23422 November, 10:42"));
    await hear(state({ revision: "2" }));
    expect(await rowOf("198.51.100.7")).toHaveTextContent("Expired");
  });

  it("are switched by a click, in words that name what is denied", async () => {
    const on = rule("r1", "203.0.113.0/24");
    const off = { ...on, isActive: false, status: "INACTIVE", version: 2 };
    const { user } = await open([
      rules([on]),
      {
        request: { query: FirewallRow_ToggleDocument, variables: { id: "r1", version: 1, isActive: false } },
        result: { data: { setFirewallRuleActive: off } },
      },
      rules([off]),
      {
        request: { query: FirewallRow_ToggleDocument, variables: { id: "r1", version: 2, isActive: true } },
        result: refused("Your own address is 203.0.113.4: this rule would lock you out.", { field: "isActive" }),
      },
      rules([off]),
    ]);
    await user.click(await screen.findByRole("switch", { name: "Active: 203.0.113.0/24" }));
    expect(await screen.findByText("No longer denied: 203.0.113.0/24, 256 addresses.")).toBeInTheDocument();
    await user.click(screen.getByRole("switch"));
    expect(await screen.findByText(/^203\.0\.113\.0\/24: Your own address is/)).toBeInTheDocument();
    expect(screen.getByRole("switch")).not.toBeChecked();
  });

  it("are moved by buttons, from below upwards and back, while nothing is left out of the list", async () => {
    const [a, b] = [rule("a", "203.0.113.1/32"), rule("b", "203.0.113.2/32")];
    const move = (id: string, before: string) => ({
      request: { query: FirewallRow_MoveDocument, variables: { id, before } },
      result: { data: { moveFirewallRule: { __typename: "FirewallRule", id } } },
    });
    const { user } = await open([
      rules([a, b]),
      move("b", "a"),
      rules([b, a]),
      rules([a], { status: "ACTIVE", search: null }),
    ]);
    expect(await screen.findByRole("button", { name: "Move up 203.0.113.1" })).toBeDisabled();
    await user.click(screen.getByRole("button", { name: "Move down 203.0.113.1" }));
    await waitFor(() => expect(screen.getByRole("button", { name: "Move up 203.0.113.2" })).toBeDisabled());
    await user.selectOptions(screen.getByLabelText("State"), "Active");
    await waitFor(() => expect(screen.queryByText("203.0.113.2")).not.toBeInTheDocument());
    expect(screen.getByRole("button", { name: "Move down 203.0.113.1" })).toBeDisabled();
  });

  it("are only read by who may not change them", async () => {
    await open([rules([rule("r1", "203.0.113.0/24")])], { viewer: { ...manager, permissions: ["security.view"] } });
    expect(await screen.findByRole("switch")).toBeDisabled();
    expect(screen.queryByRole("button", { name: /^(Add|Edit|Delete|Move)/ })).not.toBeInTheDocument();
    expect(screen.getByText("Your role can read rules but not change them.")).toBeInTheDocument();
  });

  it("say that there are none, that they failed, and that the firewall is off", async () => {
    const { user, hear } = await open([
      {
        request: { query: FirewallRulesDocument, variables: { status: null, search: null } },
        error: new Error("gone"),
      },
      rules([], undefined, 2),
    ]);
    await user.click(await screen.findByRole("button", { name: "Try Again" }));
    expect(await screen.findByText("No firewall rules. Nobody is denied.")).toBeInTheDocument();
    await hear(state({ isEnforced: false }));
    expect(screen.getByRole("alert")).toHaveTextContent(/FIREWALL_DISABLED=true/);
  });

  it("are deleted after a question that names what is denied", async () => {
    const { user } = await open([
      rules([rule("r1", "203.0.113.0/24", { hits: 12 })]),
      {
        request: { query: DeleteRuleDialog_DeleteDocument, variables: { id: "r1" } },
        result: { data: { deleteFirewallRule: "r1" } },
      },
      rules([]),
    ]);
    await user.click(await screen.findByRole("button", { name: "Delete 203.0.113.0/24" }));
    const dialog = await screen.findByRole("dialog", { name: "Delete 203.0.113.0/24?" });
    expect(dialog).toHaveTextContent("This rule denies 256 addresses. They will have access again at once.");
    expect(dialog).toHaveTextContent("It has denied 12 requests. This count will be lost.");
    await user.click(within(dialog).getByRole("button", { name: /^Delete rule/ }));
    expect(await screen.findByText("Rule deleted: 203.0.113.0/24.")).toBeInTheDocument();
    expect(await screen.findByText("No firewall rules. Nobody is denied.")).toBeInTheDocument();
  });
});

it("Add Firewall Rule says on its field what the API refuses, and what is denied from now on", async () => {
  const input = { ipRange: "203.0.113.5/24", description: "A neighbour", note: null, expiresAt: null, isActive: true };
  const { user } = await open([
    rules([]),
    {
      request: { query: FirewallDialog_AddDocument, variables: { input } },
      result: refused("This range starts at a different address: did you mean 203.0.113.0/24?", {
        field: "input.ipRange",
      }),
    },
    {
      request: { query: FirewallDialog_AddDocument, variables: { input: { ...input, ipRange: "203.0.113.0/24" } } },
      result: { data: { createFirewallRule: rule("r1", "203.0.113.0/24") } },
    },
    rules([rule("r1", "203.0.113.0/24")], undefined, again),
  ]);
  await user.click(await screen.findByRole("button", { name: "Add Firewall Rule" }));
  const dialog = await screen.findByRole("dialog", { name: "Add Firewall Rule" });
  await user.type(within(dialog).getByLabelText("Address or range"), "203.0.113.5/24");
  await user.type(within(dialog).getByLabelText("Description"), "A neighbour");
  await user.click(within(dialog).getByRole("button", { name: /^Add rule/ }));
  await within(dialog).findByRole("alert");
  const field = within(dialog).getByLabelText("Address or range");
  expect(field).toHaveAccessibleDescription(/did you mean 203\.0\.113\.0\/24\?/);
  await user.clear(field);
  await user.type(field, "203.0.113.0/24");
  await user.click(within(dialog).getByRole("button", { name: /^Add rule/ }));
  expect(await screen.findByText("Rule added. Denied from now on: 203.0.113.0/24, 256 addresses.")).toBeInTheDocument();
});

it("tests an address", async () => {
  const ask = (address: string, result: object) => ({
    request: { query: AddressTestDocument, variables: { address } },
    result,
  });
  const { user } = await open([
    rules([]),
    ask("127.1", refused("Please type one IPv4 or IPv6 address, such as 192.0.2.7.", { field: "address" })),
    ask("::ffff:192.0.2.7", {
      data: {
        testFirewallAddress: { __typename: "FirewallTest", normalised: "192.0.2.7", isDenied: false, rule: null },
      },
    }),
  ]);
  const field = await screen.findByLabelText("Address");
  await user.type(field, "127.1{Enter}");
  await waitFor(() => expect(field).toHaveAccessibleDescription(/Please type one IPv4 or IPv6 address/));
  await user.clear(field);
  await user.type(field, "::ffff:192.0.2.7{Enter}");
  expect(await screen.findByText(/192\.0\.2\.7 is not denied\./)).toBeInTheDocument();
});
