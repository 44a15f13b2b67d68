import { createReadStream } from "node:fs";
import { readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import path from "node:path";
import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { seedDemonstration } from "../../app/demo/seed";
import { createDataSource } from "../../platform/database";
import { StorageFault } from "../../platform/storage.gateway";
import { notEmpty, otherVersion, SENTENCES } from "./backup.rules";
import { type BackupPlatform, makeBackup } from "./backup.service";
import { contentsOf, cut, flip, makePlace, options, type Place } from "./backup.test-support";
import { openBackupFile } from "./backup-file";
import { checkBackup, expireBackups } from "./backup-list.service";
import { refuseInUse, restoreBackup } from "./restore.service";

const KEY = { BACKUP_KEY: "a backup key that is long enough to be taken" };
/** Tables that say something else after a restore, on purpose. */
const DIFFERENT = ["public.audit_entries", "public.backups", "public.sessions"];

let source: Place;
let empty: Place;
let untouched: Record<string, string>;
let plain: string;
let sealed: string;
let now: Date;

async function backUp(platform: BackupPlatform, more: Partial<Parameters<typeof makeBackup>[1]> = {}) {
  const result = await makeBackup(platform, { ...options(), ...more });
  const [row] = await source.db.query("select * from backups where id = $1", [result.backupId]);
  return { ...result, row, file: path.join(platform.config.backup.directory, row.file_name) };
}

const restore = (place: Place, file: string, key?: string, storage = place.platform.storage) =>
  restoreBackup({ owner: place.owner, storage, clock: place.platform.clock, key }, file);

const without = (contents: Record<string, string>, names: string[]) =>
  Object.fromEntries(Object.entries(contents).filter(([name]) => !names.includes(name)));

const failures = async () =>
  (await source.db.query("select error from backups where state = 'FAILED' order by made_at")).map(
    ({ error }: { error: string }) => error,
  );

const filesIn = async (place: Place) => (await readdir(path.join(place.folder, "backups"))).sort();

beforeAll(async () => {
  source = await makePlace();
  now = new Date();
  const ads = await createDataSource({ url: source.urls.ads, poolSize: 2 }).initialize();
  await seedDemonstration(source.db, ads, source.platform.storage, now, source.platform.config.billing);
  await ads.destroy();
  await source.db.query(
    `insert into audit_entries (occurred_at, request_id, action, subject_type, details)
     values ('2026-01-02T03:04:05.678901Z', E'tab\\t line\\n \\\\N \\\\. ''quote''', 'x', '日本語 🫀 é', '{"a": [1.10, null, "\\\\u00e9\\\\n"]}')`,
  );
  await source.db.query(
    `insert into security_incidents (kind, address, hour, count, first_at, last_at)
     values ('KEY_REFUSED', '2001:db8::1', now(), 1, now(), now()), ('KEY_REFUSED', null, now(), 2, now(), now())`,
  );
  await source.owner.query(
    `insert into push_keys (public_key, private_key, made_at) values ('p', '\\x00ff0a5c2e09', now())
       on conflict (id) do update set private_key = excluded.private_key`,
  );
  await source.db.query("select make_reading_partition('2011-05-05Z')");
  await source.db.query("select graphile_worker.add_job('sweep', '{}'::json)");
  await source.db.query(
    "insert into sessions (user_id, token_hash, user_agent, remembered, idle_seconds, created_at, last_seen_at, expires_at) select id, 'h', '', true, 1, now(), now(), now() from users limit 1",
  );
  plain = (await backUp(source.platform)).file;
  sealed = (await backUp(source.with(KEY))).file;
  empty = await makePlace();
  untouched = await contentsOf(empty.owner);
});
afterAll(async () => {
  await source.remove();
  await empty.remove();
});

describe("a backup", () => {
  it("gives back every row of every table, the files, and where numbers go on", async () => {
    const place = await makePlace();
    try {
      const restored = await restore(place, plain);
      const [theirs, ours] = [await contentsOf(source.owner), await contentsOf(place.owner)];
      expect(without(ours, DIFFERENT)).toEqual(without(theirs, DIFFERENT));
      expect(Object.keys(ours).length).toBeGreaterThan(90);
      expect(ours["public.sessions"]).toBe("0 ");
      const trail =
        "select occurred_at::text, request_id, subject_type, details::text, id::text from audit_entries where id <= $1 order by id";
      const [{ id }] = await source.db.query("select max(id) as id from audit_entries where action = 'x'");
      expect(await place.owner.query(trail, [id])).toEqual(await source.owner.query(trail, [id]));
      expect(await place.db.query("select action from audit_entries order by id desc limit 1")).toEqual([
        { action: "backup_restored" },
      ]);
      const stored: { key: string }[] = await source.db.query("select storage_key as key from stored_files");
      expect(restored.files).toBe(stored.length);
      expect(stored.length).toBeGreaterThan(5);
      for (const { key } of stored) {
        const [one, other] = await Promise.all(
          [source, place].map(async ({ platform }) => buffer(await platform.storage.open(key))),
        );
        expect(one?.equals(other as Buffer)).toBe(true);
      }
      const shape = `select conname, pg_get_constraintdef(oid) from pg_constraint where connamespace = 'public'::regnamespace
         and conparentid = 0 union all select tgname, tgenabled::text from pg_trigger where not tgisinternal order by 1, 2`;
      expect(await place.owner.query(shape)).toEqual(await source.owner.query(shape));
      await expect(place.db.query("select * from readings_2011_q2")).rejects.toThrow(/permission denied/);
      await expect(place.owner.query("delete from audit_entries")).rejects.toThrow(/append-only|change/i);
      await expect(restore(place, plain)).rejects.toThrow(/^The database is not empty: public\.\w+ has rows/);
    } finally {
      await place.remove();
    }
  });

  it("shows one moment, whatever is written meanwhile, and is encrypted", async () => {
    let [pairs, isOver] = [0, false];
    const write = async () => {
      while (!isOver) {
        await source.db.transaction(async (tx) => {
          const [{ id }] = await tx.query(
            "insert into users (email, name, role, demonstration, created_at) values (gen_random_uuid() || '@load.test', 'Load', 'CUSTOMER', true, now()) returning id",
          );
          await tx.query(
            "insert into audit_entries (occurred_at, request_id, action, subject_type, subject_id) values (now(), '', 'load', 'user', $1)",
            [id],
          );
        });
        pairs += 1;
        for (const wake of waiting.splice(0)) wake();
      }
    };
    const waiting: (() => void)[] = [];
    const writers = Promise.all([write(), write()]);
    // A writer that fails ends the wait.
    const nextPair = () => Promise.race([new Promise<void>((resolve) => waiting.push(resolve)), writers]);
    await nextPair();
    const place = await makePlace();
    try {
      const made = await backUp(source.with(KEY), {
        open: async (folder, name) => {
          const file = await openBackupFile(folder, name);
          // Between any two pieces of the file something was committed.
          const write = async (bytes: Buffer) => {
            await file.write(bytes);
            await nextPair();
          };
          return { ...file, write };
        },
      }).finally(() => {
        isOver = true;
      });
      await writers;
      expect(made.row).toMatchObject({ state: "READY", encrypted: true, missing_files: 0 });
      const restored = await restore(place, made.file, KEY.BACKUP_KEY);
      expect(restored).toMatchObject({ rows: made.rows, files: made.files, backupId: made.backupId });
      const [{ users, entries, both }] = await place.db.query(
        `select count(u.id)::int as users, count(a.id)::int as entries, count(*)::int as both
           from (select * from users where name = 'Load') u full join (select * from audit_entries where action = 'load') a on a.subject_id = u.id::text`,
      );
      expect([users, entries]).toEqual([both, both]);
      expect(users).toBeGreaterThan(0);
      expect(users).toBeLessThan(pairs);
      const head = await readFile(made.file);
      expect(head.includes("patient@demo.test")).toBe(false);
      expect((await stat(made.file)).mode & 0o777).toBe(0o600);
    } finally {
      await place.remove();
    }
  });
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
    const newer = (await backUp(source.platform)).file;
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

describe("a backup that is not made", () => {
  it("says that the disk is full, and leaves nothing", async () => {
    const before = await filesIn(source);
    let written = 0;
    const full = makeBackup(source.platform, {
      ...options(),
      open: async (folder, name) => {
        const file = await openBackupFile(folder, name);
        const write = async (bytes: Buffer) => {
          written += 1;
          if (written > 3) throw Object.assign(new Error("no space"), { code: "ENOSPC", syscall: "write" });
          await file.write(bytes);
        };
        return { ...file, write };
      },
    });
    await expect(full).rejects.toThrow(SENTENCES.diskFull);
    expect(await filesIn(source)).toEqual(before);
    expect((await failures()).at(-1)).toBe(SENTENCES.diskFull);
  });

  it("ends when it is told to, in the middle of reading", async () => {
    const before = await filesIn(source);
    const stop = new AbortController();
    const onProgress = async () => stop.abort();
    await expect(makeBackup(source.platform, { windowId: null, signal: stop.signal, onProgress })).rejects.toThrow(
      SENTENCES.stopped,
    );
    expect(await filesIn(source)).toEqual(before);
    expect((await failures()).at(-1)).toBe(SENTENCES.stopped);
  });

  it("can be made at once after one that failed", async () => {
    await expect(backUp(source.platform)).resolves.toMatchObject({ row: { state: "READY" } });
  });

  it("is refused while another one is being made", async () => {
    let second: Promise<unknown> | undefined;
    const open: typeof openBackupFile = async (folder, name) => {
      second = makeBackup(source.platform, options()).catch((error: Error) => error.message);
      await second;
      return openBackupFile(folder, name);
    };
    await backUp(source.platform, { open });
    expect(await second).toBe(SENTENCES.busy);
  });

  it("says when files cannot be read", async () => {
    const storage = {
      ...source.platform.storage,
      open: async () => {
        throw new StorageFault("unreachable", "The storage could not be reached");
      },
    };
    await expect(makeBackup({ ...source.platform, storage }, options())).rejects.toThrow(SENTENCES.storage);
  });
});

it("a file that is gone is noted, and what a killed process left is swept", async () => {
  const left = path.join(source.folder, "backups", "backup-20200101T000000000Z-00000000.hab.part");
  await writeFile(left, "half");
  const [{ key }] = await source.db.query("select storage_key as key from stored_files limit 1");
  const bytes = await buffer(await source.platform.storage.open(key));
  await source.platform.storage.remove(key);
  const made = await backUp(source.platform);
  await source.platform.storage.put(key, Readable.from([bytes]), bytes.length);
  expect(made.row).toMatchObject({ missing_files: 1, state: "READY" });
  expect(await filesIn(source)).not.toContain(path.basename(left));
});

it("checks what is kept, marks what is damaged, and lets go by the rule", async () => {
  const made = await backUp(source.platform);
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

  const newest = await backUp(source.platform);
  await source.db.query("update backups set made_at = made_at - interval '3 years' where id = $1", [newest.backupId]);
  const expired = await expireBackups(source.platform);
  expect(expired).not.toContain(newest.backupId); // the only one of its month
  const kept: { file_name: string }[] = await source.db.query("select file_name from backups where state = 'READY'");
  expect(kept).toHaveLength(2);
  expect(await filesIn(source)).toEqual(kept.map(({ file_name }) => file_name).sort());
  await expect(checkBackup(source.platform, expired[0] as string)).rejects.toThrow("nothing to check");
});
