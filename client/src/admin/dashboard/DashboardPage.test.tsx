import { screen, waitFor, within } from "@testing-library/react";
import { owner } from "../../../test/render";
import type { ApplicationStatus } from "../../gql/graphql";
import { isoDay } from "../../lib/time";
import { application, hoursFromNow, list, open, rows } from "./DashboardPage.test-support";

const quayside = (changes = {}) => application("q", "Quayside Hearing Care Ltd", changes);
const harrow = (changes = {}) =>
  application("h", "Harrow Sleep Studio Ltd", { submittedAt: hoursFromNow(-21), ...changes });
describe("the list of applications", () => {
  it("begins with what waits for the person, each a link to its place, live", async () => {
    const { hearAttention } = await open([list([])]);
    const places = async (count: number) => {
      const section = screen.getByRole("region", { name: "Needs attention" });
      await waitFor(() => expect(within(section).queryAllByRole("link")).toHaveLength(count));
      return within(section)
        .queryAllByRole("link")
        .map((link) => [link.textContent, link.getAttribute("href")]);
    };
    expect(await places(2)).toEqual([
      ["2 applications to decide", "/admin/dashboard"],
      ["1 API key ends soon", "/admin/security?part=keys"],
    ]);
    await hearAttention([{ kind: "JOBS", count: 3, since: "2026-11-20T09:00:00Z" }]);
    expect(await places(1)).toEqual([["3 failed jobs", "/admin/system-health?part=jobs"]]);
    await hearAttention([]);
    expect(await screen.findByText("Nothing needs your attention.")).toBeInTheDocument();
  });

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
      list([], { status: "APPROVED" }), // what is typed is asked for a moment later than what is chosen
      list([], { status: "APPROVED", search: "quay" }),
    ]);
    await user.type(await screen.findByLabelText("Search applications"), "quay");
    await waitFor(() => expect(rows()).toHaveLength(1));
    await user.selectOptions(screen.getByLabelText("Show"), "Approved");
    expect(await screen.findByText("No application starts with this")).toBeInTheDocument();
    expect(router.state.location.search).toBe("?status=approved");
  });

  it("shows what was decided today, the newest first, and what is decided meanwhile", async () => {
    const decided = (id: string, hours: number, status: ApplicationStatus) =>
      application(id, `${id} Ltd`, { status, decidedAt: hoursFromNow(hours) });
    const today = isoDay(new Date());
    const { user, router, hearList } = await open([
      list([]),
      list([decided("Early", -0.002, "REJECTED"), decided("Late", -0.001, "APPROVED")], {
        status: null,
        decidedOn: today,
      }),
    ]);
    await screen.findByText("No pending applications");
    await hearList(null, { pending: 0, today: 2, snapshot: true });
    await user.click(screen.getByRole("button", { name: "Show what was decided today" }));
    await waitFor(() => expect(rows()).toHaveLength(2));
    expect(router.state.location.search).toBe("?status=decided-today");
    expect(rows().map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^Late LtdApproved/),
      expect.stringMatching(/^Early LtdRejected/),
    ]);
    await hearList(decided("Newest", 0, "APPROVED"), { pending: 0, today: 3 });
    expect(await screen.findByRole("heading", { name: "Today’s decisions 3" })).toBeInTheDocument();
    expect(rows()[0]).toHaveTextContent(/^Newest Ltd/);
    expect(screen.queryByRole("button", { name: "Show what was decided today" })).not.toBeInTheDocument();
  });

  it("shows 45 applications page by page, with J and K through all of them, and searches over those of no page yet", async () => {
    const all = Array.from({ length: 45 }, (_, at) =>
      application(`a${at}`, `Paging ${at} Ltd`, { submittedAt: hoursFromNow(at - 100) }),
    );
    const page = (from: number, after?: string) => {
      const mock = list(all.slice(from, from + 20));
      Object.assign(mock.request.variables, after ? { after } : {});
      const pageInfo = { __typename: "PageInfo", endCursor: `after ${from + 20}`, hasNextPage: from + 20 < 45 };
      Object.assign(mock.result.data.applications, { pageInfo, totalCount: 45 });
      return mock;
    };
    const last = all.slice(44);
    const { user } = await open([
      page(0),
      page(20, "after 20"),
      page(40, "after 40"),
      list(last, { search: "paging 44" }),
    ]);
    await waitFor(() => expect(rows()).toHaveLength(20));
    expect(screen.getByRole("heading", { name: "Pending 45" })).toBeInTheDocument();
    await user.click(screen.getByRole("button", { name: /^Show more/ }));
    await waitFor(() => expect(rows()).toHaveLength(40));
    await user.click(screen.getByRole("button", { name: /^Show more/ }));
    await waitFor(() => expect(rows()).toHaveLength(45));
    expect(screen.queryByRole("button", { name: /^Show more/ })).not.toBeInTheDocument();
    expect(rows().map(({ textContent }) => /^Paging \d+ Ltd/.exec(textContent ?? "")?.[0])).toEqual(
      all.map(({ company }) => company.name),
    );
    rows()[43]?.focus();
    await user.keyboard("jjk");
    expect(rows()[43]).toHaveFocus();
    await user.type(screen.getByLabelText("Search applications"), "paging 44");
    await waitFor(() => expect(rows()).toHaveLength(1));
  });

  it("can be asked for again after a failure", async () => {
    const { user } = await open([{ ...list([]), result: undefined, error: new Error("Failed") }, list([quayside()])]);
    await user.click(await screen.findByRole("button", { name: "Try Again" }));
    await waitFor(() => expect(rows()).toHaveLength(1));
  });
});

describe("the tiles", () => {
  it("tell the figures with their time, and lead to System Health those who may go there", async () => {
    await open([list([])], {
      viewer: { ...owner, permissions: ["applications.view", "security.view", "system.view"] },
    });
    const strip = await screen.findByRole("region", { name: "The system at a glance" });
    await within(strip).findByText("12,451");
    expect(strip).toHaveTextContent("99.9%");
    expect(strip).toHaveTextContent("Security Incidents0last 24h");
    expect(within(strip).getByRole("link", { name: "Security Incidents" })).toHaveAttribute(
      "href",
      "/admin/security?part=incidents",
    );
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
