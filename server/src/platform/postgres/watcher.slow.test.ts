import fs from "node:fs";
import path from "node:path";
import { Client } from "pg";
import {
  cleanUp,
  contentsOf,
  killNow,
  serverPid,
  start,
  startInChild,
  temporaryFolder,
  until,
} from "./embedded-postgres.test-support";
import { isRunning } from "./processes";

/** A process that uses the watched server of the directory, and the server's process id. */
async function useInChild(directory: string) {
  const { child, nextReport } = startInChild({ directory, watched: true });
  const { dataDirectory = "", error } = await nextReport();
  if (error) throw new Error(error);
  return { child, pid: serverPid(dataDirectory) };
}

describe("an embedded Postgres that is watched", () => {
  let directory: string;

  beforeEach(() => {
    directory = path.join(temporaryFolder(), ".data");
  });
  afterEach(cleanUp);

  test("ends with the process that uses it when that is killed", async () => {
    const { child, pid } = await useInChild(directory);
    await killNow(child);
    await until(() => !isRunning(pid));
    await until(() => !fs.existsSync(path.join(directory, "start.lock")));
  });

  test("ends when its starter is killed before it was up", async () => {
    const { child } = startInChild({ directory, watched: true });
    const pidFile = path.join(directory, "pg17-test", "postmaster.pid");
    await until(() => fs.existsSync(pidFile));
    await killNow(child);
    await until(() => !fs.existsSync(pidFile));
  });

  test("goes on for another process when its starter is killed, and ends when that one is killed too", async () => {
    const starter = await useInChild(directory);
    const other = await useInChild(directory);
    expect(other.pid).toBe(starter.pid);
    await killNow(starter.child);
    // Whoever leaves now is told that somebody else uses the server, although nobody has asked it anything.
    const visitor = await start(directory);
    await visitor.stop();
    expect(isRunning(starter.pid)).toBe(true);
    await killNow(other.child);
    await until(() => !isRunning(starter.pid));
  });

  test("waits for a client that is connected without being watched", async () => {
    const { child, pid } = await useInChild(directory);
    const visitor = await start(directory);
    const client = new Client({ connectionString: visitor.url("superuser", "postgres") });
    await client.connect();
    await killNow(child);
    const waiting = "SELECT count(*)::int AS leases FROM pg_stat_activity WHERE application_name LIKE '%-lease'";
    while ((await client.query<{ leases: number }>(waiting)).rows[0]?.leases) {
      // the system takes leave of the killed process's connection
    }
    expect(isRunning(pid)).toBe(true);
    await client.end();
    await until(() => !isRunning(pid));
  });

  test("is stopped by the one process that uses it", async () => {
    const { child, pid } = await useInChild(directory);
    child.send("stop");
    await new Promise((resolve) => child.once("exit", resolve));
    await until(() => !isRunning(pid));
    expect(contentsOf(directory)).toEqual(["pg17-test"]);
  });
});
