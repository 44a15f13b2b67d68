import type { RequestContext } from "../platform/context";
import type { ConsentPurpose } from "./consent.entity";

/** True when the newest line of the ledger for this purpose is a grant. */
export async function holdsConsent(
  ctx: Pick<RequestContext, "db">,
  userId: string,
  purpose: ConsentPurpose,
): Promise<boolean> {
  const [newest]: { granted: boolean }[] = await ctx.db.query(
    "select granted from consent_entries where user_id = $1 and purpose = $2 order by id desc limit 1",
    [userId, purpose],
  );
  return newest?.granted ?? false;
}
