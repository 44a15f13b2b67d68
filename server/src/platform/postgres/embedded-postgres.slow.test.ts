import { spawn } from "node:child_process";
import { once } from "node:events";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { Client } from "pg";
import {
  alsoCleanUp,
  canRunCheckout,
  cleanUp,
  contentsOf,
  copyWithoutLinks,
  isRoot,
  killNow,
  query,
  serverPid,
  start,
  startInChild,
  temporaryFolder,
  until,
} from "./embedded-postgres.test-support";
import { isRunning, isServerOf } from "./processes";
import { giveTo, unprivilegedIdentity } from "./unprivileged";

/** A program of the user that Postgres runs as, to stand behind a pid file that has been overtaken by events. */
function strangerOfSameUser(script: string) {
  return spawn("/bin/sh", ["-c", script], { cwd: "/", ...unprivilegedIdentity("/nowhere") });
}

/** A pid file as Postgres writes it, for any process. */
function writePidFile(dataDirectory: string, pid: number): void {
  const file = path.join(dataDirectory, "postmaster.pid");
  const lines = [pid, dataDirectory, 1_700_000_000, 5432, "", "127.0.0.1", "", "ready   "];
  fs.writeFileSync(file, `${lines.join("\n")}\n`, { mode: 0o600 });
  giveTo(unprivilegedIdentity("/nowhere"), file);
}

/** Starts in the directory and expects a server of our own with the row that the first test wrote. */
async function expectOwnServerWithData(directory: string) {
  const postgres = await start(directory);
  expect(postgres.owner).toBe(true);
  expect(await query(postgres.url("owner", "kept"), "SELECT word FROM note")).toEqual([{ word: "kept" }]);
  return postgres;
}

