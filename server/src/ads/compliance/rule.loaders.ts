import type { DataSource } from "typeorm";
import { rowById } from "../../platform/loaders";
import type { Cursor, Page } from "../../platform/pages";
import { toPage } from "../../platform/pages";
import type { RuleChangeType } from "./rule.type";

/** A page of the history of one rule. */
export interface HistoryKey {
  ruleId: string;
  first: number;
  cursor?: Cursor;
}

/** Pages of the histories of many rules, the newest line first. */
export async function historyByRule(db: DataSource, keys: readonly HistoryKey[]): Promise<Page<RuleChangeType>[]> {
  const rows: (RuleChangeType & { place: number })[] = await db.query(
    `select wanted.place::int, e.id, e.occurred_at as at, e.what, coalesce(u.name, k.service) as by, e.changes
       from unnest($1::uuid[], $2::int[], $3::bigint[]) with ordinality as wanted (rule_id, first, before, place),
            lateral (select * from compliance_rule_changes c
                      where c.rule_id = wanted.rule_id and c.id < coalesce(wanted.before, 9223372036854775807)
                      order by c.id desc limit wanted.first + 1) e
       left join users u on u.id = e.actor_id left join api_keys k on k.id = e.actor_id order by wanted.place, e.id desc`,
    [keys.map(({ ruleId }) => ruleId), keys.map(({ first }) => first), keys.map(({ cursor }) => cursor?.id ?? null)],
  );
  const counting =
    "select rule_id as id, count(*)::int from compliance_rule_changes where rule_id = any($1) group by rule_id";
  const counts = await rowById<{ count: number }>(
    db,
    counting,
    keys.map(({ ruleId }) => ruleId),
  );
  return keys.map(({ ruleId: _, ...page }, index) =>
    toPage(
      rows.filter(({ place }) => place === index + 1),
      page,
      counts[index]?.count ?? 0,
      ({ at, id }) => ({ at, id }),
    ),
  );
}
