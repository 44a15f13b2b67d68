import { randomUUID } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { Readable } from "node:stream";
import Fastify, { type FastifyInstance } from "fastify";
import { createLogger } from "../logger";
import { createFolderStorage, type FileStorage, newStorageKey, StorageFault } from "../storage.gateway";
import type { StoredFile } from "../stored-file.entity";
import { answering } from "./door";
import { sendStoredFile } from "./files";

let folder: string;
let storage: FileStorage;
let http: FastifyInstance;
let file: StoredFile;

const PAPER = "%PDF-1.7 <script>alert(1)</script>";

beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), "stored-"));
  storage = createFolderStorage(folder);
  http = Fastify();
  const log = createLogger("silent");
  http.get("/file", (request, reply) =>
    answering(request, reply, () => sendStoredFile(request, reply, { storage, log }, file)),
  );
});
beforeEach(async () => {
  file = {
    id: randomUUID(),
    purpose: "paper",
    subjectId: randomUUID(),
    slot: "insurance",
    fileName: "insurance.pdf",
    contentType: "application/pdf",
    bytes: PAPER.length,
    sha256: null,
    storageKey: newStorageKey(),
    createdAt: new Date(),
    attachedAt: null,
    discardedAt: null,
  };
  await storage.put(file.storageKey, Readable.from([Buffer.from(PAPER)]), PAPER.length);
});
afterAll(async () => {
  await http.close();
  await rm(folder, { recursive: true });
});

describe("a stored file", () => {
  it("is given to keep, never to show", async () => {
    const { statusCode, headers, body } = await http.inject("/file");
    expect([statusCode, body]).toEqual([200, PAPER]);
    expect(headers).toMatchObject({
      "cache-control": "no-store",
      "content-disposition": "attachment; filename=\"insurance.pdf\"; filename*=UTF-8''insurance.pdf",
      "content-length": String(PAPER.length),
      "content-security-policy": "sandbox; default-src 'none'",
      "content-type": "application/pdf",
      "x-content-type-options": "nosniff",
    });
  });

  it("can be asked about without its bytes", async () => {
    const { statusCode, headers, body } = await http.inject({ method: "HEAD", url: "/file" });
    expect([statusCode, body, headers["content-length"]]).toEqual([200, "", String(PAPER.length)]);
    expect(headers["content-disposition"]).toContain("attachment");
  });

  it.each([
    ["Übersicht (2026)*.pdf", "U_bersicht (2026)*.pdf", "%C3%9Cbersicht%20%282026%29%2A.pdf"],
    ['a"; filename="b.html', "a_; filename=_b.html", "a%22%3B%20filename%3D%22b.html"],
    ["100%\\.pdf", "100__.pdf", "100%25%5C.pdf"],
    ["保険.pdf", "__.pdf", "%E4%BF%9D%E9%99%BA.pdf"],
  ])("keeps its name: %s", async (name, plain, whole) => {
    file.fileName = name;
    const { headers } = await http.inject("/file");
    expect(headers["content-disposition"]).toBe(`attachment; filename="${plain}"; filename*=UTF-8''${whole}`);
  });

  it("whose bytes are missing is not found", async () => {
    await storage.remove(file.storageKey);
    const { statusCode, json, headers } = await http.inject("/file");
    expect([statusCode, json().errors[0].extensions.code]).toEqual([404, "NOT_FOUND"]);
    expect(headers["content-disposition"]).toBeUndefined();
  });

  it("is away while the storage is", async () => {
    const { open } = storage;
    storage.open = () => Promise.reject(new StorageFault("unreachable", "The storage could not be reached"));
    const { statusCode, json } = await http.inject("/file");
    storage.open = open;
    expect([statusCode, json().errors[0].message]).toEqual([503, "Please try again"]);
  });
});
