import { createHash } from "node:crypto";
import { Readable } from "node:stream";
import { type EntityManager, In, IsNull, LessThan, MoreThan } from "typeorm";
import type { Platform, Reader, RequestContext } from "./context";
import { changedRows, oneValue } from "./database";
import { enqueueAll } from "./jobs";
import { conflict, invalid, notFound } from "./problems";
import { newToken, tokenHash } from "./secrets";
import { newStorageKey } from "./storage.gateway";
import { StoredFile, UploadTicket } from "./stored-file.entity";
import { LOOSE_FILE_MS, MESSAGES, shownFileName, TICKET_MS, UPLOAD_MAX_BYTES } from "./uploads.rules";

/** What a ticket is for. One who has it can send this file, for this, once. */
export interface UploadAim {
  purpose: string;
  subjectId: string;
  /** Which of the subject's files it will be. */
  slot: string;
  bytes: number;
  fileName: string;
  contentType: string;
}

/**
 * What a purpose does with a file that has arrived: it looks at it and calls `attachStoredFile` in the transaction that makes it
 * part of its subject. What it throws is the sender's answer, and the file is not kept. What it returns is the sender's answer too;
 * without it that is the file's id.
 */
export type UploadReceiver = (ctx: RequestContext, file: StoredFile) => Promise<UploadAnswer | undefined>;

/** What a sender is told of a file that was taken. */
export type UploadAnswer = Readonly<Record<string, string | number | boolean>>;

type Storing = Pick<Platform, "db" | "clock" | "storage">;

/**
 * Lets somebody send one file: the token is the last part of `/uploads/<token>`. Whether they may, and whether the purpose takes
 * so large a file, is for the caller to decide.
 * @throws BAD_USER_INPUT on `bytes` when no upload may be as large, or it is empty.
 */
export async function makeUploadTicket(
  tx: EntityManager,
  { secrets, clock }: Pick<Platform, "secrets" | "clock">,
  { purpose, subjectId, slot, bytes, fileName, contentType }: UploadAim,
): Promise<{ token: string; expiresAt: Date }> {
  if (!Number.isInteger(bytes) || bytes < 1 || bytes > UPLOAD_MAX_BYTES) throw invalid("bytes", MESSAGES.size);
  const token = newToken();
  const expiresAt = new Date(clock.now().getTime() + TICKET_MS);
  const about = { purpose, subjectId, slot, fileName: shownFileName(fileName), contentType, bytes };
  await tx.getRepository(UploadTicket).insert({ tokenHash: tokenHash(secrets, token), ...about, expiresAt });
  return { token, expiresAt };
}

/**
 * Uses a ticket up. Of many that try at once one gets the file's row; its bytes come next.
 * @param bytes how many the sender is about to send.
 * @throws NOT_FOUND when there is no such ticket, or no longer; BAD_USER_INPUT when it is for another size, and then it stays.
 */
export async function takeUploadTicket(ctx: RequestContext, token: string, bytes: number): Promise<StoredFile> {
  const hash = tokenHash(ctx.secrets, token);
  const now = ctx.clock.now();
  const ticket = await ctx.db.getRepository(UploadTicket).findOneBy({ tokenHash: hash, expiresAt: MoreThan(now) });
  if (!ticket) throw notFound(MESSAGES.spent);
  if (ticket.bytes !== bytes) throw invalid("file", MESSAGES.length);
  const sql = `with ticket as (delete from upload_tickets where token_hash = $1 returning *)
    insert into stored_files (purpose, subject_id, slot, file_name, content_type, bytes, storage_key, created_at)
    select purpose, subject_id, slot, file_name, content_type, bytes, $2, $3 from ticket returning id`;
  const id = await oneValue<string | undefined>(ctx.db, sql, [hash, newStorageKey(), now]);
  if (!id) throw notFound(MESSAGES.spent);
  return ctx.db.getRepository(StoredFile).findOneByOrFail({ id });
}

/**
 * Keeps the bytes of a file whose row is there, then hands it to its purpose. In every other end nothing of it is kept.
 * @throws what the source, the storage and the receiver throw.
 */
export async function receiveUpload(
  ctx: RequestContext,
  file: StoredFile,
  body: AsyncIterable<Uint8Array>,
  receive: UploadReceiver,
): Promise<UploadAnswer> {
  try {
    const sha256 = await keepBytes(ctx, file, body);
    return (await receive(ctx, { ...file, sha256 })) ?? { fileId: file.id };
  } catch (error) {
    await dropLooseFile(ctx, file).catch((reason: unknown) =>
      ctx.log.warn({ err: reason, fileId: file.id }, "a file that was not taken waits for the sweep"),
    );
    throw error;
  }
}

