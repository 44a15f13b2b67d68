import { IsNull, LessThan, MoreThan, Not, Or } from "typeorm";
import type { Platform, TimedReader } from "../../platform/context";
import { dayText } from "../../platform/london.rules";
import { mailTo } from "../../platform/mail.service";
import { PERMISSIONS } from "../accounts/permission.rules";
import { ApiKey, ApiKeyHour, ApiKeySecret } from "./api-key.entity";
import { API_KEY_LIMITS, dueReminder, REMINDER_DAYS } from "./api-key.rules";
import { maskedKey } from "./api-key-secret";
import { KEYS } from "./api-key-store.service";
import type { ApiKeyOwner } from "./api-scope.rules";

interface EndingKey extends Pick<ApiKey, "id" | "ownerKind" | "service" | "environment" | "expiresAt"> {
  /** Whoever looks after it: its owner; of a service account, who of the staff may rotate it. */
  keepers: string[];
  lastFour: string;
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
    const same = { id: key.id, revokedAt: IsNull(), expiresAt: key.expiresAt };
    const due = { ...same, remindedDays: Or(IsNull(), MoreThan(days)) };
    if (!(await tx.getRepository(ApiKey).update(due, { remindedDays: days })).affected) return;
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
  await db.getRepository(ApiKeyHour).delete({ hour: LessThan(before) });
  await db.getRepository(ApiKeySecret).delete({ replacedAt: Not(IsNull()), expiresAt: LessThan(before) });
}
