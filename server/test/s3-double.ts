import { createHash, createHmac } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";

/** One request as it arrived. */
export interface S3Request {
  method: string;
  path: string;
  body: Buffer;
}

/** What the double does in the place of an answer; `undefined` lets it answer. */
export type S3Fault = (request: S3Request, response: ServerResponse) => unknown;

/** A bucket that keeps files in memory and takes only what is signed right (AWS Signature Version 4). */
export interface S3Double {
  endpoint: string;
  objects: Map<string, Buffer>;
  asked: S3Request[];
  /** What becomes of the next requests, one after the other; after them everything is answered again. */
  faults: S3Fault[];
  stop(): Promise<void>;
}

interface S3Account {
  region: string;
  bucket: string;
  accessKeyId: string;
  secretAccessKey: string;
}

const sha256 = (bytes: Buffer | string) => createHash("sha256").update(bytes).digest("hex");
const hmac = (key: Buffer | string, text: string) => createHmac("sha256", key).update(text).digest();

/** The signature that a request has to have, computed as Amazon documents it. */
function signatureOf(
  { method, url, headers }: IncomingMessage,
  signed: string[],
  scope: string,
  secret: string,
): string {
  const { pathname, searchParams } = new URL(url ?? "/", "http://double");
  const query = [...searchParams]
    .map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`)
    .sort()
    .join("&");
  const lines = signed.map((name) => `${name}:${String(headers[name]).trim().replace(/ +/g, " ")}\n`).join("");
  const request = [method, pathname, query, lines, signed.join(";"), headers["x-amz-content-sha256"]].join("\n");
  const text = ["AWS4-HMAC-SHA256", headers["x-amz-date"], scope, sha256(request)].join("\n");
  const key = scope.split("/").reduce<Buffer | string>((before, part) => hmac(before, part), `AWS4${secret}`);
  return hmac(key, text).toString("hex");
}

function isSigned(
  request: IncomingMessage,
  body: Buffer,
  { accessKeyId, secretAccessKey, region }: S3Account,
): boolean {
  const found = /^AWS4-HMAC-SHA256 Credential=([^/]+)\/([^,]+), SignedHeaders=([^,]+), Signature=(\w+)$/.exec(
    request.headers.authorization ?? "",
  );
  const [, id, scope = "", signed = "", signature] = found ?? [];
  const names = signed.split(";");
  return (
    id === accessKeyId &&
    scope.endsWith(`/${region}/s3/aws4_request`) &&
    ["host", "x-amz-content-sha256", "x-amz-date"].every((name) => names.includes(name)) &&
    request.headers["x-amz-content-sha256"] === sha256(body) &&
    signature === signatureOf(request, names, scope, secretAccessKey)
  );
}

export function refuse(status: number, code: string): S3Fault {
  return (_request, response) =>
    response
      .writeHead(status, { "content-type": "application/xml" })
      .end(
        `<?xml version="1.0"?><Error><Code>${code}</Code><Message>About AKIADOUBLE and /bucket/key</Message></Error>`,
      );
}

/** The connection ends without a word. */
export const hangUp: S3Fault = (_request, response) => response.socket?.destroy();

export async function startS3Double(account: S3Account): Promise<S3Double> {
  const objects = new Map<string, Buffer>();
  const asked: S3Request[] = [];
  const faults: S3Fault[] = [];
  const answer = async (raw: IncomingMessage, response: ServerResponse) => {
    const request = {
      method: raw.method ?? "",
      path: new URL(raw.url ?? "/", "http://double").pathname,
      body: await buffer(raw),
    };
    asked.push(request);
    const fault = faults.shift();
    if (fault) return fault(request, response);
    if (!isSigned(raw, request.body, account)) return refuse(403, "SignatureDoesNotMatch")(request, response);
    const [, bucket, key = ""] = request.path.split("/");
    if (bucket !== account.bucket) return refuse(404, "NoSuchBucket")(request, response);
    if (request.method === "PUT") objects.set(key, request.body);
    if (request.method === "DELETE") {
      objects.delete(key);
      return response.writeHead(204).end();
    }
    const found = objects.get(key);
    if (!found) return refuse(404, "NoSuchKey")(request, response);
    return response.writeHead(200).end(request.method === "GET" ? found : undefined);
  };
  const server = createServer((raw, response) => void answer(raw, response).catch(() => response.destroy()));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    objects,
    asked,
    faults,
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
