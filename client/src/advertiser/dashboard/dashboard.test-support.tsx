import { Notifications } from "@mantine/notifications";
import { screen } from "@testing-library/react";
import { advertiser, often, renderRoutes } from "../../../test/render";
import {
  AdvertiserDashboardPageDocument,
  MonthFiguresDocument,
  PlanQuotesDocument,
  ReportToOpenDocument,
} from "../../gql/graphql";
import { money, plans, sockets, standing } from "../billing/billing.test-support";
import { figures, insights, row } from "../insights/insights.test-support";
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
export const day = (date: number, impressions: number) => {
  const key = `2026-11-${String(date).padStart(2, "0")}`;
  return row(key, { impressions }, { label: `${date} Nov 2026` });
};
export const days = (...rows: ReturnType<typeof row>[]) => insights("DAY", { rows });
export const ages = (...rows: ReturnType<typeof row>[]) => insights("AGE", { rows });
const AGES = [
  row("18-24", {}, { label: "18–24", share: 60 }),
  row("NOT_SHARED", {}, { label: "Not shared", share: 30 }),
  row("SMALL_GROUPS", {}, { label: "Small groups", share: 10 }),
];
export const month = {
  request: { query: MonthFiguresDocument, variables: () => true },
  ...often,
  result: {
    data: {
      insights: {
        __typename: "Insights",
        total: figures({ clicks: 5_120, ctr: 1.28, costPence: 120_000, notCounted: 1_311 }),
      },
      reasons: {
        __typename: "Insights",
        rows: {
          __typename: "InsightRowConnection",
          nodes: [{ __typename: "InsightRow", keys: ["bot"], labels: ["It came from a program."] }],
        },
      },
    },
  },
};
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
      days(day(19, 23_006), day(20, 1_204)),
      ages(...AGES),
      month,
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
