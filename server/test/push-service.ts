import { createDecipheriv, createECDH, type ECDH, hkdfSync, randomBytes } from "node:crypto";
import http from "node:http";
import type { AddressInfo } from "node:net";

export interface ReceivedPush {
  path: string;
  headers: http.IncomingHttpHeaders;
  /** What the browser would read: the decrypted text. */
  text: string;
}

/** A browser's side of push messages: its keys, and what it can read. */
class Device {
  private readonly keys: ECDH = createECDH("prime256v1");
  private readonly secret = randomBytes(16);
  constructor(readonly endpoint: string) {
    this.keys.generateKeys();
  }

  /** What the browser hands to the product. */
  get subscription() {
    const p256dh = this.keys.getPublicKey("base64url");
    return { endpoint: this.endpoint, p256dh, auth: this.secret.toString("base64url") };
  }

  /** Opens a message of one record (RFC 8188, RFC 8291). */
  open(body: Buffer): string {
    const [salt, keyLength] = [body.subarray(0, 16), body[20] ?? 0];
    const [sender, sealed] = [body.subarray(21, 21 + keyLength), body.subarray(21 + keyLength)];
    const info = Buffer.concat([Buffer.from("WebPush: info\0"), this.keys.getPublicKey(), sender]);
    const material = Buffer.from(hkdfSync("sha256", this.keys.computeSecret(sender), this.secret, info, 32));
    const derive = (name: string, length: number) =>
      Buffer.from(hkdfSync("sha256", material, salt, `Content-Encoding: ${name}\0`, length));
    const cipher = createDecipheriv("aes-128-gcm", derive("aes128gcm", 16), derive("nonce", 12));
    cipher.setAuthTag(sealed.subarray(-16));
    const plain = Buffer.concat([cipher.update(sealed.subarray(0, -16)), cipher.final()]);
    return plain.subarray(0, plain.lastIndexOf(2)).toString("utf8");
  }
}

/** A push service on the loopback, with the devices that it knows. */
export interface PushDouble {
  origin: string;
  received: ReceivedPush[];
  /** What it answers from now on. */
  status: number;
  device(): Device;
  stop(): Promise<void>;
}

/** Starts a push service that reads what it gets, as only the browser could. */
export async function startPushDouble(): Promise<PushDouble> {
  const devices = new Map<string, Device>();
  const double = { received: [] as ReceivedPush[], status: 201 };
  const server = http.createServer(async (request, response) => {
    const parts: Buffer[] = [];
    for await (const part of request) {
      parts.push(part);
    }
    const path = request.url ?? "";
    const text = devices.get(path)?.open(Buffer.concat(parts)) ?? "";
    double.received.push({ path, headers: request.headers, text });
    response.writeHead(double.status).end();
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return Object.assign(double, {
    origin,
    device: () => {
      const path = `/device-${devices.size + 1}`;
      const made = new Device(origin + path);
      devices.set(path, made);
      return made;
    },
    stop: () => new Promise<void>((resolve) => server.close(() => resolve())),
  });
}
