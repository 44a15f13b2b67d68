import { startTestServer, type TestServer } from "../../test/harness";
import { watch } from "../../test/socket-client";
import { until } from "../../test/wait";
import { WINDOW_FAILURES, WINDOW_MESSAGES } from "./window.rules";
import { type WindowWork, type WindowWorks, WorkFailure, type WorkParts } from "./window-work";

let server: TestServer;
let owner: Awaited<ReturnType<TestServer["staff"]>>;
let now = new Date("2026-11-20T12:00:00Z");
/** What a backup does in these tests, and how often one was begun. */
let backup: WindowWork;
let begun = 0;
const works: WindowWorks = {
  BACKUP: (parts) => {
    begun += 1;
    return backup(parts);
  },
  SECURITY: async () => ({ summary: "Needs attention: 1 warning.", needsAttention: true }),
  RELEASE: async ({ window }) => ({ summary: `${window.releaseVersion} is released.` }),
};
const hour = (text: string) => new Date(`2026-11-20T${text}:00Z`);

beforeAll(async () => {
  server = await startTestServer({ clock: { now: () => now }, works });
  owner = await server.staff("owner");
  await keepSessions();
});
beforeEach(async () => {
  now = hour("12:00");
  begun = 0;
  backup = async () => ({ summary: "A backup of 2.5 GB.", bytes: 2_500_000_000 });
  await server.db.query(
    "update maintenance_windows set status = 'CANCELLED', completed_at = now(), is_announced = false where completed_at is null",
  );
  await server.db.query("update maintenance_windows set is_announced = false");
});
afterAll(() => server.stop());

/** The clock of these tests jumps by days, and nobody shall be signed out by that. */
const keepSessions = () =>
  server.db.query("update sessions set idle_seconds = 100000000, expires_at = '2030-01-01T00:00:00Z'");

interface Window {
  id: string;
  status: string;
  summary: string | null;
  progress: number;
  revision: number;
  scheduledFor: string;
  endsAt: string;
}
const WINDOW = "id type status scheduledFor endsAt startedAt completedAt summary progress bytes revision createdBy";
const INPUT = { scheduledFor: "2026-11-20T14:00", description: "Nightly" };

const schedule = async (input: object = INPUT) => {
  const { data, errors } = await owner.run<{ scheduleMaintenance: Window }>(
    `mutation S($input: MaintenanceInput!) { scheduleMaintenance(input: $input) { ${WINDOW} } }`,
    { input },
  );
  return { window: data?.scheduleMaintenance as Window, error: errors?.[0] };
};
const read = async (id: string) =>
  (
    await owner.run<{ maintenanceWindow: Window }>(`query R($id: ID!) { maintenanceWindow(id: $id) { ${WINDOW} } }`, {
      id,
    })
  ).data.maintenanceWindow;
const logsOf = async (windowId: string) =>
  (
    await owner.run<{ maintenanceLogs: { nodes: { status: string; message: string }[] } }>(
      "query L($windowId: ID) { maintenanceLogs(windowId: $windowId) { nodes { status message } } }",
      { windowId },
    )
  ).data.maintenanceLogs.nodes.map(({ status, message }) => `${status} ${message}`);
const over = (id: string) =>
  until(async () => ["COMPLETED", "FAILED"].includes((await read(id)).status), "the window is over");
const act = async (document: string, variables: object) =>
  (await owner.run(document, variables as Record<string, unknown>)).errors?.[0];
const EDIT = `mutation E($id: ID!, $revision: Int!, $input: MaintenanceInput!) { editMaintenance(id: $id, revision: $revision, input: $input) { ${WINDOW} } }`;
const CANCEL = "mutation C($id: ID!, $reason: String!) { cancelMaintenance(id: $id, reason: $reason) { id } }";
const EXTEND = "mutation X($id: ID!, $minutes: Int!) { extendMaintenance(id: $id, minutes: $minutes) { id } }";

/** A backup that ends when the test says so, and hears when it is aborted. */
function heldBackup() {
  let release: () => void = () => undefined;
  const gate = new Promise<void>((resolve) => {
    release = resolve;
  });
  let given: WorkParts | undefined;
  backup = async (parts) => {
    given = parts;
    await gate;
    return { summary: "Done." };
  };
  return { release, parts: () => given };
}

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

