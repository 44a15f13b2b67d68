import { MockSubscriptionLink } from "@apollo/client/testing";
import { act, screen, within } from "@testing-library/react";
import { advertiser, renderRoutes } from "../../../test/render";
import { connection } from "../../app/connection";
import { AdvertiserDashboardPageDocument } from "../../gql/graphql";
import { DashboardPage } from "./DashboardPage";

const usage = (impressionsUsed: number, costPence = 0, changes: object = {}) => ({
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

const plan = (tier: string, name: string, pricePence: number, overQuotaRatePence: number) => ({
  __typename: "Plan",
  tier,
  name,
  pricePence,
  overQuotaRatePence,
});
const first = (now: Usage | null, demoMode = false) => ({
  request: { query: AdvertiserDashboardPageDocument },
  result: {
    data: {
      usage: now,
      plans: [plan("SILVER", "Silver", 150_000, 800), plan("GOLD", "Gold", 350_000, 600)],
      publicConfiguration: { __typename: "PublicConfiguration", demoMode },
    },
  },
});
const failure = { request: first(null).request, error: new Error("Failed to fetch") };

async function open(...mocks: object[]) {
  const live = new MockSubscriptionLink();
  const view = await renderRoutes([{ path: "*", element: <DashboardPage /> }], {
    viewer: advertiser,
    mocks: mocks as (typeof failure)[],
    live,
  });
  const hear = (usageChanged: Usage | null) =>
    act(async () => {
      live.simulateResult({ result: { data: { usageChanged } } });
      await new Promise((resolve) => setTimeout(resolve, 0));
    });
  return { ...view, hear };
}
const ledger = () => screen.findByRole("region", { name: "Usage this month" });
const tile = (name: string) => screen.getAllByText(name).find(({ tagName }) => tagName === "DT")?.parentElement;

afterEach(() => {
  act(() => connection.restored());
  jest.useRealTimers();
});

describe("the advertiser's dashboard", () => {
  it("shows usage against the quota as a figure and on the scale", async () => {
    await open(first(usage(412_806)));
    const region = await ledger();
    expect(region).toHaveTextContent("412,806 of 500,000 impressions");
    expect(within(region).getByRole("img", { name: "412,806 of 500,000 impressions used" })).toBeInTheDocument();
    expect(within(region).getByText("Live")).toBeInTheDocument();
    expect(within(region).getByText("10:42:06")).toBeInTheDocument();
    expect(region).toHaveTextContent("0 / 1,000 × £8.00excluding VAT");
    expect(region).not.toHaveTextContent("You passed");
    expect(screen.getByText(/^Silver plan/)).toHaveTextContent("paid from 4 November 2026 to 3 December 2026");
    expect(tile("Impressions left")).toHaveTextContent("87,194of 500,000 included");
    expect(tile("Left in this month")).toHaveTextContent("14 daysSilver: £1,500.00 per month, excluding VAT");
  });

  it("shows what the excess costs with the sum that it comes from", async () => {
    await open(first(usage(512_345, 9_876)));
    const region = await ledger();
    expect(within(region).getByRole("row", { name: /^Over quota / })).toHaveTextContent("12,345");
    expect(within(region).getByRole("row", { name: /^Over-quota cost/ })).toHaveTextContent("£98.76");
    expect(region).toHaveTextContent("12,345 / 1,000 × £8.00excluding VAT");
    expect(region).toHaveTextContent(
      "You passed 500,000 impressions. Adverts keep running. Each extra 1,000 costs £8.00 + VAT.",
    );
    expect(tile("Over-quota impressions")).toHaveTextContent("12,345£8.00 per 1,000, excluding VAT");
    expect(tile("Over-quota cost so far")).toHaveTextContent("£98.76excluding VAT");
    expect(tile("Impressions left")).toHaveTextContent("0of 500,000 included");
  });

  it("moves with what arrives, also into another month", async () => {
    const { hear } = await open(first(usage(499_999)));
    await ledger();
    await hear(usage(500_001, 1, { updatedAt: "2026-11-20T10:42:08Z" }));
    expect(await ledger()).toHaveTextContent("500,001 of 500,000 impressions");
    expect(await ledger()).toHaveTextContent("1 / 1,000 × £8.00");
    expect(screen.getByText("10:42:08")).toBeInTheDocument();
    await hear(usage(3, 0, { id: "month-2", tier: "GOLD", impressionsIncluded: 1_500_000 }));
    expect(await ledger()).toHaveTextContent("3 of 1,500,000 impressions");
    expect(screen.getByText(/^Gold plan/)).toBeInTheDocument();
    await hear(null);
    expect(screen.getByRole("heading", { name: "No plan yet" })).toBeInTheDocument();
  });

  it("says when the figures are old", async () => {
    await open(first(usage(412_806)));
    await ledger();
    jest.useFakeTimers();
    act(() => connection.lost());
    act(() => jest.advanceTimersByTime(1_100));
    expect(screen.getByText("Reconnecting")).toBeInTheDocument();
    act(() => jest.advanceTimersByTime(15_000));
    expect(screen.getByText(/^Stale since \d\d:\d\d$/)).toBeInTheDocument();
    expect(screen.getByText("412,806", { selector: "p *" }).parentElement).toHaveAttribute("data-stale");
  });

  it("says that there is no plan yet", async () => {
    await open(first(null));
    expect(await screen.findByRole("heading", { name: "No plan yet" })).toBeInTheDocument();
    expect(screen.queryByText(/product itself/)).not.toBeInTheDocument();
  });

  it("names what the product makes itself in demonstration mode", async () => {
    await open(first(usage(1), true));
    expect(
      await screen.findByText("Demonstration traffic: part of these figures is made by the product itself."),
    ).toBeInTheDocument();
  });

  it("says that it failed and tries again", async () => {
    const { user } = await open(failure, first(usage(7)));
    await user.click(await screen.findByRole("button", { name: "Try Again" }));
    expect(await ledger()).toHaveTextContent("7 of 500,000 impressions");
  });
});
