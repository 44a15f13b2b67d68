import { screen, waitFor, within } from "@testing-library/react";
import {
  MaintenanceWindowDocument,
  MaintenanceWindowsDocument,
  WindowDialog_CancelDocument,
  WindowDialog_ExtendDocument,
} from "../../gql/graphql";
import {
  line,
  logsMock,
  open,
  refused,
  rows,
  tiles,
  viewer,
  windowMock,
  windowOf,
  windowsMock,
} from "./maintenance.test-support";

const ofWindow = { windowId: "w1" };
const dialog = () => within(screen.getByRole("dialog"));

describe("the windows", () => {
  it("are loading, then a table, with what comes again", async () => {
    await open([windowsMock([windowOf("w1", { repeats: "DAILY" }), windowOf("w2", { type: "SECURITY" })])]);
    expect(screen.queryByText("No maintenance is scheduled.")).not.toBeInTheDocument();
    expect(screen.queryByRole("table")).not.toBeInTheDocument();
    await screen.findAllByText("About w1");
    expect(rows()).toEqual([
      "Backup Repeats dailyAbout w1Scheduled1 May 2031, 02:001 May 2031, 03:00Details About w1",
      "SecurityAbout w2Scheduled1 May 2031, 02:001 May 2031, 03:00Details About w2",
    ]);
  });

  it("say that there are none, and that they cannot be shown", async () => {
    const failed = { request: { query: MaintenanceWindowsDocument, variables: { isPast: true } }, error: new Error() };
    const { user } = await open([windowsMock([]), failed, windowsMock([], { isPast: true })]);
    expect(await screen.findByText("No maintenance is scheduled.")).toBeInTheDocument();
    await user.click(screen.getByRole("link", { name: "Past" }));
    expect(await screen.findByText("The maintenance windows cannot be shown right now.")).toBeInTheDocument();
    await user.click(screen.getByRole("button", { name: "Try Again" }));
    expect(await screen.findByText("There are no past maintenance windows.")).toBeInTheDocument();
  });

  it("come page by page, and are read again when something moved", async () => {
    const { user, hear } = await open([
      windowsMock([windowOf("w1")], { isPast: false }, "next"),
      windowsMock([windowOf("w2")], { isPast: false, after: "next" }),
      { ...windowsMock([windowOf("w3")]), maxUsageCount: 2 },
    ]);
    await user.click(await screen.findByRole("button", { name: /^Show more/ }));
    await screen.findAllByText("About w2");
    expect(rows()).toHaveLength(2);
    await hear();
    expect(screen.getByText("as of 10:42:07")).toBeInTheDocument();
    await hear(tiles({ lastBackup: { __typename: "LastBackup", windowId: "w1", at: tiles().at, bytes: 2.5e9 } }));
    expect((await screen.findAllByText("About w3"))[0]).toBeInTheDocument();
    expect(screen.getByText("2.5 GB")).toBeInTheDocument();
    expect(screen.getByRole("link", { name: "Last backup" })).toHaveAttribute(
      "href",
      "/admin/maintenance?part=past&window=w1",
    );
  });

  it("are planned by those who may only", async () => {
    await open([windowsMock([])], { as: viewer });
    await screen.findByText("No maintenance is scheduled.");
    expect(screen.queryByRole("button", { name: /^Schedule Maintenance/ })).not.toBeInTheDocument();
    expect(screen.getByRole("button", { name: "Generate Report" })).toBeInTheDocument();
  });
});

describe("the logs", () => {
  it("come live, and by status", async () => {
    const failed = line("1", "The disk is full.", { status: "ERROR", details: "disk0" });
    const { user, hear, router } = await open(
      [
        logsMock([]),
        logsMock([failed]),
        logsMock([line("2", "The window has begun."), failed]),
        logsMock([failed], { status: "ERROR" }),
      ],
      { at: "/admin/maintenance?part=logs" },
    );
    expect(await screen.findByText("Nothing has happened yet.")).toBeInTheDocument();
    await hear();
    await screen.findByText("The disk is full.");
    expect(rows()).toEqual(["The disk is full.disk0ErrorBackup20 November, 10:41"]);
    await hear();
    await waitFor(() => expect(rows()).toHaveLength(2));
    await user.selectOptions(screen.getByLabelText("Status"), "ERROR");
    await waitFor(() => expect(rows()).toHaveLength(1));
    expect(router.state.location.search).toBe("?part=logs&status=ERROR");
  });
});

