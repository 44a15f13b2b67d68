import type { DataSource } from "typeorm";
import { audienceOf, type Dimension, type Source, type Sums } from "./insight.rules";

/** What every roll-up is asked for: the advertiser and the campaigns, null for all of them. */
const OWN = "c.advertiser_id = $1 and ($2::uuid[] is null or c.id = any($2))";
const LONDON = "at time zone 'Europe/London'";

/**
 * What the hours cost: the pence of a month are given out along its impressions, campaign by campaign, so that any part of them is whole
 * pence and all parts together are the month. Hours outside of paid months cost nothing.
 */
const PRICED = `
  month as (select * from unnest($5::timestamptz[], $6::timestamptz[], $7::bigint[]) as m (from_at, to_at, pence)),
  hours as (
    select h.*, m.pence, sum(h.views) over (partition by m.from_at) as used,
           sum(h.views) over (partition by m.from_at order by h.campaign_id, h.creative_id, h.hour) as until
      from campaigns c
      join campaign_hours h on h.campaign_id = c.id
       and h.hour >= least($3::timestamptz, (select min(from_at) from month)) and h.hour < greatest($4::timestamptz, (select max(to_at) from month))
      left join month m on h.hour >= m.from_at and h.hour < m.to_at
     where c.advertiser_id = $1
  ),
  priced as (
    select campaign_id, creative_id, hour ${LONDON} as at, views, clicks, engagements,
           invalid_views + invalid_clicks + invalid_engagements as discarded,
           coalesce((2 * pence * until + used) / nullif(2 * used, 0) - (2 * pence * (until - views) + used) / nullif(2 * used, 0), 0) as pence
      from hours
     where hour >= $3 and hour < $4 and ($2::uuid[] is null or campaign_id = any($2))
  )`;

/**
 * A day of a campaign divided into the groups that are kept of it. What is left of the day is its small groups: those that were merged,
 * days of which only the whole is kept, and a day that is not over. The whole is not joined with its groups: on tables whose size
 * nobody has looked at yet, Postgres would compare each with each.
 * @param whole the table of days: campaign_id, day, the counts and the pence.
 */
const inGroups = (dimension: string, whole: string): string => `
  kept as (
    select a.campaign_id, a.day, a.label, a.views, a.clicks, a.engagements, a.people
      from ${whole} w join audience_days a on a.campaign_id = w.campaign_id and a.day = w.day
     where a.dimension = '${dimension}' and a.label <> 'SMALL_GROUPS'
  ),
  groups as (
    select kept.*, null::bigint as pence from kept
    union all
    select campaign_id, day, 'SMALL_GROUPS', sum(views), sum(clicks), sum(engagements), sum(people), max(pence)
      from (select campaign_id, day, views, clicks, engagements, people, pence from ${whole}
            union all select campaign_id, day, -views, -clicks, -engagements, -people, null from kept) parts
     group by 1, 2
  )`;

const KEYS: Readonly<Record<Dimension, string>> = {
  DAY: "to_char(at, 'YYYY-MM-DD')",
  HOUR: "to_char(at, 'HH24')",
  WEEKDAY: "extract(isodow from at)::int::text",
  CAMPAIGN: "campaign_id::text",
  CREATIVE: "creative_id::text",
  AGE: "label",
  GENDER: "label",
  CITY: "label",
  LANGUAGE: "label",
  PLACEMENT: "label",
  DISCARD_REASON: "label",
};

/** The sums of facts by the dimensions, as rows of `keys` and counts. */
const summed = (dimensions: readonly Dimension[], sums: string, facts: string): string =>
  `select array[${dimensions.map((one) => KEYS[one]).join(", ")}]::text[] as keys, ${sums} from ${facts} group by 1`;

const COUNTED = `sum(views)::float8 as impressions, sum(clicks)::float8 as clicks, sum(engagements)::float8 as engagements,
  sum(pence)::float8 as "costPence"`;

/** What is asked of a roll-up. Days are London's, both included; `start` and `end` are their moments, the end excluded. */
export interface InsightSpan {
  advertiserId: string;
  campaignIds: readonly string[] | null;
  from: string;
  to: string;
  start: Date;
  end: Date;
  /** What the impressions of the months cost that the span touches; none where no cost is asked for. */
  months: readonly { from: Date; to: Date; pence: number }[];
}

const FACTS: Readonly<Record<"CONVERSIONS" | "REASONS", readonly [sums: string, facts: string]>> = {
  CONVERSIONS: [
    'sum(conversions)::float8 as conversions, sum(revenue_pence)::float8 as "revenuePence"',
    "select f.*, f.day::timestamp as at from campaigns c join campaign_conversions f on f.campaign_id = c.id",
  ],
  REASONS: [
    'sum(events)::float8 as "notCounted"',
    "select f.campaign_id, f.reason as label, f.events, f.day::timestamp as at from campaigns c join campaign_discards f on f.campaign_id = c.id",
  ],
};

function statementOf(source: Source, dimensions: readonly Dimension[]): string {
  const audience = audienceOf(dimensions);
  if (source === "COUNTED") {
    if (!audience)
      return `with ${PRICED} ${summed(dimensions, `${COUNTED}, sum(discarded)::float8 as "notCounted"`, "priced")}`;
    return `with ${PRICED},
      whole as (select campaign_id, at::date as day, sum(views) as views, sum(clicks) as clicks, sum(engagements) as engagements,
                       0 as people, sum(pence)::bigint as pence from priced group by 1, 2),
      ${inGroups(audience, "whole")},
      shared as (
        select campaign_id, day::timestamp as at, label, views, clicks, engagements,
               coalesce(floor((2 * all_pence * until + used) / nullif(2 * used, 0))
                        - floor((2 * all_pence * (until - views) + used) / nullif(2 * used, 0)), 0) as pence
          from (select *, max(pence) over same as all_pence, sum(views) over same as used, sum(views) over (same order by label) as until
                  from groups window same as (partition by campaign_id, day)) divided
      )
      ${summed(dimensions, COUNTED, "shared")}`;
  }
  if (source === "PEOPLE") {
    return `with whole as (select f.*, null::bigint as pence from campaigns c join audience_days f on f.campaign_id = c.id
                            where ${OWN} and f.dimension = 'ALL' and f.day between $3 and $4)
      ${audience ? `, ${inGroups(audience, "whole")}` : ""},
      facts as (select *, day::timestamp as at from ${audience ? "groups" : "whole"})
      ${summed(dimensions, 'sum(people)::float8 as reach, sum(views)::float8 as "reachedImpressions"', "facts")}`;
  }
  const [sums, facts] = FACTS[source];
  return `with facts as (${facts} where ${OWN} and f.day between $3 and $4) ${summed(dimensions, sums, "facts")}`;
}

/** Reads one roll-up, summed by the dimensions: nothing of single events, and nothing of other advertisers. */
export function readRollUp(
  db: Pick<DataSource, "query">,
  source: Source,
  dimensions: readonly Dimension[],
  { advertiserId, campaignIds, from, to, start, end, months }: InsightSpan,
): Promise<({ keys: string[] } & Partial<Sums>)[]> {
  const span =
    source === "COUNTED"
      ? [
          start,
          end,
          months.map((month) => month.from),
          months.map((month) => month.to),
          months.map(({ pence }) => pence),
        ]
      : [from, to];
  return db.query(statementOf(source, dimensions), [advertiserId, campaignIds, ...span]);
}
