import type { DataSource } from "typeorm";
import type { RequestContext, Who } from "../../platform/context";
import { conflict, invalid } from "../../platform/problems";
import { activeRules } from "../compliance/active-rules.service";
import { judgeAdvert } from "../compliance/judge.rules";
import { lockCompany } from "../subscriptions/standing.service";
import { readCampaign } from "./campaign.service";
import { lockCampaign, noteCampaign } from "./campaign-store.service";
import type { CampaignView } from "./campaign-view.loaders";
import { CODES_MAX, isCode, PROMO_CODE_MESSAGES, tidyCode, wordsOfCode } from "./promo-code.rules";

/**
 * Says which code is shown with a campaign's adverts from now on. The one before stays the campaign's, for orders that come late.
 * @param typed null: none is shown.
 * @throws BAD_USER_INPUT on the code, also when it breaks a compliance rule; NOT_FOUND; CONFLICT for an ended campaign and the 21st code.
 */
export async function updatePromoCode(
  ctx: RequestContext,
  who: Who,
  campaignId: string,
  typed: string | null,
): Promise<CampaignView> {
  const code = typed === null ? null : tidyCode(typed);
  if (code !== null) await refuseCode(ctx, code);
  await ctx.db.transaction(async (tx) => {
    await lockCompany(tx, who.id);
    const { id, status, leadsToWebsite } = await lockCampaign(tx, ctx, who, campaignId);
    if (code !== null && status === "ENDED") throw conflict(PROMO_CODE_MESSAGES.ended);
    if (code !== null && leadsToWebsite) throw invalid("code", PROMO_CODE_MESSAGES.aimed);
    const known: { code: string; campaignId: string }[] = await tx.query(
      `select code, campaign_id as "campaignId" from promo_codes where advertiser_id = $1 and (code = $2 or campaign_id = $3)`,
      [who.id, code, id],
    );
    if (known.some((one) => one.code === code && one.campaignId !== id))
      throw invalid("code", PROMO_CODE_MESSAGES.taken);
    if (code !== null && known.length >= CODES_MAX && !known.some((one) => one.code === code)) {
      throw conflict(PROMO_CODE_MESSAGES.tooMany);
    }
    const now = ctx.clock.now();
    await tx.query(
      "update promo_codes set ended_at = $3 where campaign_id = $1 and ended_at is null and code is distinct from $2",
      [id, code, now],
    );
    if (code !== null) {
      await tx.query(
        `insert into promo_codes (advertiser_id, code, campaign_id, made_at) values ($1, $2, $3, $4)
         on conflict (advertiser_id, code) do update set ended_at = null`,
        [who.id, code, id, now],
      );
    }
    await noteCampaign(tx, ctx, who, id, { action: "campaign_code_changed" });
  });
  return readCampaign(ctx, who, campaignId);
}

/** Compliance reads a code like any other word of an advert; nobody reviews it afterwards, so it has to break no rule at all. */
async function refuseCode(ctx: RequestContext, code: string): Promise<void> {
  if (!isCode(code)) throw invalid("code", PROMO_CODE_MESSAGES.form);
  const text = { title: wordsOfCode(code), description: "", altText: "", disclaimer: "" };
  // What a whole advert has to say as well is none of a code's business.
  const broken = (await judgeAdvert(await activeRules(ctx), text)).find(({ matches }) => matches.length > 0);
  if (broken) throw invalid("code", `This code breaks a rule for adverts: ${broken.ruleName}.`);
}

/** The codes that are shown, by campaign. */
export async function promoCodesByCampaign(db: DataSource, ids: readonly string[]): Promise<(string | null)[]> {
  const rows: { id: string; code: string }[] = await db.query(
    "select campaign_id as id, code from promo_codes where campaign_id = any($1) and ended_at is null",
    [ids],
  );
  const byId = new Map(rows.map(({ id, code }) => [id, code]));
  return ids.map((id) => byId.get(id) ?? null);
}
