import type { CallCost, CallMeter, Platform } from "../../platform/context";
import { rateLimited } from "../../platform/problems";
import { API_KEY_MESSAGES } from "./api-key.rules";
import type { ApiKeysPlatform } from "./api-keys-context";

/** What counting needs. */
export type KeyCallParts = Pick<Platform, "db" | "clock" | "limits" | "secrets"> & ApiKeysPlatform;

interface CalledKey {
  id: string;
  secretId: string;
  ownerId: string;
}

const HOUR_MS = 3_600_000;

const hourOf = (at: Date): Date => new Date(Math.floor(at.getTime() / HOUR_MS) * HOUR_MS);

const COUNT = `insert into api_key_hours as h (key_id, hour, calls, refused, points) values ($1, $2, 1, $3, $4)
  on conflict (key_id, hour) do update
    set calls = h.calls + 1, refused = h.refused + excluded.refused, points = h.points + excluded.points`;

/**
 * One call of a key. It is counted in the database before it runs, once, so that neither a second process nor a sudden end
 * changes what was counted.
 */
export class KeyCall implements CallMeter {
  private known: CallCost | null = null;

  constructor(
    private readonly parts: KeyCallParts,
    private readonly key: CalledKey,
  ) {}

  get cost(): CallCost | null {
    return this.known;
  }

  async spend(points: number): Promise<void> {
    if (await this.take(points, points)) {
      await this.count(0, points);
      return;
    }
    await this.count(1, 0);
    throw rateLimited(API_KEY_MESSAGES.tooManyRefusals, this.known?.resetSeconds ?? 1);
  }

  async refuse(requested = 1): Promise<void> {
    if (this.known) return;
    // Refusing is work too: it costs one point, so that nobody can ask for it without end.
    await this.count(1, (await this.take(1, requested)) ? 1 : 0);
  }

  private async take(points: number, requested: number): Promise<boolean> {
    const { apiKeys } = this.parts.limits;
    const { isAllowed, remaining, resetSeconds } = await apiKeys.spend(this.key.id, points);
    this.known = { requested, limit: apiKeys.points, remaining, resetSeconds };
    return isAllowed;
  }

  private async count(refused: number, points: number): Promise<void> {
    const { db, clock, keyNews } = this.parts;
    const { id, secretId, ownerId } = this.key;
    const now = clock.now();
    await db.query(
      `with counted as (${COUNT})
       update api_key_secrets set last_used_at = $5 where id = $6 and (last_used_at is null or last_used_at < $5)`,
      [id, hourOf(now), refused, points, now, secretId],
    );
    keyNews.note(id, ownerId);
  }
}

/** Counts a call with a key that does not work any more. */
export async function countDeadCall({ db, clock }: Pick<KeyCallParts, "db" | "clock">, keyId: string): Promise<void> {
  await db.query(COUNT, [keyId, hourOf(clock.now()), 1, 0]);
}
