import type { TestServer } from "../../../test/harness";
import { watch } from "../../../test/socket-client";
import { until } from "../../../test/wait";
import { WINDOW_FAILURES } from "./window.rules";
import { type ApiWindow, EXTEND, heldBackup, hour, INPUT, keepSessions, startWindows } from "./window.test-support";
import { type WindowWork, WorkFailure } from "./window-work";

let windows: Awaited<ReturnType<typeof startWindows>>;
let server: TestServer;
let owner: (typeof windows)["owner"];
let held: (typeof windows)["held"];
let { schedule, read, logsOf, over, act } = {} as typeof windows;

beforeAll(async () => {
  windows = await startWindows();
  ({ server, owner, held, schedule, read, logsOf, over, act } = windows);
});
beforeEach(() => windows.afresh());
afterAll(() => server.stop());

describe("the clock", () => {
  it("begins a window at its time and completes it, with what happened in its log", async () => {
    const { window } = await schedule();
    await server.windows.keep();
    expect((await read(window.id)).status).toBe("SCHEDULED");
    held.now = hour("14:00");
    held.backup = async ({ log, progress }) => {
      await log("SUCCESS", "Tables are written.", "37 tables");
      await progress(60);
      return { summary: "A backup of 2.5 GB.", bytes: 2_500_000_000 };
    };
    await server.windows.keep();
    await over(window.id);
    expect(await read(window.id)).toMatchObject({ status: "COMPLETED", progress: 100, bytes: 2_500_000_000 });
    expect(await logsOf(window.id)).toEqual([
      "SUCCESS A backup of 2.5 GB.",
      "SUCCESS Tables are written.",
      "SUCCESS The window has begun.",
    ]);
    const { data } = await owner.run<{ maintenanceOverview: object }>(
      "{ maintenanceOverview { lastBackup { windowId bytes } nextRelease { version } } }",
    );
    expect(data.maintenanceOverview).toMatchObject({ lastBackup: { windowId: window.id, bytes: 2_500_000_000 } });
  });

  it("begins one window once, with two processes on one database", async () => {
    const sibling = await server.sibling();
    try {
      const { window } = await schedule();
      held.now = hour("14:01");
      await Promise.all([server, sibling, server, sibling].map(({ windows }) => windows.keep()));
      await over(window.id);
      expect(held.begun).toBe(1);
      expect((await logsOf(window.id)).filter((line) => line.includes("begun"))).toHaveLength(1);
    } finally {
      await sibling.stop();
    }
  });

  it("begins late what was missed for less than its length, and fails what was missed for longer", async () => {
    const late = (await schedule()).window;
    const missed = (await schedule({ ...INPUT, scheduledFor: "2026-11-20T13:00" })).window;
    held.now = hour("14:59");
    await server.windows.keep();
    await over(late.id);
    expect(await read(late.id)).toMatchObject({ status: "COMPLETED" });
    expect(await read(missed.id)).toMatchObject({ status: "FAILED", summary: WINDOW_FAILURES.missed, startedAt: null });
    expect(await logsOf(missed.id)).toEqual([`ERROR ${WINDOW_FAILURES.missed}`]);
  });

  it("ends a window whose time is over, later when it was extended, and never takes its result", async () => {
    const work = heldBackup(held);
    const { window } = await schedule();
    held.now = hour("14:00");
    await server.windows.keep();
    await until(() => work.parts() !== undefined, "the work runs");
    expect(await act(EXTEND, { id: window.id, minutes: 30 })).toBeUndefined();
    expect((await read(window.id)).endsAt).toBe("2026-11-20T15:30:00.000Z");
    held.now = hour("15:30");
    await over(window.id);
    expect(work.parts()?.signal.aborted).toBe(true);
    work.release();
    await expect(work.parts()?.log("SUCCESS", "Too late")).rejects.toBeDefined();
    expect(await read(window.id)).toMatchObject({ status: "FAILED", summary: WINDOW_FAILURES.outOfTime });
  });

  it("takes a window whose process died as failed", async () => {
    const work = heldBackup(held);
    const { window } = await schedule();
    held.now = hour("14:00");
    await server.windows.keep();
    await until(() => work.parts() !== undefined, "the work runs");
    await server.db.query(
      "update maintenance_windows set process_id = gen_random_uuid(), heartbeat_at = now() - interval '16 seconds' where id = $1",
      [window.id],
    );
    await server.windows.keep();
    expect(await read(window.id)).toMatchObject({ status: "FAILED", summary: WINDOW_FAILURES.processEnded });
    work.release();
  });

  it("fails with the sentence of the work, without anything internal", async () => {
    const failing: [WindowWork, string][] = [
      [() => Promise.reject(new WorkFailure("The disk is full.")), "The disk is full."],
      [() => Promise.reject(new Error("ENOSPC /secret/path")), WINDOW_FAILURES.broken],
    ];
    for (const [work, sentence] of failing) {
      held.backup = work;
      const { window } = await schedule({ description: "Now", startsNow: true });
      await over(window.id); // nobody called `keep`: the queue did
      expect(await read(window.id)).toMatchObject({ status: "FAILED", summary: sentence });
    }
  });
});

