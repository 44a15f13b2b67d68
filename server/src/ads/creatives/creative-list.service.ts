import type { Reader, Who } from "../../platform/context";
import { containing, type PageAsked, readList, readSearch } from "../../platform/lists";
import { directionOf, type Page, readPageArguments, toPage } from "../../platform/pages";
import { CREATIVE_COLUMNS, toCreativeView, toVersionViews, type VersionView } from "./creative.loaders";
import { CREATIVE_MESSAGES, type CreativeStatus } from "./creative.rules";
import type { CreativeType } from "./creative.type";
import { CreativeVersion } from "./creative-version.entity";

export interface CreativeFilter extends PageAsked {
  /** Of what is shown, or of the newest version. */
  status?: CreativeStatus | null;
  archived: boolean;
  /** Words of the title, as it is shown or in its newest version. */
  search?: string | null;
}

const SEARCH_MAX_LENGTH = 100;

/** A page of this advertiser's adverts, the newest first. @throws BAD_USER_INPUT on `first`, `after` or `search`. */
export async function listCreatives(
  ctx: Reader,
  who: Who,
  { status, archived, search, ...asked }: CreativeFilter,
): Promise<Page<CreativeType>> {
  const sought = readSearch(search, SEARCH_MAX_LENGTH, CREATIVE_MESSAGES.searchTooLong);
  const parameters: unknown[] = [who.id];
  const next = (value: unknown) => `$${parameters.push(value)}`;
  const conditions = ["c.advertiser_id = $1", `c.archived_at is ${archived ? "not null" : "null"}`];
  const newest = (condition: string) =>
    `(select ${condition} from creative_versions v where v.creative_id = c.id order by v.number desc limit 1)`;
  if (status) {
    const wanted = next(status);
    conditions.push(`(c.status = ${wanted} or ${newest(`v.status = ${wanted}`)})`);
  }
  if (sought !== "") {
    const pattern = next(containing(sought));
    conditions.push(`(lower(c.title) like ${pattern} or ${newest(`lower(v.title) like ${pattern}`)})`);
  }
  return readList(ctx.db, {
    ...asked,
    select: `select ${CREATIVE_COLUMNS} from current_creatives c`,
    from: "current_creatives c",
    where: conditions.join(" and "),
    parameters,
    by: ["c.created_at", "c.id"],
    at: "createdAt",
    view: toCreativeView,
  });
}

/** A page of the versions of an advert, the newest first. Whether they may be read is for the caller to decide. */
export async function listVersions(ctx: Reader, creativeId: string, asked: PageAsked): Promise<Page<VersionView>> {
  const page = readPageArguments(asked.first, asked.after);
  const order = directionOf(asked.orderBy);
  const direction = order === "desc" ? "DESC" : "ASC";
  const versions = ctx.db.getRepository(CreativeVersion);
  const query = versions
    .createQueryBuilder("v")
    .where("v.creativeId = :creativeId", { creativeId })
    .orderBy("v.createdAt", direction)
    .addOrderBy("v.id", direction)
    .take(page.first + 1);
  if (page.cursor) query.andWhere(`(v.createdAt, v.id) ${order === "desc" ? "<" : ">"} (:at, :id)`, page.cursor);
  const rows = await query.getMany();
  const totalCount = () => versions.countBy({ creativeId });
  return toPage(await toVersionViews(ctx.db, rows), page, totalCount, ({ createdAt, id }) => ({
    at: createdAt,
    id,
  }));
}
