import type { EntityManager } from "typeorm";
import { audit } from "../../platform/audit";
import type { Reader, RequestContext, Who } from "../../platform/context";
import { isId } from "../../platform/pages";
import { conflict, type FieldProblem, invalidFields, notFound } from "../../platform/problems";
import { Company } from "../applications/company.entity";
import { Creative } from "./creative.entity";
import { creativesById } from "./creative.loaders";
import { CREATIVE_MESSAGES, CREATIVES_MAX } from "./creative.rules";
import type { CreativeType } from "./creative.type";
import { type CreativeWords, readWords } from "./creative-input.rules";
import { CreativeVersion } from "./creative-version.entity";
import { dropUnusedPicture, takePicture } from "./picture.service";

/** One advert of this advertiser. Somebody else's is not found, like one that never was. */
export async function readCreative(ctx: Reader, who: Who, id: string): Promise<CreativeType> {
  const isOwn = isId(id) && (await ctx.db.getRepository(Creative).existsBy({ id, advertiserId: who.id }));
  if (!isOwn) throw notFound();
  const [creative] = await creativesById(ctx.db, [id]);
  return creative as CreativeType;
}

/**
 * Locks an advert of this advertiser until the transaction ends: whoever changes what it shows does so first.
 * @throws NOT_FOUND.
 */
export async function lockCreative(tx: EntityManager, who: Pick<Who, "id">, id: string): Promise<Creative> {
  const creative = isId(id)
    ? await tx
        .getRepository(Creative)
        .createQueryBuilder("c")
        .where({ id, advertiserId: who.id })
        .setLock("for_no_key_update")
        .getOne()
    : null;
  if (!creative) throw notFound();
  return creative;
}

/** The version that was written last; an advert has at least one. */
export const newestVersion = (tx: EntityManager, creativeId: string): Promise<CreativeVersion> =>
  tx.getRepository(CreativeVersion).findOneOrFail({ where: { creativeId }, order: { number: "DESC" } });

/**
 * Keeps what an advertiser typed: as a new advert with a draft, else as the draft of an advert, which is made from its newest
 * version when there is none. Nobody is shown it yet.
 * @param id null for a new advert.
 * @throws BAD_USER_INPUT for each field; NOT_FOUND; CONFLICT while it waits for a review or is archived.
 */
export async function saveCreative(
  ctx: RequestContext,
  who: Who,
  id: string | null,
  { pictureId = null, ...typed }: CreativeWords & { pictureId?: string | null },
): Promise<CreativeType> {
  const { words, problems } = readWords(typed);
  if (id === null && pictureId === null) {
    problems.push({ field: "pictureId", message: CREATIVE_MESSAGES.pictureMissing });
  }
  const [first, ...others]: FieldProblem[] = problems;
  if (first) throw invalidFields([first, ...others]);
  const saved = await ctx.db.transaction(async (tx) => {
    const creativeId = id === null ? await addCreative(tx, ctx, who) : await openCreative(tx, who, id);
    if (pictureId !== null) await takePicture(tx, ctx, who.id, pictureId);
    const picture = pictureId === null ? {} : { pictureId, imageKey: null };
    await keepDraft(tx, ctx, creativeId, { ...words, ...picture });
    await audit(tx, ctx, "creative_saved", ["creative", creativeId], {
      actorId: who.id,
      details: { isNew: id === null },
    });
    return creativeId;
  });
  return readCreative(ctx, who, saved);
}

async function addCreative(tx: EntityManager, ctx: RequestContext, who: Who): Promise<string> {
  // One at a time for an account, so that the count holds.
  const own = { where: { advertiserId: who.id }, lock: { mode: "for_no_key_update" } } as const;
  if (!(await tx.getRepository(Company).findOne(own))) throw notFound();
  const creatives = tx.getRepository(Creative);
  if ((await creatives.countBy({ advertiserId: who.id })) >= CREATIVES_MAX) throw conflict(CREATIVE_MESSAGES.tooMany);
  return (await creatives.save({ advertiserId: who.id, createdAt: ctx.clock.now(), archivedAt: null })).id;
}

async function openCreative(tx: EntityManager, who: Who, id: string): Promise<string> {
  const creative = await lockCreative(tx, who, id);
  if (creative.archivedAt) throw conflict(CREATIVE_MESSAGES.archived);
  if ((await newestVersion(tx, id)).status === "PENDING") throw conflict(CREATIVE_MESSAGES.pending);
  return creative.id;
}

type DraftWords = Required<CreativeWords> & Partial<Pick<CreativeVersion, "pictureId" | "imageKey">>;

async function keepDraft(
  tx: EntityManager,
  ctx: Pick<RequestContext, "clock">,
  creativeId: string,
  words: DraftWords,
): Promise<void> {
  const versions = tx.getRepository(CreativeVersion);
  const [newest] = await versions.find({ where: { creativeId }, order: { number: "DESC" }, take: 1 });
  if (newest?.status !== "DRAFT") {
    await addDraft(tx, ctx, { creativeId, number: (newest?.number ?? 0) + 1, ...pictureOf(newest), ...words });
    return;
  }
  await versions.update({ id: newest.id }, words);
  if (words.pictureId && words.pictureId !== newest.pictureId) await dropUnusedPicture(tx, ctx, newest.pictureId);
}

const pictureOf = (version?: CreativeVersion): Pick<CreativeVersion, "pictureId" | "imageKey"> => ({
  pictureId: version?.pictureId ?? null,
  imageKey: version?.imageKey ?? null,
});

/** Adds a draft to an advert that has none. */
export async function addDraft(
  tx: EntityManager,
  ctx: Pick<RequestContext, "clock">,
  draft: Required<CreativeWords> & Pick<CreativeVersion, "creativeId" | "number" | "pictureId" | "imageKey">,
): Promise<void> {
  await tx.getRepository(CreativeVersion).insert({ ...draft, status: "DRAFT", createdAt: ctx.clock.now() });
}

/** Puts an advert aside, in the caller's transaction. @throws CONFLICT while it waits for a review. */
export async function putAside(tx: EntityManager, ctx: RequestContext, who: Who, id: string): Promise<void> {
  const { archivedAt } = await lockCreative(tx, who, id);
  if (archivedAt) return;
  if ((await newestVersion(tx, id)).status === "PENDING") throw conflict(CREATIVE_MESSAGES.pending);
  await tx.getRepository(Creative).update({ id }, { archivedAt: ctx.clock.now() });
  await audit(tx, ctx, "creative_archived", ["creative", id]);
}

/** Takes an archived advert back. @throws NOT_FOUND; CONFLICT when it is not archived. */
export async function restoreCreative(ctx: RequestContext, who: Who, id: string): Promise<CreativeType> {
  await ctx.db.transaction(async (tx) => {
    if (!(await lockCreative(tx, who, id)).archivedAt) throw conflict(CREATIVE_MESSAGES.notArchived);
    await tx.getRepository(Creative).update({ id }, { archivedAt: null });
    await audit(tx, ctx, "creative_restored", ["creative", id]);
  });
  return readCreative(ctx, who, id);
}
