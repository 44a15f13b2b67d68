import { notifications } from "@mantine/notifications";
import { act, screen, waitFor, within } from "@testing-library/react";
import { connection } from "../../core/connection";
import { quoted, standing } from "../billing/billing.test-support";
import { ages, days, failure, first, ledger, open, usage } from "./dashboard.test-support";

// The library of charts, when it is loaded while timers stand still, keeps those. What it draws is looked at beside the reports.
jest.mock("../charts/DailyBars", () => ({ DailyBars: () => "Bars" }));

const tile = (name: string) => screen.getAllByText(name).find(({ tagName }) => tagName === "DT")?.parentElement;

afterEach(() => {
  act(() => connection.restored());
  act(() => notifications.clean());
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
    expect(region).not.toHaveTextContent("You passed");
    expect(tile("Over-quota cost so far")).toHaveTextContent("£0.000 / 1,000 × £8.00, excluding VAT");
    expect(screen.getByText(/^Silver plan/)).toHaveTextContent("paid from 4 November 2026 to 3 December 2026");
    expect(tile("Impressions left")).toHaveTextContent("87,194of 500,000 included");
    expect(tile("Left in this month")).toHaveTextContent("14 daysSilver: £1,500.00 per month, excluding VAT");
  });

  it("shows what the excess costs with the sum that it comes from", async () => {
    await open(first(usage(512_345, 9_876)));
    const region = await ledger();
    expect(region).toHaveTextContent(
      "You passed 500,000 impressions. Adverts keep running. Each extra 1,000 costs £8.00 + VAT.",
    );
    expect(tile("Over-quota impressions")).toHaveTextContent("12,345£8.00 per 1,000, excluding VAT");
    expect(tile("Over-quota cost so far")).toHaveTextContent("£98.7612,345 / 1,000 × £8.00, excluding VAT");
    expect(tile("Impressions left")).toHaveTextContent("0of 500,000 included");
  });

  it("moves with what arrives, also into another month", async () => {
    const { hear, hearStanding } = await open(first(usage(499_999)));
    await ledger();
    await hear(usage(500_001, 1, { updatedAt: "2026-11-20T10:42:08Z" }));
    expect(await ledger()).toHaveTextContent("500,001 of 500,000 impressions");
    expect(tile("Over-quota cost so far")).toHaveTextContent("1 / 1,000 × £8.00");
    expect(screen.getByText("10:42:08")).toBeInTheDocument();
    await hear(usage(3, 0, { id: "month-2", tier: "GOLD", impressionsIncluded: 1_500_000 }));
    expect(await ledger()).toHaveTextContent("3 of 1,500,000 impressions");
    await hearStanding(standing({ tier: "GOLD" }));
    expect(await screen.findByText(/^Gold plan/)).toBeInTheDocument();
    await hear(null);
    await hearStanding(null);
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

  it("reckons what the month comes to if nothing changes, line by line, and what the next plan costs", async () => {
    await open(first(usage(400_000, 0, { updatedAt: "2026-11-20T00:00:00Z" })));
    const region = within(await ledger());
    expect(region.getByText("Estimate, from the month so far (16 days)")).toBeInTheDocument();
    expect(region.getByRole("row", { name: "Impressions a day so far 25,000" })).toBeInTheDocument();
    expect(region.getByRole("row", { name: "By 4 December 750,000" })).toBeInTheDocument();
    expect(region.getByRole("row", { name: "Beyond the quota 250,000" })).toBeInTheDocument();
    expect(region.getByRole("row", { name: "Estimated cost £2,000.00" })).toBeInTheDocument();
    expect(region.getByText(/^At this pace you pass 500,000 on about 24 November\./)).toBeInTheDocument();
    expect(await region.findByText(/^Gold today costs £1,000\.00 \+ VAT\./)).toBeInTheDocument();
  });

  it("estimates nothing from fewer than three full days, and says so", async () => {
    const variables = { from: "2026-11-04", to: "2026-11-06" };
    await open(
      first(usage(90_000, 0, { updatedAt: "2026-11-06T23:59:59Z" })),
      ...[days(), ages()].map((chart) => ({ ...chart, request: { ...chart.request, variables } })),
    );
    expect(await ledger()).toHaveTextContent("An estimate follows once there are 3 full days.");
    expect(await ledger()).not.toHaveTextContent("Estimated cost");
    expect(within(await ledger()).getByRole("row", { name: "Over-quota cost £0.00" })).toBeInTheDocument();
  });
});

