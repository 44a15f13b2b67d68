import { screen, within } from "@testing-library/react";
import type { DailyBarsProps } from "../charts/DailyBars";
import { ages, day, days, daysQuery, first, ledger, open, usage } from "./dashboard.test-support";

// What the library of charts draws is looked at beside the reports.
const drawn = jest.fn();
jest.mock("../charts/DailyBars", () => ({
  DailyBars: (props: DailyBarsProps) => {
    drawn(props);
    return "Bars";
  },
}));

describe("the chart of days", () => {
  const chart = () => screen.findByRole("region", { name: "How often were your adverts seen each day?" });

  it("says what it shows, and the same in a table, the newest day first", async () => {
    const { user } = await open(first(usage(7)));
    const region = await chart();
    expect(region).toHaveTextContent("Impressions a day, since 4 November");
    expect(await within(region).findByText("Bars")).toBeInTheDocument();
    expect(region).toHaveTextContent("Today is not over yet. Shown striped.");
    await user.click(within(region).getByRole("radio", { name: "Table" }));
    const rows = within(region).getAllByRole("row");
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      "DayImpressionsClicks",
      "20 November1,2049",
      "19 November23,006312",
    ]);
    expect(within(region).queryByText("Bars")).not.toBeInTheDocument();
  });

  it("goes on at the pace so far, up to the day on which the quota is reached", async () => {
    await open(first(usage(400_000, 0, { updatedAt: "2026-11-20T00:00:00Z" })));
    await within(await chart()).findByText("Bars");
    expect(await chart()).toHaveTextContent("The dashed line is your pace so far: 25,000 a day.");
    expect(await chart()).toHaveTextContent("you reach the quota at this pace: about 24 November.");
    const ahead = { aDay: 25_000, reachedOn: "2026-11-24", days: expect.arrayContaining(["2026-11-21", "2026-12-03"]) };
    expect(drawn).toHaveBeenLastCalledWith(expect.objectContaining({ today: "2026-11-20", ahead }));
  });

  it("says what comes when there is nothing yet", async () => {
    await open(first(usage(0)), days(day(19, 0), day(20, 0)));
    const words = "The first impressions appear here within a second of being seen.";
    expect(await within(await chart()).findByText(words)).toBeInTheDocument();
  });

  it("fails alone", async () => {
    const { user } = await open(first(usage(7)), {
      ...daysQuery,
      maxUsageCount: 1,
      error: new Error("Failed to fetch"),
    });
    const region = await chart();
    expect(await within(region).findByText("The figures by day cannot be shown right now.")).toBeInTheDocument();
    expect(await ledger()).toHaveTextContent("7 of 500,000 impressions");
    await user.click(within(region).getByRole("button", { name: "Try Again" }));
    expect(await within(region).findByText("Bars")).toBeInTheDocument();
  });
});

describe("the chart of the audience", () => {
  const chart = () => screen.findByRole("region", { name: "Who saw them?" });

  it("shows shares by age group, what was not shared, and that small groups are merged", async () => {
    const { user } = await open(first(usage(7)));
    const region = await chart();
    const shares = await within(region).findAllByRole("listitem");
    expect(shares.map(({ textContent }) => textContent)).toEqual(["18–2460%", "Not shared30%", "Small groups10%"]);
    expect(region).toHaveTextContent("Groups under 10 people are merged. Shown striped.");
    await user.click(within(region).getByRole("radio", { name: "Table" }));
    expect(within(region).getByRole("row", { name: "Not shared 30%" })).toBeInTheDocument();
  });

  it("says when there is something to see", async () => {
    await open(first(usage(7)), ages());
    expect(
      await within(await chart()).findByText("The first day appears here on the morning after it."),
    ).toBeInTheDocument();
  });
});
