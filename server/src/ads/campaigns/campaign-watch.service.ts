import type { RequestContext, Who } from "../../platform/context";
import { londonDay } from "../../platform/london.rules";
import { BoundedQueue } from "../../platform/realtime/bounded-queue";
import type { Delivery } from "../../platform/realtime/topics";
import { advertReviewed } from "../compliance/review.topics";
import { servingChanged } from "../creatives/creative.topics";
import { ownCampaignChanged } from "./campaign.topics";
import { type CampaignView, selectCampaigns } from "./campaign-view.loaders";

/** Changes that may wait for one reader. */
const QUEUE_LIMIT = 256;

type Change = Delivery<{ campaignId: string } | { creativeId: string }>;

/**
 * The campaigns of an advertiser that change: by themselves, or because another version of their adverts is shown, or none. It begins
 * with the one that was changed last, and so it goes on when changes may have been missed.
 */
export function watchCampaigns(ctx: RequestContext, { id }: Who): AsyncIterableIterator<CampaignView> {
  const stops: (() => void)[] = [];
  const changes = new BoundedQueue<Change>(QUEUE_LIMIT, () => {
    for (const stop of stops) stop();
  });
  stops.push(
    ctx.hub.observe(ownCampaignChanged, id, (change) => changes.push(change)),
    // What may be missed of one topic may be missed of all: the first one says so.
    ctx.hub.observe(servingChanged, id, (change) => change.kind === "event" && changes.push(change)),
    ctx.hub.observe(advertReviewed, id, (change) => change.kind === "event" && changes.push(change)),
  );
  changes.push({ kind: "current" });
  return eachCampaign(changes, (change) => readChanged(ctx, id, change));
}

/** An iterator of its own, not a generator: leaving it ends the queue also while the next change is waited for. */
function eachCampaign(
  changes: BoundedQueue<Change>,
  read: (change: Change) => Promise<CampaignView[]>,
): AsyncIterableIterator<CampaignView> {
  const waiting: CampaignView[] = [];
  return {
    async next() {
      for (;;) {
        const campaign = waiting.shift();
        if (campaign) return { done: false, value: campaign };
        const change = await changes.next();
        if (change.done) return { done: true, value: undefined };
        waiting.push(...(await read(change.value)));
      }
    },
    async return() {
      await changes.return();
      return { done: true, value: undefined };
    },
    [Symbol.asyncIterator]() {
      return this;
    },
  };
}

/** A draft that was deleted is nobody's any more: nothing comes of its change. */
function readChanged({ db, clock }: RequestContext, advertiserId: string, change: Change): Promise<CampaignView[]> {
  const select = (rest: string, ...parameters: string[]) =>
    selectCampaigns(db, londonDay(clock.now()), `where c.advertiser_id = $2 ${rest}`, [advertiserId, ...parameters]);
  if (change.kind === "current") return select("order by c.updated_at desc, c.id limit 1");
  const { event } = change;
  return "campaignId" in event
    ? select("and c.id = $3", event.campaignId)
    : select("and (c.creative_id = $3 or c.variant_id = $3) order by c.id", event.creativeId);
}
