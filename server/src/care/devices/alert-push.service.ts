import type { Platform } from "../../platform/context";
import type { PushGateway } from "../reminders/push.gateway";
import { type PushTarget, pushTo } from "../reminders/push.service";
import { ALERT_PUSH_SECONDS, ALERT_PUSH_TEXTS, type AlertLanguage } from "./health-alert.rules";

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
  const [row]: (PushTarget & { language: AlertLanguage })[] = await platform.db.query(
    `select s.id, s.endpoint_hash, s.sealed, u.language
       from push_subscriptions s join users u on u.id = s.user_id join health_alerts a on a.patient_id = u.id
      where s.id = $1 and a.id = $2 and a.opened_at > $3 and a.acknowledged_at is null and a.resolved_at is null
        and u.suspended_at is null
        and (select c.granted from consent_entries c where c.user_id = u.id and c.purpose = 'data_use' order by c.id desc limit 1)`,
    [subscriptionId, alertId, since],
  );
  if (row) {
    const body = ALERT_PUSH_TEXTS[row.language];
    await pushTo(platform, gateway, row, { body, tag: "health-alert", ttlSeconds: ALERT_PUSH_SECONDS });
  }
}