/** Keeps the bytes of a file whose row is there. Gives their checksum. */
async function keepBytes(
  { db, storage }: Pick<Platform, "db" | "storage">,
  file: StoredFile,
  body: AsyncIterable<Uint8Array>,
): Promise<string> {
  const hash = createHash("sha256");
  const hashed = async function* () {
    for await (const chunk of body) {
      hash.update(chunk);
      yield chunk;
    }
  };
  await storage.put(file.storageKey, Readable.from(hashed(), { objectMode: false }), file.bytes);
  const sha256 = hash.digest("hex");
  const { affected } = await db.getRepository(StoredFile).update({ id: file.id, discardedAt: IsNull() }, { sha256 });
  if (affected === 0) throw notFound(MESSAGES.spent);
  return sha256;
}

/**
 * Keeps a file that the product made out of one that was sent, as loose as that: what `attachStoredFile` does not make part of
 * something is swept. Its row comes before its bytes.
 */
export async function keepWrittenFile(
  platform: Storing,
  about: Pick<StoredFile, "purpose" | "subjectId" | "slot" | "fileName" | "contentType">,
  bytes: Buffer,
): Promise<StoredFile> {
  const row = { ...about, bytes: bytes.length, storageKey: newStorageKey(), createdAt: platform.clock.now() };
  const nothingYet = { sha256: null, attachedAt: null, discardedAt: null };
  const file = await platform.db.getRepository(StoredFile).save({ ...row, ...nothingYet });
  const sha256 = await keepBytes(platform, file, Readable.from([bytes]));
  return { ...file, sha256 };
}

async function dropLooseFile(platform: Storing, file: StoredFile): Promise<void> {
  const dropped = await changedRows(
    platform.db,
    "update stored_files set discarded_at = $2 where id = $1 and attached_at is null returning id",
    [file.id, platform.clock.now()],
  );
  if (dropped.length > 0) await removeStoredFile(platform, file);
}

/**
 * Makes a file that has arrived part of its subject, in the caller's transaction.
 * @throws CONFLICT when it was sent for something else, is not there as a whole, or is part of it already.
 */
export async function attachStoredFile(
  tx: EntityManager,
  { clock }: Pick<Platform, "clock">,
  { id, purpose, subjectId, slot }: Pick<StoredFile, "id" | "purpose" | "subjectId" | "slot">,
): Promise<void> {
  const attached = await changedRows(
    tx,
    `update stored_files set attached_at = $5 where id = $1 and purpose = $2 and subject_id = $3 and slot = $4
        and sha256 is not null and attached_at is null and discarded_at is null returning id`,
    [id, purpose, subjectId, slot, clock.now()],
  );
  if (attached.length === 0) throw conflict(MESSAGES.gone);
}

/** Takes files away, in the caller's transaction: nobody sees them once it commits, and a job removes their bytes. */
export async function discardStoredFiles(
  tx: EntityManager,
  { clock }: Pick<Platform, "clock">,
  ids: readonly string[],
): Promise<void> {
  const discarded = await changedRows<{ id: string }>(
    tx,
    "update stored_files set discarded_at = $2 where id = any($1) and discarded_at is null returning id",
    [ids, clock.now()],
  );
  await enqueueAll(
    tx,
    "remove_stored_file",
    discarded.map(({ id }) => ({ fileId: id })),
  );
}

/** The job of `discardStoredFiles`. */
export async function removeDiscardedFile(platform: Storing, { fileId }: { fileId: string }): Promise<void> {
  const file = await platform.db.getRepository(StoredFile).findOneBy({ id: fileId });
  if (file?.discardedAt) await removeStoredFile(platform, file);
}

/** Removes the bytes, then the row: what breaks off between the two is found again. */
async function removeStoredFile(
  { db, storage }: Pick<Platform, "db" | "storage">,
  { id, storageKey }: Pick<StoredFile, "id" | "storageKey">,
): Promise<void> {
  await storage.remove(storageKey);
  await db.getRepository(StoredFile).delete({ id });
}

/** How many files one sweep removes in one go. */
const BATCH = 200;

/** Forgets tickets that are out of date, and removes files that nothing became of. */
export async function sweepUploads({ db, clock, storage }: Storing): Promise<void> {
  const now = clock.now();
  await db.getRepository(UploadTicket).delete({ expiresAt: LessThan(now) });
  const before = new Date(now.getTime() - LOOSE_FILE_MS);
  const files = db.getRepository(StoredFile);
  for (;;) {
    // Marked first: whoever is still receiving one of them cannot attach it any more.
    const loose = await changedRows<{ id: string }>(
      db,
      `update stored_files set discarded_at = coalesce(discarded_at, $2) where id in (
         select id from stored_files where (attached_at is null or discarded_at is not null) and created_at < $1
          order by created_at limit ${BATCH} for update skip locked) returning id`,
      [before, now],
    );
    for (const file of await files.findBy({ id: In(loose.map(({ id }) => id)) })) {
      await removeStoredFile({ db, storage }, file);
    }
    if (loose.length < BATCH) return;
  }
}

/** A file that belongs to its subject and can be read. @throws NOT_FOUND */
export async function findStoredFile({ db }: Reader, id: string): Promise<StoredFile> {
  const file = await db.getRepository(StoredFile).findOneBy({ id, discardedAt: IsNull() });
  if (!file?.attachedAt) throw notFound(MESSAGES.gone);
  return file;
}