describe("one window", () => {
  const at = "/admin/maintenance?window=w1";
  const opened = (window = windowOf("w1")) => [windowsMock([window]), windowMock(window), logsMock([], ofWindow)];

  it("shows how far it has come and what happens, live", async () => {
    const running = windowOf("w1", { status: "IN_PROGRESS", startedAt: "2026-11-20T10:41:00.000Z", progress: 40 });
    const { hear } = await open(
      [
        ...opened(running),
        windowMock({ ...running, progress: 60 }),
        { ...logsMock([line("1", "Tables are written.")], ofWindow), maxUsageCount: 2 },
        windowsMock([{ ...running, progress: 60 }]),
      ],
      { at },
    );
    expect(await screen.findByRole("progressbar")).toHaveAttribute("aria-valuenow", "40");
    await hear();
    expect(await dialog().findByText("Tables are written.")).toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole("progressbar")).toHaveAttribute("aria-valuenow", "60"));
  });

  it("is extended while it runs, and says why it cannot be", async () => {
    const running = windowOf("w1", { status: "IN_PROGRESS", startedAt: "2026-11-20T10:41:00.000Z" });
    const extend = (result: object) => ({
      request: { query: WindowDialog_ExtendDocument, variables: { id: "w1", minutes: 30 } },
      result,
    });
    const { user } = await open(
      [
        ...opened(running),
        extend(refused("A window can last from 5 minutes to 12 hours.", { field: "minutes" })),
        extend({ data: { extendMaintenance: { ...running, endsAt: "2031-05-01T02:30:00.000Z", revision: 2 } } }),
      ],
      { at },
    );
    const button = await screen.findByRole("button", { name: "Extend by 30 minutes" });
    await user.click(button);
    expect(await screen.findByRole("alert")).toHaveTextContent("A window can last from 5 minutes to 12 hours.");
    await user.click(button);
    expect(await dialog().findByText("1 May 2031, 03:30")).toBeInTheDocument();
    expect(screen.queryByRole("alert")).not.toBeInTheDocument();
  });

  const cancel = (variables: object, result: object) => ({
    request: { query: WindowDialog_CancelDocument, variables: { id: "w1", reach: "THIS_ONE", ...variables } },
    result,
  });
  const gone = (reason: string) => ({
    data: {
      cancelMaintenance: windowOf("w1", {
        ...{ status: "CANCELLED", completedAt: "2026-11-20T10:41:00.000Z" },
        ...{ summary: reason, revision: 2 },
      }),
    },
  });

  it("is called off with a reason, and keeps what was typed when that is refused", async () => {
    const { user } = await open(
      [
        ...opened(),
        cancel({ reason: "No" }, refused("This window has started or is over, so it can no longer be changed.")),
        cancel({ reason: "Not needed" }, gone("Not needed")),
      ],
      { at },
    );
    const reason = await screen.findByLabelText("Reason for cancelling");
    expect(screen.queryByLabelText("What to cancel")).not.toBeInTheDocument();
    await user.type(reason, "No");
    await user.click(screen.getByRole("button", { name: "Cancel maintenance" }));
    expect(await screen.findByRole("alert")).toHaveTextContent(/^Error:\s*This window has started/);
    expect(reason).toHaveValue("No");
    await user.type(reason, "t needed");
    await user.click(screen.getByRole("button", { name: "Cancel maintenance" }));
    expect(await dialog().findByText("Cancelled")).toBeInTheDocument();
    expect(dialog().getByText("Not needed")).toBeInTheDocument();
  });

  it("that comes again is called off alone, or with all later ones", async () => {
    const { user } = await open(
      [
        ...opened(windowOf("w1", { repeats: "WEEKLY" })),
        cancel({ reason: "Never again", reach: "THIS_AND_LATER" }, gone("Never again")),
      ],
      { at },
    );
    expect(await screen.findByLabelText("What to cancel")).toHaveDisplayValue("This one");
    expect(dialog().getByText("Weekly")).toBeInTheDocument();
    await user.selectOptions(screen.getByLabelText("What to cancel"), "This and all later ones");
    await user.type(screen.getByLabelText("Reason for cancelling"), "Never again");
    await user.click(screen.getByRole("button", { name: "Cancel maintenance" }));
    expect(await dialog().findByText("Cancelled")).toBeInTheDocument();
  });

  it("says that it cannot be shown", async () => {
    const failed = { request: { query: MaintenanceWindowDocument, variables: { id: "w1" } }, error: new Error() };
    const { user } = await open([windowsMock([]), failed, windowMock(windowOf("w1")), logsMock([], ofWindow)], { at });
    expect(await dialog().findByText("The maintenance windows cannot be shown right now.")).toBeInTheDocument();
    await user.click(dialog().getByRole("button", { name: "Try Again" }));
    expect(await dialog().findByText("About w1")).toBeInTheDocument();
  });
});
