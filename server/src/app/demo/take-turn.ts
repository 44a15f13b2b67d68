import type { EntityManager } from "typeorm";
import { takeLock } from "../../platform/database";

/** Held by whoever makes the demonstration. */
const SEED_LOCK = 4242002;

/** Waits until no other process seeds the same; the transaction may then take as long as a slow machine needs. */
export async function takeTurn(tx: EntityManager, lock = SEED_LOCK): Promise<void> {
  await tx.query("set local statement_timeout = 0; set local idle_in_transaction_session_timeout = 0");
  await takeLock(tx, lock);
}
