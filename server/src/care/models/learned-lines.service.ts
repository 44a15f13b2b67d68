import type { EntityManager } from "typeorm";
import { oneValue, takeLock } from "../../platform/database";
import type { TrainingLine } from "./composition.rules";

/** Held by whoever agrees, or begins a training. */
const AGREEMENTS_LOCK = 4242034;

/** Whoever agrees, or begins a training, one at a time: so the numbers of agreements follow the order in which they were committed. */
export async function lockAgreements(tx: EntityManager): Promise<void> {
  await takeLock(tx, AGREEMENTS_LOCK);
}

/** The number of the last agreement; no other is made until the transaction ends. */
export async function lastAgreement(tx: EntityManager): Promise<string> {
  await lockAgreements(tx);
  return oneValue(tx, "select coalesce(max(agreed_number), 0) from training_lines where state = 'AGREED'");
}

/** The lines that were agreed up to a number and are still there, in the order in which they were agreed. */
export const agreedLines = (tx: EntityManager, until: string): Promise<TrainingLine[]> =>
  tx.query(
    `select 'added-' || id as id, text, language, style, concept, label from training_lines
      where state = 'AGREED' and agreed_number <= $1 order by agreed_number`,
    [until],
  );
