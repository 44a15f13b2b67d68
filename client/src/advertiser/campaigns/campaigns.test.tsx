import { act, screen, waitFor, within } from "@testing-library/react";
import { GraphQLError } from "graphql";
import { connection } from "../../core/connection";
import {
  CampaignActs_EndDocument,
  CampaignActs_PauseDocument,
  CampaignActs_RemoveDocument,
  CampaignPageDocument,
} from "../../gql/graphql";
import { row } from "../insights/insights.test-support";
import { CampaignPage } from "./CampaignPage";
import { CampaignsPage } from "./CampaignsPage";
import {
  advert,
  campaign,
  failed,
  forecastRecord,
  LIST,
  one,
  openRoutes,
  page,
  performance,
  stats,
} from "./campaigns.test-support";

const open = (at: string, ...mocks: object[]) =>
  openRoutes(
    [
      { path: LIST, element: <CampaignsPage /> },
      { path: `${LIST}/:id`, element: <CampaignPage /> },
    ],
    at,
    mocks,
  );
const tile = (name: string) => screen.getByText(name, { selector: "dt" }).parentElement;
const refused = (id: string, code: string) => ({
  request: { query: CampaignPageDocument, variables: { id } },
  result: { errors: [new GraphQLError("Not found.", { extensions: { code } })] },
});

afterEach(() => {
  act(() => connection.restored());
  jest.useRealTimers();
});

describe("the list of campaigns", () => {
  it("has name, state and figures, and leads to each; a draft leads to the builder", async () => {
    const ended = campaign("b", { status: "ENDED", endedAt: "2026-11-18T10:00:00Z" });
    await open(LIST, page([campaign("a"), ended, campaign("c", { status: "DRAFT" })]));
    const row = await screen.findByRole("row", { name: /Campaign a/ });
    expect(row).toHaveTextContent(
      "Campaign aSaline nasal sprayLive4 Nov – no end date£123.4518,2042641.40%20 Nov, 10:41",
    );
    expect(within(row).getByRole("link")).toHaveAttribute("href", "/advertiser/campaigns/a");
    const over = screen.getByRole("row", { name: /Campaign b/ });
    expect(within(over).getByText("Ended")).toHaveClass("idle");
    expect(over).toHaveTextContent("4 Nov – 18 Nov");
    expect(screen.getByRole("link", { name: "Campaign c" })).toHaveAttribute(
      "href",
      "/advertiser/creatives/preview?campaign=c",
    );
    expect(screen.getByText("as of 10:42:06")).toBeInTheDocument();
    expect(screen.getByRole("link", { name: "New campaign" })).toHaveAttribute("href", "/advertiser/creatives/preview");
  });

  it("counts each state, filters by it in the address, and keeps what is typed out of it", async () => {
    const { user, router } = await open(
      LIST,
      page([campaign("a")]),
      page([], { status: "IN_REVIEW" }),
      page([], { status: "IN_REVIEW", search: "pollen" }),
      page([campaign("a")]),
    );
    await user.click(await screen.findByRole("radio", { name: "In review 1" }));
    expect(await screen.findByText("No campaigns match this filter.")).toBeInTheDocument();
    await user.type(screen.getByLabelText("Search campaigns"), "pollen");
    expect(router.state.location.search).toBe("?state=in-review");
    await user.click(screen.getByRole("button", { name: "Clear the filter" }));
    expect(await screen.findByRole("link", { name: "Campaign a" })).toBeInTheDocument();
    expect(router.state.location.search).toBe("");
  });

  it("is sorted, and the order stays in the address beside the state", async () => {
    const [cheap, dear] = [campaign("a"), campaign("b", { spendPence: 999_00 })];
    const { user, router } = await open(
      LIST,
      page([cheap, dear]),
      page([dear, cheap], { orderBy: { by: "SPEND", descending: true } }),
      page([cheap], { orderBy: { by: "SPEND", descending: true }, status: "PAUSED" }),
    );
    await user.selectOptions(await screen.findByLabelText("Sort by"), "Highest spend");
    await waitFor(() => expect(screen.getAllByRole("row")[1]).toHaveTextContent("Campaign b"));
    expect(router.state.location.search).toBe("?sort=-spend");
    await user.click(screen.getByRole("radio", { name: "Paused 1" }));
    await waitFor(() => expect(screen.getAllByRole("row")).toHaveLength(2));
    expect(router.state.location.search).toBe("?state=paused&sort=-spend");
    expect(screen.getByLabelText("Sort by")).toHaveDisplayValue("Highest spend");
  });

  it("grows page by page and keeps what is there when that fails", async () => {
    const next = page([campaign("c")], { after: "the-end" });
    const first = page([campaign("a"), campaign("b")], {}, true);
    const { user } = await open(LIST, first, failed(next), next);
    await user.click(await screen.findByRole("button", { name: /Show more campaigns/ }));
    expect(await screen.findByRole("alert")).toHaveTextContent("More campaigns cannot be shown right now.");
    expect(screen.getAllByRole("row")).toHaveLength(3);
    await user.click(screen.getByRole("button", { name: /Show more campaigns/ }));
    expect(await screen.findByRole("row", { name: /Campaign c/ })).toBeInTheDocument();
    expect(screen.getAllByRole("row")).toHaveLength(4);
  });

  it("changes with a campaign that changed, and says why one is not shown", async () => {
    const held = campaign("a", { status: "IN_REVIEW", heldBackBy: ["Your advert is awaiting review."] });
    const { hearOf } = await open(LIST, page([held]), page([campaign("a")]));
    expect(await screen.findByText("Your advert is awaiting review.")).toBeInTheDocument();
    await hearOf(campaign("a"));
    const row = screen.getByRole("row", { name: /Campaign a/ });
    expect(within(row).getByText("Live")).toBeInTheDocument();
    expect(screen.queryByText("Your advert is awaiting review.")).not.toBeInTheDocument();
  });

  it("offers the first campaign when there is none", async () => {
    await open(LIST, page([]));
    expect(await screen.findByText(/^No campaigns yet\./)).toBeInTheDocument();
    expect(screen.getAllByRole("link", { name: "New campaign" })).toHaveLength(2);
  });

  it("says that it failed and tries again", async () => {
    const { user } = await open(LIST, failed(page([])), page([campaign("a")]));
    await user.click(await screen.findByRole("button", { name: "Try Again" }));
    expect(await screen.findByRole("link", { name: "Campaign a" })).toBeInTheDocument();
  });
});

