import type { MockLink } from "@apollo/client/testing";
import { screen, within } from "@testing-library/react";
import { GraphQLError } from "graphql";
import { owner, renderRoutes } from "../../../test/render";
import {
  HistoryPanelDocument,
  LimitDialog_ChangeDocument,
  LimitDialogDocument,
  SystemHealthLimitsDocument,
} from "../../gql/graphql";
import { answer, failure } from "./anomalies.test-support";
import { axisOf } from "./history";
import { SystemHealthPage } from "./SystemHealthPage";

const limitsOf = (warning: number, critical: number, isDocumented = true) => ({
  ...{ __typename: "MetricLimits", id: "cpu", name: "CPU", unit: "%", highest: 100, isDocumented },
  threshold: { __typename: "MetricThreshold", warning, critical },
  documented: { __typename: "MetricThreshold", warning: 70, critical: 90 },
});
const limits = answer(SystemHealthLimitsDocument, { metricLimits: [limitsOf(70, 90)] });

const points = [12, null, null, 40].map((value, index) => ({
  ...{ __typename: "MetricHistoryPoint", value, least: value, most: value },
  at: `2026-11-20T10:0${index}:00Z`,
}));
const history = (all = points) =>
  answer(
    HistoryPanelDocument,
    {
      metricHistory: {
        ...{ __typename: "MetricHistory", metric: "cpu", name: "CPU", unit: "%", across: "AVG", bucketSeconds: 300 },
        until: "2026-11-20T10:04:00Z",
        threshold: { __typename: "MetricThreshold", warning: 70, critical: 90 },
        points: all,
      },
      systemProcesses: [
        {
          ...{ __typename: "SystemProcess", id: "one", label: "Process 1", isRunning: true },
          startedAt: "2026-11-20T09:00:00Z",
          lastSeenAt: "2026-11-20T10:03:00Z",
        },
      ],
    },
    { metric: "cpu", span: "DAY", process: null },
  );
const changes = answer(
  LimitDialogDocument,
  { metricThresholdChanges: { __typename: "MetricThresholdChangeConnection", nodes: [] } },
  { metric: "cpu" },
);

const manager = { ...owner, permissions: ["system.view", "system.manage"] };
const open = (mocks: object[], viewer = manager) =>
  renderRoutes([{ path: "*", element: <SystemHealthPage /> }], {
    at: "/?part=history",
    viewer,
    mocks: mocks as MockLink.MockedResponse[],
  });

it("tells the history as a table, in which a gap is no data", async () => {
  const { user } = await open([limits, history()]);
  await user.click(await screen.findByRole("button", { name: "Table" }));
  const table = within(await screen.findByRole("region", { name: "History of CPU" }));
  expect(table.getAllByRole("row").map(({ textContent }) => textContent?.replace(/^.*\d\d:\d\d/, ""))).toEqual([
    "FromMeanLowestHighest",
    "40%40%40%",
    "No data",
    "12%12%12%",
  ]);
  expect(screen.getByText(/^Where there is no line, nothing was measured/)).toBeInTheDocument();
  expect(screen.getByRole("option", { name: /^Process 1, since/ })).toBeInTheDocument();
});

it("says that there is no data, and that the history failed", async () => {
  const none = history(points.map((point) => ({ ...point, value: null, least: null, most: null })));
  const { user } = await open([limits, failure(HistoryPanelDocument, none.request.variables), none]);
  await screen.findByText("The history cannot be shown right now.");
  await user.click(screen.getByRole("button", { name: "Try Again" }));
  expect(await screen.findByText("No data for this period")).toBeInTheDocument();
});

it("changes limits with a reason, and says in its place what is wrong", async () => {
  const input = { metric: "cpu", warning: 95, critical: 90, reason: "Quieter nights" };
  const wrong = {
    request: { query: LimitDialog_ChangeDocument, variables: { input } },
    result: {
      errors: [
        new GraphQLError("The warning threshold must be below the critical one.", {
          extensions: { code: "BAD_USER_INPUT", field: "warning" },
        }),
      ],
    },
  };
  const right = answer(
    LimitDialog_ChangeDocument,
    { updateMetricThreshold: limitsOf(60, 90, false) },
    { input: { ...input, warning: 60 } },
  );
  const { user } = await open([limits, history(), changes, wrong, right, changes]);
  await user.click(await screen.findByRole("button", { name: "Change of CPU" }));
  const dialog = within(await screen.findByRole("dialog"));
  expect(await dialog.findByText("Never changed: the documented values are in force.")).toBeInTheDocument();
  const warning = dialog.getByRole("textbox", { name: "Warning at" });
  await user.clear(warning);
  await user.type(warning, "95");
  await user.type(dialog.getByRole("textbox", { name: "Reason" }), "Quieter nights");
  await user.click(dialog.getByRole("button", { name: /^Save limits/ }));
  expect(await dialog.findAllByText("The warning threshold must be below the critical one.")).toHaveLength(2);
  await user.clear(warning);
  await user.type(warning, "60");
  await user.click(dialog.getByRole("button", { name: /^Save limits/ }));
  expect(
    await screen.findByText("The limits of CPU were changed. They apply from the next reading."),
  ).toBeInTheDocument();
  expect(screen.getByRole("row", { name: /CPU/ })).toHaveTextContent("60%90%Changed");
});

it("lets those who may not change them read the changes alone", async () => {
  const { user } = await open([limits, history(), changes], { ...owner, permissions: ["system.view"] });
  await user.click(await screen.findByRole("button", { name: "Changes of CPU" }));
  const dialog = within(await screen.findByRole("dialog"));
  expect(await dialog.findByText("Never changed: the documented values are in force.")).toBeInTheDocument();
  expect(dialog.queryByRole("textbox")).not.toBeInTheDocument();
});

it("draws the limits only where they do not press the line flat", () => {
  const of = (most: number) => ({
    ...{ name: "", unit: "ms", until: "", bucketSeconds: 300, threshold: { warning: 500, critical: 1_000 } },
    points: [{ at: "", value: most, least: most, most }],
  });
  expect(axisOf(of(10))[1]).toBeLessThan(500);
  expect(axisOf(of(300))[1]).toBeGreaterThan(1_000);
});
