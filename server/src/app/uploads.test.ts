import { createHash, randomBytes, randomUUID } from "node:crypto";
import { mkdtemp, readdir, rm } from "node:fs/promises";
import http from "node:http";
import os from "node:os";
import path from "node:path";
import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { startTestServer, type TestServer } from "../../test/harness";
import { MemoryWatch } from "../../test/memory";
import { until } from "../../test/wait";
import { inspectPdf } from "../applications/pdf/inspect-pdf";
import { PDF_MAX_BYTES } from "../applications/pdf/pdf.rules";
import { handPdf } from "../applications/pdf/pdf.test-support";
import { conflict, invalid } from "../platform/problems";
import { newStorageKey, StorageFault } from "../platform/storage.gateway";
import { StoredFile } from "../platform/stored-file.entity";
import { UPLOAD_MAX_BYTES } from "../platform/uploads.rules";
import {
  attachStoredFile,
  discardStoredFiles,
  findStoredFile,
  makeUploadTicket,
  sweepUploads,
  type UploadAim,
} from "../platform/uploads.service";

let server: TestServer;
let folder: string;
let now = Date.parse("2026-11-21T12:00:00Z");

beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), "uploads-"));
  server = await startTestServer({
    clock: { now: () => new Date(now) },
    env: { DATA_DIR: folder },
    receivers: {
      paper: (ctx, file) => ctx.db.transaction((tx) => attachStoredFile(tx, ctx, file)),
      refused: async () => Promise.reject(conflict("This paper was not asked for.")),
      broken: async () => Promise.reject(new Error("a secret of the database")),
      ignored: async () => undefined,
      document: async (ctx, file) => {
        const { problem } = await inspectPdf(await buffer(await ctx.storage.open(file.storageKey)));
        if (problem) throw invalid("file", problem);
        await ctx.db.transaction((tx) => attachStoredFile(tx, ctx, file));
      },
    },
  });
});
afterAll(async () => {
  await server.stop();
  await rm(folder, { recursive: true });
});
beforeEach(async () => {
  for (const table of ["rate_limits", "upload_tickets", "stored_files"]) await server.db.query(`delete from ${table}`);
  await rm(path.join(folder, "files"), { recursive: true, force: true });
});

const paper = randomBytes(200_000);

async function ticket(aim: Partial<UploadAim> = {}): Promise<string> {
  const { token } = await makeUploadTicket(server.db.manager, server.platform, {
    purpose: "paper",
    subjectId: randomUUID(),
    slot: "insurance",
    bytes: paper.length,
    fileName: "insurance.pdf",
    contentType: "application/pdf",
    ...aim,
  });
  return token;
}

interface Answer {
  status: number;
  fileId?: string;
  error?: { message: string; extensions: { code: string; field?: string } };
}

async function put(token: string, body: Buffer, headers: Record<string, string> = {}): Promise<Answer> {
  const answer = await fetch(`${server.url}/uploads/${token}`, { method: "PUT", body: new Uint8Array(body), headers });
  const { fileId, errors } = (await answer.json()) as { fileId?: string; errors?: Answer["error"][] };
  return { status: answer.status, fileId, error: errors?.[0] };
}

/** A request whose body is written by hand. */
function begin(token: string, headers: http.OutgoingHttpHeaders): http.ClientRequest {
  const request = http.request(`${server.url}/uploads/${token}`, { method: "PUT", headers, agent: false });
  request.on("error", () => undefined);
  return request;
}

const statusOf = (request: http.ClientRequest): Promise<number | undefined> =>
  new Promise((resolve, reject) => {
    request.on("error", reject);
    request.on("response", (response) => resolve(response.resume().statusCode));
  });

interface Row {
  id: string;
  sha256: string | null;
  storage_key: string;
  attached_at: Date | null;
}
const rows = (): Promise<Row[]> => server.db.query("select * from stored_files");
const tickets = async (): Promise<number> => (await server.db.query("select 1 from upload_tickets")).length;
async function bytesOnDisk(): Promise<string[]> {
  const found = await readdir(path.join(folder, "files"), { recursive: true, withFileTypes: true }).catch(() => []);
  return found.filter((entry) => entry.isFile()).map(({ name }) => name);
}
async function expectNothing(): Promise<void> {
  expect([await rows(), await bytesOnDisk()]).toEqual([[], []]);
}

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
        message: "This upload has been used or is out of date. Choose the file again.",
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
    now += 15 * 60_000;
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

  it("takes no more memory for a large one", async () => {
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
    now += 15 * 60_000 - 1;
    await sweepUploads(server.platform);
    expect(await tickets()).toBe(1);
    now += 2;
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
        [randomUUID(), key, new Date(now)],
      );
    const [before, after] = [newStorageKey(), newStorageKey()];
    await row(before); // ended before the first byte
    await row(after); // ended after the last one
    await server.platform.storage.put(after, Readable.from([Buffer.from("left")]), 4);
    await sweepUploads(server.platform);
    expect(await rows()).toHaveLength(4);
    now += 60 * 60_000 + 1;
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
    now += 60 * 60_000 + 1;
    await sweepUploads(server.platform);
    request.end(paper.subarray(1000));
    expect(await status).toBeGreaterThanOrEqual(400);
    await until(async () => (await bytesOnDisk()).length === 0, "the bytes to leave");
    await expectNothing();
  });
});