describe("a campaign", () => {
  it("shows its four figures, where and when it is shown, what it shows and what it cost", async () => {
    await open(`${LIST}/a`, one(campaign("a", { weekdays: [1, 3], hours: [9, 10, 20] })), ...performance());
    expect(await screen.findByRole("heading", { level: 1, name: "Campaign a" })).toBeInTheDocument();
    expect(tile("Impressions")).toHaveTextContent("18,204");
    expect(tile("CTR")).toHaveTextContent("1.40%");
    expect(tile("Consult engagements")).toHaveTextContent("57");
    expect(screen.getByText("Last updated 10:42:06").previousSibling).toHaveTextContent("Live");
    const facts = screen.getByRole("region", { name: "Where it is shown" });
    expect(facts).toHaveTextContent("GeographyLondon, Glasgow");
    expect(facts).toHaveTextContent("LanguagesEnglish, Polish");
    expect(facts).toHaveTextContent("Symptom ClustersAny page");
    expect(facts).toHaveTextContent("Days of the weekMonday and Wednesday");
    expect(facts).toHaveTextContent("Hours9:00-11:00 and 20:00-21:00");
    expect(facts).toHaveTextContent("Daily cap12,000 impressions a day");
    expect(screen.getByText("Clicks lead to https://northbank.example/spray.")).toBeInTheDocument();
    expect(await screen.findByRole("radio", { name: /^Cost, excl\. VAT £487\.16/ })).toBeInTheDocument();
    expect(screen.getByText(/^Cost is not final/)).toBeInTheDocument();
    expect(await screen.findByRole("row", { name: /^20 Nov 2026 18,204/ })).toBeInTheDocument();
  });

  it("compares two adverts in a plain sentence", async () => {
    const [first, second] = [advert("c1"), advert("c2", { title: "Barrier balm" })];
    await open(
      `${LIST}/a`,
      one(campaign("a", { creative: first, variant: second })),
      ...performance([
        row("c1", { impressions: 10_000, clicks: 120, ctr: 1.2 }, { label: first.title }),
        row("c2", { impressions: 10_000, clicks: 200, ctr: 2 }, { label: second.title }),
      ]),
    );
    const part = await screen.findByRole("region", { name: "The adverts side by side" });
    expect(part).toHaveTextContent("“Barrier balm” is clicked more often.");
    expect(within(part).getByRole("row", { name: /^Saline nasal spray/ })).toHaveTextContent("10,0001201.20%–");
  });

  it("leads to the company's front door when it is shown by topic", async () => {
    const changes = { topics: ["Digestive"], cities: [], dailyCap: null, leadsToWebsite: true };
    await open(`${LIST}/a`, one(campaign("a", changes)), ...performance());
    expect(await screen.findByText(/^Clicks lead to your company’s website/)).toBeInTheDocument();
    expect(screen.getByText("Anywhere in the UK")).toBeInTheDocument();
    expect(screen.getByText("No limit")).toBeInTheDocument();
  });

  it("says how right its forecasts were, one by one, and when that is too few to say", async () => {
    const kept = (from: string, to: string, came: number | null) => ({
      ...{ __typename: "KeptForecast", from, to, low: 1_600, high: 2_100, came },
    });
    const forecasts = [kept("2026-11-19", "2026-11-25", null), kept("2026-11-05", "2026-11-11", 1_912)];
    const [, ...figures] = performance();
    await open(`${LIST}/a`, one(campaign("a")), ...figures, forecastRecord("a", { forecasts }));
    expect(await screen.findByText(/^Too few past forecasts/)).toHaveTextContent("1 compared so far, 5 needed.");
    expect(screen.getByText(/^5 November to 11 November:/).parentElement).toHaveTextContent(
      "1,600 to 2,100 impressions were forecast. There were 1,912.",
    );
    expect(screen.getByText(/^19 November to 25 November:/).parentElement).toHaveTextContent(
      "These days are not over.",
    );
  });

  it("moves with what arrives, figures and state alike", async () => {
    const { hear, hearOf, figuresOf } = await open(`${LIST}/a`, one(campaign("a")), ...performance());
    await screen.findByText("18,204");
    expect(figuresOf.operation?.variables).toEqual({ campaignId: "a" });
    await hear(stats("a", 18_205, { clicks: 265, ctr: 1.46, lastUpdated: "2026-11-20T10:42:08Z" }));
    expect(tile("Impressions")).toHaveTextContent("18,205");
    expect(tile("CTR")).toHaveTextContent("1.46%");
    expect(screen.getByText("Last updated 10:42:08")).toBeInTheDocument();
    await hearOf(
      campaign("a", { heldBackBy: ["Today's cap has been reached.", "You have no paid plan at the moment."] }),
    );
    expect((await screen.findByText("Why it is not shown right now")).parentElement).toHaveTextContent(
      "Today's cap has been reached.You have no paid plan at the moment.",
    );
  });

  it("says Reconnecting, and that figures are old once they are", async () => {
    await open(`${LIST}/a`, one(campaign("a")), ...performance());
    await screen.findByText("18,204");
    jest.useFakeTimers();
    act(() => connection.lost());
    act(() => jest.advanceTimersByTime(1_100));
    expect(screen.getByText("Reconnecting")).toBeInTheDocument();
    act(() => jest.advanceTimersByTime(15_000));
    expect(screen.getByText(/^Stale since \d\d:\d\d$/)).toBeInTheDocument();
    expect(tile("Impressions")?.parentElement).toHaveAttribute("data-stale");
  });

  it("is paused at once, and ended after a question", async () => {
    const paused = campaign("a", { status: "PAUSED" });
    const ended = campaign("a", { status: "ENDED", endedAt: "2026-11-20T11:00:00Z" });
    const { user } = await open(
      `${LIST}/a`,
      one(campaign("a")),
      ...performance(),
      {
        request: { query: CampaignActs_PauseDocument, variables: { id: "a" } },
        result: { data: { pauseCampaign: paused } },
      },
      {
        request: { query: CampaignActs_EndDocument, variables: { id: "a" } },
        result: { data: { endCampaign: ended } },
      },
    );
    await user.click(await screen.findByRole("button", { name: /^Pause/ }));
    expect(await screen.findByText(/^Paused\. Nobody sees it/)).toHaveAttribute("role", "status");
    expect(screen.getByRole("button", { name: /^Resume/ })).toBeInTheDocument();
    await user.click(screen.getByRole("button", { name: /^End campaign/ }));
    const dialog = await screen.findByRole("dialog", { name: "End “Campaign a”?" });
    await user.click(within(dialog).getByRole("button", { name: /^End campaign/ }));
    expect(await screen.findByText("Ended. Its figures stay here.")).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
    expect(screen.queryByRole("link", { name: "Change targeting" })).not.toBeInTheDocument();
  });

  it("as a draft is deleted after a question, which leads back to the list", async () => {
    const draft = campaign("a", { status: "DRAFT", launchedAt: null });
    const { user, router } = await open(
      `${LIST}/a`,
      one(draft),
      {
        request: { query: CampaignActs_RemoveDocument, variables: { id: "a" } },
        result: { data: { deleteCampaignDraft: true } },
      },
      page([]),
    );
    await user.click(await screen.findByRole("button", { name: /^Delete draft/ }));
    const dialog = await screen.findByRole("dialog", { name: "Delete the draft “Campaign a”?" });
    await user.click(within(dialog).getByRole("button", { name: /^Delete draft/ }));
    expect(await screen.findByText("The draft was deleted.")).toBeInTheDocument();
    expect(router.state.location.pathname).toBe(LIST);
  });

  it("does not exist for a stranger, and nothing of it is watched", async () => {
    const { user, router, opened } = await open(`${LIST}/theirs`, refused("theirs", "NOT_FOUND"), page([]));
    expect(await screen.findByRole("heading", { name: "Campaign Not Found" })).toBeInTheDocument();
    expect(opened).not.toHaveBeenCalled();
    await user.click(screen.getByRole("link", { name: "Back to Campaigns" }));
    expect(router.state.location.pathname).toBe(LIST);
  });

  it("says that it failed and tries again", async () => {
    const { user } = await open(`${LIST}/a`, failed(one(campaign("a"))), one(campaign("a")), ...performance());
    await user.click(await screen.findByRole("button", { name: "Try Again" }));
    expect(await screen.findByRole("heading", { name: "Campaign a" })).toBeInTheDocument();
  });
});
