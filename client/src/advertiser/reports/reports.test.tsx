import { screen, waitFor, within } from "@testing-library/react";
import { advertiser, renderRoutes } from "../../../test/render";
import {
  ConversionForm_ReportDocument,
  ConversionsPageDocument,
  ReportPageDocument,
  ReportsPageDocument,
  TakeBackDialog_DeleteDocument,
} from "../../gql/graphql";
import { figures, row } from "../insights/insights.test-support";
import { ConversionsPage } from "./ConversionsPage";
import { ReportPage } from "./ReportPage";
import { ReportsPage } from "./ReportsPage";

const metrics = (given: object = {}) =>
  figures({
    ...{ impressions: 40_120, clicks: 512, ctr: 1.28, engagements: 9, conversions: 34, revenuePence: 187_500 },
    ...{ costPence: 150_000, roi: 25 },
    ...given,
  });
const share = (key: string, percent: number, label = key) => row(key, {}, { label, share: percent });
const report = (given: object = {}) => ({
  __typename: "MonthlyReport",
  month: "2026-10",
  isComplete: true,
  metrics: metrics(),
  previous: metrics({ impressions: 30_000, roi: null, costPence: 0 }),
  days: [
    row("2026-10-01", { impressions: 20_120, clicks: 212 }),
    row("2026-10-02", { impressions: 20_000, clicks: 300 }),
  ],
  demographics: {
    __typename: "Audience",
    days: 30,
    ageGroups: [share("25-34", 70, "25–34"), share("NOT_SHARED", 30, "Not shared")],
    genders: [share("FEMALE", 60, "Women"), share("SMALL_GROUPS", 40, "Small groups")],
    locations: [share("London", 100)],
  },
  campaigns: [
    row("c1", { impressions: 40_120, clicks: 512, costPence: 100_000 }, { label: "Saline spray" }),
    row("UNUSED_QUOTA", { costPence: 50_000 }, { label: "Unused quota" }),
  ],
  isCostFinal: true,
  paidMonths: [
    {
      __typename: "PaidMonthCost",
      ...{ periodStart: "2026-10-04T23:00:00Z", periodEnd: "2026-11-05T00:00:00Z", impressions: 333_333 },
      ...{ impressionsPence: 100_000, unusedPence: 50_000, netPence: 150_000, vatPence: 30_000, grossPence: 180_000 },
      ...{ invoices: ["2026-000007"], isFinal: true },
    },
  ],
  ...given,
});
const configuration = { __typename: "PublicConfiguration", demoMode: false };
const answer = (month: string, monthlyReport: object) => ({
  request: { query: ReportPageDocument, variables: { month } },
  result: {
    data: { reportMonths: ["2026-10", "2026-09"], monthlyReport, publicConfiguration: configuration },
  },
});

const routes = [
  { path: "/advertiser/reports", element: <ReportsPage /> },
  { path: "/advertiser/reports/conversions", element: <ConversionsPage /> },
  { path: "/advertiser/reports/:month", element: <ReportPage /> },
];
const open = (at: string, ...mocks: object[]) =>
  renderRoutes(routes, { viewer: advertiser, at, mocks: mocks as ReturnType<typeof answer>[] });
const tile = (name: string) => screen.getAllByText(name).find(({ tagName }) => tagName === "DT")?.parentElement;

