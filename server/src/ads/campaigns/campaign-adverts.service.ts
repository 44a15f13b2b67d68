import { type EntityManager, In } from "typeorm";
import type { RequestContext, Who } from "../../platform/context";
import { readEntities } from "../../platform/entity-rows";
import { isId } from "../../platform/pages";
import { activeRules } from "../compliance/active-rules.service";
import { submitDraft } from "../compliance/submission.service";
import { Creative } from "../creatives/creative.entity";
import type { AdvertStanding, CampaignWords } from "./campaign-input.rules";

type Shown = Pick<CampaignWords, "creativeId" | "variantId">;
type Rules = Awaited<ReturnType<typeof activeRules>>;

/**
 * Locks the adverts that a campaign shows until the transaction ends, so that none is archived meanwhile. Whoever locks a campaign
 * as well locks its adverts first.
 * @returns how those stand that are this advertiser's.
 */
export async function lockAdverts(
  tx: EntityManager,
  who: Who,
  { creativeId, variantId }: Shown,
): Promise<Map<string, AdvertStanding>> {
  const ids = [creativeId, variantId].filter((id): id is string => id !== null && isId(id));
  const own = { where: { id: In(ids), advertiserId: who.id }, order: { id: "ASC" } } as const;
  await tx.getRepository(Creative).find({ ...own, lock: { mode: "for_no_key_update" } });
  // Read once they are locked: what a reviewer decides meanwhile counts.
  const more = {
    isArchived: "archived_at is not null",
    isServing: "exists (select from creative_versions v where v.creative_id = c.id and v.status = 'APPROVED')",
    newest: "(select v.status from creative_versions v where v.creative_id = c.id order by v.number desc limit 1)",
  };
  const rest = "c where id = any($1) and advertiser_id = $2";
  const rows = await readEntities<Creative, AdvertStanding>(tx, Creative, rest, [ids, who.id], { more });
  return new Map(rows.map((standing) => [standing.id, standing]));
}

/** Sends those adverts to be reviewed that nobody was asked to look at and of which nothing may be shown. */
export async function submitAdverts(
  tx: EntityManager,
  ctx: RequestContext,
  who: Who,
  adverts: ReadonlyMap<string, AdvertStanding>,
  rules: Rules,
): Promise<void> {
  for (const [id, { isServing, newest }] of adverts) {
    if (!isServing && newest === "DRAFT") await submitDraft(tx, ctx, who, id, rules);
  }
}
