import type { EntityManager } from "typeorm";
import { audit } from "../../platform/audit";
import type { AuditAction } from "../../platform/audit-texts.rules";
import type { RequestContext, Who } from "../../platform/context";
import { isId } from "../../platform/pages";
import { conflict } from "../../platform/problems";
import { Campaign } from "./campaign.entity";
import { announceCampaign, readCampaign } from "./campaign.service";
import type { CampaignWords } from "./campaign-input.rules";
import { CAMPAIGN_STATUS_MESSAGES, CAMPAIGNS_MAX } from "./campaign-status.rules";
import type { CampaignView } from "./campaign-view.loaders";

/** What a campaign says, without anything else that an object may have. */
export const toColumns = ({ cities, languages, topics, signals, weekdays, hours, ...words }: CampaignWords) => ({
  ...{ creativeId: words.creativeId, variantId: words.variantId, name: words.name },
  ...{ cities: [...cities], languages: [...languages], topics: [...topics], signals: [...signals] },
  ...{ relatedTopics: words.relatedTopics, returnToTopic: words.returnToTopic },
  ...{ startsOn: words.startsOn, endsOn: words.endsOn, weekdays: [...weekdays], hours: [...hours] },
  ...{ dailyCap: words.dailyCap, monthlyBudgetPence: words.monthlyBudgetPence, frequencyCap: words.frequencyCap },
});

/** Keeps a new draft. The caller has locked the company, so that the count holds. @throws CONFLICT when there are too many. */
export async function addDraftCampaign(
  tx: EntityManager,
  ctx: Pick<RequestContext, "clock">,
  who: Who,
  words: CampaignWords,
): Promise<string> {
  const campaigns = tx.getRepository(Campaign);
  if ((await campaigns.countBy({ advertiserId: who.id })) >= CAMPAIGNS_MAX) {
    throw conflict(CAMPAIGN_STATUS_MESSAGES.tooMany);
  }
  const now = ctx.clock.now();
  const { id } = await campaigns.save({
    ...toColumns(words),
    ...{ advertiserId: who.id, status: "DRAFT", weight: 1, isTooNarrow: false, version: 1 },
    ...{ createdAt: now, updatedAt: now, launchedAt: null, endedAt: null },
  });
  return id;
}

/** Locks a campaign of this advertiser until the transaction ends, and reads it. @throws NOT_FOUND. */
export async function lockCampaign(
  tx: EntityManager,
  { clock }: Pick<RequestContext, "clock">,
  who: Who,
  id: string,
): Promise<CampaignView> {
  const own = { where: { id, advertiserId: who.id }, lock: { mode: "for_no_key_update" } } as const;
  if (isId(id)) await tx.getRepository(Campaign).findOne(own);
  return readCampaign({ db: tx, clock }, who, id);
}

/** Keeps a change of a campaign that is locked, as its next version. */
export async function changeCampaign(
  tx: EntityManager,
  ctx: Pick<RequestContext, "clock">,
  { id, version }: Pick<CampaignView, "id" | "version">,
  change: Partial<Omit<Campaign, "id" | "creative">>,
): Promise<void> {
  await tx.getRepository(Campaign).update({ id }, { ...change, version: version + 1, updatedAt: ctx.clock.now() });
}

/** Writes down what was done to a campaign, and tells whoever watches. */
export async function noteCampaign(
  tx: EntityManager,
  ctx: RequestContext,
  who: Who,
  id: string,
  action: AuditAction,
  details?: Record<string, string | boolean>,
): Promise<void> {
  await audit(tx, ctx, action, ["campaign", id], { details });
  await announceCampaign(tx, { id, advertiserId: who.id });
}
