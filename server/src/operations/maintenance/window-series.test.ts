import type { TestServer } from "../../../test/harness";
import { until } from "../../../test/wait";
import { WINDOW_FAILURES } from "./window.rules";
import { CANCEL, EDIT, heldBackup, hour, startWindows } from "./window.test-support";

let windows: Awaited<ReturnType<typeof startWindows>>;
let server: TestServer;
let held: (typeof windows)["held"];
let { schedule, read, waiting, logsOf, over, act } = {} as typeof windows;

beforeAll(async () => {
  windows = await startWindows();
  ({ server, held, schedule, read, waiting, logsOf, over, act } = windows);
});
beforeEach(() => windows.afresh());
afterAll(() => server.stop());

const DAILY = { scheduledFor: "2026-11-20T14:00", description: "Nightly", repeats: "DAILY" };
/** Lets the first window that waits begin at its time, and its work end. */
async function pass(): Promise<void> {
  const [first] = await waiting();
  if (!first) throw new Error("No window waits.");
  held.now = new Date(first.scheduledFor);
  await server.windows.keep();
  await over(first.id);
}
const times = async () => (await waiting()).map(({ scheduledFor }) => scheduledFor.slice(0, 16));

describe("a window that comes again", () => {
  it("has its next one when its work is done, with who scheduled it, and in the trail", async () => {
    const { window } = await schedule({ ...DAILY, lasts: 30, isAnnounced: true });
    expect(window.repeats).toBe("DAILY");
    await pass();
    expect((await read(window.id)).status).toBe("COMPLETED");
    const [next, ...more] = await waiting();
    expect(more).toEqual([]);
    expect(next).toMatchObject({
      ...{ type: "BACKUP", description: "Nightly", repeats: "DAILY", createdBy: windows.owner.user.name },
      ...{ scheduledFor: "2026-11-21T14:00:00.000Z", endsAt: "2026-11-21T14:30:00.000Z" },
    });
    expect((await logsOf(window.id))[0]).toBe("SUCCESS The next backup is scheduled for 21 November 2026 at 14:00.");
    const [entry] = await server.db.query("select action, actor_id, details from audit_entries where subject_id = $1", [
      next?.id,
    ]);
    expect(entry).toEqual({
      action: "maintenance_scheduled",
      actor_id: null,
      details: { type: "BACKUP", repeats: "DAILY" },
    });
    await pass();
    expect(await times()).toEqual(["2026-11-22T14:00"]);
  });

  it("has its next one when it fails, when it was missed, and when its process died", async () => {
    held.backup = () => Promise.reject(new Error("broken"));
    await schedule(DAILY);
    await pass();
    expect(await times()).toEqual(["2026-11-21T14:00"]);

    const [missed] = await waiting();
    held.now = new Date("2026-11-24T15:00:00Z"); // the product was off for days
    await server.windows.keep();
    expect(await read(missed?.id ?? "")).toMatchObject({ status: "FAILED", summary: WINDOW_FAILURES.missed });
    expect(await times()).toEqual(["2026-11-25T14:00"]);
    expect(await logsOf(missed?.id ?? "")).toContain(
      "WARNING 3 further times of this backup passed before this window was over.",
    );

    const work = heldBackup(held);
    const [silent] = await waiting();
    held.now = new Date("2026-11-25T14:00:00Z");
    await server.windows.keep();
    await until(() => work.parts() !== undefined, "the work runs");
    await server.db.query(
      "update maintenance_windows set process_id = gen_random_uuid(), heartbeat_at = now() - interval '16 seconds' where id = $1",
      [silent?.id],
    );
    await server.windows.keep();
    expect(await read(silent?.id ?? "")).toMatchObject({ summary: WINDOW_FAILURES.processEnded });
    expect(await times()).toEqual(["2026-11-26T14:00"]);
    work.release();
  });

  it("keeps London's time when the clocks go forward, and when they go back", async () => {
    held.now = new Date("2027-03-26T12:00:00Z");
    const spring = (await schedule({ ...DAILY, scheduledFor: "2027-03-27T01:30" })).window;
    const came: string[] = [];
    for (let day = 0; day < 3; day += 1) {
      came.push(...(await times()));
      await pass();
    }
    expect(came).toEqual(["2027-03-27T01:30", "2027-03-28T01:30", "2027-03-29T00:30"]); // on the 28th clocks show 02:30
    expect(spring.scheduledFor).toBe("2027-03-27T01:30:00.000Z");
    await windows.afresh();

    held.now = new Date("2027-10-29T12:00:00Z");
    await schedule({ ...DAILY, scheduledFor: "2027-10-30T01:30", repeats: "WEEKLY", type: "SECURITY" });
    expect(await times()).toEqual(["2027-10-30T00:30"]);
    await pass();
    expect(await times()).toEqual(["2027-11-06T01:30"]);
  });

  it("comes on the last day of a month that is too short, and on the 31st again", async () => {
    held.now = new Date("2027-01-30T12:00:00Z");
    await schedule({ ...DAILY, scheduledFor: "2027-01-31T02:00", repeats: "MONTHLY" });
    await pass();
    expect(await times()).toEqual(["2027-02-28T02:00"]);
    // What is changed here but its time still comes on the 31st.
    const [window] = await waiting();
    const input = { ...DAILY, scheduledFor: "2027-02-28T02:00", repeats: "MONTHLY", description: "Of the month" };
    const change = { id: window?.id, revision: window?.revision, input, reach: "THIS_AND_LATER" };
    expect(await act(EDIT, change)).toBeUndefined();
    await pass();
    expect(await waiting()).toMatchObject([{ scheduledFor: "2027-03-31T01:00:00.000Z", description: "Of the month" }]);
  });

  it("leaves out a time at which another window is, and says so", async () => {
    const { window } = await schedule(DAILY);
    await schedule({ scheduledFor: "2026-11-21T13:30", description: "In its way", type: "SECURITY" });
    await schedule({ scheduledFor: "2026-11-22T14:59", description: "This too", type: "SECURITY" });
    await pass();
    expect(await times()).toEqual(["2026-11-21T13:30", "2026-11-22T14:59", "2026-11-23T14:00"]);
    expect((await logsOf(window.id)).slice(0, 3)).toEqual([
      "SUCCESS The next backup is scheduled for 23 November 2026 at 14:00.",
      "WARNING The backup of 22 November 2026 at 14:00 is left out.",
      "WARNING The backup of 21 November 2026 at 14:00 is left out.",
    ]);
    const [line] = await server.db.query(
      "select details from maintenance_logs where window_id = $1 and status = 'WARNING' order by id limit 1",
      [window.id],
    );
    expect(line.details).toBe(
      "This overlaps the security window from 21 November 2026 at 13:30 to 21 November 2026 at 14:30.",
    );
  });

  it("has one next one, with two processes on one database", async () => {
    const sibling = await server.sibling();
    try {
      await schedule(DAILY);
      for (const day of ["21", "22", "23"]) {
        held.now = new Date(`2026-11-${day}T13:00:00Z`); // the one of the day before was missed
        await Promise.all([server, sibling, server, sibling].map((one) => one.windows.keep()));
        expect(await times()).toEqual([`2026-11-${day}T14:00`]);
      }
      await pass();
      expect(await times()).toEqual(["2026-11-24T14:00"]);
    } finally {
      await sibling.stop();
    }
    const again = server.db.query(
      `insert into maintenance_windows (type, scheduled_for, ends_at, description, is_announced, created_at, series_id, occurrence)
       select type, scheduled_for + interval '3 hours', ends_at + interval '3 hours', description, false, now(), series_id, occurrence
         from maintenance_windows where status = 'SCHEDULED'`,
    );
    await expect(again).rejects.toThrow("maintenance_windows_once");
  });
});

