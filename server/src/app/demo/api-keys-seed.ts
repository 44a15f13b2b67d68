import type { EntityManager } from "typeorm";
import { User } from "../../people/accounts/user.entity";
import { type ApiKeyExample, makeApiKey } from "../../people/api-keys/api-key.factory";
import { oneValue } from "../../platform/database";

const DAY = 24 * 3_600_000;

type Seeded = Omit<ApiKeyExample, "ownerId" | "madeBy" | "createdAt"> & {
  /** Whose it is; of a service account, who made it. */
  person: string;
  isServiceAccount?: boolean;
  daysAgo: number;
};

/** Keys of the demonstration. Nobody has their secrets, and none was ever used. */
const KEYS: readonly Seeded[] = [
  {
    person: "admin@demo.test",
    ownerKind: "STAFF",
    service: "Reporting service",
    scopes: ["read:applications", "read:compliance"],
    daysAgo: 85,
  },
  {
    person: "admin@demo.test",
    isServiceAccount: true,
    ownerKind: "STAFF",
    service: "Status page",
    scopes: ["read:system"],
    daysAgo: 0,
  },
  {
    person: "digestion@demo.test",
    ownerKind: "ADVERTISERS",
    service: "Campaign export",
    scopes: ["read:campaigns", "read:reports"],
    daysAgo: 12,
  },
];

/** Makes the keys of the demonstration, unless its accounts have one. The first has five days left. */
export async function seedApiKeys(tx: EntityManager, now: Date): Promise<void> {
  const sql = "select 1 from api_keys k join users u on u.id = k.owner_id where u.demonstration limit 1";
  if (await oneValue(tx, sql)) return;
  for (const { person, isServiceAccount, daysAgo, ...key } of KEYS) {
    const user = await tx.getRepository(User).findOneBy({ email: person, demonstration: true });
    if (!user) continue;
    const whose = isServiceAccount ? { ownerId: null, madeBy: user.id } : { ownerId: user.id };
    await makeApiKey(tx, { ...key, ...whose, createdAt: new Date(now.getTime() - daysAgo * DAY) });
  }
}
