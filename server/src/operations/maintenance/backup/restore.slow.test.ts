import { execFile } from "node:child_process";
import { chmod, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import type { Readable } from "node:stream";
import { createDataSource } from "../../../platform/database";
import { startEmbeddedPostgres } from "../../../platform/postgres/embedded-postgres";
import { StorageFault } from "../../../platform/storage.gateway";
import { notEmpty, otherVersion, SENTENCES } from "./backup.rules";
import { backUp, contentsOf, cut, fillLittle, flip, KEY, makePlace, type Place, restore } from "./backup.test-support";
import { refuseInUse, refuseRunning, withoutServers } from "./restore.service";

let source: Place;
let empty: Place;
let untouched: Record<string, string>;
let plain: string;
let sealed: string;

beforeAll(async () => {
  source = await makePlace();
  await fillLittle(source);
  plain = (await backUp(source)).file;
  sealed = (await backUp(source, source.with(KEY))).file;
  empty = await makePlace();
  untouched = await contentsOf(empty.owner);
});
afterAll(async () => {
  await source.remove();
  await empty.remove();
});

describe("what is not restored, and changes nothing", () => {
  const changed = async (file: string, change: (bytes: Buffer) => Buffer) => {
    const target = path.join(source.folder, "changed.hab");
    await writeFile(target, change(await readFile(file)));
    return target;
  };
  const twice = (bytes: Buffer) => Buffer.concat([bytes, bytes]);
  const older = (bytes: Buffer) => Buffer.from(bytes.toString("latin1").replace('madeAt":"2', 'madeAt":"1'), "latin1");
  const foreign = () => Buffer.from("PK\u0003\u0004 something else\n{}");
  const { damaged } = SENTENCES;

  afterEach(async () => expect(await contentsOf(empty.owner)).toEqual(untouched));

  it.each<[string, () => Promise<string>, string, string | null]>([
    ["a byte that was changed", () => changed(plain, flip(0.5)), damaged, null],
    ["another one, encrypted", () => changed(sealed, flip(0.9)), damaged, KEY.BACKUP_KEY],
    ["a file cut short", () => changed(plain, cut(1000)), damaged, null],
    ["one cut short by a byte", () => changed(plain, cut(1)), damaged, null],
    ["an encrypted one cut short", () => changed(sealed, cut(1000)), damaged, KEY.BACKUP_KEY],
    ["nothing but the header", () => changed(plain, (b) => b.subarray(0, b.indexOf(0x0a) + 1)), damaged, null],
    ["what was added at the end", () => changed(plain, twice), damaged, null],
    ["the same, encrypted", () => changed(sealed, twice), damaged, KEY.BACKUP_KEY],
    ["an edited header", () => changed(plain, older), damaged, null],
    ["a foreign file", () => changed(plain, foreign), SENTENCES.foreign, null],
    ["an empty file", () => changed(plain, () => Buffer.alloc(0)), SENTENCES.foreign, null],
    ["no file", async () => path.join(source.folder, "none.hab"), SENTENCES.unreadable, null],
    ["no key", async () => sealed, SENTENCES.keyMissing, null],
    ["a wrong key", async () => sealed, SENTENCES.keyWrong, "another key of at least 32 characters, you see"],
  ])("%s", async (_what, file, sentence, key) => {
    await expect(restore(empty, await file(), key ?? undefined)).rejects.toThrow(sentence);
  });

  it("a backup of a newer version, and of an older one", async () => {
    const name = "Tomorrow1999999999999";
    await source.owner.query("insert into schema_migrations (timestamp, name) values (1999999999999, $1)", [name]);
    const newer = (await backUp(source)).file;
    await expect(restore(empty, newer)).rejects.toThrow(otherVersion(name, false));
    await source.owner.query("delete from schema_migrations where name = $1", [name]);
    await empty.owner.query("insert into schema_migrations (timestamp, name) values (1999999999999, $1)", [name]);
    await expect(restore(empty, plain)).rejects.toThrow(otherVersion(name, true));
    await empty.owner.query("delete from schema_migrations where name = $1", [name]);
  });

  it("anything, where somebody has an account", async () => {
    await empty.owner.query(
      "insert into users (email, name, role, demonstration, created_at) values ('a@b.test', 'A', 'CUSTOMER', true, now())",
    );
    await expect(restore(empty, plain)).rejects.toThrow(notEmpty("public.users"));
    await expect(refuseInUse(empty.owner)).rejects.toThrow(notEmpty("public.users"));
    await empty.owner.query("delete from users");
    await expect(refuseInUse(empty.owner)).resolves.toBeUndefined();
  });

  it("anything, when the storage fails in the middle; files that were put there go again", async () => {
    const { storage } = empty.platform;
    let puts = 0;
    const failing = {
      ...storage,
      put: async (key: string, from: Readable, bytes: number) => {
        puts += 1;
        if (puts === 3) throw new StorageFault("unreachable", "The storage could not be reached");
        await storage.put(key, from, bytes);
      },
    };
    await expect(restore(empty, plain, undefined, failing)).rejects.toThrow("The storage could not be reached");
    expect(puts).toBe(3);
    const kept = await readdir(path.join(empty.folder, "files"), { recursive: true, withFileTypes: true });
    expect(kept.filter((entry) => entry.isFile())).toEqual([]);
  });
});

describe("a database on which a server runs", () => {
  it("is refused, and nothing is done", async () => {
    const owner = await createDataSource({ url: empty.urls.owner, name: "health-restore", poolSize: 2 }).initialize();
    try {
      await expect(refuseRunning(owner)).rejects.toThrow(SENTENCES.serverRuns);
      const act = jest.fn(async () => undefined);
      await expect(withoutServers(owner, act)).rejects.toThrow(SENTENCES.serverRuns);
      expect(act).not.toHaveBeenCalled();
    } finally {
      await owner.destroy();
    }
  });

  it("is refused by the command with its own Postgres, which restores once the server was stopped", async () => {
    const folder = await mkdtemp(path.join(os.tmpdir(), "restore-"));
    await chmod(folder, 0o755);
    const postgres = await startEmbeddedPostgres({ directory: folder });
    try {
      await postgres.ensureDatabase("health");
      const running = await createDataSource({ url: postgres.url("app", "health") }).initialize();
      const refused = await command(folder, plain);
      expect(refused).toMatchObject({ code: 1, said: `\n${SENTENCES.serverRuns}\n\n` });
      expect(await running.query("select to_regclass('public.users') as made")).toEqual([{ made: null }]);
      // Whoever leaves last turns it off.
      const bystander = await createDataSource({ url: postgres.url("superuser", "postgres") }).initialize();
      await running.destroy();
      expect(await command(folder, plain)).toMatchObject({ code: 0, said: "" });
      const restored = await createDataSource({ url: postgres.url("app", "health") }).initialize();
      expect(await restored.query("select email from users")).toEqual([{ email: "a@b.test" }]);
      await restored.destroy();
      await bystander.destroy();
    } finally {
      await postgres.stop();
      await rm(folder, { recursive: true, force: true });
    }
  });
});

/** `npm run restore` with its own Postgres in that folder. */
function command(folder: string, file: string): Promise<{ code: number; said: string }> {
  const server = path.resolve(__dirname, "../../../..");
  const args = ["-r", path.join(server, "dev-register.cjs"), path.join(server, "src/restore.ts"), file];
  const env = { PATH: process.env.PATH, NODE_ENV: "development", DATA_DIR: folder };
  return new Promise((resolve) => {
    execFile(process.execPath, args, { env }, (error, _out, said) => resolve({ code: Number(error?.code ?? 0), said }));
  });
}
