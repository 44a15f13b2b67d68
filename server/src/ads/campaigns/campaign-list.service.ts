import type { RequestContext, Who } from "../../platform/context";
import { londonDay } from "../../platform/london.rules";
import { type Page, readPageArguments, toPage } from "../../platform/pages";
import { invalid } from "../../platform/problems";
import { asLine } from "../creatives/creative-input.rules";
import { CAMPAIGN_STATUS_MESSAGES, type ShownStatus } from "./campaign-status.rules";
import { type CampaignView, selectCampaigns, shownStatus } from "./campaign-view.loaders";

export interface CampaignFilter {
  status?: ShownStatus | null;
  /** Part of the name. */
  search?: string | null;
  first: number;
  after?: string | null;
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

/** A page of this advertiser's campaigns, the newest first. @throws BAD_USER_INPUT on `first`, `after` or `search`. */
export async function listCampaigns(
  ctx: Pick<RequestContext, "db" | "clock">,
  who: Who,
  { status, search, first, after }: CampaignFilter,
): Promise<Page<CampaignView>> {
  const page = readPageArguments(first, after);
  const sought = asLine(search ?? "").toLowerCase();
  if (sought.length > SEARCH_MAX_LENGTH) throw invalid("search", CAMPAIGN_STATUS_MESSAGES.searchTooLong);
  const today = londonDay(ctx.clock.now());
  const parameters: unknown[] = [today, who.id];
  const next = (value: unknown) => `$${parameters.push(value)}`;
  const conditions = ["$1::date is not null", "c.advertiser_id = $2"];
  if (status) conditions.push(`${shownStatus("$1")} = ${next(status)}`);
  if (sought !== "") conditions.push(`lower(c.name) like ${next(`%${sought.replace(/[\\%_]/g, "\\$&")}%`)}`);
  const where = conditions.join(" and ");
  const [{ count }] = await ctx.db.query(`select count(*)::int from campaigns c where ${where}`, [...parameters]);
  const { cursor } = page;
  const from = cursor ? `and (c.created_at, c.id) < (${next(cursor.at)}, ${next(cursor.id)})` : "";
  const rest = `where ${where} ${from} order by c.created_at desc, c.id desc limit ${next(page.first + 1)}`;
  const rows = await selectCampaigns(ctx.db, today, rest, parameters.slice(1));
  return toPage(rows, page, count, ({ createdAt, id }) => ({ at: createdAt, id }));
}

/** How many of this advertiser's campaigns stand how. */
export async function countCampaigns(ctx: Pick<RequestContext, "db" | "clock">, who: Who): Promise<CampaignCounts> {
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
