import { MockSubscriptionLink } from "@apollo/client/testing";
import { act, screen, within } from "@testing-library/react";
import { GraphQLError } from "graphql";
import { advertiser, renderRoutes } from "../../../test/render";
import { connection } from "../../app/connection";
import { CampaignPageDocument, CampaignsPageDocument } from "../../gql/graphql";
import { CampaignPage } from "./CampaignPage";
import { CampaignsPage } from "./CampaignsPage";

const stats = (id: string, impressions = 18_204, changes: object = {}) => ({
  __typename: "CampaignStats",
  id,
  impressions,
  clicks: 264,
  ctr: 1.4,
  consultEngagements: 57,
  discarded: 1_311,
  lastUpdated: "2026-11-20T10:42:06Z",
  ...changes,
});
const campaign = (id: string, changes: object = {}) => ({
  __typename: "Campaign",
  id,
  name: `Campaign ${id}`,
  status: "LIVE",
  cities: ["London", "Glasgow"],
  languages: ["en", "pl"],
  topics: [],
  dailyCap: 12_000,
  frequencyCap: 1,
  createdAt: "2026-11-04T09:00:00Z",
  creative: {
    __typename: "Creative",
    id: "creative-1",
    title: "Saline nasal spray",
    description: "A gentle rinse.",
    imageUrl: "/ads/allergy-care.svg",
    imageAlt: "A flower beside a spray bottle",
    pricePence: 649,
    targetUrl: "https://northbank.example/spray",
    disclaimer: "Always read the label.",
    status: "APPROVED",
  },
  stats: stats(id),
  ...changes,
});
type Campaign = ReturnType<typeof campaign>;

const configuration = { __typename: "PublicConfiguration", demoMode: false };
const page = (nodes: Campaign[], { after, hasNextPage = false }: { after?: string; hasNextPage?: boolean } = {}) => ({
  request: { query: CampaignsPageDocument, variables: after ? { after } : {} },
  result: {
    data: {
      campaigns: {
        __typename: "CampaignConnection",
        totalCount: 3,
        nodes,
        pageInfo: { __typename: "PageInfo", endCursor: "the-end", hasNextPage },
      },
      publicConfiguration: configuration,
    },
  },
});
const one = (found: Campaign) => ({
  request: { query: CampaignPageDocument, variables: { id: found.id } },
  result: { data: { campaign: found, publicConfiguration: { ...configuration, demoMode: true } } },
});
const refused = (id: string, code: string) => ({
  request: { query: CampaignPageDocument, variables: { id } },
  result: { errors: [new GraphQLError("Not found.", { extensions: { code } })] },
});
const failed = ({ request }: { request: object }) => ({ request, error: new Error("Failed to fetch") });

async function open(at: string, ...mocks: object[]) {
  const live = new MockSubscriptionLink();
  const opened = jest.fn();
  live.onSetup(opened);
  const view = await renderRoutes(
    [
      { path: "/advertiser/campaigns", element: <CampaignsPage /> },
      { path: "/advertiser/campaigns/:id", element: <CampaignPage /> },
    ],
    { viewer: advertiser, mocks: mocks as ReturnType<typeof page>[], live, at },
  );
  const hear = (campaignStatsChanged: ReturnType<typeof stats>) =>
    act(async () => {
      live.simulateResult({ result: { data: { campaignStatsChanged } } });
      await new Promise((resolve) => setTimeout(resolve, 0));
    });
  return { ...view, hear, live, opened };
}
const LIST = "/advertiser/campaigns";
const tile = (name: string) => screen.getByText(name, { selector: "dt" }).parentElement;

afterEach(() => {
  act(() => connection.restored());
  jest.useRealTimers();
});

describe("the list of campaigns", () => {
  it("has name, state and figures, and leads to each", async () => {
    await open(LIST, page([campaign("a"), campaign("b", { status: "ENDED" })]));
    const row = await screen.findByRole("row", { name: /Campaign a/ });
    expect(row).toHaveTextContent("Campaign aSaline nasal sprayLive18,2042641.40%");
    expect(within(row).getByRole("link")).toHaveAttribute("href", "/advertiser/campaigns/a");
    expect(within(screen.getByRole("row", { name: /Campaign b/ })).getByText("Ended")).toHaveClass("idle");
    expect(screen.getByText("as of 10:42:06")).toBeInTheDocument();
    expect(screen.queryByRole("button")).not.toBeInTheDocument();
  });

  it("grows page by page and keeps what is there when that fails", async () => {
    const next = page([campaign("c")], { after: "the-end" });
    const { user } = await open(LIST, page([campaign("a"), campaign("b")], { hasNextPage: true }), failed(next), next);
    await user.click(await screen.findByRole("button", { name: /Show more campaigns/ }));
    expect(await screen.findByRole("alert")).toHaveTextContent("More campaigns cannot be shown right now.");
    expect(screen.getAllByRole("row")).toHaveLength(3);
    await user.click(screen.getByRole("button", { name: /Show more campaigns/ }));
    expect(await screen.findByRole("row", { name: /Campaign c/ })).toBeInTheDocument();
    expect(screen.getAllByRole("row")).toHaveLength(4);
    expect(screen.queryByRole("button", { name: /Show more/ })).not.toBeInTheDocument();
  });

  it("says that there are none", async () => {
    await open(LIST, page([]));
    expect(await screen.findByText("No campaigns yet. Campaigns cannot be made here yet.")).toBeInTheDocument();
    expect(screen.queryByRole("table")).not.toBeInTheDocument();
  });

  it("says that it failed and tries again", async () => {
    const { user } = await open(LIST, failed(page([])), page([campaign("a")]));
    await user.click(await screen.findByRole("button", { name: "Try Again" }));
    expect(await screen.findByRole("link", { name: "Campaign a" })).toBeInTheDocument();
  });
});

