import { type MockLink, MockSubscriptionLink } from "@apollo/client/testing";
import { act, screen, waitFor, within } from "@testing-library/react";
import { owner, renderRoutes } from "../../../../test/render";
import { FirewallDialog_AddDocument, IncidentsDocument } from "../../../gql/graphql";
import { forgetDrafts } from "../../../lib/drafts";
import { IncidentsPanel } from "./IncidentsPanel";
import { INCIDENT_KINDS } from "./useIncidents";

afterEach(() => forgetDrafts());

const incident = (id: string, changes: object = {}) => ({
  __typename: "SecurityIncident",
  id,
  kind: "KEY_REFUSED",
  text: "API key refused",
  address: "203.0.113.9",
  count: 1_250,
  firstAt: "2026-11-23T10:00:00Z",
  lastAt: "2026-11-23T10:14:00Z",
  isDenied: false,
  ...changes,
});
const list = (nodes: object[], kind: string | null = null) => ({
  request: { query: IncidentsDocument, variables: { kind } },
  result: {
    data: {
      securityIncidents: {
        __typename: "SecurityIncidentConnection",
        nodes,
        totalCount: nodes.length,
        pageInfo: { __typename: "PageInfo", endCursor: null, hasNextPage: false },
      },
    },
  },
});

async function open(mocks: object[], permissions = ["security.view", "security.manage"]) {
  const live = new MockSubscriptionLink();
  const view = await renderRoutes([{ path: "*", element: <IncidentsPanel /> }], {
    viewer: { ...owner, permissions },
    mocks: mocks as MockLink.MockedResponse[],
    live,
    at: "/admin/security?part=incidents",
  });
  const hear = (total: number) =>
    act(async () => {
      const kinds = INCIDENT_KINDS.map((kind) => ({
        __typename: "IncidentCount",
        kind,
        text: `About ${kind}`,
        count: kind === "KEY_REFUSED" ? total : 0,
      }));
      const securityIncidentsChanged = {
        __typename: "IncidentFigures",
        at: "2026-11-23T10:15:07Z",
        total,
        kinds,
      };
      live.simulateResult({ result: { data: { securityIncidentsChanged } } });
      await new Promise((resolve) => setTimeout(resolve, 0));
    });
  return { ...view, hear };
}

it("shows figures as they arrive, and reads the list again when there are further ones", async () => {
  const { hear } = await open([list([]), list([]), list([incident("1")])]);
  expect(await screen.findByText("No incidents recorded.")).toBeInTheDocument();
  await hear(0);
  expect(screen.getByText("as of 10:15:07")).toBeInTheDocument();
  await hear(1_250);
  expect(screen.getByText("1250 in the last 24 hours")).toBeInTheDocument();
  const row = (await screen.findByRole("rowheader", { name: "API key refused" })).closest("tr");
  expect(row).toHaveTextContent("API key refused203.0.113.9 1,25023 November, 10:14Deny address 203.0.113.9");
});

it("denies an address with a rule that is asked for, and the row says so", async () => {
  const { user } = await open([
    list([incident("1")]),
    {
      request: {
        query: FirewallDialog_AddDocument,
        variables: {
          input: { ipRange: "203.0.113.9", description: "Guessed keys", note: null, expiresAt: null, isActive: true },
        },
      },
      result: {
        data: {
          createFirewallRule: {
            __typename: "FirewallRule",
            id: "r1",
            ipRange: "203.0.113.9/32",
            coverage: "1 address",
            description: "Guessed keys",
            note: null,
            isActive: true,
            status: "ACTIVE",
            expiresAt: null,
            hits: 0,
            lastHitAt: null,
            createdBy: "Marcus Whitfield",
            createdAt: "2026-11-23T10:15:00Z",
            version: 1,
          },
        },
      },
    },
    list([incident("1", { isDenied: true })]),
  ]);
  await user.click(await screen.findByRole("button", { name: "Deny address 203.0.113.9" }));
  const dialog = within(await screen.findByRole("dialog"));
  expect(dialog.getByLabelText("Address or range")).toHaveValue("203.0.113.9");
  await user.type(dialog.getByLabelText("Description"), "Guessed keys");
  await user.click(dialog.getByRole("button", { name: /^Add rule/ }));
  expect(await screen.findByText("Rule added. Denied from now on: 203.0.113.9, 1 address.")).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByRole("button", { name: /^Deny address/ })).not.toBeInTheDocument());
  expect(screen.getByText("denied now")).toBeInTheDocument();
});

it("is narrowed to a kind, and read only for who may not change the firewall", async () => {
  const { user, hear, router } = await open(
    [{ ...list([incident("1")]), maxUsageCount: 2 }, list([], "NOTICE_FORGED")],
    ["security.view"],
  );
  await screen.findByRole("rowheader", { name: "API key refused" });
  expect(screen.queryByRole("button", { name: /^Deny/ })).not.toBeInTheDocument();
  await hear(1);
  await user.selectOptions(screen.getByLabelText("What"), "About NOTICE_FORGED");
  expect(await screen.findByText("No incidents of this kind recorded.")).toBeInTheDocument();
  expect(router.state.location.search).toBe("?part=incidents&kind=notice-forged");
});

it("says that the list did not come, and tries again", async () => {
  const { user } = await open([
    { request: { query: IncidentsDocument, variables: { kind: null } }, error: new Error("away") },
    list([incident("1", { address: null })]),
  ]);
  await user.click(await screen.findByRole("button", { name: "Try Again" }));
  expect(await screen.findByText("many addresses")).toBeInTheDocument();
});
