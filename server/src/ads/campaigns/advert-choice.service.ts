import type { RequestContext, Who } from "../../platform/context";
import { readEntities } from "../../platform/entity-rows";
import { invalid } from "../../platform/problems";
import { ADVERT_CHOICE_MESSAGES, ADVERT_COMMENT_MAX_LENGTH, type AdvertReportReason } from "./advert-choice.rules";
import { HiddenAdvert } from "./hidden-advert.entity";

/** An advert as it was shown: which campaign, and what of it. */
export interface ShownAdvert {
  campaignId: string;
  creativeId: string;
}

/** The campaigns that this person does not want to see again. */
export async function readHiddenCampaigns(ctx: RequestContext, who: Who): Promise<ReadonlySet<string>> {
  const hidden = await readEntities(ctx.db, HiddenAdvert, "where user_id = $1", [who.id]);
  return new Set(hidden.map(({ campaignId }) => campaignId));
}

/** Hides a campaign from this person, or shows it again. The same twice changes nothing. */
export async function setHidden(
  ctx: RequestContext,
  who: Who,
  { campaignId }: ShownAdvert,
  isHidden: boolean,
): Promise<void> {
  if (!isHidden) {
    await ctx.db.getRepository(HiddenAdvert).delete({ userId: who.id, campaignId });
    return;
  }
  await ctx.db.query(
    `insert into hidden_adverts (user_id, campaign_id, hidden_at) select $1, id, $3 from campaigns where id = $2
     on conflict do nothing`,
    [who.id, campaignId, ctx.clock.now()],
  );
}

/**
 * Keeps what a person says is wrong with an advert, without the person, and hides the advert from them: so nobody reports one twice.
 * @throws BAD_USER_INPUT on `comment` when it is longer than 500 characters.
 */
export async function reportAdvert(
  ctx: RequestContext,
  who: Who,
  advert: ShownAdvert,
  reason: AdvertReportReason,
  comment: string | undefined,
): Promise<void> {
  const text = comment?.trim() || null;
  if (text && text.length > ADVERT_COMMENT_MAX_LENGTH) throw invalid("comment", ADVERT_CHOICE_MESSAGES.commentTooLong);
  await ctx.db.query(
    `with hidden as (
       insert into hidden_adverts (user_id, campaign_id, hidden_at) select $1, id, $6 from campaigns where id = $2
       on conflict do nothing returning campaign_id)
     insert into advert_reports (campaign_id, creative_id, reason, comment, reported_at)
     select campaign_id, $3, $4, $5, $6 from hidden where exists (select from creatives where id = $3)`,
    [who.id, advert.campaignId, advert.creativeId, reason, text, ctx.clock.now()],
  );
}
