import type { TestServer } from "../../../test/harness";
import { WINDOW_MESSAGES } from "./window.rules";
import { CANCEL, EDIT, EXTEND, INPUT, startWindows } from "./window.test-support";

let windows: Awaited<ReturnType<typeof startWindows>>;
let server: TestServer;
let owner: (typeof windows)["owner"];
let { schedule, read, act } = {} as typeof windows;

beforeAll(async () => {
  windows = await startWindows();
  ({ server, owner, schedule, read, act } = windows);
});
beforeEach(() => windows.afresh());
afterAll(() => server.stop());

describe("planning", () => {
  it("is a backup of an hour unless somebody says otherwise, by London's clock", async () => {
    const { window } = await schedule({ scheduledFor: "2027-07-04T14:00", description: "Summer" });
    expect(window).toMatchObject({
      type: "BACKUP",
      status: "SCHEDULED",
      scheduledFor: "2027-07-04T13:00:00.000Z",
      endsAt: "2027-07-04T14:00:00.000Z",
      createdBy: owner.user.name,
    });
  });

  it("names what is missing, and each field that cannot be taken", async () => {
    const { error } = await schedule({ description: " ", lasts: 1 });
    expect(error).toMatchObject({
      message: "Please fill in all required fields",
      extensions: { code: "BAD_USER_INPUT" },
    });
    expect(error?.extensions.problems?.map(({ field }) => field)).toEqual(["description", "scheduledFor", "lasts"]);
  });

  it("refuses what would overlap another window and says which, also of two at once", async () => {
    await schedule();
    const { error } = await schedule({ scheduledFor: "2026-11-20T14:59", description: "Second", type: "SECURITY" });
    expect(error).toMatchObject({
      message: "This overlaps the backup window from 20 November 2026 at 14:00 to 20 November 2026 at 15:00.",
      extensions: { field: "scheduledFor" },
    });
    expect((await schedule({ scheduledFor: "2026-11-20T15:00", description: "After" })).error).toBeUndefined();
    const both = { scheduledFor: "2026-11-21T15:00", description: "At once" };
    const answers = await Promise.all([schedule(both), schedule(both)]);
    expect(
      answers.filter(({ error: refused }) => refused).map(({ error: refused }) => refused?.extensions.code),
    ).toEqual(["BAD_USER_INPUT"]);
  });

  it("is held apart by the database itself", async () => {
    const { window } = await schedule();
    const again = server.db.query(
      `insert into maintenance_windows (type, scheduled_for, ends_at, description, is_announced, created_at)
       select type, scheduled_for, ends_at, description, is_announced, created_at from maintenance_windows where id = $1`,
      [window.id],
    );
    await expect(again).rejects.toThrow("maintenance_windows_apart");
  });

  it("is changed and called off before it begins only", async () => {
    const { window } = await schedule();
    const change = { id: window.id, revision: window.revision, input: { ...INPUT, scheduledFor: "2026-11-20T14:30" } };
    expect(await act(EDIT, change)).toBeUndefined();
    expect((await read(window.id)).scheduledFor).toBe("2026-11-20T14:30:00.000Z");
    expect(await act(EDIT, change)).toMatchObject({ message: WINDOW_MESSAGES.changed });
    expect(await act(CANCEL, { id: window.id, reason: " " })).toMatchObject({ message: WINDOW_MESSAGES.reason });
    expect(await act(CANCEL, { id: window.id, reason: "Not needed" })).toBeUndefined();
    expect(await read(window.id)).toMatchObject({ status: "CANCELLED", summary: "Not needed" });
    expect(await act(CANCEL, { id: window.id, reason: "Again" })).toMatchObject({ message: WINDOW_MESSAGES.begun });
    expect(await act(EXTEND, { id: window.id, minutes: 10 })).toMatchObject({ message: WINDOW_MESSAGES.notRunning });
    const words: { action: string }[] = await server.db.query(
      "select action from audit_entries where subject_id = $1 order by id",
      [window.id],
    );
    expect(words.map(({ action }) => action)).toEqual([
      "maintenance_scheduled",
      "maintenance_changed",
      "maintenance_cancelled",
    ]);
  });
});
