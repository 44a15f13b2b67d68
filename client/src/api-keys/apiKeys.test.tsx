import { type MockLink, MockSubscriptionLink } from "@apollo/client/testing";
import { act, screen, waitFor, within } from "@testing-library/react";
import { GraphQLError } from "graphql";
import { often, owner, renderRoutes } from "../../test/render";
import {
  ApiKeySetupDocument,
  ApiKeysDocument,
  ApiKeyUsageDocument,
  NewKeyDialog_CreateDocument,
  RevokeDialog_RevokeDocument,
  RotateDialog_RotateDocument,
} from "../gql/graphql";
import { forgetDrafts } from "../lib/drafts";
import { ApiKeysPanel } from "./ApiKeysPanel";

afterEach(() => forgetDrafts());

const scope = (name: string) => ({
  __typename: "ApiScope",
  name,
  label: `About ${name}`,
  description: `What ${name} allows.`,
  isWriting: name.startsWith("write"),
});
const key = (id: string, changes: object = {}) => ({
  __typename: "ApiKey",
  id,
  service: `Service ${id}`,
  environment: "PRODUCTION",
  scopes: [scope("read:system-health")],
  maskedKey: "hak_live_…3f9a",
  state: "ACTIVE",
  standing: null,
  ownerName: "Marcus Whitfield",
  isServiceAccount: false,
  madeBy: null as string | null,
  createdAt: "2026-10-01T09:00:00Z",
  lastRotatedAt: "2026-10-01T09:00:00Z",
  expiresAt: "2026-12-30T09:00:00Z",
  daysLeft: 38,
  lastUsedAt: null,
  revokedAt: null,
  retiring: [],
  canChange: true,
  ...changes,
});
type Key = ReturnType<typeof key>;

const setup = {
  request: { query: ApiKeySetupDocument },
  ...often,
  result: {
    data: {
      apiKeySetup: {
        __typename: "ApiKeySetup",
        lifetimeDays: 90,
        warningDays: 7,
        overlapHours: [0, 1, 24, 72],
        defaultOverlapHours: 24,
        pointsPerMinute: 30_000,
        mayHaveKeys: true,
        standing: null,
        scopes: [scope("read:system-health"), scope("read:audit")],
      },
    },
  },
};
const keys = (nodes: Key[], variables: object = {}) => ({
  request: { query: ApiKeysDocument, variables: { owner: "STAFF", isEnded: false, ...variables } },
  result: {
    data: {
      apiKeys: {
        __typename: "ApiKeyConnection",
        nodes,
        totalCount: nodes.length,
        pageInfo: { __typename: "PageInfo", endCursor: null, hasNextPage: false },
      },
    },
  },
});
const issued = (one: Key, message: string) => ({
  __typename: "IssuedApiKey",
  secret: "hak_live_0123456789abcdef",
  message,
  key: one,
});
const refused = (message: string, field: string) => ({
  errors: [new GraphQLError(message, { extensions: { code: "BAD_USER_INPUT", field } })],
});

async function open(mocks: object[], { mayManage = true } = {}) {
  const live = new MockSubscriptionLink();
  const panel = <ApiKeysPanel owner="STAFF" hasOwners mayManage={mayManage} />;
  const view = await renderRoutes([{ path: "*", element: panel }], {
    viewer: owner,
    mocks: [setup, ...mocks] as MockLink.MockedResponse[],
    live,
    at: "/admin/security?part=keys",
  });
  const hear = () =>
    act(async () => {
      live.simulateResult({
        result: { data: { apiKeysChanged: { __typename: "ApiKeysChange", snapshot: true } } },
      });
      await new Promise((resolve) => setTimeout(resolve, 0));
    });
  return { ...view, hear };
}

