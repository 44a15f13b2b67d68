import { createCipheriv, createDecipheriv, createHash, hkdfSync, timingSafeEqual } from "node:crypto";
import { SENTENCES } from "./backup.rules";

/** Why a backup cannot be read, or put back, in a sentence for people. */
export class BackupRefusal extends Error {}

const TAG_BYTES = 16;
/** What a frame holds at the most, in bytes. */
const FRAME_BYTES = 64 * 1024;
const LAST = 0x8000_0000;

/** The key of one file, and what tells whether BACKUP_KEY is the right one. */
interface FileKey {
  key: Buffer;
  check: string;
}

/** Every file has a key of its own: BACKUP_KEY and the file's salt through HKDF. @param salt hex. */
export function fileKey(secret: string, salt: string): FileKey {
  const made = Buffer.from(hkdfSync("sha256", secret, Buffer.from(salt, "hex"), "backup", 48));
  return { key: made.subarray(0, 32), check: made.subarray(32).toString("hex") };
}

/** @throws BackupRefusal when the key is another one. */
export function requireCheck(made: FileKey, check: string): void {
  const [one, other] = [Buffer.from(made.check), Buffer.from(check)];
  if (one.length !== other.length || !timingSafeEqual(one, other)) throw new BackupRefusal(SENTENCES.keyWrong);
}

/** No two frames of a file have the same number, and no two files the same key. */
function nonceOf(number: number): Buffer {
  const nonce = Buffer.alloc(12);
  nonce.writeBigUInt64BE(BigInt(number), 4);
  return nonce;
}

const sealedWith = (header: Buffer, mark: Buffer) =>
  Buffer.concat([createHash("sha256").update(header).digest(), mark]);

/**
 * Seals a stream in frames (AES-256-GCM). Each is bound to the header, its place and whether it is the last: frames that are
 * changed, moved, left out or cut off at the end are noticed.
 */
export async function* sealFrames(
  source: AsyncIterable<Buffer>,
  { key }: FileKey,
  header: Buffer,
): AsyncGenerator<Buffer> {
  let number = 0;
  const seal = (body: Buffer, isLast: boolean) => {
    const mark = Buffer.alloc(4);
    mark.writeUInt32BE((body.length | (isLast ? LAST : 0)) >>> 0);
    const cipher = createCipheriv("aes-256-gcm", key, nonceOf(number)).setAAD(sealedWith(header, mark));
    number += 1;
    return Buffer.concat([mark, cipher.update(body), cipher.final(), cipher.getAuthTag()]);
  };
  let held = Buffer.alloc(0);
  for await (const piece of source) {
    held = Buffer.concat([held, piece]);
    while (held.length > FRAME_BYTES) {
      yield seal(held.subarray(0, FRAME_BYTES), false);
      held = held.subarray(FRAME_BYTES);
    }
  }
  yield seal(held, true);
}

/** Opens what `sealFrames` made. @throws BackupRefusal when anything of it was changed. */
export async function* openFrames(
  source: AsyncIterable<Buffer>,
  { key }: FileKey,
  header: Buffer,
): AsyncGenerator<Buffer> {
  const damaged = () => new BackupRefusal(SENTENCES.damaged);
  let [held, number, isOver] = [Buffer.alloc(0), 0, false];
  for await (const piece of source) {
    held = Buffer.concat([held, piece]);
    for (;;) {
      if (isOver && held.length > 0) throw damaged();
      if (held.length < 4) break;
      const mark = held.subarray(0, 4);
      const value = mark.readUInt32BE();
      const bytes = value & (LAST - 1);
      if (bytes > FRAME_BYTES) throw damaged();
      const end = 4 + bytes + TAG_BYTES;
      if (held.length < end) break;
      const decipher = createDecipheriv("aes-256-gcm", key, nonceOf(number))
        .setAAD(sealedWith(header, mark))
        .setAuthTag(held.subarray(end - TAG_BYTES, end));
      const body = decipher.update(held.subarray(4, 4 + bytes));
      try {
        decipher.final();
      } catch {
        throw damaged();
      }
      number += 1;
      isOver = value >= LAST;
      held = held.subarray(end);
      if (body.length > 0) yield body;
    }
  }
  if (!isOver) throw damaged();
}
