import { paidTimeChanged } from "../../ads/subscriptions/billing.topics";
import type { RequestContext } from "../../platform/context";
import { BoundedQueue } from "../../platform/realtime/bounded-queue";
import type { Delivery } from "../../platform/realtime/topics";
import { sessionEnded } from "../accounts/session.topics";
import { API_KEYS_KEY, apiKeysChanged } from "./api-key.topics";

/** Changes that may wait for one reader. */
const QUEUE_LIMIT = 256;

/** Every key of a topic, as TopicHub has it. */
const ANY = "*";

export type KeysDelivery = Pick<Delivery<unknown>, "kind">;

/**
 * Changes of keys: of an advertiser's own, or of all for staff. What blocks keys or lets them work again belongs to them: plans, and
 * what staff may do. Who may not see keys is refused with the first one.
 */
export function watchApiKeys({ hub, who }: RequestContext): AsyncIterableIterator<KeysDelivery> {
  const isAdvertiser = who?.role === "ADVERTISER";
  const stops: (() => void)[] = [];
  const changes = new BoundedQueue<KeysDelivery>(QUEUE_LIMIT, () => {
    for (const stop of stops) stop();
  });
  stops.push(
    hub.observe(apiKeysChanged, isAdvertiser ? who.id : API_KEYS_KEY, (change) => changes.push(change)),
    // What may be missed of one topic may be missed of all: the first one says so.
    hub.observe(paidTimeChanged, isAdvertiser ? who.id : ANY, ({ kind }) => kind === "event" && changes.push({ kind })),
  );
  if (!isAdvertiser)
    stops.push(hub.listen(sessionEnded, (ended) => ended.sessionId === "" && changes.push({ kind: "event" })));
  changes.push({ kind: "current" });
  return changes;
}