it("says of each key what it may do, until when it works, and what is wrong with it", async () => {
  const { hear } = await open([
    keys([
      key("a", {
        state: "EXPIRING",
        daysLeft: 5,
        standing: "API key expires soon. Please rotate the key.",
        retiring: [
          {
            __typename: "RetiringApiKey",
            maskedKey: "hak_live_…old1",
            worksUntil: "2026-11-24T09:00:00Z",
            lastUsedAt: "2026-11-23T08:30:00Z",
          },
        ],
      }),
    ]),
    keys([key("a", { lastUsedAt: "2026-11-23T09:15:00Z" })]),
  ]);
  const row = (await screen.findByRole("rowheader", { name: /Service a/ })).closest("tr") as HTMLElement;
  expect(row).toHaveTextContent(/Expires soon.*hak_live_…3f9a.*Production, of Marcus Whitfield/);
  expect(row).toHaveTextContent("API key expires soon. Please rotate the key.");
  expect(row).toHaveTextContent(
    "The old key hak_live_…old1 works until 24 November, 09:00. Last used: 23 November, 08:30.",
  );
  expect(row).toHaveTextContent("read:system-health1 October30 December5 days leftnever");
  await hear();
  await waitFor(() => expect(row).toHaveTextContent("23 November, 09:15"));
});

it("creates a key, keeps what was typed, and shows the key once", async () => {
  const input = { service: "Status page", environment: "STAGING", scopes: ["read:audit"], isServiceAccount: true };
  const create = (result: object) => ({
    request: { query: NewKeyDialog_CreateDocument, variables: { input } },
    result,
  });
  const { user } = await open([
    keys([]),
    create(refused("There is a key of this name already.", "input.service")),
    create({ data: { createApiKey: issued(key("b", { service: "Status page" }), "API key created") } }),
    keys([key("b", { service: "Status page" })]),
  ]);
  expect(await screen.findByText("No API keys yet.")).toBeInTheDocument();
  await user.click(await screen.findByRole("button", { name: "Create API key" }));
  const dialog = within(await screen.findByRole("dialog"));
  await user.type(dialog.getByLabelText("Service"), "Status page");
  await user.selectOptions(dialog.getByLabelText("Environment"), "Staging");
  await user.selectOptions(dialog.getByLabelText("Belongs to"), "The platform, as a service account");
  await user.click(dialog.getByRole("checkbox", { name: /read:audit/ }));
  await user.click(dialog.getByRole("button", { name: /^Create key/ }));
  expect(await dialog.findByRole("link", { name: "There is a key of this name already." })).toHaveAttribute(
    "href",
    "#api-key-service",
  );
  expect(dialog.getByLabelText(/^Service/)).toHaveValue("Status page");
  await user.click(dialog.getByRole("button", { name: /^Create key/ }));
  expect(await screen.findByDisplayValue("hak_live_0123456789abcdef")).toBeInTheDocument();
  expect(screen.getByText("This is shown once.")).toBeInTheDocument();
  await user.click(screen.getByRole("button", { name: "I have stored it" }));
  expect(await screen.findByText("API key created: Status page.")).toBeInTheDocument();
  expect(screen.queryByDisplayValue("hak_live_0123456789abcdef")).not.toBeInTheDocument();
  await screen.findByRole("button", { name: "Rotate Key Status page" });
});

it("says of a service account who made it", async () => {
  await open([
    keys([key("a", { isServiceAccount: true, madeBy: "Robin Example" }), key("b", { isServiceAccount: true })]),
  ]);
  const facts = async (name: RegExp) => (await screen.findByRole("rowheader", { name })).textContent;
  expect(await facts(/Service a/)).toContain("Production, service account, created by Robin Example");
  expect(await facts(/Service b/)).toContain("Production, service account, created by a former colleague");
});