describe("the clock", () => {
  it("begins a window at its time and completes it, with what happened in its log", async () => {
    const { window } = await schedule();
    await server.windows.keep();
    expect((await read(window.id)).status).toBe("SCHEDULED");
    now = hour("14:00");
    backup = async ({ log, progress }) => {
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
      now = hour("14:01");
      await Promise.all([server, sibling, server, sibling].map(({ windows }) => windows.keep()));
      await over(window.id);
      expect(begun).toBe(1);
      expect((await logsOf(window.id)).filter((line) => line.includes("begun"))).toHaveLength(1);
    } finally {
      await sibling.stop();
    }
  });

  it("begins late what was missed for less than its length, and fails what was missed for longer", async () => {
    const late = (await schedule()).window;
    const missed = (await schedule({ ...INPUT, scheduledFor: "2026-11-20T13:00" })).window;
    now = hour("14:59");
    await server.windows.keep();
    await over(late.id);
    expect(await read(late.id)).toMatchObject({ status: "COMPLETED" });
    expect(await read(missed.id)).toMatchObject({ status: "FAILED", summary: WINDOW_FAILURES.missed, startedAt: null });
    expect(await logsOf(missed.id)).toEqual([`ERROR ${WINDOW_FAILURES.missed}`]);
  });

  it("ends a window whose time is over, later when it was extended, and never takes its result", async () => {
    const held = heldBackup();
    const { window } = await schedule();
    now = hour("14:00");
    await server.windows.keep();
    await until(() => held.parts() !== undefined, "the work runs");
    expect(await act(EXTEND, { id: window.id, minutes: 30 })).toBeUndefined();
    expect((await read(window.id)).endsAt).toBe("2026-11-20T15:30:00.000Z");
    now = hour("15:30");
    await over(window.id);
    expect(held.parts()?.signal.aborted).toBe(true);
    held.release();
    await expect(held.parts()?.log("SUCCESS", "Too late")).rejects.toBeDefined();
    expect(await read(window.id)).toMatchObject({ status: "FAILED", summary: WINDOW_FAILURES.outOfTime });
  });

  it("takes a window whose process died as failed", async () => {
    const held = heldBackup();
    const { window } = await schedule();
    now = hour("14:00");
    await server.windows.keep();
    await until(() => held.parts() !== undefined, "the work runs");
    await server.db.query(
      "update maintenance_windows set process_id = gen_random_uuid(), heartbeat_at = now() - interval '16 seconds' where id = $1",
      [window.id],
    );
    await server.windows.keep();
    expect(await read(window.id)).toMatchObject({ status: "FAILED", summary: WINDOW_FAILURES.processEnded });
    held.release();
  });

  it("fails with the sentence of the work, without anything internal", async () => {
    const failing: [WindowWork, string][] = [
      [() => Promise.reject(new WorkFailure("The disk is full.")), "The disk is full."],
      [() => Promise.reject(new Error("ENOSPC /secret/path")), WINDOW_FAILURES.broken],
    ];
    for (const [work, sentence] of failing) {
      backup = work;
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
    await keepSessions();
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
    now = new Date("2026-11-21T10:00:00Z");
    await server.windows.keep();
    expect(await next()).toMatchObject({ phase: "COMING", releaseVersion: "v2.5.0", releaseNotes: null });
    now = new Date("2026-11-22T09:45:00Z");
    await server.windows.keep();
    expect(await next()).toMatchObject({ phase: "SOON" });
    now = new Date("2026-11-22T10:00:00Z");
    await server.windows.keep();
    await over(window.id);
    let told = await next();
    if (told?.phase === "RUNNING") told = await next();
    expect(told).toMatchObject({ phase: "RELEASED", releaseNotes: "Faster." });
    const { data } = await server.anonymous.run("{ maintenanceNotice { phase releaseNotes } }");
    expect(data).toEqual({ maintenanceNotice: { phase: "RELEASED", releaseNotes: "Faster." } });
    now = new Date("2026-11-29T10:00:00Z");
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
        maintenanceWindows: { nodes: Window[]; totalCount: number; pageInfo: { endCursor: string } };
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
  const held = heldBackup();
  const { window } = await schedule();
  now = hour("14:00");
  await server.windows.keep(); // or the queue
  await until(() => held.parts() !== undefined, "the work runs");
  await server.windows.stop();
  expect(await read(window.id)).toMatchObject({ status: "FAILED", summary: WINDOW_FAILURES.stopped });
});
