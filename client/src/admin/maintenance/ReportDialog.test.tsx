import { screen, waitFor, within } from "@testing-library/react";
import {
  MaintenanceReport_CancelDocument,
  MaintenanceReport_StartDocument,
  MaintenanceReportDocument,
} from "../../gql/graphql";
import { forgetDrafts } from "../../lib/drafts";
import { monthOf } from "../../lib/time";
import { openReport, refused } from "./maintenance.test-support";
import { lastMonths } from "./report";

afterEach(() => forgetDrafts());

const [now = "", before = ""] = lastMonths(monthOf(new Date()), 2);
const report = (changes: object = {}) => ({
  __typename: "MaintenanceReport",
  ...{ id: "m1", fromMonth: "2026-01", toMonth: "2026-03", status: "RUNNING", done: 0, total: null as number | null },
  ...{ textUrl: null, pdfUrl: null, ...changes },
});
const READY = { status: "READY", done: 3_400, total: 3_400, textUrl: "/m/1.txt", pdfUrl: "/m/1.pdf" };
const start = (result: object, fromMonth = now) => ({
  request: { query: MaintenanceReport_StartDocument, variables: { fromMonth, toMonth: now } },
  result,
});
const started = start({ data: { startMaintenanceReport: report() } });
const read = (changes: object = {}) => ({
  request: { query: MaintenanceReportDocument, variables: { id: "m1" } },
  result: { data: { maintenanceReport: report(changes) } },
});
const generate = () => within(screen.getByRole("dialog")).getByRole("button", { name: /^Generate Report/ });

it("begins one, shows how far it has come, and gives its files", async () => {
  const { user, hear } = await openReport([started, read()]);
  await user.click(generate());
  await hear(report());
  expect(await screen.findByText("Starting the report for January 2026 to March 2026.")).toBeInTheDocument();
  await hear(report({ done: 200, total: 3_400 }));
  const written = "Generating the report for January 2026 to March 2026: 200 of 3,400 entries";
  expect(await screen.findByText(written)).toBeInTheDocument();
  expect(screen.getByRole("progressbar", { name: written })).toHaveAttribute("aria-valuenow", "200");
  expect(screen.queryByLabelText("First month")).not.toBeInTheDocument();
  await hear(report(READY));
  expect(await screen.findByText("The report for January 2026 to March 2026 is ready.")).toBeInTheDocument();
  expect(screen.getByRole("link", { name: "Text file" })).toHaveAttribute("href", "/m/1.txt");
  expect(screen.getByRole("link", { name: "PDF" })).toHaveAttribute("href", "/m/1.pdf");
  expect(screen.getByRole("button", { name: /^Generate another/ })).toBeInTheDocument();
});

it("can be left and come back to", async () => {
  const { user } = await openReport([started, read({ done: 5, total: 10 }), read({ ...READY })]);
  await user.click(generate());
  await screen.findByText(/: 5 of 10 entries$/);
  await user.click(screen.getByRole("button", { name: "Close" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
  await user.click(screen.getByRole("button", { name: "Generate Report" }));
  expect(await screen.findByRole("link", { name: "PDF" })).toBeInTheDocument();
});

it("is stopped on demand, and can be asked for again", async () => {
  const cancel = (result: object) => ({
    request: { query: MaintenanceReport_CancelDocument, variables: { id: "m1" } },
    result,
  });
  const { user } = await openReport([
    started,
    read({ done: 5, total: 10 }),
    cancel(refused("Not now.")),
    cancel({ data: { cancelMaintenanceReport: report({ status: "CANCELLED", done: 5, total: 10 }) } }),
  ]);
  await user.click(generate());
  await user.click(await screen.findByRole("button", { name: "Stop the report" }));
  expect(await screen.findByRole("alert")).toHaveTextContent("The report could not be stopped. Please try again.");
  await user.click(screen.getByRole("button", { name: "Stop the report" }));
  expect(await screen.findByText("The report for January 2026 to March 2026 was stopped.")).toBeInTheDocument();
  expect(screen.getByLabelText("First month")).toBeInTheDocument();
});

it("says at the field what cannot be taken, and that it failed", async () => {
  const order = "The last month cannot be before the first month.";
  const { user } = await openReport([
    start(refused(order, { field: "toMonth" }), before),
    { ...start({}, before), result: undefined, error: new Error("gone") },
    start({ data: { startMaintenanceReport: report() } }, before),
    read({ status: "FAILED" }),
  ]);
  await user.selectOptions(screen.getByLabelText("First month"), before);
  await user.click(generate());
  await user.click(await screen.findByRole("link", { name: order }));
  expect(screen.getByLabelText("Last month")).toHaveFocus();
  expect(screen.getByLabelText("First month")).toHaveValue(before);
  await user.click(generate());
  expect(await screen.findByText("The report could not be started. Please try again.")).toBeInTheDocument();
  await user.click(generate());
  expect(await screen.findByText(/could not be generated\.$/)).toBeInTheDocument();
});
