import { startTestServer, type TestServer } from "../../../test/harness";
import { until } from "../../../test/wait";
import type { WindowWork, WindowWorks, WorkParts } from "./window-work";

/** A window as the API says it. */
export interface ApiWindow {
  id: string;
  type: string;
  status: string;
  summary: string | null;
  description: string;
  progress: number;
  revision: number;
  scheduledFor: string;
  endsAt: string;
  repeats: string;
}
const WINDOW =
  "id type status scheduledFor endsAt startedAt completedAt summary description progress bytes revision createdBy repeats";

/** What is typed unless a test says otherwise. */
export const INPUT = { scheduledFor: "2026-11-20T14:00", description: "Nightly" };

export const EDIT = `mutation E($id: ID!, $revision: Int!, $input: MaintenanceInput!, $reach: MaintenanceReach) {
  updateMaintenance(id: $id, revision: $revision, input: $input, reach: $reach) { ${WINDOW} } }`;
export const CANCEL = `mutation C($id: ID!, $reason: String!, $reach: MaintenanceReach) {
  cancelMaintenance(id: $id, reason: $reason, reach: $reach) { ${WINDOW} } }`;
export const EXTEND = "mutation X($id: ID!, $minutes: Int!) { extendMaintenance(id: $id, minutes: $minutes) { id } }";

/** That time of the day on which these tests begin. */
export const hour = (text: string) => new Date(`2026-11-20T${text}:00Z`);

/** A server whose clock the test sets, and whose backups do what the test says. */
export async function startWindows() {
  /** `begun` is how often a backup was begun. */
  const held = { now: hour("12:00"), begun: 0, backup: doneAtOnce };
  const works: WindowWorks = {
    BACKUP: (parts) => {
      held.begun += 1;
      return held.backup(parts);
    },
    SECURITY: async () => ({ summary: "Needs attention: 1 warning.", needsAttention: true }),
    RELEASE: async ({ window }) => ({ summary: `${window.releaseVersion} is released.` }),
  };
  const server = await startTestServer({ clock: { now: () => held.now }, works });
  const owner = await server.staff("owner");
  await keepSessions(server);
  return { held, server, owner, ...actsOf(owner), afresh: () => afresh(server, held) };
}

const doneAtOnce: WindowWork = async () => ({ summary: "A backup of 2.5 GB.", bytes: 2_500_000_000 });

/** Takes away what a test before has left, and begins at noon. */
async function afresh({ db }: TestServer, held: { now: Date; begun: number; backup: WindowWork }): Promise<void> {
  Object.assign(held, { now: hour("12:00"), begun: 0, backup: doneAtOnce });
  await db.query("update maintenance_series set ended_at = now() where ended_at is null");
  await db.query(
    "update maintenance_windows set status = 'CANCELLED', completed_at = now(), is_announced = false where completed_at is null",
  );
  await db.query("update maintenance_windows set is_announced = false");
}

/** The clock of these tests jumps by days, and nobody shall be signed out by that. */
export const keepSessions = ({ db }: TestServer) =>
  db.query("update sessions set idle_seconds = 100000000, expires_at = '2030-01-01T00:00:00Z'");

function actsOf(owner: Awaited<ReturnType<TestServer["staff"]>>) {
  const schedule = async (input: object = INPUT) => {
    const { data, errors } = await owner.run<{ scheduleMaintenance: ApiWindow }>(
      `mutation S($input: MaintenanceInput!) { scheduleMaintenance(input: $input) { ${WINDOW} } }`,
      { input },
    );
    return { window: data?.scheduleMaintenance as ApiWindow, error: errors?.[0] };
  };
  const read = async (id: string) =>
    (
      await owner.run<{ maintenanceWindow: ApiWindow }>(
        `query R($id: ID!) { maintenanceWindow(id: $id) { ${WINDOW} } }`,
        { id },
      )
    ).data.maintenanceWindow;
  const waiting = async () =>
    (
      await owner.run<{ maintenanceWindows: { nodes: ApiWindow[] } }>(
        `{ maintenanceWindows(first: 20) { nodes { ${WINDOW} } } }`,
      )
    ).data.maintenanceWindows.nodes;
  const logsOf = async (windowId: string) =>
    (
      await owner.run<{ maintenanceLogs: { nodes: { status: string; message: string }[] } }>(
        "query L($windowId: ID) { maintenanceLogs(windowId: $windowId) { nodes { status message } } }",
        { windowId },
      )
    ).data.maintenanceLogs.nodes.map(({ status, message }) => `${status} ${message}`);
  const over = (id: string) =>
    until(async () => ["COMPLETED", "FAILED"].includes((await read(id)).status), "the window is over");
  /** What is wrong with an act; undefined when it was done. */
  const act = async (document: string, variables: object) =>
    (await owner.run(document, variables as Record<string, unknown>)).errors?.[0];
  return { schedule, read, waiting, logsOf, over, act };
}

/** A backup that ends when the test says so, and hears when it is aborted. */
export function heldBackup(held: { backup: WindowWork }) {
  let release: () => void = () => undefined;
  const gate = new Promise<void>((resolve) => {
    release = resolve;
  });
  let given: WorkParts | undefined;
  held.backup = async (parts) => {
    given = parts;
    await gate;
    return { summary: "Done." };
  };
  return { release, parts: () => given };
}
