import type { DataSource } from "typeorm";
import { User } from "../../people/accounts/user.entity";
import { ApiKeySecret } from "../../people/api-keys/api-key.entity";
import { makeApiKey } from "../../people/api-keys/api-key.factory";
import { API_KEY_LIMITS } from "../../people/api-keys/api-key.rules";
import { isWorkingSecret } from "../../people/api-keys/api-key-door.service";
import { prefixOf, secretHash, withChecksum } from "../../people/api-keys/api-key-secret";
import type { RequestContext } from "../../platform/context";
import type { Secrets } from "../../platform/secrets";
import { takeTurn } from "./take-turn";

/** The published key of a demonstration: it reads the campaigns and reports of an invented advertiser, and changes nothing. */
export const DEMO_API_KEY = withChecksum(`${prefixOf("STAGING")}DemonstrationCampaignsAndReports`);

/** The invented advertiser who has Platinum. */
const OWNER = "digestion@demo.test";

/** Makes the published key where it is missing, and gives it its whole time again at each start. */
export async function seedDemoKey(db: DataSource, secrets: Secrets, now: Date): Promise<void> {
  const hash = secretHash(secrets, DEMO_API_KEY);
  await db.transaction(async (tx) => {
    await takeTurn(tx);
    const owner = await tx.getRepository(User).findOneBy({ email: OWNER, demonstration: true });
    const known = await tx.getRepository(ApiKeySecret).existsBy({ tokenHash: hash });
    if (owner && !known) {
      await makeApiKey(tx, {
        ownerId: owner.id,
        ownerKind: "ADVERTISERS",
        service: "Published with the demonstration",
        environment: "STAGING",
        scopes: ["read:campaigns", "read:reports"],
        createdAt: now,
        secret: { hash, lastFour: DEMO_API_KEY.slice(-4) },
      });
    }
    const expiresAt = new Date(now.getTime() + API_KEY_LIMITS.lifetimeDays * 24 * 3_600_000);
    await tx.query(
      `with renewed as (update api_key_secrets set expires_at = $2 where token_hash = $1 and replaced_at is null returning key_id)
       update api_keys set expires_at = $2, last_rotated_at = $3 where id in (select key_id from renewed)`,
      [hash, expiresAt, now],
    );
  });
}

/** The published key while it works; null outside demonstration mode. */
export async function openDemoKey(
  ctx: Pick<RequestContext, "config" | "db" | "secrets" | "clock">,
): Promise<string | null> {
  return ctx.config.demoMode && (await isWorkingSecret(ctx, DEMO_API_KEY)) ? DEMO_API_KEY : null;
}