describe("a monthly report", () => {
  it("shows the figures against the month before, groups, campaigns and the files", async () => {
    await open("/advertiser/reports/2026-10", answer("2026-10", report()));
    expect(await screen.findByRole("heading", { name: "Monthly report, October 2026" })).toBeInTheDocument();
    expect(tile("Impressions")).toHaveTextContent("40,120Month before: 30,000");
    expect(tile("CTR")).toHaveTextContent("1.28%");
    expect(tile("Revenue, excl. VAT")).toHaveTextContent("£1,875.00");
    expect(tile("Cost, excl. VAT")).toHaveTextContent("£1,500.00Month before: £0.00");
    expect(tile("ROI")).toHaveTextContent("25%Month before: –");
    expect(
      await screen.findByRole("img", { name: /^Impressions for each day as bars, from 20,000 to 20,120/ }),
    ).toBeInTheDocument();
    const groups = within(screen.getByRole("region", { name: "Who saw them?" }));
    expect(groups.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
      "25–3470%",
      "Not shared30%",
      "Women60%",
      "Small groups40%",
      "London100%",
    ]);
    expect(screen.getByRole("row", { name: /^Saline spray 40,120 512 .* £1,000\.00/ })).toBeInTheDocument();
    expect(screen.getByRole("row", { name: /^Unused quota – .* £500\.00/ })).toBeInTheDocument();
    const paid = screen.getByRole("row", { name: /^5 October to 4 November/ });
    expect(paid).toHaveTextContent("2026-000007 333,333£1,000.00£500.00£1,500.00£300.00£1,800.00");
    expect(screen.getByRole("link", { name: "Download PDF" })).toHaveAttribute("href", "/reports/2026-10.pdf");
    expect(screen.getByRole("link", { name: "Download CSV" })).toHaveAttribute("href", "/reports/2026-10.csv");
    expect(screen.queryByText("This month is not over yet.")).not.toBeInTheDocument();
  });

  it("changes to another month", async () => {
    const { user, router } = await open(
      "/advertiser/reports/2026-10",
      answer("2026-10", report()),
      answer("2026-09", report({ month: "2026-09", previous: null, campaigns: [], days: [], isComplete: false })),
    );
    await user.selectOptions(await screen.findByLabelText("Month"), "September 2026");
    expect(await screen.findByRole("heading", { name: "Monthly report, September 2026" })).toBeInTheDocument();
    expect(router.state.location.pathname).toBe("/advertiser/reports/2026-09");
    expect(tile("Clicks")).toHaveTextContent("512Nothing in the month before");
    expect(screen.getByText("No advert was seen in this month.")).toBeInTheDocument();
    expect(screen.getByText("No campaign had figures in this month.")).toBeInTheDocument();
    expect(screen.getByText("This month is not over yet.")).toBeInTheDocument();
  });

  it("fails with a way to try again", async () => {
    const { user } = await open(
      "/advertiser/reports/2026-10",
      { request: answer("2026-10", {}).request, error: new Error("Failed to fetch") },
      answer("2026-10", report()),
    );
    await user.click(await screen.findByRole("button", { name: "Try Again" }));
    expect(await screen.findByRole("heading", { name: "Monthly report, October 2026" })).toBeInTheDocument();
  });
});

describe("the reports", () => {
  const months = (...reportMonths: string[]) => ({
    request: { query: ReportsPageDocument },
    result: { data: { reportMonths } },
  });

  it("begin with the newest month that is over", async () => {
    const { router } = await open("/advertiser/reports", months("2999-01", "2026-10"), answer("2026-10", report()));
    await screen.findByRole("heading", { name: "Monthly report, October 2026" });
    expect(router.state.location.pathname).toBe("/advertiser/reports/2026-10");
  });

  it("say that there is none yet", async () => {
    await open("/advertiser/reports", months());
    expect(
      await screen.findByText("No report yet. The first one comes with the first impression."),
    ).toBeInTheDocument();
  });
});

