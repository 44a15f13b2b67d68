import { Notifications } from "@mantine/notifications";
import { screen } from "@testing-library/react";
import { advertiser, often, renderRoutes } from "../../../test/render";
import {
  AdvertiserDashboardPageDocument,
  AudienceChartDocument,
  PerformanceChartDocument,
  PlanQuotesDocument,
  ReportToOpenDocument,
} from "../../gql/graphql";
import { money, plans, sockets, standing } from "../billing/billing.test-support";
import { DashboardPage } from "./DashboardPage";

export const usage = (impressionsUsed: number, costPence = 0, changes: object = {}) => ({
  __typename: "Usage",
  id: "month-1",
  tier: "SILVER",
  impressionsUsed,
  impressionsIncluded: 500_000,
  overQuotaImpressions: Math.max(0, impressionsUsed - 500_000),
  overQuotaCostPence: costPence,
  periodStart: "2026-11-04T00:00:00Z",
  periodEnd: "2026-12-04T00:00:00Z",
  updatedAt: "2026-11-20T10:42:06Z",
  ...changes,
});
type Usage = ReturnType<typeof usage>;

type Standing = ReturnType<typeof standing> | null;
export const first = (now: Usage | null, demoMode = false, subscription: Standing = now && standing()) => ({
  request: { query: AdvertiserDashboardPageDocument },
  result: {
    data: {
      usage: now,
      subscription,
      plans,
      publicConfiguration: { __typename: "PublicConfiguration", demoMode },
    },
  },
});
export const quote = (tier: string, netPence: number, arithmetic: string) => ({
  __typename: "PurchaseQuote",
  tier,
  arithmetic,
  money: money(netPence),
});
/** What the plans above Silver cost today. */
const QUOTES = {
  request: { query: PlanQuotesDocument, variables: { silver: false, gold: true, platinum: true } },
  result: {
    data: {
      gold: quote("GOLD", 100_000, "£2,000.00 / 30 × 15 days"),
      platinum: quote("PLATINUM", 300_000, "£6,000.00 / 30 × 15 days"),
    },
  },
};
const QUOTES_FROM_GOLD = {
  request: { query: PlanQuotesDocument, variables: { silver: false, gold: false, platinum: true } },
  result: { data: { platinum: quote("PLATINUM", 200_000, "£4,000.00 / 30 × 15 days") } },
};
export const day = (date: number, impressions: number, clicks = 0) => ({
  __typename: "AdvertiserDay",
  day: `2026-11-${String(date).padStart(2, "0")}`,
  impressions,
  clicks,
});
export const daysQuery = {
  request: { query: PerformanceChartDocument, variables: { from: "2026-11-04", to: "2026-11-20" } },
  ...often,
};
export const days = (...advertiserDays: ReturnType<typeof day>[]) => ({
  ...daysQuery,
  result: { data: { advertiserDays } },
});
const share = (label: string, percent: number, isMerged = false) => ({
  __typename: "AudienceShare",
  label,
  percent,
  isMerged,
});
export const ages = (...ageGroups: ReturnType<typeof share>[]) => ({
  ...daysQuery,
  request: { ...daysQuery.request, query: AudienceChartDocument },
  result: { data: { audience: { __typename: "Audience", ageGroups } } },
});
const AGES = [share("18-24", 60), share("NOT_SHARED", 30), share("SMALL_GROUPS", 10, true)];
/** The report has tests of its own. */
const NO_REPORT = { request: { query: ReportToOpenDocument }, result: { data: { reportToOpen: null } } };
export const failure = { request: first(null).request, error: new Error("Failed to fetch") };

export async function open(...mocks: object[]) {
  const { live, hear } = sockets();
  const page = (
    <>
      <DashboardPage />
      <Notifications />
    </>
  );
  const view = await renderRoutes([{ path: "*", element: page }], {
    viewer: advertiser,
    mocks: [
      ...mocks,
      QUOTES,
      QUOTES_FROM_GOLD,
      days(day(19, 23_006, 312), day(20, 1_204, 9)),
      ages(...AGES),
      NO_REPORT,
    ] as (typeof failure)[],
    live,
  });
  return {
    ...view,
    hear: (usageChanged: Usage | null) => hear("UsageChanged", { usageChanged }),
    hearStanding: (subscriptionChanged: Standing) => hear("SubscriptionChanged", { subscriptionChanged }),
  };
}
export const ledger = () => screen.findByRole("region", { name: "Usage this month" });
