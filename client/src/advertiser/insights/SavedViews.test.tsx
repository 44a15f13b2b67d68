import { screen, waitFor, within } from "@testing-library/react";
import { GraphQLError } from "graphql";
import { advertiser, often, renderRoutes } from "../../../test/render";
import {
  PerformancePageDocument,
  SavedViews_DeleteDocument,
  ViewDialog_CreateDocument,
  ViewDialog_UpdateDocument,
} from "../../gql/graphql";
import { insights, row } from "./insights.test-support";
import { PerformancePage } from "./PerformancePage";

const SPRING = { __typename: "Campaign", id: "c1", name: "Spring" };
const WEEKS = {
  __typename: "InsightView",
  ...{ id: "v1", name: "Weeks", period: "LAST_7", from: null, to: null, compareTo: null },
  ...{ metric: "CLICKS", dimension: "CITY", columns: "DELIVERY", campaignId: "c1", mailed: "WEEKLY" },
};
const INPUT = {
  ...{ period: "LAST_30", from: null, to: null, compareTo: "PREVIOUS_PERIOD", metric: "CLICKS" },
  ...{ dimension: "CAMPAIGN", columns: "DELIVERY", campaignId: null },
};

const page = (...views: object[]) => ({
  request: { query: PerformancePageDocument },
  result: {
    data: {
      publicConfiguration: { __typename: "PublicConfiguration", demoMode: false },
      campaigns: { __typename: "CampaignConnection", nodes: [SPRING] },
      insightViews: views,
    },
  },
});
const FIGURES = ["DAY", "CAMPAIGN", "CITY"].map((dimension) =>
  insights(dimension, {
    rows: [row(dimension === "DAY" ? "2026-11-19" : "x", { impressions: 7, clicks: 2 })],
    total: { impressions: 7, clicks: 2 },
  }),
);
const open = (at: string, ...mocks: object[]) =>
  renderRoutes([{ path: "/advertiser/performance", element: <PerformancePage /> }], {
    ...{ at, viewer: advertiser, mocks: [...mocks, ...FIGURES] as (typeof FIGURES)[number][] },
  });
const chosen = (label: string) =>
  screen.getByRole<HTMLSelectElement>("combobox", { name: label }).selectedOptions[0]?.text;

describe("saved views", () => {
  it("show what was saved, and say when they are mailed", async () => {
    const { user } = await open("/advertiser/performance?view=v1", page(WEEKS));
    expect(await screen.findByRole("radio", { name: /^Clicks 2/ })).toBeChecked();
    expect(["Saved view", "Period", "Compare with", "Campaign", "By"].map(chosen)).toEqual([
      ...["Weeks", "Last 7 days", "Nothing", "Spring", "City"],
    ]);
    expect(screen.getByText("Mailed to you on Mondays, from 6 in the morning.")).toBeInTheDocument();
    await user.selectOptions(screen.getByLabelText("By"), "Day");
    expect(screen.getByText(/You changed what this view shows\./)).toBeInTheDocument();
    await user.selectOptions(screen.getByLabelText("Saved view"), "None");
    expect(await screen.findByRole("radio", { name: /^Impressions 7/ })).toBeChecked();
  });

  it("keep what is seen under a name, which is refused when it is taken", async () => {
    const create = (name: string) => ({
      request: { query: ViewDialog_CreateDocument, variables: { input: { ...INPUT, name, mailed: "MONTHLY" } } },
    });
    const taken = new GraphQLError("You already have a view with this name.", {
      extensions: { code: "BAD_USER_INPUT", field: "name" },
    });
    const saved = { ...WEEKS, ...INPUT, id: "v2", name: "Clicks", mailed: "MONTHLY" };
    const { user } = await open(
      "/advertiser/performance",
      page(WEEKS),
      { ...create("Weeks"), result: { errors: [taken] } },
      { ...create("Clicks"), result: { data: { createInsightView: saved } } },
      page(saved, WEEKS),
    );
    await user.click(await screen.findByRole("radio", { name: /^Clicks 2/ }));
    await user.click(screen.getByRole("button", { name: "Save as a new view" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Save as a new view" }));
    await user.type(dialog.getByLabelText("Name"), "Weeks");
    await user.selectOptions(dialog.getByLabelText("Mail it to me"), "On the 1st of each month");
    await user.click(dialog.getByRole("button", { name: /^Save view/ }));
    expect(await dialog.findByRole("link", { name: "You already have a view with this name." })).toBeInTheDocument();
    await user.clear(dialog.getByLabelText("Name"));
    await user.type(dialog.getByLabelText("Name"), "Clicks");
    await user.click(dialog.getByRole("button", { name: /^Save view/ }));
    expect(await screen.findByText("Mailed to you on the 1st, from 6 in the morning.")).toBeInTheDocument();
    expect(chosen("Saved view")).toBe("Clicks");
  });

  it("are renamed, and deleted after one question", async () => {
    const { __typename, id, ...seen } = WEEKS;
    const input = { ...seen, name: "Weekly", mailed: null };
    const { user } = await open(
      "/advertiser/performance?view=v1",
      page(WEEKS),
      {
        request: { query: ViewDialog_UpdateDocument, variables: { id, input } },
        result: { data: { updateInsightView: { __typename, id, ...input } } },
      },
      page({ ...WEEKS, ...input }),
      { request: { query: SavedViews_DeleteDocument, variables: { id } }, result: { data: { deleteInsightView: id } } },
      { ...page(), ...often },
    );
    await user.click(await screen.findByRole("button", { name: "Change view" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Change view" }));
    await user.clear(dialog.getByLabelText("Name"));
    await user.type(dialog.getByLabelText("Name"), "Weekly");
    await user.selectOptions(dialog.getByLabelText("Mail it to me"), "Never");
    await user.click(dialog.getByRole("button", { name: /^Save view/ }));
    expect(await screen.findByRole("option", { name: "Weekly" })).toBeInTheDocument();
    await user.click(screen.getByRole("button", { name: "Delete view" }));
    await user.click(
      within(await screen.findByRole("dialog", { name: /Delete view/ })).getByRole("button", { name: /^Delete view/ }),
    );
    await waitFor(() => expect(screen.queryByRole("button", { name: "Delete view" })).toBeNull());
    expect(chosen("Saved view")).toBe("None");
  });
});
