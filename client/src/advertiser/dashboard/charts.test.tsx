import { screen, within } from "@testing-library/react";
import type { DailyBarsProps } from "../charts/DailyBars";
import { failing } from "../insights/insights.test-support";
import { ages, day, days, first, ledger, open, usage } from "./dashboard.test-support";

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
    expect(region).toHaveTextContent("Today is not over yet and is shown striped.");
    await user.click(within(region).getByRole("radio", { name: "Table" }));
    const rows = within(region).getAllByRole("row");
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      "DayImpressions",
      "20 Nov 20261,204",
      "19 Nov 202623,006",
    ]);
    expect(within(region).queryByText("Bars")).not.toBeInTheDocument();
  });

  it("goes on at the pace so far, up to the day on which the quota is reached", async () => {
    await open(first(usage(400_000, 0, { updatedAt: "2026-11-20T00:00:00Z" })));
    await within(await chart()).findByText("Bars");
    expect(await chart()).toHaveTextContent("The dashed line is your pace so far: 25,000 a day.");
    expect(await chart()).toHaveTextContent("you will reach the quota at this pace: about 24 November.");
    const ahead = { aDay: 25_000, reachedOn: "2026-11-24", days: expect.arrayContaining(["2026-11-21", "2026-12-03"]) };
    expect(drawn).toHaveBeenLastCalledWith(expect.objectContaining({ today: "2026-11-20", ahead }));
  });

  it("says what comes when there is nothing yet", async () => {
    await open(first(usage(0)), days(day(19, 0), day(20, 0)));
    const words = /^Nothing was counted on these days\. The first impressions appear here within a second/;
    expect(await within(await chart()).findByText(words)).toBeInTheDocument();
  });

  it("fails alone", async () => {
    const { mock, mend } = failing("DAY");
    const { user } = await open(first(usage(7)), mock);
    const region = await chart();
    expect(await within(region).findByText("The daily figures cannot be shown right now.")).toBeInTheDocument();
    expect(await ledger()).toHaveTextContent("7 of 500,000 impressions");
    mend();
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
    expect(region).toHaveTextContent("Small groups: fewer than 10 people of a campaign on a day, combined");
    await user.click(within(region).getByRole("radio", { name: "Table" }));
    expect(within(region).getByRole("row", { name: "Not shared 30%" })).toBeInTheDocument();
  });

  it("says when there is something to see", async () => {
    await open(first(usage(7)), ages());
    expect(await within(await chart()).findByText("Nothing was counted on these days yet.")).toBeInTheDocument();
  });
});

describe("the figures of the month", () => {
  it("say what was clicked, what it cost, and what was not counted and mostly why", async () => {
    await open(first(usage(7)));
    const part = await screen.findByRole("region", { name: "Performance" });
    expect(part).toHaveTextContent("Clicks5,120since 4 November");
    expect(part).toHaveTextContent("CTR1.28%");
    expect(part).toHaveTextContent("Cost, excl. VAT£1,200.00");
    expect(part).toHaveTextContent("Not counted1,311never charged. Mostly: It came from a program.");
    expect(within(part).getByRole("link", { name: "See all figures" })).toHaveAttribute(
      "href",
      "/advertiser/performance",
    );
  });
});
