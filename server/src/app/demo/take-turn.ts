import type { EntityManager } from "typeorm";
import { takeLock } from "../../platform/database";

/** Waits until no other process seeds the same; the transaction may then take as long as a slow machine needs. */
export async function takeTurn(tx: EntityManager, lock: number): Promise<void> {
  await tx.query("set local statement_timeout = 0");
  await tx.query("set local idle_in_transaction_session_timeout = 0");
  await takeLock(tx, lock);
}
