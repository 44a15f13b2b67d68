import { randomBytes, randomUUID } from "node:crypto";
import { mkdtemp, readdir, rm } from "node:fs/promises";
import http from "node:http";
import os from "node:os";
import path from "node:path";
import { buffer } from "node:stream/consumers";
import { startTestServer, type TestServer } from "../../test/harness";
import { inspectPdf } from "../ads/applications/pdf/inspect-pdf";
import { conflict, invalid } from "../platform/problems";
import { attachStoredFile, makeUploadTicket, type UploadAim } from "../platform/uploads.service";
/** The server of the test file that uses this, and its time. */
export let server: TestServer;
export const time = { now: Date.parse("2026-11-21T12:00:00Z") };
let folder: string;

/** Starts a server with a few purposes before the tests of a file, and begins each test without files. */
export function useUploads(): void {
  beforeAll(start);
  afterAll(stop);
  beforeEach(clear);
}

async function start(): Promise<void> {
  folder = await mkdtemp(path.join(os.tmpdir(), "uploads-"));
  server = await startTestServer({
    clock: { now: () => new Date(time.now) },
    env: { DATA_DIR: folder },
    receivers: {
      paper: async (ctx, file) => {
        await ctx.db.transaction((tx) => attachStoredFile(tx, ctx, file));
        return undefined;
      },
      refused: async () => Promise.reject(conflict("This paper was not asked for.")),
      broken: async () => Promise.reject(new Error("a secret of the database")),
      ignored: async () => undefined,
      document: async (ctx, file) => {
        const { problem } = await inspectPdf(await buffer(await ctx.storage.open(file.storageKey)));
        if (problem) throw invalid("file", problem);
        await ctx.db.transaction((tx) => attachStoredFile(tx, ctx, file));
        return undefined;
      },
    },
  });
}

async function stop(): Promise<void> {
  await server.stop();
  await rm(folder, { recursive: true });
}

async function clear(): Promise<void> {
  for (const table of ["rate_limits", "upload_tickets", "stored_files"]) await server.db.query(`delete from ${table}`);
  await rm(path.join(folder, "files"), { recursive: true, force: true });
}

export const paper = randomBytes(200_000);

export async function ticket(aim: Partial<UploadAim> = {}): Promise<string> {
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

export async function put(token: string, body: Buffer, headers: Record<string, string> = {}): Promise<Answer> {
  const answer = await fetch(`${server.url}/uploads/${token}`, { method: "PUT", body: new Uint8Array(body), headers });
  const { fileId, errors } = (await answer.json()) as { fileId?: string; errors?: Answer["error"][] };
  return { status: answer.status, fileId, error: errors?.[0] };
}

/** A request whose body is written by hand. */
export function begin(token: string, headers: http.OutgoingHttpHeaders): http.ClientRequest {
  const request = http.request(`${server.url}/uploads/${token}`, { method: "PUT", headers, agent: false });
  request.on("error", () => undefined);
  return request;
}

export const statusOf = (request: http.ClientRequest): Promise<number | undefined> =>
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
export const rows = (): Promise<Row[]> => server.db.query("select * from stored_files");
export const tickets = async (): Promise<number> => (await server.db.query("select 1 from upload_tickets")).length;
export async function bytesOnDisk(): Promise<string[]> {
  const found = await readdir(path.join(folder, "files"), { recursive: true, withFileTypes: true }).catch(() => []);
  return found.filter((entry) => entry.isFile()).map(({ name }) => name);
}
export async function expectNothing(): Promise<void> {
  expect([await rows(), await bytesOnDisk()]).toEqual([[], []]);
}
