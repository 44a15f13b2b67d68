import { MemoryWatch } from "../../test/memory";
import { UPLOAD_MAX_BYTES } from "../platform/uploads.rules";
import { put, server, ticket, useUploads } from "./uploads.test-support";

useUploads();

it("an upload takes no more memory for a large file", async () => {
  const watch = new MemoryWatch();
  const large = Buffer.alloc(UPLOAD_MAX_BYTES, 1);
  const { put: keep } = server.platform.storage;
  server.platform.storage.put = (key, source, bytes) => {
    const watched = source.map((chunk: Buffer) => {
      watch.step();
      return chunk;
    });
    return keep(key, watched, bytes);
  };
  try {
    expect((await put(await ticket({ bytes: large.length }), large)).status).toBe(201);
  } finally {
    server.platform.storage.put = keep;
  }
  expect(watch.growth).toBeLessThan(8 * 1024 * 1024);
});
