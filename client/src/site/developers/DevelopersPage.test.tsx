import { act, screen, within } from "@testing-library/react";
import { advertiser, renderRoutes } from "../../../test/render";
import { DevelopersPageDocument } from "../../gql/graphql";
import { DevelopersPage } from "./DevelopersPage";

const scope = (name: string, fields: string[]) => ({
  __typename: "ApiScope" as const,
  name,
  description: `Allows ${name}.`,
  owner: "ADVERTISERS" as const,
  isWriting: false,
  fields,
});
const scopes = [
  scope("read:campaigns", ["Query.campaigns", "Subscription.campaignStatsChanged"]),
  scope("write:conversions", ["Mutation.reportConversions"]),
];

const publicConfiguration = { __typename: "PublicConfiguration" as const, demoApiKey: "hak_test_published" };

const open = (at: string, failed = false) =>
  renderRoutes([{ path: "/developers", element: <DevelopersPage /> }], {
    at,
    viewer: advertiser,
    mocks: [
      failed
        ? { request: { query: DevelopersPageDocument }, error: new Error("away") }
        : { request: { query: DevelopersPageDocument }, result: { data: { publicConfiguration, apiScopes: scopes } } },
    ],
  });

beforeEach(() => {
  Element.prototype.scrollIntoView = jest.fn();
});

it("shows scopes, errors and examples", async () => {
  const { user } = await open("/developers");
  expect(await screen.findByRole("rowheader", { name: "write:conversions" })).toBeInTheDocument();
  expect(screen.getByRole("rowheader", { name: "RESYNC_REQUIRED" })).toBeInTheDocument();
  expect(screen.getByText("export HEALTH_API_KEY=hak_test_published")).toBeInTheDocument();
  const tabs = screen.getByRole("tablist", { name: "Report conversions" });
  await user.click(within(tabs).getByRole("tab", { name: "Python" }));
  expect(screen.getByText(/uuid\.uuid4\(\)/)).toBeInTheDocument();
});

it("says when the scopes cannot be had, and keeps the rest", async () => {
  await open("/developers", true);
  expect(await screen.findByText("The scopes cannot be shown right now.")).toBeInTheDocument();
  expect(screen.getByRole("heading", { name: "Limits and cost" })).toBeInTheDocument();
});

it("opens what the address names, follows types and comes back", async () => {
  const { user, router } = await open("/developers#Mutation.reportConversions");
  expect(await screen.findByRole("heading", { name: "reportConversions" })).toBeInTheDocument();
  expect(await screen.findByText("write:conversions", { selector: "p code" })).toBeInTheDocument();
  await user.click(screen.getByRole("link", { name: "ReportConversionsInput" }));
  expect(screen.getByRole("heading", { name: "ReportConversionsInput" })).toBeInTheDocument();
  expect(router.state.location.hash).toBe("#ReportConversionsInput");
  await act(() => router.navigate(-1));
  expect(await screen.findByRole("heading", { name: "reportConversions" })).toBeInTheDocument();
});

it("marks what no key can use and what every key can", async () => {
  await open("/developers#Query.consultations");
  expect(await screen.findByText("Signed-in people only: no key can use it")).toBeInTheDocument();
});

it("finds entries by what they are called and described as", async () => {
  const { user } = await open("/developers");
  await user.type(await screen.findByRole("searchbox", { name: "Search the reference" }), "campaignStats");
  expect(screen.getByText(/entries found|entry found/)).toBeInTheDocument();
  await user.click(screen.getByRole("link", { name: "campaignStatsChanged" }));
  expect(screen.getByRole("heading", { name: "campaignStatsChanged" })).toBeInTheDocument();
  await user.type(screen.getByRole("searchbox"), "zzz");
  expect(screen.getByText("Nothing in the API matches this.")).toBeInTheDocument();
});

it("says who runs what is tried", async () => {
  const { user } = await open("/developers");
  expect(await screen.findByText("Without a key you act as Northbank Ltd, with your session.")).toBeInTheDocument();
  await user.type(screen.getByLabelText("API key (optional)"), "hak_live_x");
  expect(screen.getByText("You act with this key.")).toBeInTheDocument();
  expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toContain("hak_live_x");
});