describe("reporting conversions", () => {
  const LAST_PAGE = { __typename: "PageInfo", hasNextPage: false, endCursor: null as string | null };
  const CAMPAIGN = "00000000-0000-4000-8000-000000000001";
  const page = {
    request: { query: ConversionsPageDocument },
    maxUsageCount: 2,
    result: {
      data: {
        campaigns: {
          __typename: "CampaignConnection",
          nodes: [{ __typename: "Campaign", id: CAMPAIGN, name: "Saline spray" }],
        },
        conversions: { __typename: "ConversionConnection", totalCount: 0, nodes: [], pageInfo: LAST_PAGE },
      },
    },
  };
  interface Sent {
    input: { idempotencyKey: string; rows: object[] };
  }
  const sent: Sent["input"][] = [];
  const mutation = (result: object) => ({
    request: {
      query: ConversionForm_ReportDocument,
      variables: ({ input }: Sent) => {
        sent.push(input);
        return true;
      },
    },
    ...result,
  });
  const success = mutation({
    result: { data: { reportConversions: { __typename: "ConversionReport", id: "r1", rowCount: 1 } } },
  });
  const file = (text: string) => new File([text], "sales.csv", { type: "text/csv" });
  const HEAD = "campaign,day,conversions,revenue\n";
  beforeEach(() => {
    sent.length = 0;
  });

  it("previews a file, says what is wrong by line, and sends what is right", async () => {
    const { user } = await open("/advertiser/reports/conversions", page, success);
    await user.upload(
      await screen.findByLabelText("Or choose a CSV file"),
      file(`${HEAD}Saline spray,2026-10-05,3,120.50\nNasal,2026-10-05,1,0\n`),
    );
    expect(await screen.findByText(/Line 3: You have no campaign with this name\./)).toBeInTheDocument();
    expect(screen.getByText(/^1 line is wrong\./)).toBeInTheDocument();
    expect(screen.queryByRole("button", { name: /^Report \d/ })).not.toBeInTheDocument();
    await user.click(screen.getByRole("button", { name: "Remove line 3" }));
    await user.click(screen.getByRole("button", { name: /^Report 1 line/ }));
    expect(await screen.findByText("1 line was reported.")).toBeInTheDocument();
    expect(sent.at(-1)?.rows).toEqual([{ campaignId: CAMPAIGN, day: "2026-10-05", count: 3, revenuePence: 12_050 }]);
  });

  it("keeps the lines and the key when the connection breaks, so that nothing is counted twice", async () => {
    const { user } = await open(
      "/advertiser/reports/conversions",
      page,
      mutation({ error: new Error("Failed to fetch") }),
      success,
    );
    await user.type(await screen.findByLabelText("Conversions"), "2");
    await user.type(screen.getByLabelText("Revenue in £, excluding VAT"), "10");
    await user.click(screen.getByRole("button", { name: "Add line" }));
    await user.click(screen.getByRole("button", { name: /^Report 1 line/ }));
    expect(await screen.findByText(/^The lines could not be reported\./)).toBeInTheDocument();
    const before = sent.at(-1)?.idempotencyKey;
    await user.click(screen.getByRole("button", { name: /^Report 1 line/ }));
    expect(await screen.findByText("1 line was reported.")).toBeInTheDocument();
    expect(sent.at(-1)?.idempotencyKey).toBe(before);
  });

  it("are taken back after a question, say so where it fails, and leave the list", async () => {
    const reported = {
      ...{ __typename: "Conversion", id: "v1", campaignName: "Saline spray" },
      ...{ day: "2026-10-05", count: 1, revenuePence: 12_050, promoCode: "SPRING10", orderId: "A-1", allOrders: null },
    };
    const listing = (nodes: object[]) => ({
      request: page.request,
      result: {
        data: {
          ...page.result.data,
          conversions: { __typename: "ConversionConnection", totalCount: nodes.length, nodes, pageInfo: LAST_PAGE },
        },
      },
    });
    const request = { query: TakeBackDialog_DeleteDocument, variables: { id: "v1" } };
    const { user } = await open(
      "/advertiser/reports/conversions",
      listing([reported]),
      { request, error: new Error("Failed to fetch") },
      { request, result: { data: { deleteConversion: "v1" } } },
      listing([]),
    );
    await user.click(await screen.findByRole("button", { name: /^Withdraw Saline spray, 5 October/ }));
    expect(screen.getByText("By code SPRING10, order A-1")).toBeInTheDocument();
    let dialog = within(await screen.findByRole("dialog", { name: /Withdraw these conversions\?$/ }));
    expect(dialog.getByText(/^Saline spray, 5 October/)).toBeInTheDocument();
    await user.click(dialog.getByRole("button", { name: "Cancel" }));
    await waitFor(() => expect(screen.getByRole("button", { name: /^Withdraw Saline/ })).toHaveFocus());
    await user.keyboard("{Enter}");
    dialog = within(await screen.findByRole("dialog", { name: /Withdraw these conversions\?$/ }));
    await user.click(dialog.getByRole("button", { name: /^Withdraw/ }));
    expect(await dialog.findByRole("alert")).toHaveTextContent(/Check your connection and try again\.|could not be/);
    await user.click(dialog.getByRole("button", { name: /^Withdraw/ }));
    expect(await screen.findByText("Withdrawn. These conversions no longer count.")).toBeInTheDocument();
    expect(await screen.findByText("Nothing has been reported yet.")).toBeInTheDocument();
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  });

  it("are shown page by page", async () => {
    const reported = (id: string, campaignName: string) => ({
      ...{ __typename: "Conversion", id, campaignName, day: "2026-10-05", count: 1, revenuePence: 0 },
      ...{ promoCode: null, orderId: null, allOrders: null },
    });
    const pageOf = (name: string, after: string | undefined, hasNextPage: boolean) => ({
      request: { ...page.request, variables: after ? { after } : {} },
      result: {
        data: {
          ...page.result.data,
          conversions: {
            __typename: "ConversionConnection",
            ...{ totalCount: 2, nodes: [reported(name, name)] },
            pageInfo: { ...LAST_PAGE, hasNextPage, endCursor: name },
          },
        },
      },
    });
    const { user } = await open(
      "/advertiser/reports/conversions",
      pageOf("First", undefined, true),
      pageOf("Second", "First", false),
    );
    expect(await screen.findByRole("rowheader", { name: "First" })).toBeInTheDocument();
    await user.click(screen.getByRole("button", { name: /^Show more/ }));
    expect(await screen.findByRole("rowheader", { name: "Second" })).toBeInTheDocument();
    expect(screen.getByRole("rowheader", { name: "First" })).toBeInTheDocument();
    expect(screen.queryByRole("button", { name: /^Show more/ })).not.toBeInTheDocument();
  });

  it("refuses a form without a number and a file without its columns", async () => {
    const { user } = await open("/advertiser/reports/conversions", page);
    await user.click(await screen.findByRole("button", { name: "Add line" }));
    expect(screen.getByRole("alert")).toHaveTextContent("Enter how many conversions there were, as a whole number.");
    await user.upload(screen.getByLabelText("Or choose a CSV file"), file("a,b\n1,2"));
    const words = "This file has no columns campaign, day, conversions and revenue.";
    expect(await screen.findByRole("link", { name: words })).toBeInTheDocument();
  });
});
