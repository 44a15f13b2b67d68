import type { TimedReader } from "../../platform/context";
import type { ComplianceTilesType } from "./review.type";

/** Counted now, from the reviews. Those that a newer version made pointless were decided by nobody and do not count. */
export async function readComplianceTiles({ db, clock }: TimedReader): Promise<ComplianceTilesType> {
  const asOf = clock.now();
  const [counted]: Omit<ComplianceTilesType, "asOf">[] = await db.query(
    `with decided as (
       select status, decided_at, extract(epoch from decided_at - submitted_at) / 3600 as hours from ad_reviews
        where decided_at > $1::timestamptz - interval '30 days' and status <> 'SUPERSEDED')
     select (select round(avg(hours), 1)::float8 from decided where decided_at > $1::timestamptz - interval '7 days')
              as "averageReviewHours",
            (select round(100.0 * count(*) filter (where status = 'APPROVED') / nullif(count(*), 0), 1)::float8 from decided)
              as "complianceRate",
            (select count(*)::int from decided) as "reviewedCount",
            (select count(*)::int from ad_reviews where status = 'PENDING') as "reviewsRequired",
            (select count(*)::int from compliance_rules where is_active) as "activeRules",
            (select count(*)::int from compliance_rules) as rules`,
    [asOf],
  );
  return { asOf, ...(counted as Omit<ComplianceTilesType, "asOf">) };
}
