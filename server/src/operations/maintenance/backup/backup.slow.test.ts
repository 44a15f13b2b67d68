import { readFile, stat } from "node:fs/promises";
import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { testDataDirectory } from "../../../../test/test-postgres";
import { demonstrationTemplate } from "../../../app/demo/seed.test-support";
import { createStorage } from "../../../platform/storage";
import { StorageFault } from "../../../platform/storage.gateway";
import { SENTENCES } from "./backup.rules";
import { makeBackup } from "./backup.service";
import {
  backUp,
  contentsOf,
  failures,
  filesIn,
  KEY,
  makePlace,
  options,
  type Place,
  restore,
} from "./backup.test-support";
import { openBackupFile } from "./backup-file";

/** Tables that say something else after a restore, on purpose. */
const CRONTABS = "graphile_worker._private_known_crontabs";
const DIFFERENT = ["public.audit_entries", "public.backups", "public.sessions", CRONTABS];

let source: Place;
let plain: string;

const without = (contents: Record<string, string>, names: string[]) =>
  Object.fromEntries(Object.entries(contents).filter(([name]) => !names.includes(name)));

beforeAll(async () => {
  source = await makePlace(await demonstrationTemplate());
  const files = createStorage({ dataDirectory: testDataDirectory() });
  for (const { key, bytes } of await source.db.query("select storage_key as key, bytes from stored_files")) {
    await source.platform.storage.put(key, await files.open(key), Number(bytes));
  }
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
  plain = (await backUp(source)).file;
});
afterAll(async () => {
  await source.remove();
});

describe("a backup", () => {
  it("gives back every row of every table, the files, and where numbers go on", async () => {
    const place = await makePlace();
    try {
      const restored = await restore(place, plain);
      const [theirs, ours] = [await contentsOf(source.owner), await contentsOf(place.owner)];
      expect(without(ours, DIFFERENT)).toEqual(without(theirs, DIFFERENT));
      expect(Object.keys(ours).length).toBeGreaterThan(90);
      for (const name of ["public.sessions", CRONTABS]) {
        expect([name, ours[name]]).toEqual([name, "0 "]);
        expect([name, theirs[name]]).not.toEqual([name, "0 "]);
      }
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
      const made = await backUp(source, source.with(KEY), {
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
    expect((await failures(source)).at(-1)).toBe(SENTENCES.diskFull);
  });

  it("ends when it is told to, in the middle of reading", async () => {
    const before = await filesIn(source);
    const stop = new AbortController();
    const onProgress = async () => stop.abort();
    await expect(makeBackup(source.platform, { windowId: null, signal: stop.signal, onProgress })).rejects.toThrow(
      SENTENCES.stopped,
    );
    expect(await filesIn(source)).toEqual(before);
    expect((await failures(source)).at(-1)).toBe(SENTENCES.stopped);
  });

  it("can be made at once after one that failed", async () => {
    await expect(backUp(source)).resolves.toMatchObject({ row: { state: "READY" } });
  });

  it("is refused while another one is being made", async () => {
    let second: Promise<unknown> | undefined;
    const open: typeof openBackupFile = async (folder, name) => {
      second = makeBackup(source.platform, options()).catch((error: Error) => error.message);
      await second;
      return openBackupFile(folder, name);
    };
    await backUp(source, source.platform, { open });
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

it("notes a file that is gone", async () => {
  const [{ key }] = await source.db.query("select storage_key as key from stored_files limit 1");
  const bytes = await buffer(await source.platform.storage.open(key));
  await source.platform.storage.remove(key);
  const made = await backUp(source);
  await source.platform.storage.put(key, Readable.from([bytes]), bytes.length);
  expect(made.row).toMatchObject({ missing_files: 1, state: "READY" });
});
