import { createHash, randomUUID } from "node:crypto";
import { type FileHandle, mkdir, open, unlink } from "node:fs/promises";
import path from "node:path";
import { Readable } from "node:stream";
import { setTimeout as pause } from "node:timers/promises";
import { DeleteObjectCommand, GetObjectCommand, PutObjectCommand, S3Client } from "@aws-sdk/client-s3";
import type { S3Config } from "./config";
import { exactly, type FileStorage, requireKey, StorageFault } from "./storage.gateway";

/** How long the service may keep us waiting, for a connection and for each of its bytes, in ms. */
const CONNECT_MS = 5_000;
const SILENCE_MS = 30_000;
/** How much is read at once, in bytes. */
const PIECE_BYTES = 64 * 1024;
/** How often something is tried when the service is busy or the connection breaks, and the pause after the first try, in ms. */
const TRIES = 3;
const PAUSE_MS = 250;

const SILENT = { debug() {}, info() {}, warn() {}, error() {} };

/**
 * Files in a bucket. What is to be kept waits in a file without a name until all of it is there: its hash is part of the
 * signature, and a try that fails can be repeated.
 * @param folder where files wait.
 */
export function createS3Storage(config: S3Config, folder: string): FileStorage {
  const { bucket, endpoint, region, accessKeyId, secretAccessKey, forcePathStyle } = config;
  const client = new S3Client({
    endpoint,
    region,
    forcePathStyle,
    credentials: { accessKeyId, secretAccessKey },
    maxAttempts: 1, // a stream cannot be sent twice: `tried` makes a new one for each try
    requestChecksumCalculation: "WHEN_REQUIRED", // other services than Amazon's do not know the newer checksums
    responseChecksumValidation: "WHEN_REQUIRED",
    logger: SILENT, // what it says of a failure names the bucket; the fault that we throw is logged instead
    requestHandler: { connectionTimeout: CONNECT_MS, requestTimeout: SILENCE_MS, throwOnRequestTimeout: true },
  });
  const place = (key: string) => ({ Bucket: bucket, Key: requireKey(key) });
  return {
    async put(key, source, bytes) {
      const target = place(key);
      const handle = await openNameless(folder);
      try {
        const sha256 = await fill(handle, source, bytes);
        await tried(async () => {
          const body = Readable.from(pieces(handle), { objectMode: false });
          const command = new PutObjectCommand({ ...target, Body: body, ContentLength: bytes });
          command.middlewareStack.add(
            (next) => (args) => {
              (args.request as { headers: Record<string, string> }).headers["x-amz-content-sha256"] = sha256;
              return next(args);
            },
            { step: "build" },
          );
          try {
            await client.send(command);
          } finally {
            body.destroy();
          }
        });
      } finally {
        await handle.close();
      }
    },
    async open(key) {
      const { Body: body } = await tried(() => client.send(new GetObjectCommand(place(key))));
      return body as Readable;
    },
    async remove(key) {
      await tried(() => client.send(new DeleteObjectCommand(place(key))));
    },
  };
}

/** A file that ends with this process, however that ends. */
async function openNameless(folder: string): Promise<FileHandle> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const place = path.join(folder, `${randomUUID()}.part`);
  const handle = await open(place, "wx+", 0o600);
  await unlink(place);
  return handle;
}

/** All of a file. A stream of the handle's own would close it, and it has no other name. */
async function* pieces(handle: FileHandle): AsyncGenerator<Uint8Array> {
  for (let position = 0; ; ) {
    const { bytesRead, buffer } = await handle.read(Buffer.allocUnsafe(PIECE_BYTES), 0, PIECE_BYTES, position);
    if (bytesRead === 0) return;
    yield buffer.subarray(0, bytesRead);
    position += bytesRead;
  }
}

/** @returns the SHA-256 of what was written, in hex. */
async function fill(handle: FileHandle, source: Readable, bytes: number): Promise<string> {
  const hash = createHash("sha256");
  for await (const chunk of exactly(source, bytes)) {
    hash.update(chunk);
    await handle.writeFile(chunk);
  }
  return hash.digest("hex");
}

/** Tries again while the service is busy or away. */
async function tried<Result>(act: () => Promise<Result>): Promise<Result> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await act();
    } catch (error) {
      const fault = faultOf(error);
      if (fault.reason !== "unreachable" || tries === TRIES) throw fault;
      await pause(PAUSE_MS * tries);
    }
  }
}

/** The service's own words can name keys and credentials, so only its code is kept. */
function faultOf(error: unknown): StorageFault {
  const { name, $metadata } = error as { name?: string; $metadata?: { httpStatusCode?: number } };
  const status = $metadata?.httpStatusCode;
  if (status === 404 && name !== "NoSuchBucket") {
    return new StorageFault("missing", "A stored file is missing");
  }
  if (status === undefined || status < 400 || status === 408 || status === 429 || status >= 500) {
    return new StorageFault("unreachable", `The storage could not be reached${status ? ` (${status})` : ""}`);
  }
  const code = /^[A-Za-z]{1,40}$/.test(name ?? "") ? ` ${name}` : "";
  return new StorageFault("refused", `The storage refused (${status}${code})`);
}
