import { createHash, randomBytes, randomUUID } from "node:crypto";
import { buffer } from "node:stream/consumers";
import { until } from "../../test/wait";
import { PDF_MAX_BYTES } from "../ads/applications/pdf/pdf.rules";
import { handPdf } from "../ads/applications/pdf/pdf.test-support";
import { StorageFault } from "../platform/storage.gateway";
import { findStoredFile } from "../platform/uploads.service";
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

describe("an upload", () => {
  it("is kept as it came and becomes part of its subject", async () => {
    const subjectId = randomUUID();
    const token = await ticket({ subjectId, fileName: "../insurance\u202Efdp.pdf" });
    const { status, fileId = "" } = await put(token, paper, { "content-type": "application/pdf" });
    expect(status).toBe(201);
    const file = await findStoredFile(server.platform, fileId);
    expect(file).toMatchObject({
      purpose: "paper",
      subjectId,
      slot: "insurance",
      fileName: "insurancefdp.pdf",
      bytes: paper.length,
      sha256: createHash("sha256").update(paper).digest("hex"),
    });
    await expect(server.platform.storage.open(file.storageKey).then(buffer)).resolves.toEqual(paper);
    expect(await bytesOnDisk()).toEqual([file.storageKey]);
    expect(await tickets()).toBe(0);
  });

  it.each([undefined, "text/html", "multipart/form-data; boundary=x", "application/octet-stream"])(
    "may call its content %s",
    async (type) => {
      const request = begin(await ticket(), { "content-length": paper.length, ...(type && { "content-type": type }) });
      request.end(paper);
      expect(await statusOf(request)).toBe(201);
    },
  );

  it("is taken once", async () => {
    const token = await ticket();
    expect((await put(token, paper)).status).toBe(201);
    expect(await put(token, paper)).toMatchObject({
      status: 404,
      error: {
        message: "This upload link has been used or has expired. Choose the file again.",
        extensions: { code: "NOT_FOUND" },
      },
    });
    expect([(await rows()).length, (await bytesOnDisk()).length]).toEqual([1, 1]);
  });

  it("is taken once when fifty come together", async () => {
    const token = await ticket();
    const answers = await Promise.all(Array.from({ length: 50 }, () => put(token, paper)));
    const statuses = answers.map(({ status }) => status).sort();
    expect(statuses).toEqual([201, ...Array(49).fill(404)]);
    expect([(await rows()).length, (await bytesOnDisk()).length]).toEqual([1, 1]);
  });

  it("needs a ticket that is in time", async () => {
    const token = await ticket();
    time.now += 15 * 60_000;
    expect((await put(token, paper)).status).toBe(404);
    expect((await put(randomBytes(32).toString("base64url"), paper)).status).toBe(404);
    expect((await put("%00", paper)).status).toBe(404);
    await expectNothing();
  });

  it.each([
    ["one byte more", paper.length + 1],
    ["one byte less", paper.length - 1],
    ["nothing", 0],
  ])("with %s than announced is refused, and the ticket stays", async (_what, length) => {
    const token = await ticket();
    expect(await put(token, Buffer.alloc(length))).toMatchObject({
      status: 400,
      error: { extensions: { code: "BAD_USER_INPUT", field: "file" } },
    });
    await expectNothing();
    expect((await put(token, paper)).status).toBe(201);
  });

  it("has to say how long it is", async () => {
    const request = begin(await ticket(), { "transfer-encoding": "chunked" });
    request.end(paper);
    expect(await statusOf(request)).toBe(400);
    await expectNothing();
  });

  it("is kept as it was announced or not at all when more bytes follow", async () => {
    const request = begin(await ticket(), { "content-length": paper.length });
    request.flushHeaders();
    const more = Buffer.concat([paper, Buffer.from("x")]);
    request.on("socket", (socket) => socket.once("connect", () => socket.write(more)));
    await statusOf(request);
    await until(async () => (await rows()).every(({ sha256 }) => sha256 !== null), "the upload to end");
    for (const { sha256 } of await rows()) expect(sha256).toBe(createHash("sha256").update(paper).digest("hex"));
    expect(await bytesOnDisk()).toHaveLength((await rows()).length);
  });

  it("that is cut at 99 % leaves nothing, and a new ticket leads on", async () => {
    const token = await ticket();
    const request = begin(token, { "content-length": paper.length });
    request.write(paper.subarray(0, Math.floor(paper.length * 0.99)));
    await until(async () => (await bytesOnDisk()).some((name) => name.endsWith(".part")), "bytes on the disk");
    request.destroy();
    await until(async () => (await rows()).length === 0, "the row to leave");
    await expectNothing();
    expect((await put(token, paper)).status).toBe(404);
    expect((await put(await ticket(), paper)).status).toBe(201);
  });

  it("that is refused lets its sender read why", async () => {
    const request = begin("unknown", { "content-length": 20_000_000 });
    const status = statusOf(request);
    request.end(Buffer.alloc(20_000_000));
    expect(await status).toBe(404);
  });

  it.each([
    [{ origin: "https://evil.example" }],
    [{ "sec-fetch-site": "cross-site" }],
    [{ "sec-fetch-site": "same-site" }],
  ])("comes from no page but ours: %j", async (headers) => {
    const request = begin(await ticket(), { "content-length": paper.length, ...headers });
    request.end(paper);
    expect(await statusOf(request)).toBe(403);
    expect(await tickets()).toBe(1);
    await expectNothing();
  });

  it.each([
    ["refused", 403, "This paper was not asked for."],
    ["broken", 500, "An error occurred"],
  ])("whose receiver has it %s is not kept", async (purpose, status, message) => {
    const answer = await put(await ticket({ purpose }), paper);
    expect([answer.status, answer.error?.message]).toEqual([status, message]);
    await expectNothing();
  });

  it("that cannot be kept is our fault, and says nothing of the storage", async () => {
    const { put: keep } = server.platform.storage;
    server.platform.storage.put = () => Promise.reject(new StorageFault("refused", "The storage refused (403)"));
    try {
      expect(await put(await ticket(), paper)).toMatchObject({ status: 503, error: { message: "Please try again" } });
    } finally {
      server.platform.storage.put = keep;
    }
    await expectNothing();
  });

  it.each([
    ["a PDF", handPdf(), 201, undefined],
    ["HTML with the name of a PDF", Buffer.from("<script>alert(1)</script>"), 400, "not_pdf"],
    ["a PDF with a script", handPdf({ catalog: "/OpenAction << /S /JavaScript /JS (1) >>" }), 400, "script"],
    [
      "a PDF that is one byte too large",
      Buffer.concat([handPdf(), Buffer.alloc(PDF_MAX_BYTES + 1)]).subarray(0, PDF_MAX_BYTES + 1),
      400,
      "too_large",
    ],
  ])("can be looked at by its receiver: %s", async (_what, bytes, status, problem) => {
    const token = await ticket({ purpose: "document", bytes: bytes.length });
    const answer = await put(token, bytes, { "content-type": "application/pdf" });
    expect([answer.status, answer.error?.message]).toEqual([status, problem]);
    const left = status === 201 ? 1 : 0;
    expect([(await rows()).length, (await bytesOnDisk()).length]).toEqual([left, left]);
  });

  it("leaves nothing behind in a storm of good and bad ones", async () => {
    const storm = Array.from({ length: 40 }, async (_none, index) => {
      const purpose = ["paper", "refused", "broken", "paper"][index % 4];
      const token = await ticket({ purpose });
      if (index % 4 !== 3) return void (await put(token, paper));
      const request = begin(token, { "content-length": paper.length });
      request.write(paper.subarray(0, 1 + index * 1000), () => setTimeout(() => request.destroy(), index));
      await new Promise((resolve) => request.once("close", resolve));
    });
    await Promise.all(storm);
    await until(async () => (await rows()).every(({ attached_at }) => attached_at !== null), "uploads to end");
    const names = (await rows()).map(({ storage_key }) => storage_key).sort();
    expect(names).toHaveLength(10);
    await until(async () => (await bytesOnDisk()).length === 10, "bytes to leave");
    expect((await bytesOnDisk()).sort()).toEqual(names);
  });

  it("may be tried 200 times in an hour from one address", async () => {
    for (let tries = 0; tries < 200; tries += 25) {
      await Promise.all(Array.from({ length: 25 }, () => put("unknown", Buffer.from("x"))));
    }
    expect((await put(await ticket(), paper)).status).toBe(429);
    expect(await tickets()).toBe(1);
  });

  it.each([0, -1, 1.5, Number.NaN, 25 * 1024 * 1024 + 1])("gets no ticket for %d bytes", async (bytes) => {
    await expect(ticket({ bytes })).rejects.toMatchObject({ extensions: { field: "bytes" } });
  });
});
