import { mkdtemp, readdir, rm, stat, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { createFolderStorage, type FileStorage, newStorageKey } from "./storage.gateway";

let folder: string;
let storage: FileStorage;

beforeEach(async () => {
  folder = path.join(await mkdtemp(path.join(os.tmpdir(), "storage-")), "files");
  storage = createFolderStorage(folder);
});
afterEach(() => rm(path.dirname(folder), { recursive: true, force: true }));

const from = (...chunks: string[]) => Readable.from(chunks.map((chunk) => Buffer.from(chunk)));
const files = async () =>
  (await readdir(folder, { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile());

describe("the folder of files", () => {
  it("keeps a file and gives it back", async () => {
    const key = newStorageKey();
    await storage.put(key, from("Certi", "ficate"), 11);
    await expect(storage.open(key).then(buffer)).resolves.toEqual(Buffer.from("Certificate"));
  });

  it("can be read by its owner alone", async () => {
    const key = newStorageKey();
    await storage.put(key, from("x"), 1);
    const modes = [folder, path.join(folder, key.slice(0, 2)), path.join(folder, key.slice(0, 2), key)].map(
      async (place) => ((await stat(place)).mode & 0o777).toString(8),
    );
    await expect(Promise.all(modes)).resolves.toEqual(["700", "700", "600"]);
  });

  it.each([
    ["too few", 12],
    ["too many", 10],
  ])("keeps nothing of a file with %s bytes", async (_what, bytes) => {
    await expect(storage.put(newStorageKey(), from("Certi", "ficate"), bytes)).rejects.toMatchObject({
      reason: "length",
    });
    await expect(files()).resolves.toEqual([]);
  });

  it("keeps nothing of a file whose source breaks, and says why", async () => {
    const broken = Readable.from(
      (async function* () {
        yield Buffer.from("Certi");
        throw new Error("cut");
      })(),
    );
    await expect(storage.put(newStorageKey(), broken, 11)).rejects.toThrow("cut");
    await expect(files()).resolves.toEqual([]);
  });

  it("removes a file, what a crash left of one, and what is not there", async () => {
    const key = newStorageKey();
    await storage.put(key, from("x"), 1);
    const left = path.join(folder, key.slice(0, 2), `${key}.part`);
    await writeFile(left, "hal");
    await storage.remove(key);
    await storage.remove(key);
    await expect(files()).resolves.toEqual([]);
    await expect(storage.open(key)).rejects.toMatchObject({ reason: "missing" });
  });

  it.each(["../../etc/passwd", "", "a".repeat(48).toUpperCase(), `${"a".repeat(47)}/`, "..", "a\0"])(
    "takes no other key than its own: %j",
    async (key) => {
      await expect(storage.put(key, from("x"), 1)).rejects.toThrow("not a key");
      await expect(storage.open(key)).rejects.toThrow("not a key");
      await expect(storage.remove(key)).rejects.toThrow("not a key");
    },
  );

  it("makes keys that differ", () => {
    expect(new Set(Array.from({ length: 1_000 }, newStorageKey)).size).toBe(1_000);
  });
});