describe("what is told", () => {
  it("comes live to staff: the tiles, again after a change", async () => {
    const moves = watch<{ maintenanceChanged: { nextRelease: { version: string } | null } }>(
      owner.socket(),
      "subscription { maintenanceChanged { at nextRelease { version } security { needsAttention } } }",
    );
    expect((await moves.next()).data?.maintenanceChanged.nextRelease).toBeNull();
    const release = { type: "RELEASE", releaseVersion: "v2.5.0", releaseNotes: "Faster.", description: "Release" };
    await schedule({ ...release, scheduledFor: "2026-11-25T10:00" });
    expect((await moves.next()).data?.maintenanceChanged.nextRelease?.version).toBe("v2.5.0");
    moves.stop();
  });

  it("is told to everybody a day before, a quarter of an hour before, meanwhile, and what is new afterwards", async () => {
    const patient = await server.patient();
    await keepSessions(server);
    const notices = watch<{ maintenanceNoticeChanged: { phase: string } | null }>(
      patient.socket(),
      "subscription { maintenanceNoticeChanged { id phase startsAt releaseVersion releaseNotes } }",
    );
    const next = async () => (await notices.next()).data?.maintenanceNoticeChanged ?? null;
    expect(await next()).toBeNull();
    const { window } = await schedule({
      ...{ type: "RELEASE", releaseVersion: "v2.5.0", releaseNotes: "Faster.", description: "Release" },
      scheduledFor: "2026-11-22T10:00",
    });
    held.now = new Date("2026-11-21T10:00:00Z");
    await server.windows.keep();
    expect(await next()).toMatchObject({ phase: "COMING", releaseVersion: "v2.5.0", releaseNotes: null });
    held.now = new Date("2026-11-22T09:45:00Z");
    await server.windows.keep();
    expect(await next()).toMatchObject({ phase: "SOON" });
    held.now = new Date("2026-11-22T10:00:00Z");
    await server.windows.keep();
    await over(window.id);
    let told = await next();
    if (told?.phase === "RUNNING") told = await next();
    expect(told).toMatchObject({ phase: "RELEASED", releaseNotes: "Faster." });
    const { data } = await server.anonymous.run("{ maintenanceNotice { phase releaseNotes } }");
    expect(data).toEqual({ maintenanceNotice: { phase: "RELEASED", releaseNotes: "Faster." } });
    held.now = new Date("2026-11-29T10:00:00Z");
    await server.windows.keep();
    expect(await next()).toBeNull();
    notices.stop();
  });
});

it("lists windows and lines by page and filter", async () => {
  const first = (await schedule()).window;
  const second = (await schedule({ ...INPUT, scheduledFor: "2026-11-20T18:00" })).window;
  const page = async (args: string) =>
    (
      await owner.run<{
        maintenanceWindows: { nodes: ApiWindow[]; totalCount: number; pageInfo: { endCursor: string } };
      }>(`{ maintenanceWindows(${args}) { totalCount nodes { id } pageInfo { endCursor } } }`)
    ).data.maintenanceWindows;
  const top = await page("first: 1");
  expect(top).toMatchObject({ totalCount: 2, nodes: [{ id: first.id }] });
  expect((await page(`first: 1, after: "${top.pageInfo.endCursor}"`)).nodes).toEqual([{ id: second.id }]);
  expect((await page("isPast: true")).nodes.length).toBeGreaterThan(0);
  const { data } = await owner.run<{ maintenanceLogs: { nodes: { status: string; type: string }[] } }>(
    "{ maintenanceLogs(status: ERROR, type: BACKUP) { nodes { status type } } }",
  );
  expect(data.maintenanceLogs.nodes.length).toBeGreaterThan(0);
  expect(data.maintenanceLogs.nodes.every(({ status, type }) => status === "ERROR" && type === "BACKUP")).toBe(true);
});

it("fails what runs when the product stops", async () => {
  const work = heldBackup(held);
  const { window } = await schedule();
  held.now = hour("14:00");
  await server.windows.keep(); // or the queue
  await until(() => work.parts() !== undefined, "the work runs");
  await server.windows.stop();
  expect(await read(window.id)).toMatchObject({ status: "FAILED", summary: WINDOW_FAILURES.stopped });
});
