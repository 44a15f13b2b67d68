import type { EntityManager } from "typeorm";
import { audit } from "../../platform/audit";
import type { Platform, RequestContext } from "../../platform/context";
import { readEntities } from "../../platform/entity-rows";
import { mailTo } from "../../platform/mail.service";
import { FIRST_ID } from "../../platform/pages";
import { publish } from "../../platform/realtime/topics";
import { Creative } from "../creatives/creative.entity";
import { servingChanged } from "../creatives/creative.topics";
import { CreativeVersion } from "../creatives/creative-version.entity";
import { activeRules } from "./active-rules.service";
import { type CompiledRule, judgeAdvert } from "./judge.rules";
import { advertReviewed } from "./review.topics";
import { beginReview, holdDecisions } from "./review-store.service";

/** Whoever puts a rule into force: a request, or a job, which is nobody. */
export type StopContext = Platform & Pick<RequestContext, "requestId" | "who">;

type Owner = Pick<Creative, "advertiserId">;
const BESIDE_VERSION = { advertiserId: "(select c.advertiser_id from creatives c where c.id = creative_id)" };

/** Adverts that are read at once. */
const BATCH = 500;

/**
 * Stops the adverts that are shown and break a rule, in the caller's transaction: they are shown no more once it commits, wait for a
 * review, and their advertisers are told.
 * @returns how many.
 */
export async function stopBrokenAdverts(tx: EntityManager, ctx: StopContext, rule: CompiledRule): Promise<number> {
  await holdDecisions(tx);
  const others = (await activeRules(ctx)).filter(({ id }) => id !== rule.id);
  let stopped = 0;
  let last = FIRST_ID;
  let adverts: (CreativeVersion & Owner)[];
  do {
    const rest = `v where status = 'APPROVED' and creative_id > $1 order by v.creative_id limit ${BATCH}`;
    adverts = await readEntities<CreativeVersion, Owner>(tx, CreativeVersion, rest, [last], { more: BESIDE_VERSION });
    for (const advert of adverts) {
      const isBroken = (await judgeAdvert([rule], advert)).length > 0;
      if (isBroken && (await stopAdvert(tx, ctx, advert, [rule, ...others]))) stopped += 1;
    }
    last = adverts.at(-1)?.creativeId ?? last;
  } while (adverts.length === BATCH);
  return stopped;
}

/** @returns false when it was no longer shown. */
async function stopAdvert(
  tx: EntityManager,
  ctx: StopContext,
  { id, creativeId, advertiserId, ...text }: CreativeVersion & Owner,
  [rule, ...others]: [CompiledRule, ...CompiledRule[]],
): Promise<boolean> {
  await tx.getRepository(Creative).findOne({ where: { id: creativeId }, lock: { mode: "for_no_key_update" } });
  const shown = { id, status: "APPROVED" } as const;
  const { affected } = await tx.getRepository(CreativeVersion).update(shown, { status: "PENDING" });
  if (!affected) return false;
  const violations = await judgeAdvert([rule, ...others], text);
  await beginReview(tx, ctx, { versionId: id, cause: "RULE", violations });
  await mailTo(tx, ctx, advertiserId, "advertStopped", { words: { title: text.title, rule: rule.name } });
  await publish(tx, servingChanged, advertiserId, { creativeId, advertiserId });
  await publish(tx, advertReviewed, advertiserId, { creativeId });
  await audit(tx, ctx, "advert_stopped", ["creative", creativeId], {
    actorId: ctx.who?.id ?? null,
    details: { rule: rule.id },
  });
  return true;
}
