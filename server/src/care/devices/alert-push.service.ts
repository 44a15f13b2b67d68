import { mayUse } from "../../people/accounts/consent.loaders";
import type { Platform } from "../../platform/context";
import type { PushGateway } from "../reminders/push.gateway";
import { pushTo, readDevice } from "../reminders/push.service";
import { ALERT_PUSH_SECONDS, ALERT_PUSH_TEXTS } from "./health-alert.rules";

/**
 * Tells one device that there is an alert, not about what; unless it was seen, is over or old, or its person may not be told.
 * @throws when it should be tried again.
 */
export async function sendAlertPush(
  platform: Platform,
  gateway: PushGateway,
  { subscriptionId, alertId }: { subscriptionId: string; alertId: string },
): Promise<void> {
  const since = new Date(platform.clock.now().getTime() - ALERT_PUSH_SECONDS * 1_000);
  const device = await readDevice(
    platform.db,
    `s where s.id = $1 and exists (select from health_alerts a join users u on u.id = a.patient_id
                                    where a.id = $2 and u.id = s.user_id and a.opened_at > $3 and a.acknowledged_at is null
                                      and a.resolved_at is null and u.suspended_at is null and ${mayUse("u.id")})`,
    [subscriptionId, alertId, since],
  );
  if (!device) return;
  const body = ALERT_PUSH_TEXTS[device.language];
  await pushTo(platform, gateway, device, { body, tag: "health-alert", ttlSeconds: ALERT_PUSH_SECONDS });
}
