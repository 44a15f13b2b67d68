import type { RequestContext, Who } from "../../platform/context";
import type { PageAsked } from "../../platform/lists";
import { directionOf, type Page, readPageArguments, toPage } from "../../platform/pages";
import { imageUrlOf, type PictureSource } from "../creatives/creative.rules";
import { dayOf } from "./ad-event.rules";
import { pseudonymOf } from "./pseudonym";
import type { ShownAdvertType } from "./shown-adverts.type";

/** Days that the list goes back. */
const DAYS = 30;
const DAY_MS = 86_400_000;

type Row = Omit<ShownAdvertType, "imageUrl"> & PictureSource & { totalCount: number };

/**
 * A page of the adverts whose counted impressions were this person's, the newest first. Who it was is in no event: the names of the last
 * days are made anew and looked up, each in the partition of its day.
 */
export async function listShownAdverts(
  ctx: Pick<RequestContext, "db" | "clock" | "secrets">,
  who: Who,
  asked: PageAsked,
): Promise<Page<ShownAdvertType>> {
  const { first: most, cursor } = readPageArguments(asked.first, asked.after);
  const order = directionOf(asked.orderBy);
  const now = ctx.clock.now();
  const days = Array.from({ length: DAYS + 1 }, (_, back) => dayOf(new Date(now.getTime() - back * DAY_MS)));
  const rows: Row[] = await ctx.db.query(
    `with seen as (
       select e.creative_id, max(e.occurred_at) as last_at, count(*)::int as times
         from unnest($1::date[], $2::uuid[]) own (day, pseudonym)
         join ad_events e on e.day = own.day and e.pseudonym = own.pseudonym and e.kind = 'VIEW' and e.valid
        where e.occurred_at > $3 group by e.creative_id
     ), known as (
       select r.id, r.title, o.name as company, r.picture_id as "pictureId", r.image_key as "imageKey", r.alt_text as "imageAlt",
              s.last_at as "lastShownAt", s.times, (count(*) over ())::int as "totalCount"
         from seen s join served_creatives r on r.id = s.creative_id join creatives c on c.id = r.id
         join companies o on o.advertiser_id = c.advertiser_id
     )
     select * from known ${cursor ? `where ("lastShownAt", id) ${order === "desc" ? "<" : ">"} ($5, $6)` : ""}
      order by "lastShownAt" ${order}, id ${order} limit $4`,
    [
      days,
      days.map((day) => pseudonymOf(ctx.secrets.index, who.id, day)),
      new Date(now.getTime() - DAYS * DAY_MS),
      most + 1,
      ...(cursor ? [cursor.at, cursor.id] : []),
    ],
  );
  const total = rows[0]?.totalCount ?? 0;
  const adverts = rows.map(({ pictureId, imageKey, totalCount: _all, ...advert }) => ({
    ...advert,
    imageUrl: imageUrlOf({ pictureId, imageKey }),
  }));
  return toPage(adverts, { first: most, cursor }, total, ({ lastShownAt, id }) => ({ at: lastShownAt, id }));
}
