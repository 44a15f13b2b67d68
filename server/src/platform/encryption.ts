import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from "node:crypto";
import type { Secrets } from "./secrets";

const VERSION = 1;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/**
 * Encrypts a text, or bytes, for the database: AES-256-GCM with a key derived from DATA_KEY.
 * @param place the table and row that it is for, such as `outbox_mails:<id>`. It is part of the seal: what is moved to another
 * place cannot be opened there.
 */
export function seal(secrets: Pick<Secrets, "data">, place: string, content: string | Buffer): Buffer {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv("aes-256-gcm", dataKey(secrets), nonce).setAAD(Buffer.from(place));
  const body = Buffer.concat([cipher.update(Buffer.from(content as string)), cipher.final()]);
  return Buffer.concat([Buffer.from([VERSION]), nonce, cipher.getAuthTag(), body]);
}

/**
 * Opens what `seal` made for the same place.
 * @throws Error when it was changed, moved, or sealed with another DATA_KEY.
 */
export function unseal(secrets: Pick<Secrets, "data">, place: string, sealed: Buffer): string {
  return unsealBytes(secrets, place, sealed).toString("utf8");
}

/** The same for bytes. */
export function unsealBytes(secrets: Pick<Secrets, "data">, place: string, sealed: Buffer): Buffer {
  const [nonceEnd, tagEnd] = [1 + NONCE_BYTES, 1 + NONCE_BYTES + TAG_BYTES];
  if (sealed[0] !== VERSION || sealed.length < tagEnd) {
    throw new Error("This is not a sealed text");
  }
  const decipher = createDecipheriv("aes-256-gcm", dataKey(secrets), sealed.subarray(1, nonceEnd))
    .setAAD(Buffer.from(place))
    .setAuthTag(sealed.subarray(nonceEnd, tagEnd));
  return Buffer.concat([decipher.update(sealed.subarray(tagEnd)), decipher.final()]);
}

/** By what an encrypted value is found again without being opened: a keyed hash (INDEX_KEY), another one for each kind. Hex. */
export function blindIndex(secrets: Pick<Secrets, "index">, kind: string, value: string): string {
  return createHmac("sha256", secrets.index).update(`${kind}\0${value}`).digest("hex");
}

function dataKey({ data }: Pick<Secrets, "data">): Buffer {
  return Buffer.from(hkdfSync("sha256", data, "", "encryption at rest", 32));
}
