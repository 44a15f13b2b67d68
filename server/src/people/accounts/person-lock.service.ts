import type { EntityManager } from "typeorm";
import { User } from "./user.entity";

/**
 * Locks an account to the end of the transaction, so that what concerns it happens one after the other. False when there is none.
 * @param all whether rows that refer to the account wait as well.
 */
export async function lockPerson(tx: EntityManager, id: string, all?: "all"): Promise<boolean> {
  const mode = all ? "pessimistic_write" : "for_no_key_update";
  return (await tx.getRepository(User).findOne({ select: { id: true }, where: { id }, lock: { mode } })) !== null;
}
