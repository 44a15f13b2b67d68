import type { DataSource } from "typeorm";

/** How many campaigns show each of these creatives, ended ones too. */
export async function campaignCountByCreative(db: DataSource, creativeIds: readonly string[]): Promise<number[]> {
  const rows: { id: string; count: number }[] = await db.query(
    `select used.id, count(*)::int from (
       select creative_id as id from campaigns where creative_id = any($1)
       union all select variant_id from campaigns where variant_id = any($1)) used group by used.id`,
    [creativeIds],
  );
  const byId = new Map(rows.map(({ id, count }) => [id, count]));
  return creativeIds.map((id) => byId.get(id) ?? 0);
}
