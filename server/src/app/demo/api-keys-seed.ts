import type { EntityManager } from "typeorm";
import { User } from "../../people/accounts/user.entity";
import { type ApiKeyExample, makeApiKey } from "../../people/api-keys/api-key.factory";

const DAY = 24 * 3_600_000;

type Seeded = Omit<ApiKeyExample, "ownerId" | "createdAt"> & { owner: string; daysAgo: number };

/** Keys of the demonstration. Nobody has their secrets, and none was ever used. */
const KEYS: readonly Seeded[] = [
  {
    owner: "admin@demo.test",
    ownerKind: "STAFF",
    service: "Reporting service",
    scopes: ["read:applications", "read:compliance"],
    daysAgo: 85,
  },
  { owner: "admin@demo.test", ownerKind: "STAFF", service: "Status page", scopes: ["read:system"], daysAgo: 0 },
  {
    owner: "digestion@demo.test",
    ownerKind: "ADVERTISERS",
    service: "Campaign export",
    scopes: ["read:campaigns", "read:reports"],
    daysAgo: 12,
  },
];

/** Makes the keys of the demonstration, unless its accounts have one. The first has five days left. */
export async function seedApiKeys(tx: EntityManager, now: Date): Promise<void> {
  const known: unknown[] = await tx.query(
    "select 1 from api_keys k join users u on u.id = k.owner_id where u.demonstration limit 1",
  );
  if (known.length > 0) return;
  for (const { owner, daysAgo, ...key } of KEYS) {
    const user = await tx.getRepository(User).findOneBy({ email: owner, demonstration: true });
    if (user) await makeApiKey(tx, { ...key, ownerId: user.id, createdAt: new Date(now.getTime() - daysAgo * DAY) });
  }
}
