import { partsAsked } from "../../platform/asked-fields";
import type { Reader, TimedReader, Who } from "../../platform/context";
import { containing } from "../../platform/lists";
import { rowById } from "../../platform/loaders";
import { londonDay } from "../../platform/london.rules";
import { countLater, type Page, readPageArguments, toPage } from "../../platform/pages";
import { invalid } from "../../platform/problems";
import { clickThroughRate } from "../campaigns/campaign.rules";
import { CAMPAIGN_STATUS_MESSAGES, type ShownStatus } from "../campaigns/campaign-status.rules";
import { CAMPAIGN_MADE_OF, type CampaignView, selectCampaigns, shownStatus } from "../campaigns/campaign-view.loaders";
import { asLine } from "../creatives/creative-input.rules";
import { type CampaignOrder, type ListedCampaign, sortCampaigns } from "./campaign-list.rules";
import { spendByCampaign } from "./campaign-spend.loaders";

export interface CampaignFilter {
  status?: ShownStatus | null;
  /** Part of the name. */
  search?: string | null;
  orderBy?: { by: CampaignOrder; descending: boolean } | null;
  first: number;
  after?: string | null;
  /** The fields that are asked for of each; all when left out. */
  asked?: ReadonlySet<string>;
}

export interface CampaignCounts {
  all: number;
  draft: number;
  inReview: number;
  live: number;
  paused: number;
  ended: number;
}

const SEARCH_MAX_LENGTH = 100;

/**
 * A page of this advertiser's campaigns, the newest first unless told otherwise.
 * @throws BAD_USER_INPUT on `first`, `after` or `search`.
 */
export async function listCampaigns(
  ctx: TimedReader,
  who: Who,
  { status, search, orderBy, first, after, asked }: CampaignFilter,
): Promise<Page<CampaignView>> {
  const page = readPageArguments(first, after);
  const sought = asLine(search ?? "").toLowerCase();
  if (sought.length > SEARCH_MAX_LENGTH) throw invalid("search", CAMPAIGN_STATUS_MESSAGES.searchTooLong);
  const today = londonDay(ctx.clock.now());
  const parameters: unknown[] = [today, who.id];
  const next = (value: unknown) => `$${parameters.push(value)}`;
  const conditions = ["$1::date is not null", "c.advertiser_id = $2"];
  if (status) conditions.push(`${shownStatus("$1")} = ${next(status)}`);
  if (sought !== "") conditions.push(`lower(c.name) like ${next(containing(sought))}`);
  const where = conditions.join(" and ");
  const { cursor } = page;
  if (orderBy) {
    const rows = await selectCampaigns(ctx.db, today, `where ${where}`, parameters.slice(1));
    const sorted = sortCampaigns(await withFigures(ctx, rows), orderBy.by, orderBy.descending);
    const start = cursor ? sorted.findIndex(({ id }) => id === cursor.id) + 1 : 0;
    return toPage(sorted.slice(start, start + page.first + 1), page, sorted.length, cursorOf);
  }
  const count = countLater(ctx.db, `select count(*)::int from campaigns c where ${where}`, [...parameters]);
  const from = cursor ? `and (c.created_at, c.id) < (${next(cursor.at)}, ${next(cursor.id)})` : "";
  const rest = `where ${where} ${from} order by c.created_at desc, c.id desc limit ${next(page.first + 1)}`;
  const parts = partsAsked(asked, CAMPAIGN_MADE_OF);
  const rows = await selectCampaigns(ctx.db, today, rest, parameters.slice(1), parts);
  return toPage(rows, page, count, cursorOf);
}

const cursorOf = ({ createdAt, id }: Pick<CampaignView, "createdAt" | "id">) => ({ at: createdAt, id });

/** An advertiser's campaigns are few enough to be sorted at once, by figures that change all the time. */
async function withFigures(
  { db }: Reader,
  campaigns: readonly CampaignView[],
): Promise<(CampaignView & ListedCampaign)[]> {
  const ids = campaigns.map(({ id }) => id);
  const counted = await rowById<{ impressions: number; clicks: number }>(
    db,
    `select campaign_id as id, sum(views)::int as impressions, sum(clicks)::int as clicks from campaign_hours
      where campaign_id = any($1) group by 1`,
    ids,
  );
  const spend = await spendByCampaign(db, campaigns);
  return campaigns.map((campaign, at) => {
    const { impressions = 0, clicks = 0 } = counted[at] ?? {};
    return { ...campaign, impressions, ctr: clickThroughRate(clicks, impressions), spendPence: spend[at] ?? 0 };
  });
}

/** How many of this advertiser's campaigns stand how. */
export async function countCampaigns(ctx: TimedReader, who: Who): Promise<CampaignCounts> {
  const [counts]: [CampaignCounts] = await ctx.db.query(
    `select count(*)::int as all, ${(
      [
        ["draft", "DRAFT"],
        ["inReview", "IN_REVIEW"],
        ["live", "LIVE"],
        ["paused", "PAUSED"],
        ["ended", "ENDED"],
      ] as const
    )
      .map(([name, status]) => `(count(*) filter (where shown.status = '${status}'))::int as "${name}"`)
      .join(", ")}
       from (select ${shownStatus("$2")} as status from campaigns c where c.advertiser_id = $1) shown`,
    [who.id, londonDay(ctx.clock.now())],
  );
  return counts;
}
