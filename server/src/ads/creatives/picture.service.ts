import { buffer } from "node:stream/consumers";
import type { EntityManager } from "typeorm";
import { limitKey } from "../../people/accounts/guess.service";
import { PERMISSIONS } from "../../people/accounts/permission.rules";
import type { Reader, RequestContext, Who } from "../../platform/context";
import { readEntities } from "../../platform/entity-rows";
import { findRow } from "../../platform/lists";
import { isId } from "../../platform/pages";
import { invalid, notFound } from "../../platform/problems";
import { StoredFile } from "../../platform/stored-file.entity";
import {
  attachStoredFile,
  discardStoredFiles,
  keepWrittenFile,
  makeUploadTicket,
  type UploadReceiver,
} from "../../platform/uploads.service";
import { Company } from "../applications/company.entity";
import { pictureUrl } from "./creative.rules";
import { CreativePicture } from "./creative-picture.entity";
import { PICTURE_MAX_BYTES, PICTURE_MESSAGES } from "./picture.rules";
import { readPicture } from "./read-picture";

/** What the tickets of pictures are for; the subject is the advertiser. */
export const PICTURE_PURPOSE = "advert_picture";
/** What is kept of one: written anew. */
const WRITTEN_PURPOSE = "advert_picture_written";
const SLOT = "picture";

/**
 * Lets an advertiser send one picture.
 * @throws BAD_USER_INPUT on `bytes`; NOT_FOUND for who has no company; RATE_LIMITED.
 */
export async function askPictureUpload(
  ctx: RequestContext,
  who: Who,
  { fileName, bytes }: { fileName: string; bytes: number },
): Promise<{ url: string; expiresAt: Date }> {
  if (bytes < 1) throw invalid("bytes", PICTURE_MESSAGES.empty);
  if (bytes > PICTURE_MAX_BYTES) throw invalid("bytes", PICTURE_MESSAGES.tooLarge);
  await ctx.limits.pictureUploads.take(limitKey(ctx, who.id));
  return ctx.db.transaction(async (tx) => {
    if (!(await tx.getRepository(Company).existsBy({ advertiserId: who.id }))) throw notFound();
    const aim = { purpose: PICTURE_PURPOSE, subjectId: who.id, slot: SLOT, fileName, bytes, contentType: "image/*" };
    const { token, expiresAt } = await makeUploadTicket(tx, ctx, aim);
    return { url: `/uploads/${token}`, expiresAt };
  });
}

/**
 * Receives a picture: what is kept is written anew, and the file that was sent is taken away. Until a version shows it, it is as
 * loose as any other upload.
 * @throws BAD_USER_INPUT on `file` for what is no picture that can be shown.
 */
export const receivePicture: UploadReceiver = async (ctx, sent) => {
  const { bytes, mediaType, ...shape } = await readPicture(await buffer(await ctx.storage.open(sent.storageKey)));
  const about = { purpose: WRITTEN_PURPOSE, subjectId: sent.subjectId, slot: SLOT, fileName: sent.fileName };
  const written = await keepWrittenFile(ctx, { ...about, contentType: mediaType }, bytes);
  const picture = await ctx.db.transaction(async (tx) => {
    await discardStoredFiles(tx, ctx, [sent.id]);
    return tx.getRepository(CreativePicture).save({
      ...{ advertiserId: sent.subjectId, fileId: written.id, mediaType, ...shape },
      createdAt: ctx.clock.now(),
    });
  });
  return { pictureId: picture.id, url: pictureUrl(picture.id), ...shape };
};

/**
 * Makes a picture part of a version, in the caller's transaction.
 * @throws BAD_USER_INPUT on `pictureId` when it is not this advertiser's, or was swept.
 */
export async function takePicture(
  tx: EntityManager,
  ctx: Pick<RequestContext, "clock">,
  advertiserId: string,
  pictureId: string,
): Promise<void> {
  const sql = `select f.id, f.slot, f.attached_at as "attachedAt" from creative_pictures p join stored_files f on f.id = p.file_id
    where p.id = $1 and p.advertiser_id = $2 and f.discarded_at is null for update of f`;
  const file = await findRow<Pick<StoredFile, "id" | "slot" | "attachedAt">>(tx, sql, pictureId, advertiserId);
  if (!file) throw invalid("pictureId", PICTURE_MESSAGES.gone);
  if (file.attachedAt) return;
  await attachStoredFile(tx, ctx, { ...file, purpose: WRITTEN_PURPOSE, subjectId: advertiserId });
}

/** Takes a picture away that no version shows any more, in the caller's transaction. */
export async function dropUnusedPicture(
  tx: EntityManager,
  ctx: Pick<RequestContext, "clock">,
  pictureId: string | null,
): Promise<void> {
  const rest = "p where id = $1 and not exists (select from creative_versions v where v.picture_id = p.id)";
  const files = (await readEntities(tx, CreativePicture, rest, [pictureId])).map(({ fileId }) => fileId);
  await discardStoredFiles(tx, ctx, files);
}

/** A picture as it is sent to browsers. */
export interface ShownPicture {
  file: StoredFile;
  /** Everybody may see it, since an advert with it was approved once; it never changes. */
  isPublic: boolean;
}

/**
 * A picture for whoever asks: everybody when an advert with it was ever approved, else its advertiser and the staff who review.
 * @param askWho who asks; not called for pictures that everybody may see.
 * @throws NOT_FOUND.
 */
export async function findPicture(
  { db }: Reader,
  id: string,
  askWho: () => Promise<Who | null>,
): Promise<ShownPicture> {
  const more = {
    isPublic: "exists (select from creative_versions v where v.picture_id = p.id and v.approved_at is not null)",
  };
  const [row] = isId(id)
    ? await readEntities<CreativePicture, { isPublic: boolean }>(db, CreativePicture, "p where id = $1", [id], { more })
    : [];
  if (!row || !(row.isPublic || maySee(await askWho(), row.advertiserId))) throw notFound();
  const file = await db.getRepository(StoredFile).findOneBy({ id: row.fileId });
  // What was just sent belongs to nothing yet, and is shown to its advertiser all the same.
  if (!file?.sha256 || file.discardedAt) throw notFound();
  return { file, isPublic: row.isPublic };
}

function maySee(who: Who | null, advertiserId: string): boolean {
  return who?.id === advertiserId || (who?.role === "ADMIN" && who.permissions.has(PERMISSIONS.reviewAdverts));
}
