import { dayText } from "../../ads/subscriptions/period.rules";
import type { Platform, TimedReader } from "../../platform/context";
import { changedRows } from "../../platform/database";
import { mailTo } from "../../platform/mail.service";
import { PERMISSIONS } from "../accounts/permission.rules";
import { API_KEY_LIMITS, type ApiKeyEnvironment, dueReminder, REMINDER_DAYS } from "./api-key.rules";
import { maskedKey } from "./api-key-secret";
import { KEYS } from "./api-key-store.service";
import type { ApiKeyOwner } from "./api-scope.rules";

interface EndingKey {
  id: string;
  /** Whoever looks after it: its owner; of a service account, who of the staff may rotate it. */
  keepers: string[];
  ownerKind: ApiKeyOwner;
  service: string;
  environment: ApiKeyEnvironment;
  lastFour: string;
  expiresAt: Date;
}

/** Where the owner rotates a key, below PUBLIC_URL. */
const PAGES: Readonly<Record<ApiKeyOwner, string>> = {
  STAFF: "/admin/security?part=keys",
  ADVERTISERS: "/advertiser/api-keys",
};

/** Staff who may look at keys and change them. */
const KEEPERS = `select m.user_id from staff_memberships m join staff_roles r on r.id = m.role_id join users s on s.id = m.user_id
  where s.suspended_at is null group by m.user_id
  having bool_or($3 = any(r.permissions)) and bool_or($4 = any(r.permissions)) order by m.user_id`;

/** Mails who looks after keys that end in 14, 7 or 1 days or less: once for each, and after a rotation anew. */
export async function remindOfApiKeys(platform: Platform): Promise<void> {
  const { db, clock } = platform;
  const now = clock.now();
  const ending: EndingKey[] = await db.query(
    `select k.id, case when k.owner_id is null then array(${KEEPERS}) else array[k.owner_id] end as keepers, k.owner_kind as "ownerKind", k.service, k.environment, s.last_four as "lastFour",
            k.expires_at as "expiresAt"
       from ${KEYS} join api_key_secrets s on s.key_id = k.id and s.replaced_at is null
      where k.revoked_at is null and k.expires_at > $1 and k.expires_at <= $1::timestamptz + make_interval(days => $2)
        and u.suspended_at is null
      order by k.expires_at, k.id`,
    [now, REMINDER_DAYS[0], PERMISSIONS.viewSecurity, PERMISSIONS.manageSecurity],
  );
  for (const key of ending) {
    const days = dueReminder(key.expiresAt, now);
    if (days !== null) await remind(platform, key, days);
  }
}

async function remind(platform: Platform, key: EndingKey, days: number): Promise<void> {
  await platform.db.transaction(async (tx) => {
    const due = await changedRows<{ id: string }>(
      tx,
      `update api_keys set reminded_days = $2
        where id = $1 and revoked_at is null and expires_at = $3 and (reminded_days is null or reminded_days > $2) returning id`,
      [key.id, days, key.expiresAt],
    );
    if (due.length === 0) return;
    const words = {
      service: key.service,
      key: maskedKey(key.environment, key.lastFour),
      day: dayText(key.expiresAt),
      page: PAGES[key.ownerKind],
    };
    for (const keeper of key.keepers) await mailTo(tx, platform, keeper, "apiKeyEnding", { words });
  });
}

/** Forgets counts of use and replaced secrets of more than 400 days ago. */
export async function sweepApiKeys({ db, clock }: TimedReader): Promise<void> {
  const before = new Date(clock.now().getTime() - API_KEY_LIMITS.keptDays * 24 * 3_600_000);
  await db.query("delete from api_key_hours where hour < $1", [before]);
  await db.query("delete from api_key_secrets where replaced_at is not null and expires_at < $1", [before]);
}
