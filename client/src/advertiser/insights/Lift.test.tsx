import { screen, within } from "@testing-library/react";
import { Lift_SwitchDocument } from "../../gql/graphql";
import { CampaignPage } from "../campaigns/CampaignPage";
import { campaign, LIST, lift, liftOf, one, openRoutes, performance } from "../campaigns/campaigns.test-support";

const open = (found: object, ...mocks: object[]) =>
  openRoutes([{ path: `${LIST}/:id`, element: <CampaignPage /> }], `${LIST}/a`, [
    ...[one(campaign("a")), ...performance([], lift(found)), ...mocks],
  ]);
const part = async () => within(await screen.findByRole("region", { name: "Lift" }));

describe("the lift of a campaign", () => {
  it("is nothing while the hold-out is off; it can be switched on", async () => {
    const on = liftOf({ isOn: true, since: "2026-11-24", state: "NO_DAYS" });
    const { user } = await open(
      {},
      {
        request: { query: Lift_SwitchDocument, variables: { campaignId: "a", isOn: true } },
        result: { data: { switchHoldOut: on } },
      },
    );
    const found = await part();
    expect(found.getByText(/^Would people have ordered anyway\?/)).toBeInTheDocument();
    await user.click(found.getByRole("button", { name: "Turn on hold-out" }));
    expect(await found.findByText("The hold-out is on from tomorrow.")).toBeInTheDocument();
    expect(found.getByText(/^Hold-out since 24 November 2026:/)).toBeInTheDocument();
    expect(found.getByText("No days have been held out yet.")).toBeInTheDocument();
  });

  it("cannot be had of a small campaign, and says why", async () => {
    await open({ impressions: 320 });
    const found = await part();
    expect(found.getByText(/It needs 1,000 impressions in 28 days.*this one had 320/)).toBeInTheDocument();
    expect(found.queryByRole("button")).toBeNull();
  });

  it("says how many days and orders are still needed", async () => {
    const days = [{ __typename: "HeldOutDay", day: "2026-11-12", requests: 1_204, orders: null, expected: null }];
    await open({ isOn: true, since: "2026-11-01", state: "TOO_FEW", comparedDays: 2, orders: 90, days });
    const found = await part();
    expect(
      found.getByText(/2 of at least 6 held-out days can be compared, with 90 of at least 200/),
    ).toBeInTheDocument();
    expect(found.getByRole("link", { name: "Report orders" })).toHaveAttribute(
      "href",
      "/advertiser/reports/conversions",
    );
    expect(found.getByRole("row", { name: "12 November 2026 1,204 Not reported –" })).toBeInTheDocument();
  });

  it.each([
    [
      { percent: 12.4, from: 3.2, to: 22.1 },
      /^12% more orders on days with the campaign \(95% interval: 3% to 22%\)/,
      /more than chance/,
    ],
    [{ percent: 4, from: -6.6, to: 15 }, /^4% more orders.*−7% to 15%/, /^Chance alone could explain this/],
    [{ percent: -20, from: -31, to: -8 }, /^20% fewer orders.*−31% to −8%/, /^There were fewer orders/],
  ])("is told with its interval, and whether chance could be all of it", async (told, result, verdict) => {
    await open({ isOn: true, since: "2026-06-01", state: "READY", comparedDays: 9, orders: 2_431, ...told });
    const found = await part();
    expect(
      found.getByText((_text, node) => node?.tagName === "P" && result.test(node.textContent ?? "")),
    ).toBeInTheDocument();
    expect(found.getByText(verdict)).toHaveTextContent(/9 held-out days .* 2,431 orders in total/);
  });
});
