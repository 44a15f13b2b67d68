import { act, screen, waitFor } from "@testing-library/react";
import { advertiser, renderRoutes } from "../../../test/render";
import { ReportDialog_SeenDocument, ReportDialogDocument, ReportToOpenDocument } from "../../gql/graphql";
import { figures } from "../insights/insights.test-support";
import { ReportDialog } from "./ReportDialog";

const metrics = figures({
  ...{ impressions: 787_401, clicks: 7_696, ctr: 0.98, engagements: 12, conversions: 466 },
  ...{ revenuePence: 633_672, costPence: 342_394, roi: 85.1 },
});
const toOpen = (reportToOpen: string | null) => ({
  request: { query: ReportToOpenDocument },
  result: { data: { reportToOpen } },
});
const REPORT = {
  request: { query: ReportDialogDocument, variables: { month: "2026-10" } },
  result: {
    data: { monthlyReport: { __typename: "MonthlyReport", month: "2026-10", metrics, previous: null } },
  },
};

async function open(...mocks: object[]) {
  const seen = jest.fn(() => ({ data: { markReportSeen: true } }));
  const mark = { request: { query: ReportDialog_SeenDocument, variables: { month: "2026-10" } }, result: seen };
  const view = await renderRoutes([{ path: "*", element: <ReportDialog /> }], {
    viewer: advertiser,
    mocks: [...mocks, mark] as (typeof REPORT)[],
  });
  return { ...view, seen };
}

it("opens by itself with the figures of the month, leads to the whole report, and is noted as seen", async () => {
  const { user, seen } = await open(toOpen("2026-10"), REPORT);
  const dialog = await screen.findByRole("dialog", { name: "Monthly report, October 2026" });
  expect(dialog).toHaveTextContent("787,401");
  expect(dialog).toHaveTextContent("£6,336.72");
  expect(screen.getByRole("link", { name: "See the whole report" })).toHaveAttribute(
    "href",
    "/advertiser/reports/2026-10",
  );
  await waitFor(() => expect(seen).toHaveBeenCalledTimes(1));
  await user.click(screen.getByRole("button", { name: "Close" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
});

it("stays away on every other day", async () => {
  const { seen } = await open(toOpen(null));
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
  expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  expect(seen).not.toHaveBeenCalled();
});