describe("the plans", () => {
  const card = (name: RegExp) => within(screen.getByRole("heading", { name }).closest("article") as HTMLElement);

  it("can each be selected while there is none", async () => {
    const { user } = await open(first(null), quoted("SILVER", 150_000));
    await screen.findByRole("heading", { name: "Plans" });
    expect(screen.getAllByRole("button", { name: /^Select Plan/ })).toHaveLength(4);
    expect(card(/^Gold/).getByText("Most Popular")).toBeInTheDocument();
    expect(card(/^Silver/).getByText("per month, excluding VAT")).toBeInTheDocument();
    await user.click(card(/^Silver/).getByRole("button", { name: "Select Plan Silver" }));
    expect(await screen.findByRole("dialog", { name: "Pay for Silver" })).toBeInTheDocument();
  });

  it("can be moved up to, with the sum of today and how it comes about", async () => {
    await open(first(usage(7)));
    await ledger();
    expect(card(/^Bronze/).getByRole("button", { name: "Not Available" })).toBeDisabled();
    expect(card(/^Silver/).getByRole("button", { name: "Current Plan" })).toBeDisabled();
    expect(card(/^Gold/).getByRole("button", { name: "Upgrade Gold" })).toBeEnabled();
    expect(await screen.findByText("£1,000.00 + VAT")).toBeInTheDocument();
    expect(card(/^Gold/).getByText("£2,000.00 / 30 × 15 days")).toBeInTheDocument();
    expect(card(/^Platinum/).getByText("£3,000.00 + VAT")).toBeInTheDocument();
  });

  it("know of one that was paid for in another window", async () => {
    const { hearStanding } = await open(first(null));
    await screen.findByRole("heading", { name: "Plans" });
    await hearStanding(standing());
    expect(await screen.findByRole("button", { name: "Current Plan" })).toBeInTheDocument();
  });

  it.each(["LAPSED", "ENDED"])("can be selected again once the last one is %s", async (status) => {
    await open(first(null, false, standing({ status, renewal: null })));
    expect(
      await screen.findByRole("heading", { name: `Your plan has ${status === "LAPSED" ? "lapsed" : "ended"}` }),
    ).toBeInTheDocument();
    expect(screen.getAllByRole("button", { name: /^Select Plan/ })).toHaveLength(4);
  });

  it("wait while a renewal is not paid, and lead to where it is", async () => {
    await open(first(usage(7), false, standing({ status: "PAST_DUE", graceEndsAt: "2026-12-11T00:00:00Z" })));
    await ledger();
    expect(screen.queryByRole("button", { name: /^Upgrade/ })).not.toBeInTheDocument();
    expect(screen.getByText("Please pay your renewal first.")).toBeInTheDocument();
    expect(screen.getByText(/Adverts stop on 11 December 2026 unless it is paid\./)).toBeInTheDocument();
    expect(screen.getByRole("link", { name: "Pay or change the card" })).toHaveAttribute("href", "/advertiser/billing");
  });
});

describe("what is near", () => {
  const soon = (changes: object = {}) => {
    const periodEnd = new Date(Date.now() + 10 * 86_400_000).toISOString();
    return standing({ id: `near-${JSON.stringify(changes)}`, isRenewalNear: true, periodEnd, ...changes });
  };

  it("is said in a toast that can be dismissed, and stays in the page", async () => {
    const { user } = await open(first(usage(7), false, soon()));
    await ledger();
    const toast = (await screen.findAllByRole("alert")).find(({ textContent }) => textContent?.includes("renews in"));
    expect(toast).toHaveTextContent(
      /^Your Silver plan renews in 10 days£1,500\.00 \+ VAT on .*, to Visa ending 4242\./,
    );
    expect(screen.getAllByText("Your Silver plan renews in 10 days")).toHaveLength(2);
    await user.click(within(toast as HTMLElement).getByRole("button", { name: "Close" }));
    await waitFor(() => expect(screen.getAllByText("Your Silver plan renews in 10 days")).toHaveLength(1));
  });

  it("is the end when it was cancelled", async () => {
    await open(first(usage(7), false, soon({ cancelAtPeriodEnd: true, renewal: null })));
    await ledger();
    expect(screen.getAllByText("Your Silver plan ends in 10 days").length).toBeGreaterThan(0);
    expect(screen.getAllByText(/It does not renew\./).length).toBeGreaterThan(0);
  });

  it("alerts for five seconds when usage crosses the quota, only to whoever watches it happen", async () => {
    const { hear } = await open(first(usage(499_999)));
    await ledger();
    expect(screen.queryByRole("alert")).not.toBeInTheDocument();
    jest.useFakeTimers({ advanceTimers: true });
    await hear(usage(500_001, 1));
    expect(screen.getByRole("alert")).toHaveTextContent("You passed 500,000 impressions.");
    await act(() => jest.advanceTimersByTimeAsync(4_000));
    expect(screen.getByRole("alert")).toBeInTheDocument();
    await act(() => jest.advanceTimersByTimeAsync(2_000));
    expect(screen.queryByRole("alert")).not.toBeInTheDocument();
    expect(screen.getByRole("region", { name: "Usage this month" })).toHaveTextContent(
      "You passed 500,000 impressions.",
    );
  });
});
