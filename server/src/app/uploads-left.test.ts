import { randomUUID } from "node:crypto";
import { Readable } from "node:stream";
import { until } from "../../test/wait";
import { newStorageKey } from "../platform/storage.gateway";
import { StoredFile } from "../platform/stored-file.entity";
import { attachStoredFile, discardStoredFiles, findStoredFile, sweepUploads } from "../platform/uploads.service";
import {
  begin,
  bytesOnDisk,
  expectNothing,
  paper,
  put,
  rows,
  server,
  statusOf,
  ticket,
  tickets,
  time,
  useUploads,
} from "./uploads.test-support";

useUploads();

describe("a file that is kept", () => {
  it("is gone for everybody when it is taken away, and soon its bytes are too", async () => {
    const { fileId = "" } = await put(await ticket(), paper);
    await server.db.transaction(async (tx) => {
      await discardStoredFiles(tx, server.platform, [fileId]);
      await discardStoredFiles(tx, server.platform, [fileId]);
    });
    await expect(findStoredFile(server.platform, fileId)).rejects.toMatchObject({ extensions: { code: "NOT_FOUND" } });
    await until(async () => (await rows()).length === 0, "the row to leave");
    await expectNothing();
  });

  it("stays when what takes it away is rolled back", async () => {
    const { fileId = "" } = await put(await ticket(), paper);
    const failed = server.db.transaction(async (tx) => {
      await discardStoredFiles(tx, server.platform, [fileId]);
      throw new Error("rolled back");
    });
    await expect(failed).rejects.toThrow("rolled back");
    await expect(findStoredFile(server.platform, fileId)).resolves.toMatchObject({ id: fileId });
  });

  it.each([["purpose"], ["subjectId"], ["slot"]] as const)("belongs to no other %s", async (field) => {
    await put(await ticket({ purpose: "ignored" }), paper);
    const [{ id = "" } = {}] = await rows();
    const file = await server.db.getRepository(StoredFile).findOneByOrFail({ id });
    const other = { ...file, [field]: field === "subjectId" ? randomUUID() : "another" };
    const attach = (which: StoredFile) => attachStoredFile(server.db.manager, server.platform, which);
    await expect(attach(other)).rejects.toMatchObject({ extensions: { code: "CONFLICT" } });
    await attach(file);
    await expect(attach(file)).rejects.toMatchObject({ extensions: { code: "CONFLICT" } });
  });
});

describe("the sweep", () => {
  it("forgets tickets that are out of date", async () => {
    await ticket();
    time.now += 15 * 60_000 - 1;
    await sweepUploads(server.platform);
    expect(await tickets()).toBe(1);
    time.now += 2;
    await sweepUploads(server.platform);
    expect(await tickets()).toBe(0);
  });

  it("removes files that nothing became of, also those of a process that ended, and no other", async () => {
    const { fileId } = await put(await ticket(), paper);
    await put(await ticket({ purpose: "ignored" }), paper);
    const row = (key: string) =>
      server.db.query(
        `insert into stored_files (purpose, subject_id, slot, file_name, content_type, bytes, storage_key, created_at)
         values ('paper', $1, 'x', 'x', 'x', 4, $2, $3)`,
        [randomUUID(), key, new Date(time.now)],
      );
    const [before, after] = [newStorageKey(), newStorageKey()];
    await row(before); // ended before the first byte
    await row(after); // ended after the last one
    await server.platform.storage.put(after, Readable.from([Buffer.from("left")]), 4);
    await sweepUploads(server.platform);
    expect(await rows()).toHaveLength(4);
    time.now += 60 * 60_000 + 1;
    await sweepUploads(server.platform);
    expect((await rows()).map(({ id }) => id)).toEqual([fileId]);
    expect(await bytesOnDisk()).toHaveLength(1);
  });

  it("takes a file from whoever is still receiving it", async () => {
    const token = await ticket();
    const request = begin(token, { "content-length": paper.length });
    const status = statusOf(request);
    request.write(paper.subarray(0, 1000));
    await until(async () => (await bytesOnDisk()).length === 1, "bytes on the disk");
    time.now += 60 * 60_000 + 1;
    await sweepUploads(server.platform);
    request.end(paper.subarray(1000));
    expect(await status).toBeGreaterThanOrEqual(400);
    await until(async () => (await bytesOnDisk()).length === 0, "the bytes to leave");
    await expectNothing();
  });
});
