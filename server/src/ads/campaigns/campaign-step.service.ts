import type { RequestContext, Who } from "../../platform/context";
import { conflict } from "../../platform/problems";
import { lockCompany } from "../subscriptions/standing.service";
import { Campaign } from "./campaign.entity";
import { readCampaign } from "./campaign.service";
import { type CampaignStep, copyName, stepOf } from "./campaign-status.rules";
import { addDraftCampaign, changeCampaign, lockCampaign, noteCampaign } from "./campaign-store.service";
import type { CampaignView } from "./campaign-view.loaders";

const ACTIONS = { pause: "campaign_paused", resume: "campaign_resumed", end: "campaign_ended" } as const;

/** Pauses, resumes or ends a campaign. @throws NOT_FOUND; CONFLICT when it does not stand so that it could be. */
export async function moveCampaign(
  ctx: RequestContext,
  who: Who,
  id: string,
  step: keyof typeof ACTIONS,
): Promise<CampaignView> {
  await ctx.db.transaction(async (tx) => {
    const campaign = await lockCampaign(tx, ctx, who, id);
    const status = statusAfter(step, campaign) ?? "ENDED";
    await changeCampaign(tx, ctx, campaign, { status, endedAt: status === "ENDED" ? ctx.clock.now() : null });
    await noteCampaign(tx, ctx, who, id, ACTIONS[step]);
  });
  return readCampaign(ctx, who, id);
}

function statusAfter(step: CampaignStep, { status }: CampaignView) {
  const outcome = stepOf(step, status);
  if ("refusal" in outcome) throw conflict(outcome.refusal);
  return outcome.to;
}

/** Makes a draft that says the same as a campaign, without its figures. @throws NOT_FOUND; CONFLICT when there are too many. */
export async function duplicateCampaign(ctx: RequestContext, who: Who, id: string): Promise<CampaignView> {
  const copy = await ctx.db.transaction(async (tx) => {
    await lockCompany(tx, who.id);
    const original = await readCampaign({ db: tx, clock: ctx.clock }, who, id);
    const added = await addDraftCampaign(tx, ctx, who, { ...original, name: copyName(original.name) });
    await noteCampaign(tx, ctx, who, added, "campaign_duplicated", { of: id });
    return added;
  });
  return readCampaign(ctx, who, copy);
}

/** Deletes a draft. @throws NOT_FOUND; CONFLICT when it was launched. */
export async function deleteCampaignDraft(ctx: RequestContext, who: Who, id: string): Promise<boolean> {
  await ctx.db.transaction(async (tx) => {
    statusAfter("delete", await lockCampaign(tx, ctx, who, id));
    await tx.getRepository(Campaign).delete({ id });
    await noteCampaign(tx, ctx, who, id, "campaign_deleted");
  });
  return true;
}
