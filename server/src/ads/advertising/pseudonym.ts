import { createHmac } from "node:crypto";

/**
 * The name by which advertising knows a person for one day: 32 hex digits. It cannot be turned back without the key, and
 * tomorrow's has nothing in common with today's.
 */
export function pseudonymOf(indexKey: string, userId: string, day: string): string {
  return createHmac("sha256", indexKey).update(`advertising ${day} ${userId}`).digest("hex").slice(0, 32);
}
