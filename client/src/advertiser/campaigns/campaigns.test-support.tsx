import { ApolloLink } from "@apollo/client";
import { MockSubscriptionLink } from "@apollo/client/testing";
import { act } from "@testing-library/react";
import type { ReactNode } from "react";
import { advertiser, renderRoutes } from "../../../test/render";
import {
  CampaignPageDocument,
  type CampaignStatus,
  CampaignsPageDocument,
  ForecastRecordDocument,
  LiftDocument,
} from "../../gql/graphql";
import { insights, row } from "../insights/insights.test-support";

export const LIST = "/advertiser/campaigns";

const hour = (impressions: number) => ({
  __typename: "CampaignHour",
  hour: "2026-11-20T10:00:00Z",
  impressions,
  clicks: 0,
  engagements: 0,
});

export const stats = (id: string, impressions = 18_204, changes: object = {}) => ({
  __typename: "CampaignStats",
  id,
  impressions,
  clicks: 264,
  ctr: 1.4,
  consultEngagements: 57,
  discarded: 1_311,
  lastUpdated: "2026-11-20T10:42:06Z",
  lastDay: [hour(4), hour(9)],
  ...changes,
});

export const advert = (id: string, changes: object = {}) => ({
  __typename: "Creative",
  id,
  title: "Saline nasal spray",
  description: "A gentle rinse.",
  imageUrl: "/ads/allergy-care.svg",
  imageAlt: "A flower beside a spray bottle",
  pricePence: 649,
  targetUrl: "https://northbank.example/spray",
  disclaimer: "Always read the label.",
  status: "APPROVED",
  ...changes,
});
export type Advert = ReturnType<typeof advert>;

export const campaign = (id: string, changes: object = {}) => ({
  __typename: "Campaign",
  id,
  name: `Campaign ${id}`,
  status: "LIVE" as CampaignStatus,
  version: 3,
  creative: advert("creative-1"),
  variant: null as Advert | null,
  cities: ["London", "Glasgow"],
  languages: ["en", "pl"],
  topics: [] as string[],
  signals: [] as string[],
  relatedTopics: false,
  returnToTopic: false,
  startsOn: null as string | null,
  endsOn: null as string | null,
  weekdays: [] as number[],
  hours: [] as number[],
  dailyCap: 12_000 as number | null,
  monthlyBudgetPence: null as number | null,
  frequencyCap: 1,
  destinationUrl: "https://northbank.example/spray" as string | null,
  promoCode: null as string | null,
  leadsToWebsite: false,
  heldBackBy: [] as string[],
  spendPence: 123_45,
  createdAt: "2026-11-04T09:00:00Z",
  launchedAt: "2026-11-04T09:30:00Z" as string | null,
  endedAt: null as string | null,
  updatedAt: "2026-11-20T10:41:00Z",
  stats: stats(id),
  ...changes,
});
export type Campaign = ReturnType<typeof campaign>;

const configuration = { __typename: "PublicConfiguration", demoMode: false };
const counts = { __typename: "CampaignCounts", all: 6, draft: 1, inReview: 1, live: 2, paused: 1, ended: 1 };

export const page = (nodes: Campaign[], variables: object = {}, hasNextPage = false) => ({
  request: { query: CampaignsPageDocument, variables: { status: null, search: null, orderBy: null, ...variables } },
  result: {
    data: {
      campaigns: {
        __typename: "CampaignConnection",
        totalCount: nodes.length,
        nodes,
        pageInfo: { __typename: "PageInfo", endCursor: "the-end", hasNextPage },
      },
      campaignCounts: counts,
      publicConfiguration: configuration,
    },
  },
});

export const one = (found: Campaign) => ({
  request: { query: CampaignPageDocument, variables: { id: found.id } },
  result: { data: { campaign: found, publicConfiguration: { ...configuration, demoMode: true } } },
});

/** Forecast accuracy. */
export const forecastRecord = (campaignId: string | null, record: object = {}) => ({
  request: { query: ForecastRecordDocument, variables: { campaignId } },
  result: {
    data: {
      forecastRecord: { __typename: "ForecastRecord", compared: 1, held: 1, needed: 5, forecasts: [], ...record },
    },
  },
});

/** What a hold-out told of the first campaign. */
export const lift = (found: object = {}) => ({
  request: { query: LiftDocument, variables: { campaignId: "a" } },
  result: { data: { campaignLift: liftOf(found) } },
});
export const liftOf = (found: object = {}) => ({
  __typename: "CampaignLift",
  ...{ id: "a", isOn: false, since: null, impressions: 18_204, impressionsNeeded: 1_000, state: "NO_HOLD_OUT" },
  ...{ comparedDays: 0, comparedDaysNeeded: 6, orders: 0, ordersNeeded: 200, percent: null, from: null, to: null },
  days: [],
  ...found,
});

/** What came of a campaign by day and by advert. */
export const performance = (adverts: ReturnType<typeof row>[] = [], held: object = lift()) => [
  forecastRecord("a"),
  held,
  insights("DAY", {
    rows: [row("2026-11-20", { impressions: 18_204, clicks: 264, costPence: 48_716 }, { label: "20 Nov 2026" })],
    total: { impressions: 18_204, clicks: 264, costPence: 48_716 },
    isCostFinal: false,
  }),
  insights("CREATIVE", { rows: adverts, total: {} }),
];

export const failed = ({ request }: { request: object }) => ({ request, error: new Error("Failed to fetch") });

/** Opens pages that hear of the figures of a campaign (`hear`) and of campaigns that change (`hearOf`). */
export async function openRoutes(routes: { path: string; element: ReactNode }[], at: string, mocks: object[]) {
  const figuresOf = new MockSubscriptionLink();
  const changes = new MockSubscriptionLink();
  const opened = jest.fn();
  figuresOf.onSetup(opened);
  const counted = new MockSubscriptionLink();
  const live = ApolloLink.split(
    ({ operationName }) => operationName === "CampaignStatsChanged",
    figuresOf,
    ApolloLink.split(({ operationName }) => operationName === "CampaignChanged", changes, counted),
  );
  const view = await renderRoutes(routes, {
    viewer: advertiser,
    mocks: mocks as ReturnType<typeof page>[],
    live,
    at,
  });
  const say = (socket: MockSubscriptionLink, data: object) =>
    act(async () => {
      socket.simulateResult({ result: { data } });
      await new Promise((resolve) => setTimeout(resolve, 0));
    });
  const hear = (campaignStatsChanged: object) => say(figuresOf, { campaignStatsChanged });
  const hearOf = (campaignChanged: object) => say(changes, { campaignChanged });
  return { ...view, hear, hearOf, figuresOf, opened };
}