it("rotates a key with the overlap that was chosen, and says so when it fails", async () => {
  const one = key("a");
  const rotate = (overlapHours: number, result: object) => ({
    request: { query: RotateDialog_RotateDocument, variables: { id: "a", overlapHours } },
    ...result,
  });
  const { user } = await open([
    keys([one]),
    rotate(24, { error: new Error("Failed to fetch") }),
    rotate(0, { result: { data: { rotateApiKey: issued(one, "API key rotated successfully") } } }),
    keys([one]),
  ]);
  await user.click(await screen.findByRole("button", { name: "Rotate Key Service a" }));
  const dialog = within(await screen.findByRole("dialog"));
  expect(dialog.getByLabelText("Keep the old key working for")).toHaveValue("24");
  await user.click(dialog.getByRole("button", { name: /^Rotate Key/ }));
  expect(await dialog.findByText("Failed to rotate API key. Please try again.")).toBeInTheDocument();
  await user.selectOptions(dialog.getByLabelText("Keep the old key working for"), "Stop it immediately");
  await user.click(dialog.getByRole("button", { name: /^Rotate Key/ }));
  expect(await dialog.findByText("API key rotated successfully")).toBeInTheDocument();
  await waitFor(() => expect(dialog.queryByText("API key rotated successfully")).not.toBeInTheDocument());
  expect(dialog.getByDisplayValue("hak_live_0123456789abcdef")).toBeInTheDocument();
});

it("revokes a key after saying who is cut off", async () => {
  const one = key("a", { lastUsedAt: "2026-11-23T08:30:00Z" });
  const { user } = await open([
    keys([one]),
    {
      request: { query: RevokeDialog_RevokeDocument, variables: { id: "a" } },
      result: { data: { revokeApiKey: { ...one, state: "REVOKED", revokedAt: "2026-11-23T09:00:00Z" } } },
    },
    keys([]),
  ]);
  await user.click(await screen.findByRole("button", { name: "Revoke Service a" }));
  const dialog = within(await screen.findByRole("dialog"));
  expect(dialog.getByText("It was last used on 23 November at 08:30.")).toBeInTheDocument();
  await user.click(dialog.getByRole("button", { name: /^Revoke key/ }));
  expect(await screen.findByText("API key revoked: Service a. It no longer works.")).toBeInTheDocument();
  expect(await screen.findByText("No API keys yet.")).toBeInTheDocument();
});

it("shows the calls of each day in numbers", async () => {
  const day = (name: string, calls: number, refused: number) => ({
    __typename: "ApiKeyDay",
    day: name,
    calls,
    refused,
    points: calls * 10,
  });
  const { user } = await open([
    keys([key("a")]),
    {
      request: { query: ApiKeyUsageDocument, variables: { id: "a" } },
      result: { data: { apiKeyUsage: [day("2026-11-21", 0, 0), day("2026-11-22", 1_200, 3)] } },
    },
    keys([key("a")]),
  ]);
  await user.click(await screen.findByRole("button", { name: "Usage Service a" }));
  const dialog = within(await screen.findByRole("dialog"));
  expect(await dialog.findByText("1,200 calls in the last 30 days.")).toBeInTheDocument();
  expect(dialog.getByRole("row", { name: "22 November 2026 1,200 3 12,000" })).toBeInTheDocument();
  expect(dialog.queryByRole("row", { name: /21 November/ })).not.toBeInTheDocument();
});

it("shows advertisers' keys to staff, who can only revoke them", async () => {
  const { user, router } = await open([
    keys([]),
    keys([key("x", { ownerName: "Northbank Ltd" })], { owner: "ADVERTISERS" }),
  ]);
  await user.click(await screen.findByRole("radio", { name: "Advertisers" }));
  expect(await screen.findByText(/of Northbank Ltd/)).toBeInTheDocument();
  expect(router.state.location.search).toBe("?part=keys&owner=advertisers");
  expect(screen.queryByRole("button", { name: /^(Rotate|Create)/ })).not.toBeInTheDocument();
  expect(screen.getByRole("button", { name: "Revoke Service x" })).toBeInTheDocument();
});

it("says that the list did not come, and tries again", async () => {
  const { user } = await open([
    { request: { query: ApiKeysDocument, variables: { owner: "STAFF", isEnded: false } }, error: new Error("away") },
    keys([key("a")]),
  ]);
  await user.click(await screen.findByRole("button", { name: "Try Again" }));
  expect(await screen.findByRole("rowheader", { name: /Service a/ })).toBeInTheDocument();
});
