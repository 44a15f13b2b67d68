import { type DataSource, IsNull, Not } from "typeorm";
import type { RequestContext, Who } from "../../platform/context";
import { readEntities } from "../../platform/entity-rows";
import { conflict, invalid } from "../../platform/problems";
import { activeRules } from "../compliance/active-rules.service";
import { judgeAdvert } from "../compliance/judge.rules";
import { lockCompany } from "../subscriptions/standing.service";
import { readCampaign } from "./campaign.service";
import { lockCampaign, noteCampaign } from "./campaign-store.service";
import type { CampaignView } from "./campaign-view.loaders";
import { PromoCode } from "./promo-code.entity";
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
  const own = { advertiserId: who.id };
  await ctx.db.transaction(async (tx) => {
    await lockCompany(tx, who.id);
    const { id, status, leadsToWebsite } = await lockCampaign(tx, ctx, who, campaignId);
    if (code !== null && status === "ENDED") throw conflict(PROMO_CODE_MESSAGES.ended);
    if (code !== null && leadsToWebsite) throw invalid("code", PROMO_CODE_MESSAGES.aimed);
    const codes = tx.getRepository(PromoCode);
    const known = await codes.findBy([{ ...own, campaignId: id }, ...(code === null ? [] : [{ ...own, code }])]);
    if (known.some((one) => one.code === code && one.campaignId !== id))
      throw invalid("code", PROMO_CODE_MESSAGES.taken);
    if (code !== null && known.length >= CODES_MAX && !known.some((one) => one.code === code)) {
      throw conflict(PROMO_CODE_MESSAGES.tooMany);
    }
    const now = ctx.clock.now();
    const shown = { campaignId: id, endedAt: IsNull() };
    await codes.update(code === null ? shown : { ...shown, code: Not(code) }, { endedAt: now });
    if (code !== null) {
      const madeAt = known.find((one) => one.code === code)?.madeAt ?? now;
      await codes.upsert({ ...own, code, campaignId: id, madeAt, endedAt: null }, ["advertiserId", "code"]);
    }
    await noteCampaign(tx, ctx, who, id, "campaign_code_changed");
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
  const shown = await readEntities(db, PromoCode, "where campaign_id = any($1) and ended_at is null", [ids]);
  const byId = new Map(shown.map(({ campaignId, code }) => [campaignId, code]));
  return ids.map((id) => byId.get(id) ?? null);
}