describe("an embedded Postgres that is used again and again", () => {
  let directory: string;

  beforeAll(() => {
    directory = path.join(temporaryFolder(), ".data");
  });
  afterAll(cleanUp);

  test("starts in a new directory, with packages whose install script did not run", async () => {
    const nativeDirectory = copyWithoutLinks(path.join(temporaryFolder(), "native"));
    const postgres = await start(directory, { nativeDirectory });
    expect(postgres).toMatchObject({ owner: true, host: "127.0.0.1" });
    await postgres.ensureDatabase("kept");
    await query(postgres.url("owner", "kept"), "CREATE TABLE note (word text); INSERT INTO note VALUES ('kept')");
    await postgres.stop();
    expect(contentsOf(directory)).toEqual([path.basename(postgres.dataDirectory)]);
  });

  test("starts again with its data", async () => {
    const postgres = await expectOwnServerWithData(directory);
    const pid = serverPid(postgres.dataDirectory);
    await postgres.stop();
    expect(isRunning(pid)).toBe(false);
    await postgres.stop();
  });

  test("is found by the next starter when its own was killed, and turned off by the last to leave", async () => {
    const { child, nextReport } = startInChild({ directory });
    const started = await nextReport();
    expect(started).toMatchObject({ owner: true });
    await killNow(child);
    const postgres = await start(directory);
    expect(postgres).toMatchObject({ owner: false, port: started.port });
    const pid = serverPid(postgres.dataDirectory);
    await postgres.stop();
    // The system takes leave of a process whose parent is gone a little later.
    await until(() => !isRunning(pid));
  });

  test("recovers when the server was killed", async () => {
    const running = await start(directory);
    process.kill(serverPid(running.dataDirectory), "SIGKILL");
    const postgres = await expectOwnServerWithData(directory);
    await postgres.stop();
  });

  test("starts over an empty pid file", async () => {
    const file = path.join(directory, "pg17-test", "postmaster.pid");
    fs.writeFileSync(file, "");
    giveTo(unprivilegedIdentity("/nowhere"), file);
    await (await expectOwnServerWithData(directory)).stop();
  });

  test("starts over a pid file whose number belongs to another program by now", async () => {
    const stranger = strangerOfSameUser("exec sleep 60");
    await once(stranger, "spawn");
    try {
      writePidFile(path.join(directory, "pg17-test"), stranger.pid ?? 0);
      await (await expectOwnServerWithData(directory)).stop();
      expect(isRunning(stranger.pid ?? 0)).toBe(true);
    } finally {
      stranger.kill();
    }
  });

  test("starts over the pid file of a zombie", async () => {
    // The shell's child ends at once, and the sleep that takes the shell's place never collects it.
    const parent = strangerOfSameUser("sleep 0 & echo $!; exec sleep 60");
    try {
      const [printed] = (await once(parent.stdout, "data")) as [Buffer];
      const zombie = Number(printed.toString());
      await until(() => !isRunning(zombie));
      writePidFile(path.join(directory, "pg17-test"), zombie);
      await (await expectOwnServerWithData(directory)).stop();
    } finally {
      parent.kill();
    }
  });

  test("takes over the start lock of a starter that was killed", async () => {
    const ended = spawn(process.execPath, ["-e", ""]);
    await once(ended, "exit");
    const holder = { token: "old", host: os.hostname(), pid: ended.pid, startedAt: "1" };
    fs.writeFileSync(path.join(directory, "start.lock"), JSON.stringify(holder));
    await (await expectOwnServerWithData(directory)).stop();
    expect(contentsOf(directory)).toEqual(["pg17-test"]);
  });

  test("does not hear Ctrl-C in the terminal of its starter", async () => {
    const { child, nextReport } = startInChild({ directory });
    const { dataDirectory = "" } = await nextReport();
    const pid = serverPid(dataDirectory);
    process.kill(-(child.pid ?? 0), "SIGINT");
    expect(await nextReport()).toEqual({ answerAfterInterrupt: "still here" });
    expect(isRunning(pid)).toBe(false);
  });

  test("goes on while somebody else is connected", async () => {
    const postgres = await start(directory);
    const other = await start(directory);
    expect(other.owner).toBe(false);
    const client = new Client({ connectionString: other.url("app", "kept") });
    await client.connect();
    await postgres.stop();
    expect((await client.query("SELECT 1 AS one")).rows).toEqual([{ one: 1 }]);
    await client.end();
    await postgres.stop();
    await expect(query(other.url("app", "kept"), "SELECT 1")).rejects.toMatchObject({ code: "ECONNREFUSED" });
  });

  test("does not take another cluster's server for its own", async () => {
    const elsewhere = await start(path.join(temporaryFolder(), ".data"));
    const mine = path.join(directory, "pg17-test");
    // Even a server that accepts our password and whose pid file has come into our directory.
    const secrets = JSON.parse(fs.readFileSync(path.join(mine, "embedded-postgres.json"), "utf8"));
    await query(elsewhere.url("superuser", "postgres"), `ALTER ROLE postgres PASSWORD '${secrets.superuser}'`);
    fs.copyFileSync(path.join(elsewhere.dataDirectory, "postmaster.pid"), path.join(mine, "postmaster.pid"));
    giveTo(unprivilegedIdentity("/nowhere"), path.join(mine, "postmaster.pid"));
    const postgres = await expectOwnServerWithData(directory);
    expect(postgres.port).not.toBe(elsewhere.port);
    await postgres.stop();
    expect(isServerOf(serverPid(elsewhere.dataDirectory), elsewhere.dataDirectory)).toBe(true);
  });

  test("says what the server said when it cannot start", async () => {
    const file = path.join(directory, "pg17-test", "postgresql.conf");
    fs.appendFileSync(file, "no_such_setting = on\n");
    await expect(start(directory)).rejects.toThrow(/DATABASE_URL[\s\S]*no_such_setting/);
    expect(contentsOf(directory)).toEqual(["pg17-test"]);
  });
});

