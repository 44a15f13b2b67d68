import { MockSubscriptionLink } from "@apollo/client/testing";
import { act, screen, within } from "@testing-library/react";
import { advertiser, renderRoutes } from "../../../test/render";
import { InsightsDocument } from "./insights";
import { failing, figures, insights, row } from "./insights.test-support";
import { insightsCsv } from "./insightsCsv";
import { Performance } from "./Performance";

const DAYS = insights("DAY", {
  rows: [row("2026-11-19", { impressions: 100, clicks: 4 }), row("UNUSED_QUOTA", { costPence: 900 })],
  total: { impressions: 100, clicks: 4, costPence: 5_000 },
  before: { impressions: 80, clicks: 0 },
});
const CAMPAIGNS = insights("CAMPAIGN", {
  metrics: ["IMPRESSIONS", "CLICKS"],
  rows: [
    row("c1", { impressions: 70, clicks: 1 }, { label: "Spring", share: 70, before: { impressions: 60 } }),
    row("c2", { impressions: 30, clicks: 3 }, { label: "=Autumn", share: 30 }),
  ],
  total: { impressions: 100, clicks: 4 },
});

async function open(...mocks: object[]) {
  const live = new MockSubscriptionLink();
  const view = await renderRoutes([{ path: "*", element: <Performance /> }], {
    viewer: advertiser,
    mocks: [...mocks, DAYS, CAMPAIGNS] as (typeof DAYS)[],
    live,
  });
  return { ...view, live };
}

describe("performance", () => {
  it("has the totals against the days before, one of them drawn, and a table that adds up", async () => {
    const { user } = await open();
    expect(await screen.findByRole("radio", { name: "Impressions 100 before: 80 (+25%)" })).toBeChecked();
    expect(screen.getByRole("heading", { name: "Impressions by day" })).toBeInTheDocument();
    await user.click(screen.getByRole("radio", { name: /^Clicks 4/ }));
    expect(await screen.findByRole("heading", { name: "Clicks by day" })).toBeInTheDocument();
    const table = within(await screen.findByRole("region", { name: "Breakdown" }));
    expect((await table.findByRole("row", { name: /^Spring/ })).textContent).toBe(
      "Spring70%706010–".replace("10–", "1–"),
    );
    expect(table.getByRole("link", { name: "Spring" })).toHaveAttribute("href", "/advertiser/campaigns/c1");
    expect(table.getByRole("row", { name: "Total 100% 100 4" })).toBeInTheDocument();
    const file = table.getByRole("link", { name: "Table as CSV" });
    expect(decodeURIComponent(file.getAttribute("href") ?? "")).toContain(
      "Campaign,Impressions,Clicks,Impressions before,Clicks before\r\nSpring,70,1,60,\r\n'=Autumn,30,3,",
    );
  });

  it("begins with ten of many rows, and shows all when asked", async () => {
    const rows = Array.from({ length: 30 }, (_, at) =>
      row(`c${at}`, { impressions: 30 - at }, { label: `Campaign ${at}` }),
    );
    const many = insights("CAMPAIGN", { metrics: ["IMPRESSIONS"], rows, total: { impressions: 465 } });
    const { user } = await open(many);
    expect(await screen.findByRole("row", { name: /^Campaign 9 / })).toBeVisible();
    expect(screen.queryByRole("row", { name: /^Campaign 10 / })).toBeNull();
    await user.click(screen.getByRole("button", { name: "Show all 30 rows" }));
    expect(screen.getByRole("row", { name: /^Campaign 29 / })).toBeVisible();
    await user.click(screen.getByRole("button", { name: "Show fewer rows" }));
    expect(screen.queryByRole("row", { name: /^Campaign 29 / })).toBeNull();
  });

  it("is sorted by a click on a head, and back by a second one", async () => {
    const { user } = await open();
    const head = await screen.findByRole("columnheader", { name: "Clicks" });
    await user.click(within(head).getByRole("button"));
    expect(await screen.findByRole("columnheader", { name: "Clicks" })).toHaveAttribute("aria-sort", "descending");
    await user.click(within(await screen.findByRole("columnheader", { name: "Clicks" })).getByRole("button"));
    expect(await screen.findByRole("columnheader", { name: "Clicks" })).toHaveAttribute("aria-sort", "ascending");
  });

  it("says what small groups are, and that nothing was counted", async () => {
    const { user } = await open(
      insights("CITY", {
        metrics: ["IMPRESSIONS"],
        rows: [row("SMALL_GROUPS", { impressions: 9 }, { label: "Small groups" })],
      }),
      insights("AGE", {}),
    );
    await user.selectOptions(await screen.findByLabelText("By"), "City");
    expect(await screen.findByText(/^Small groups: fewer than 10 people/)).toBeInTheDocument();
    await user.selectOptions(screen.getByLabelText("By"), "Age group");
    expect(await screen.findByText("Nothing was counted in this period.")).toBeInTheDocument();
  });

  it("asks for days that are chosen by hand", async () => {
    const { user } = await open();
    await user.selectOptions(await screen.findByLabelText("Period"), "Choose days");
    expect(screen.getByLabelText("From")).toHaveAttribute("type", "date");
    expect(screen.getByLabelText("To")).toBeInTheDocument();
  });

  it("fails alone and tries again", async () => {
    const { mock, mend } = failing("CAMPAIGN");
    const { user } = await open(mock);
    const part = within(await screen.findByRole("region", { name: "Breakdown" }));
    const again = await part.findByRole("button", { name: "Try Again" });
    mend();
    await user.click(again);
    expect(await part.findByRole("row", { name: /^Spring/ })).toBeInTheDocument();
  });

  it("is read again when something was counted, but not for what is there already", async () => {
    const asked = jest.fn();
    const { live } = await open({
      ...DAYS,
      request: {
        query: InsightsDocument,
        variables: (variables: { dimensions?: string[] }) => {
          if (String(variables.dimensions) !== "DAY") return false;
          asked();
          return true;
        },
      },
    });
    await screen.findByRole("radio", { name: /^Impressions 100/ });
    const before = asked.mock.calls.length;
    const say = (updatedAt: string) =>
      act(async () => {
        live.simulateResult({ result: { data: { usageChanged: { __typename: "Usage", id: "month", updatedAt } } } });
        await new Promise((resolve) => setTimeout(resolve, 20));
      });
    await say("2026-11-20T10:00:00Z");
    expect(asked.mock.calls.length).toBe(before);
    await say("2026-11-20T10:00:01Z");
    expect(asked.mock.calls.length).toBeGreaterThan(before);
  });
});

it("money stands in the file in pounds, and what is not there is empty", () => {
  const rows = [
    {
      ...row("a", { costPence: 12_345, cpcPence: 29.17 }, { label: 'A, "b"' }),
      figures: figures({ costPence: 12_345, cpcPence: 29.17 }),
    },
  ];
  expect(insightsCsv(["Campaign", "Cost", "CPC", "ROI"], ["COST", "CPC", "ROI"], rows as never)).toBe(
    'Campaign,Cost,CPC,ROI\r\n"A, ""b""",123.45,0.2917,\r\n',
  );
  const compared = rows.map((one) => ({ ...one, before: figures({ costPence: 9_900 }) }));
  expect(insightsCsv(["Campaign", "Cost", "Cost before"], ["COST"], compared as never)).toBe(
    'Campaign,Cost,Cost before\r\n"A, ""b""",123.45,99.00\r\n',
  );
});
