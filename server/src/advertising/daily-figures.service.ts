import type { RequestContext, Who } from "../platform/context";
import { addDays, isDay, londonSpan } from "../platform/london.rules";
import { invalid } from "../platform/problems";

/** Days that one question may be about. */
export const DAYS_MAX = 100;

export interface AdvertiserDay {
  /** In London, YYYY-MM-DD. */
  day: string;
  impressions: number;
  clicks: number;
}

/** Checks two days, both included. @throws BAD_USER_INPUT on `from` or `to`. */
export function checkDays(from: string, to: string): void {
  for (const [field, day] of Object.entries({ from, to })) {
    if (!isDay(day)) throw invalid(field, "Enter a date, for example 2026-11-20.");
  }
  if (to < from) throw invalid("to", "The end date cannot be before the start date.");
  if (addDays(from, DAYS_MAX - 1) < to) throw invalid("to", `Choose at most ${DAYS_MAX} days.`);
}

/**
 * What was counted on each London day, days without anything included. Days on which the clocks change have 23 or 25 hours.
 * @throws BAD_USER_INPUT on `from` or `to`.
 */
export async function readAdvertiserDays(
  ctx: Pick<RequestContext, "db">,
  who: Pick<Who, "id">,
  from: string,
  to: string,
): Promise<AdvertiserDay[]> {
  checkDays(from, to);
  const { start, end } = londonSpan(from, to);
  return ctx.db.query(
    `select to_char(d.day, 'YYYY-MM-DD') as day, coalesce(f.impressions, 0) as impressions, coalesce(f.clicks, 0) as clicks
       from generate_series($2::timestamp, $3::timestamp, interval '1 day') d (day)
       left join (select (h.hour at time zone 'Europe/London')::date as day, sum(h.views)::int as impressions, sum(h.clicks)::int as clicks
                    from campaigns c join campaign_hours h on h.campaign_id = c.id
                   where c.advertiser_id = $1 and h.hour >= $4 and h.hour < $5 group by 1) f on f.day = d.day::date
      order by 1`,
    [who.id, from, to, start, end],
  );
}
