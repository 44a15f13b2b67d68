import type { EntityManager } from "typeorm";
import type { RequestContext, Who } from "../../platform/context";
import { conflict, invalid, invalidFields } from "../../platform/problems";
import { activeRules } from "../compliance/active-rules.service";
import { lockCompany } from "../subscriptions/standing.service";
import { readPaidTier } from "../subscriptions/usage.service";
import { readCampaign } from "./campaign.service";
import { lockAdverts, submitAdverts } from "./campaign-adverts.service";
import {
  type AdvertStanding,
  CAMPAIGN_MESSAGES,
  type CampaignProblem,
  type CampaignWords,
  draftProblems,
  launchProblems,
  tidyCampaign,
} from "./campaign-input.rules";
import { CAMPAIGN_STATUS_MESSAGES, stepOf } from "./campaign-status.rules";
import { addDraftCampaign, changeCampaign, lockCampaign, noteCampaign, toColumns } from "./campaign-store.service";
import type { CampaignView } from "./campaign-view.loaders";
import { readCells } from "./reach.service";

type Adverts = ReadonlyMap<string, AdvertStanding>;
type Rules = Awaited<ReturnType<typeof activeRules>>;

interface Change {
  /** Null for a new draft. */
  id: string | null;
  /** The one that was seen; not asked for with a new draft. */
  version: number | null;
}

/**
 * Keeps what an advertiser says of a campaign. Drafts keep whatever is well-formed; launched ones are checked like a launch, and are
 * shown as they say from now on.
 * @throws BAD_USER_INPUT with a sentence for each field; NOT_FOUND; CONFLICT on another version, and when it has ended.
 */
export async function saveCampaign(
  ctx: RequestContext,
  who: Who,
  { id, version }: Change,
  typed: CampaignWords,
): Promise<CampaignView> {
  const words = tidyCampaign(typed);
  const rules = await activeRules(ctx);
  const saved = await ctx.db.transaction(async (tx) => {
    if (id === null) return saveNew(tx, ctx, who, words);
    if (version === null) throw invalid("version", CAMPAIGN_MESSAGES.version);
    const adverts = await lockAdverts(tx, who, words);
    const known = await lockCampaign(tx, ctx, who, id);
    if (known.status === "ENDED") throw conflict(CAMPAIGN_STATUS_MESSAGES.ended);
    if (known.version !== version) throw conflict(CAMPAIGN_STATUS_MESSAGES.changedMeanwhile);
    await (known.status === "DRAFT" ? saveDraft : saveLaunched)(tx, ctx, who, { known, words, adverts, rules });
    await noteCampaign(tx, ctx, who, id, "campaign_saved", { isNew: false });
    return id;
  });
  return readCampaign(ctx, who, saved);
}

interface Saving {
  known: CampaignView;
  words: CampaignWords;
  adverts: Adverts;
  rules: Rules;
}

async function saveNew(tx: EntityManager, ctx: RequestContext, who: Who, words: CampaignWords): Promise<string> {
  await lockCompany(tx, who.id);
  refuse(draftProblems(words, await lockAdverts(tx, who, words)));
  const id = await addDraftCampaign(tx, ctx, who, words);
  await noteCampaign(tx, ctx, who, id, "campaign_saved", { isNew: true });
  return id;
}

async function saveDraft(
  tx: EntityManager,
  ctx: RequestContext,
  _who: Who,
  { known, words, adverts }: Saving,
): Promise<void> {
  refuse(draftProblems(words, adverts));
  await changeCampaign(tx, ctx, known, toColumns(words));
}

async function saveLaunched(
  tx: EntityManager,
  ctx: RequestContext,
  who: Who,
  { known, words, adverts, rules }: Saving,
): Promise<void> {
  await refuseLaunch(tx, ctx, known, words, adverts);
  await changeCampaign(tx, ctx, known, { ...toColumns(words), isTooNarrow: false });
  await submitAdverts(tx, ctx, who, adverts, rules);
}

/**
 * Launches a draft, and sends its adverts to be reviewed if nobody was asked to look at them: it is shown once one is approved.
 * @throws BAD_USER_INPUT with a sentence for each field; NOT_FOUND; CONFLICT on another version, and when it is no draft.
 */
export async function launchCampaign(
  ctx: RequestContext,
  who: Who,
  id: string,
  version: number,
): Promise<CampaignView> {
  const rules = await activeRules(ctx);
  const seen = await readCampaign(ctx, who, id);
  await ctx.db.transaction(async (tx) => {
    const adverts = await lockAdverts(tx, who, seen);
    const draft = await lockCampaign(tx, ctx, who, id);
    const step = stepOf("launch", draft.status);
    if ("refusal" in step) throw conflict(step.refusal);
    // The adverts that were locked are those of the version that was seen.
    if (draft.version !== version || seen.version !== version) {
      throw conflict(CAMPAIGN_STATUS_MESSAGES.changedMeanwhile);
    }
    await refuseLaunch(tx, ctx, draft, draft, adverts);
    await changeCampaign(tx, ctx, draft, { status: "LIVE", launchedAt: ctx.clock.now(), isTooNarrow: false });
    await submitAdverts(tx, ctx, who, adverts, rules);
    await noteCampaign(tx, ctx, who, id, "campaign_launched");
  });
  return readCampaign(ctx, who, id);
}

async function refuseLaunch(
  tx: EntityManager,
  ctx: RequestContext,
  { advertiserId, website }: CampaignView,
  words: CampaignWords,
  adverts: Adverts,
): Promise<void> {
  const now = ctx.clock.now();
  const tier = await readPaidTier(tx, advertiserId, now);
  refuse(launchProblems(words, { now, tier, website, adverts, cells: await readCells(tx, words) }));
}

function refuse([first, ...others]: CampaignProblem[]): void {
  if (first) throw invalidFields([first, ...others]);
}
