import { createReadStream } from "node:fs";
import { readdir, rm, utimes, writeFile } from "node:fs/promises";
import path from "node:path";
import { buffer } from "node:stream/consumers";
import type { EntityManager } from "typeorm";
import { FORSAKEN_MS, SENTENCES } from "./backup.rules";
import { makeBackup } from "./backup.service";
import { backUp, failures, filesIn, fillLittle, makePlace, options, type Place } from "./backup.test-support";
import { openBackupFile } from "./backup-file";
import { checkBackup, expireBackups } from "./backup-list.service";
import { type BackupPlatform, sweepBackups } from "./backup-sweep.service";

let source: Place;

beforeAll(async () => {
  source = await makePlace();
  await fillLittle(source);
});
afterAll(() => source.remove());

it("checks what is kept, marks what is damaged, and lets go by the rule", async () => {
  await backUp(source); // the one that goes
  const made = await backUp(source);
  await expect(checkBackup(source.platform, made.backupId)).resolves.toMatchObject({ state: "READY", error: null });
  const bytes = await buffer(createReadStream(made.file));
  await writeFile(made.file, bytes.subarray(0, 5000));
  const damaged = { state: "DAMAGED", error: SENTENCES.changed };
  await expect(checkBackup(source.platform, made.backupId)).resolves.toMatchObject(damaged);
  await rm(made.file);
  const gone = { state: "DAMAGED", error: SENTENCES.fileGone };
  await expect(checkBackup(source.platform, made.backupId)).resolves.toMatchObject(gone);
  await writeFile(made.file, bytes);
  await expect(checkBackup(source.platform, made.backupId)).resolves.toMatchObject({ state: "READY", error: null });

  const newest = await backUp(source);
  await source.db.query("update backups set made_at = made_at - interval '3 years' where id = $1", [newest.backupId]);
  const expired = await expireBackups(source.platform);
  expect(expired).not.toContain(newest.backupId); // the only one of its month
  const kept: { file_name: string }[] = await source.db.query("select file_name from backups where state = 'READY'");
  expect(kept).toHaveLength(2);
  expect(await filesIn(source)).toEqual(kept.map(({ file_name }) => file_name).sort());
  await expect(checkBackup(source.platform, expired[0] as string)).rejects.toThrow("nothing to check");
});

describe("what is swept", () => {
  const place = (name: string) => path.join(source.folder, "backups", name);
  const stateOf = async (file: string) =>
    (await source.db.query("select state, error from backups where file_name = $1", [file]))[0];
  /** Collects what is said in the log. */
  function heard(): { platform: BackupPlatform; said: { file?: string }[] } {
    const said: { file?: string }[] = [];
    const log = { ...source.platform.log, warn: (about: { file?: string }) => said.push(about) };
    return { platform: { ...source.platform, log: log as unknown as BackupPlatform["log"] }, said };
  }

  it("is a whole file whose row was never committed, at the next backup, with a line in the log", async () => {
    const { db } = source;
    const before = await filesIn(source);
    const lost = async (act: (tx: EntityManager) => Promise<unknown>) =>
      db.transaction(async (tx) => {
        await act(tx);
        throw new Error("The connection is lost.");
      });
    const failing: typeof db = Object.assign(Object.create(db), { transaction: lost });
    await expect(makeBackup({ ...source.platform, db: failing }, options())).rejects.toThrow(SENTENCES.database);
    const [left = ""] = (await filesIn(source)).filter((name) => !before.includes(name));
    expect(left).toMatch(/\.hab$/);
    expect(await stateOf(left)).toMatchObject({ state: "FAILED" });
    const { platform, said } = heard();
    const made = await backUp(source, platform);
    expect(await filesIn(source)).toEqual([...before, path.basename(made.file)].sort());
    expect(said).toEqual([{ file: left }]);
  });

  it("is what a process that was killed left, whole or not, when the next one starts", async () => {
    const names = ["backup-20200101T000000000Z-00000001.hab", "backup-20200101T000000000Z-00000002.hab"];
    for (const name of names) {
      await source.db.query(
        "insert into backups (made_at, state, file_name, encrypted, schema_version) values (now(), 'WRITING', $1, false, '')",
        [name],
      );
    }
    const left = [names[0] as string, `${names[1]}.part`];
    for (const name of left) await writeFile(place(name), "whole or half");
    const { platform, said } = heard();
    await sweepBackups(platform);
    expect(said).toEqual(left.map((file) => ({ file })));
    for (const name of names) expect(await stateOf(name)).toEqual({ state: "FAILED", error: SENTENCES.ended });
    expect((await failures(source)).at(-1)).toBe(SENTENCES.ended);
    expect((await filesIn(source)).filter((name) => left.includes(name))).toEqual([]);
  });

  it("is never a file of somebody else, one that a row keeps, or one that is being written", async () => {
    const kept = await backUp(source);
    const foreign = ["backup-20200101T000000000Z-00000003.hab", "backup-20200101T000000000Z-00000004.hab.part"];
    const old = "backup-20200101T000000000Z-00000005.hab.part";
    for (const name of [...foreign, old, "notes.txt"]) await writeFile(place(name), "of another product");
    const long = new Date(Date.now() - FORSAKEN_MS - 1000);
    for (const name of [foreign[0] as string, old, "notes.txt"]) await utimes(place(name), long, long);
    let during: string[] = [];
    const open: typeof openBackupFile = async (folder, name) => {
      const file = await openBackupFile(folder, name);
      await sweepBackups(source.platform);
      await expireBackups(source.platform);
      during = await readdir(folder);
      return file;
    };
    const made = await backUp(source, source.platform, { open });
    expect(made.row).toMatchObject({ state: "READY" });
    expect(during).toContain(`${path.basename(made.file)}.part`);
    const left = await filesIn(source);
    expect(left).toEqual(expect.arrayContaining([...foreign, "notes.txt", kept.row.file_name, made.row.file_name]));
    expect(left).not.toContain(old);
  });

  it("does not count when it was held for dead meanwhile, and leaves nothing", async () => {
    const before = await filesIn(source);
    const open: typeof openBackupFile = async (folder, name) => {
      await source.db.query("update backups set state = 'FAILED', error = 'Swept.' where file_name = $1", [name]);
      return openBackupFile(folder, name);
    };
    await expect(makeBackup(source.platform, { ...options(), open })).rejects.toThrow(SENTENCES.ended);
    expect(await filesIn(source)).toEqual(before);
  });
});
