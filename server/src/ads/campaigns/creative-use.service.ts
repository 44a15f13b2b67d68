import type { RequestContext, Who } from "../../platform/context";
import { oneValue } from "../../platform/database";
import { londonDay } from "../../platform/london.rules";
import { conflict } from "../../platform/problems";
import { CREATIVE_MESSAGES } from "../creatives/creative.rules";
import { putAside, readCreative } from "../creatives/creative.service";
import type { CreativeType } from "../creatives/creative.type";
import { shownStatus } from "./campaign-view.loaders";

/**
 * Archives an advert that no campaign needs any more.
 * @throws NOT_FOUND; CONFLICT while it waits for a review, and while a campaign that has not ended uses it.
 */
export async function archiveCreative(ctx: RequestContext, who: Who, id: string): Promise<CreativeType> {
  await ctx.db.transaction(async (tx) => {
    await putAside(tx, ctx, who, id);
    const sql = `select 1 from campaigns c where (c.creative_id = $2 or c.variant_id = $2) and ${shownStatus("$1")} <> 'ENDED' limit 1`;
    if (await oneValue(tx, sql, [londonDay(ctx.clock.now()), id])) throw conflict(CREATIVE_MESSAGES.inUse);
  });
  return readCreative(ctx, who, id);
}