describe("an embedded Postgres in a new directory", () => {
  afterEach(cleanUp);

  test("is shared by two starters that begin together", async () => {
    const directory = path.join(temporaryFolder(), ".data");
    const starters = [startInChild({ directory }), startInChild({ directory })];
    const reports = await Promise.all(starters.map(({ nextReport }) => nextReport()));
    expect(reports.map(({ owner }) => owner).sort()).toEqual([false, true]);
    expect(reports[0]?.port).toBe(reports[1]?.port);
    expect(contentsOf(directory)).toEqual(["pg17-test"]);
  });

  test("sweeps up after an initialisation that was killed", async () => {
    const directory = path.join(temporaryFolder(), ".data");
    const { child } = startInChild({ directory });
    const unfinished = () => fs.readdirSync(directory).filter((name) => name.includes(".init-"));
    await until(() => fs.existsSync(directory) && unfinished().length > 0);
    await killNow(child);
    expect(unfinished()).not.toEqual([]);
    expect(await start(directory)).toMatchObject({ owner: true });
    expect(contentsOf(directory)).toEqual(["pg17-test"]);
  });

  test("leaves an older major version's data alone", async () => {
    const directory = temporaryFolder();
    const older = path.join(directory, "pg16-test");
    fs.mkdirSync(older);
    fs.writeFileSync(path.join(older, "PG_VERSION"), "16\n");
    const postgres = await start(directory);
    expect(path.basename(postgres.dataDirectory)).toBe("pg17-test");
    expect(fs.readdirSync(older)).toEqual(["PG_VERSION"]);
  });

  test("does not touch a directory that is not its own", async () => {
    const directory = temporaryFolder();
    const foreign = path.join(directory, "pg17-test");
    fs.mkdirSync(foreign);
    giveTo(unprivilegedIdentity("/nowhere"), foreign);
    fs.writeFileSync(path.join(foreign, "keep.txt"), "mine");
    await expect(start(directory)).rejects.toThrow(/move it away/);
    expect(contentsOf(directory)).toEqual(["pg17-test"]);
    expect(fs.readFileSync(path.join(foreign, "keep.txt"), "utf8")).toBe("mine");
  });

  test("works in a project that only root may enter", async () => {
    if (!isRoot) return console.warn("Not tested: only root has folders that only root may enter.");
    const project = temporaryFolder(0o700);
    const outside: string[] = [];
    const warn = jest.spyOn(process, "emitWarning").mockImplementation((message) => {
      outside.push(/data in (.*)\.$/.exec(String(message))?.[1] ?? "");
      alsoCleanUp(outside[0] ?? "");
    });
    const options = { nativeDirectory: copyWithoutLinks(path.join(project, "native")) };
    const first = await start(path.join(project, ".data"), options);
    expect(first.dataDirectory.startsWith(project)).toBe(false);
    expect(outside).toEqual([path.dirname(first.dataDirectory)]);
    await first.stop();
    const second = await start(path.join(project, ".data"), options);
    expect(second).toMatchObject({ owner: true, dataDirectory: first.dataDirectory });
    warn.mockRestore();
  });

  test("works for an ordinary user with read-only packages whose install script did not run", async () => {
    const directory = temporaryFolder();
    const nativeDirectory = copyWithoutLinks(path.join(temporaryFolder(), "native"));
    if (isRoot) {
      // Not the postgres user: an ordinary one, to whom the packages of root are read-only.
      const nobody = { uid: 65_534, gid: 65_534 };
      if (!canRunCheckout(nobody)) return console.warn("Not tested: only root may enter this checkout.");
      fs.chownSync(directory, nobody.uid, nobody.gid);
      expect(await startInChild({ directory, nativeDirectory }, nobody).nextReport()).toMatchObject({ owner: true });
    } else {
      fs.chmodSync(path.join(nativeDirectory, "lib"), 0o555);
      const postgres = await start(directory, { nativeDirectory });
      fs.chmodSync(path.join(nativeDirectory, "lib"), 0o755);
      expect(postgres.owner).toBe(true);
    }
    expect(fs.readdirSync(directory).filter((name) => name.startsWith("binaries-"))).toHaveLength(1);
  });
});