describe("a campaign", () => {
  it("shows its four figures, what was discarded, where it is shown and what it shows", async () => {
    await open(`${LIST}/a`, one(campaign("a")));
    expect(await screen.findByRole("heading", { level: 1, name: "Campaign a" })).toBeInTheDocument();
    expect(tile("Impressions")).toHaveTextContent("18,204");
    expect(tile("Clicks")).toHaveTextContent("264");
    expect(tile("CTR")).toHaveTextContent("1.40%");
    expect(tile("Consult engagements")).toHaveTextContent("57");
    expect(screen.getByText("Last updated 10:42:06").previousSibling).toHaveTextContent("Live");
    expect(screen.getByText("1,311 events were not counted and not charged.")).toBeInTheDocument();
    const facts = screen.getByRole("region", { name: "Where it is shown" });
    expect(facts).toHaveTextContent("GeographyLondon, Glasgow");
    expect(facts).toHaveTextContent("LanguagesEnglish, Polish");
    expect(facts).toHaveTextContent("Topic of the pageAny page");
    expect(facts).toHaveTextContent("To one personat most 1 time a day");
    expect(facts).toHaveTextContent("In allat most 12,000 times a day");
    const preview = screen.getByRole("region", { name: "Preview of the advert" });
    expect(preview).toHaveTextContent("SponsoredSaline nasal sprayA gentle rinse.£6.49Always read the label.");
    expect(screen.getByText("Clicks lead to https://northbank.example/spray.")).toBeInTheDocument();
    expect(screen.getByText(/^Demonstration traffic: part of these figures/)).toBeInTheDocument();
  });

  it("leads to the company's front door when it is shown by topic", async () => {
    await open(`${LIST}/a`, one(campaign("a", { topics: ["Digestive"], cities: [], dailyCap: null })));
    expect(await screen.findByText(/^Clicks lead to your company’s website/)).toBeInTheDocument();
    expect(screen.queryByText(/northbank\.example/)).not.toBeInTheDocument();
    expect(screen.getByText("Anywhere in the UK")).toBeInTheDocument();
    expect(screen.getByText("No daily limit")).toBeInTheDocument();
  });

  it("moves with what arrives", async () => {
    const { hear, live } = await open(`${LIST}/a`, one(campaign("a")));
    await screen.findByText("18,204");
    expect(live.operation?.variables).toEqual({ campaignId: "a" });
    await hear(
      stats("a", 18_205, { clicks: 265, ctr: 1.46, consultEngagements: 58, lastUpdated: "2026-11-20T10:42:08Z" }),
    );
    expect(tile("Impressions")).toHaveTextContent("18,205");
    expect(tile("Clicks")).toHaveTextContent("265");
    expect(tile("CTR")).toHaveTextContent("1.46%");
    expect(tile("Consult engagements")).toHaveTextContent("58");
    expect(screen.getByText("Last updated 10:42:08")).toBeInTheDocument();
  });

  it("says Reconnecting, and that figures are old once they are", async () => {
    await open(`${LIST}/a`, one(campaign("a")));
    await screen.findByText("18,204");
    jest.useFakeTimers();
    act(() => connection.lost());
    act(() => jest.advanceTimersByTime(1_100));
    expect(screen.getByText("Reconnecting")).toBeInTheDocument();
    act(() => jest.advanceTimersByTime(15_000));
    expect(screen.getByText(/^Stale since \d\d:\d\d$/)).toBeInTheDocument();
    expect(tile("Impressions")?.parentElement).toHaveAttribute("data-stale");
  });

  it("does not exist for a stranger, and nothing of it is watched", async () => {
    const { user, router, opened } = await open(`${LIST}/theirs`, refused("theirs", "NOT_FOUND"), page([]));
    expect(await screen.findByRole("heading", { name: "Campaign Not Found" })).toBeInTheDocument();
    expect(opened).not.toHaveBeenCalled();
    await user.click(screen.getByRole("link", { name: "Back to Campaigns" }));
    expect(router.state.location.pathname).toBe(LIST);
  });

  it("says that it failed and tries again", async () => {
    const { user } = await open(`${LIST}/a`, failed(one(campaign("a"))), one(campaign("a")));
    await user.click(await screen.findByRole("button", { name: "Try Again" }));
    expect(await screen.findByRole("heading", { name: "Campaign a" })).toBeInTheDocument();
  });
});
