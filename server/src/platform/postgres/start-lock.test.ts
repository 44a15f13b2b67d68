import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { cleanUp, temporaryFolder } from "./embedded-postgres.test-support";
import { startTime } from "./processes";
import { withStartLock } from "./start-lock";

const soon = () => Date.now() + 300;
const later = () => Date.now() + 20_000;

let folder: string;

beforeEach(() => {
  folder = temporaryFolder();
});
afterEach(cleanUp);

function leaveLock(holder: object | string, ageMs = 0): void {
  const file = path.join(folder, "start.lock");
  const writtenAt = new Date(Date.now() - ageMs);
  fs.writeFileSync(file, typeof holder === "string" ? holder : JSON.stringify({ token: "left", ...holder }));
  fs.utimesSync(file, writtenAt, writtenAt);
}

/** Only Linux tells when a process started; elsewhere the heartbeat alone decides. */
const knowsStartTimes = startTime(process.pid) !== null;
if (!knowsStartTimes) console.warn("Not tested: process numbers that were used again, since only Linux can tell.");
const testWithStartTimes = knowsStartTimes ? test : test.skip;

const thisProcess = { host: os.hostname(), pid: process.pid, startedAt: startTime(process.pid) };

test("one at a time, and nothing is left behind", async () => {
  let inside = 0;
  let most = 0;
  const visit = () =>
    withStartLock(folder, later(), async () => {
      inside += 1;
      most = Math.max(most, inside);
      await sleep(20);
      inside -= 1;
    });
  await Promise.all([visit(), visit(), visit(), visit()]);
  expect(most).toBe(1);
  expect(fs.readdirSync(folder)).toEqual([]);
});

test("the lock is given back when the work fails", async () => {
  const failing = withStartLock(folder, later(), async () => {
    throw new Error("the work failed");
  });
  await expect(failing).rejects.toThrow("the work failed");
  expect(fs.readdirSync(folder)).toEqual([]);
});

testWithStartTimes("a lock that a living process holds is respected, however old it is", async () => {
  leaveLock(thisProcess, 3_600_000);
  await expect(withStartLock(folder, soon(), async () => "in")).rejects.toThrow(/Another process/);
  expect(fs.existsSync(path.join(folder, "start.lock"))).toBe(true);
});

testWithStartTimes("a lock whose process number was used again is taken over", async () => {
  leaveLock({ ...thisProcess, startedAt: "1" });
  expect(await withStartLock(folder, soon(), async () => "in")).toBe("in");
});

test.each([
  ["of another container", { ...thisProcess, host: "another" }],
  ["without a first line", ""],
])("a lock %s is taken over only after a long silence", async (_, holder) => {
  leaveLock(holder);
  await expect(withStartLock(folder, soon(), async () => "in")).rejects.toThrow(/Another process/);
  leaveLock(holder, 60_000);
  expect(await withStartLock(folder, soon(), async () => "in")).toBe("in");
});

testWithStartTimes("several that find the same stale lock still go in one at a time", async () => {
  leaveLock({ ...thisProcess, startedAt: "1" });
  let inside = 0;
  let most = 0;
  const visit = () =>
    withStartLock(folder, later(), async () => {
      inside += 1;
      most = Math.max(most, inside);
      await sleep(5);
      inside -= 1;
    });
  await Promise.all(Array.from({ length: 8 }, visit));
  expect(most).toBe(1);
  expect(fs.readdirSync(folder)).toEqual([]);
});
