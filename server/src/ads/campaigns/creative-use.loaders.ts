import type { DataSource } from "typeorm";
import { rowById } from "../../platform/loaders";

/** How many campaigns show each of these creatives, ended ones too. */
export async function campaignCountByCreative(db: DataSource, creativeIds: readonly string[]): Promise<number[]> {
  const rows = await rowById<{ count: number }>(
    db,
    `select used.id, count(*)::int from (
       select creative_id as id from campaigns where creative_id = any($1)
       union all select variant_id from campaigns where variant_id = any($1)) used group by used.id`,
    creativeIds,
  );
  return rows.map((row) => row?.count ?? 0);
}
