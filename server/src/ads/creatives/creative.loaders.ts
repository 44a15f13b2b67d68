import { type DataSource, In } from "typeorm";
import type { RequestContext } from "../../platform/context";
import { rowById } from "../../platform/loaders";
import { imageUrlOf, type PictureSource } from "./creative.rules";
import type { CreativeType } from "./creative.type";
import { CreativePicture } from "./creative-picture.entity";
import { CreativeVersion } from "./creative-version.entity";

/** One version as the API shows it. */
export interface VersionView extends Omit<CreativeType, "isArchived"> {
  creativeId: string;
  number: number;
  imageWidth: number | null;
  imageHeight: number | null;
  isAnimated: boolean;
  submittedAt: Date | null;
}

type CreativeRow = Omit<CreativeType, "imageUrl"> & PictureSource;

/** The columns of a `CreativeView`, from `current_creatives c`. */
export const CREATIVE_COLUMNS = `c.id, c.title, c.description, c.alt_text as "imageAlt", c.price_pence as "pricePence",
  c.target_url as "targetUrl", c.disclaimer, c.status, c.archived_at is not null as "isArchived", c.created_at as "createdAt",
  c.picture_id as "pictureId", c.image_key as "imageKey"`;

/** A row of `CREATIVE_COLUMNS` with the address of its picture. */
export const toCreativeView = ({ pictureId, imageKey, ...row }: CreativeRow): CreativeType => ({
  ...row,
  imageUrl: imageUrlOf({ pictureId, imageKey }),
});

/** Creatives by their ids, in one statement. */
export async function creativesById(db: DataSource, ids: readonly string[]): Promise<CreativeType[]> {
  const sql = `select ${CREATIVE_COLUMNS} from current_creatives c where c.id = any($1)`;
  return (await rowById<CreativeRow>(db, sql, ids)).map((row) => toCreativeView(row as CreativeRow));
}

/** What a row that names its creative knows of it already. */
const NAMED = new Set(["id", "__typename"]);

/** The creative that a row names, as far as it is asked for: its id needs no statement. */
export const creativeOf = (
  { loaders }: Pick<RequestContext, "loaders">,
  id: string,
  asked: ReadonlySet<string>,
): Promise<CreativeType> | CreativeType =>
  [...asked].every((field) => NAMED.has(field)) ? ({ id } as CreativeType) : loaders.get(creativesById).load(id);

/** Versions as the API shows them: one statement for all their pictures. */
export async function toVersionViews(db: DataSource, versions: readonly CreativeVersion[]): Promise<VersionView[]> {
  const ids = versions.flatMap(({ pictureId }) => pictureId ?? []);
  const pictures = ids.length > 0 ? await db.getRepository(CreativePicture).findBy({ id: In(ids) }) : [];
  const byId = new Map(pictures.map((picture) => [picture.id, picture]));
  return versions.map(({ pictureId, imageKey, altText, approvedAt: _, ...version }) => {
    const picture = pictureId === null ? undefined : byId.get(pictureId);
    return {
      ...version,
      imageUrl: imageUrlOf({ pictureId, imageKey }),
      imageAlt: altText,
      imageWidth: picture?.width ?? null,
      imageHeight: picture?.height ?? null,
      isAnimated: picture?.isAnimated ?? false,
    };
  });
}

/** Versions by their ids. */
export async function versionsById(db: DataSource, ids: readonly string[]): Promise<VersionView[]> {
  const versions = await db.getRepository(CreativeVersion).findBy({ id: In([...ids]) });
  const byId = new Map((await toVersionViews(db, versions)).map((view) => [view.id, view]));
  return ids.map((id) => byId.get(id) as VersionView);
}

/** The newest version of each of these creatives. */
export async function newestByCreative(db: DataSource, creativeIds: readonly string[]): Promise<VersionView[]> {
  const versions = await db
    .getRepository(CreativeVersion)
    .createQueryBuilder("v")
    .distinctOn(["v.creativeId"])
    .where({ creativeId: In([...creativeIds]) })
    .orderBy("v.creativeId")
    .addOrderBy("v.number", "DESC")
    .getMany();
  const views = new Map((await toVersionViews(db, versions)).map((view) => [view.creativeId, view]));
  return creativeIds.map((id) => views.get(id) as VersionView);
}

/** The version of each of these creatives that may be shown; null for those without. */
export async function servingByCreative(
  db: DataSource,
  creativeIds: readonly string[],
): Promise<(VersionView | null)[]> {
  const where = { creativeId: In([...creativeIds]), status: "APPROVED" as const };
  const versions = await db.getRepository(CreativeVersion).findBy(where);
  const views = new Map((await toVersionViews(db, versions)).map((view) => [view.creativeId, view]));
  return creativeIds.map((id) => views.get(id) ?? null);
}
