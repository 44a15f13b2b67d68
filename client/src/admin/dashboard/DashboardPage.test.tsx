import { screen, waitFor, within } from "@testing-library/react";
import { owner } from "../../../test/render";
import { application, hoursFromNow, list, open, rows } from "./DashboardPage.test-support";

const quayside = (changes = {}) => application("q", "Quayside Hearing Care Ltd", changes);
const harrow = (changes = {}) =>
  application("h", "Harrow Sleep Studio Ltd", { submittedAt: hoursFromNow(-21), ...changes });
describe("the list of applications", () => {
  it("says when nothing is pending, with what was decided today", async () => {
    const { hearList } = await open([list([])]);
    expect(await screen.findByText("No pending applications")).toBeInTheDocument();
    await hearList(null, { pending: 0, today: 6, snapshot: true });
    expect(screen.getByText("Decided today")).toHaveTextContent("Decided today 6");
  });

  it("has the longest waiting first; new ones appear, decided ones leave", async () => {
    const { hearList } = await open([list([quayside(), harrow()])]);
    await waitFor(() => expect(rows()).toHaveLength(2));
    expect(rows()[0]).toHaveTextContent("Harrow Sleep Studio LtdWaiting 21 h 0 min1 of 2 valid");
    await hearList(null, { pending: 2, snapshot: true });
    await hearList(application("c", "Clyde Physio Partners LLP", { submittedAt: hoursFromNow(-30) }), { pending: 3 });
    expect(rows()[0]).toHaveTextContent("Clyde Physio Partners LLP");
    expect(screen.getByText("A new application is waiting. 3 in all.")).toHaveAttribute("role", "status");
    await hearList(harrow({ status: "APPROVED", decidedAt: hoursFromNow(0) }), { pending: 2, today: 1 });
    await waitFor(() => expect(rows()).toHaveLength(2));
    expect(screen.getByRole("heading", { name: "Pending 2" })).toBeInTheDocument();
  });

  it("keeps the status in the address and what is typed out of it", async () => {
    const { user, router } = await open([
      list([quayside()]),
      list([quayside()], { search: "quay" }),
      list([], { status: "APPROVED", search: "quay" }),
    ]);
    await user.type(await screen.findByLabelText("Search applications"), "quay");
    await waitFor(() => expect(rows()).toHaveLength(1));
    await user.selectOptions(screen.getByLabelText("Show"), "Approved");
    expect(await screen.findByText("No application begins with what you typed")).toBeInTheDocument();
    expect(router.state.location.search).toBe("?status=approved");
  });

  it("can be asked for again after a failure", async () => {
    const { user } = await open([{ ...list([]), result: undefined, error: new Error("Failed") }, list([quayside()])]);
    await user.click(await screen.findByRole("button", { name: "Try Again" }));
    await waitFor(() => expect(rows()).toHaveLength(1));
  });
});

describe("the tiles", () => {
  it("tell the figures with their time, and lead to System Health those who may go there", async () => {
    await open([list([])], { viewer: { ...owner, permissions: ["applications.view", "system.view"] } });
    const strip = await screen.findByRole("region", { name: "The system at a glance" });
    await within(strip).findByText("12,451");
    expect(strip).toHaveTextContent("99.9%");
    expect(strip).toHaveTextContent("Security Incidents0blocked sign-ins, last 24h");
    expect(within(strip).getByRole("link", { name: "System Alerts" })).toHaveAttribute("href", "/admin/system-health");
  });

  it("leave out what the role may not see", async () => {
    await open([list([])]);
    const strip = await screen.findByRole("region", { name: "The system at a glance" });
    await within(strip).findByText("12,451");
    expect(strip).not.toHaveTextContent("System Alerts");
    expect(within(strip).queryByRole("link")).not.toBeInTheDocument();
  });
});