describe("a change of a window that comes again", () => {
  const late = { ...DAILY, scheduledFor: "2026-11-20T18:00", description: "Late" };

  it("is of this one alone", async () => {
    const { window } = await schedule(DAILY);
    const change = { id: window.id, revision: window.revision, input: { ...late, repeats: "NEVER" } };
    expect(await act(EDIT, change)).toBeUndefined();
    expect(await read(window.id)).toMatchObject({ repeats: "DAILY", description: "Late" });
    await pass();
    expect(await waiting()).toMatchObject([{ scheduledFor: "2026-11-21T14:00:00.000Z", description: "Nightly" }]);
  });

  it("is of this one and all later ones", async () => {
    const { window } = await schedule(DAILY);
    const change = { id: window.id, revision: window.revision, reach: "THIS_AND_LATER" };
    expect(await act(EDIT, { ...change, input: { ...late, repeats: "WEEKLY" } })).toBeUndefined();
    await pass();
    const [next] = await waiting();
    expect(next).toMatchObject({ scheduledFor: "2026-11-27T18:00:00.000Z", description: "Late", repeats: "WEEKLY" });
    const last = { id: next?.id, revision: next?.revision, reach: "THIS_AND_LATER" };
    const input = { ...late, scheduledFor: "2026-11-27T18:00", repeats: "NEVER" };
    expect(await act(EDIT, { ...last, input })).toBeUndefined();
    expect(await read(next?.id ?? "")).toMatchObject({ repeats: "NEVER" });
    await pass();
    expect(await waiting()).toEqual([]);
  });

  it("makes one that comes again of one that did not", async () => {
    const { window } = await schedule({ ...DAILY, repeats: "NEVER" });
    expect(await act(EDIT, { id: window.id, revision: window.revision, input: DAILY })).toBeUndefined();
    await pass();
    expect(await times()).toEqual(["2026-11-21T14:00"]);
  });

  it("calls off this one, or this and all later ones", async () => {
    const { window } = await schedule(DAILY);
    expect(await act(CANCEL, { id: window.id, reason: "Not today" })).toBeUndefined();
    expect(await read(window.id)).toMatchObject({ status: "CANCELLED", summary: "Not today" });
    // Its time is still to come, and it does not come again.
    expect(await times()).toEqual(["2026-11-21T14:00"]);
    const [next] = await waiting();
    expect(await act(CANCEL, { id: next?.id, reason: "Never again", reach: "THIS_AND_LATER" })).toBeUndefined();
    expect(await waiting()).toEqual([]);
    held.now = hour("23:00");
    await server.windows.keep();
    expect(await waiting()).toEqual([]);
  });

  it("refuses a release that repeats, at the field", async () => {
    const release = { type: "RELEASE", releaseVersion: "v3.0.0", releaseNotes: "New." };
    expect((await schedule({ ...DAILY, ...release })).error).toMatchObject({ extensions: { field: "repeats" } });
  });
});
