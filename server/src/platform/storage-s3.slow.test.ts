import { randomBytes } from "node:crypto";
import { mkdtemp, readdir, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { inspect } from "node:util";
import { hangUp, refuse, type S3Double, startS3Double } from "../../test/s3-double";
import { ConfigError, readConfig } from "./config";
import { createStorage } from "./storage";
import { newStorageKey } from "./storage.gateway";

const account = { region: "eu-west-2", bucket: "papers", accessKeyId: "AKIADOUBLE", secretAccessKey: "s/e+c=ret" };
const variables = {
  S3_REGION: account.region,
  S3_BUCKET: account.bucket,
  S3_ACCESS_KEY_ID: account.accessKeyId,
  S3_SECRET_ACCESS_KEY: account.secretAccessKey,
  S3_FORCE_PATH_STYLE: "true",
};

let double: S3Double;
let folder: string;

beforeAll(async () => {
  double = await startS3Double(account);
  folder = await mkdtemp(path.join(os.tmpdir(), "storage-"));
});
beforeEach(() => {
  double.asked.length = 0;
  double.faults.length = 0;
  double.objects.clear();
});
afterAll(async () => {
  await double.stop();
  await rm(folder, { recursive: true });
});

const storage = (change: Record<string, string> = {}) =>
  createStorage(readConfig({ DATA_DIR: folder, S3_ENDPOINT: double.endpoint, ...variables, ...change }));
/** A source that is read once, in pieces, as an upload is. */
const from = (bytes: Buffer) => Readable.from([bytes.subarray(0, 1000), bytes.subarray(1000)]);
const paper = randomBytes(300_000);

describe("files in a bucket", () => {
  it("are kept, given back and removed, each request signed with its body", async () => {
    const key = newStorageKey();
    await storage().put(key, from(paper), paper.length);
    expect(double.objects.get(key)).toEqual(paper);
    await expect(storage().open(key).then(buffer)).resolves.toEqual(paper);
    await storage().remove(key);
    await storage().remove(key);
    await expect(storage().open(key)).rejects.toMatchObject({ reason: "missing" });
    expect(double.asked.map(({ method, path }) => `${method} ${path}`)).toEqual(
      ["PUT", "GET", "DELETE", "DELETE", "GET"].map((method) => `${method} /papers/${key}`),
    );
  });

  it.each([
    ["busy", refuse(503, "SlowDown")],
    ["cut off", hangUp],
    ["broken", refuse(500, "InternalError")],
  ])("are sent again as a whole when the service is %s", async (_what, fault) => {
    double.faults.push(fault, fault);
    const key = newStorageKey();
    await storage().put(key, from(paper), paper.length);
    expect(double.objects.get(key)).toEqual(paper);
    expect(double.asked.map(({ body }) => body.length)).toEqual([paper.length, paper.length, paper.length]);
  });

  it("are given up after three tries, and none is left", async () => {
    double.faults.push(...Array(5).fill(refuse(503, "SlowDown")));
    await expect(storage().put(newStorageKey(), from(paper), paper.length)).rejects.toMatchObject({
      reason: "unreachable",
      message: "The storage could not be reached (503)",
    });
    expect([double.asked.length, double.objects.size]).toEqual([3, 0]);
    await expect(readdir(path.join(folder, "files"))).resolves.toEqual([]);
  });

  it.each([-1, 1])("are not sent with %i bytes too many", async (more) => {
    await expect(storage().put(newStorageKey(), from(paper), paper.length + more)).rejects.toMatchObject({
      reason: "length",
    });
    expect(double.asked).toEqual([]);
  });

  it("end in the middle when the connection does", async () => {
    const key = newStorageKey();
    double.faults.push((_request, response) => {
      response.writeHead(200, { "content-length": paper.length });
      response.write(paper.subarray(0, 1000), () => response.socket?.destroy());
    });
    await expect(storage().open(key).then(buffer)).rejects.toThrow();
  });

  it.each([
    ["a wrong secret", { S3_SECRET_ACCESS_KEY: "another" }, "The storage refused (403 SignatureDoesNotMatch)"],
    ["a wrong region", { S3_REGION: "eu-west-1" }, "The storage refused (403 SignatureDoesNotMatch)"],
    ["a wrong bucket", { S3_BUCKET: "others" }, "The storage refused (404 NoSuchBucket)"],
  ])("are refused with %s, once, and the error names nothing secret", async (_what, change, message) => {
    const key = newStorageKey();
    const error: Error = await storage(change as Record<string, string>)
      .put(key, from(paper), paper.length)
      .then(
        () => new Error("taken"),
        (reason) => reason,
      );
    expect(error.message).toBe(message);
    expect(double.asked).toHaveLength(1);
    for (const secret of [
      account.accessKeyId,
      account.secretAccessKey,
      "another",
      key,
      double.endpoint,
      "Signature=",
    ]) {
      expect(inspect(error, { depth: 9, showHidden: true })).not.toContain(secret);
    }
  });
});

describe("the configuration of a bucket", () => {
  it("is none, or whole", () => {
    expect(readConfig({}).s3).toBeUndefined();
    expect(readConfig({ S3_ENDPOINT: "https://s3.example", ...variables }).s3).toEqual({
      endpoint: "https://s3.example",
      forcePathStyle: true,
      ...account,
    });
    expect(() => readConfig({ S3_ENDPOINT: "https://s3.example", S3_REGION: "a", S3_BUCKET: "" })).toThrow(ConfigError);
    expect(() => readConfig({ S3_ENDPOINT: "https://s3.example", S3_REGION: "a" })).toThrow(
      /S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY must be given too/,
    );
    expect(() => readConfig({ S3_ENDPOINT: "http://s3.example", ...variables })).toThrow(
      /S3_ENDPOINT must be an address/,
    );
  });
});
