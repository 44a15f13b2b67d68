import { mkdtemp, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { Readable } from "node:stream";
import { MemoryWatch } from "../../test/memory";
import { createFolderStorage, type FileStorage, newStorageKey } from "./storage.gateway";

let folder: string;
let storage: FileStorage;

beforeEach(async () => {
  folder = path.join(await mkdtemp(path.join(os.tmpdir(), "storage-")), "files");
  storage = createFolderStorage(folder);
});
afterEach(() => rm(path.dirname(folder), { recursive: true, force: true }));

it("the folder of files takes no more memory for a large file", async () => {
  const watch = new MemoryWatch();
  const chunks = 1_000;
  const source = Readable.from(
    (async function* () {
      for (let chunk = 0; chunk < chunks; chunk += 1) {
        watch.step();
        yield Buffer.alloc(64 * 1024, chunk);
      }
    })(),
    { objectMode: false },
  );
  await storage.put(newStorageKey(), source, chunks * 64 * 1024);
  expect(watch.growth).toBeLessThan(4 * 1024 * 1024);
});
