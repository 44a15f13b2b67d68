import type { DataSource } from "typeorm";
import { HEALTH_TOPICS, LIFESTYLE_SIGNALS } from "../server/src/people/accounts/audience-label.rules";
import { CITIES } from "../server/src/people/accounts/city.rules";

/**
 * Makes live campaigns of 100 paying advertisers: a third for anywhere, the others for one or two cities. Half of them ask for labels:
 * topics, signals or both. Some have hours, a daily cap or a budget.
 */
export async function makeLiveCampaigns(owner: DataSource, count: number): Promise<void> {
  await owner.query(
    `with people as (
       insert into users (email, name, role, created_at)
       select 'advertiser-' || n || '@bench.test', 'Advertiser', 'ADVERTISER', now() from generate_series(1, 100) n returning id
     ), firms as (
       insert into companies (advertiser_id, name, website, created_at)
       select id, 'Company', 'https://company.example', now() from people returning advertiser_id
     ), paid as (
       insert into subscription_periods (advertiser_id, tier, period_start, period_end, created_at)
       select advertiser_id, 'GOLD', date_trunc('hour', now(), 'UTC') - interval '1 day',
              date_trunc('hour', now(), 'UTC') + interval '30 days', now() from firms
     ), made as (
       insert into creatives (advertiser_id, created_at) select advertiser_id, now() from firms returning id
     )
     insert into creative_versions (creative_id, number, title, description, image_key, alt_text, target_url, disclaimer, status,
                                    created_at, submitted_at, approved_at)
     select id, 1, 'Title', 'Description', 'example', 'Picture', 'https://company.example/offer', 'Disclaimer',
            'APPROVED', now(), now(), now() from made`,
  );
  await owner.query(
    `insert into campaigns (advertiser_id, creative_id, name, status, cities, languages, topics, weight, frequency_cap, created_at,
                            signals, related_topics, return_to_topic, hours, daily_cap, monthly_budget_pence, launched_at, updated_at)
     select r.advertiser_id, r.id, 'Campaign ' || n, 'LIVE',
            case when n % 3 = 0 then '{}' when n % 3 = 1 then array[($2::text[])[n % 6 + 1]]
                 else array[($2::text[])[n % 6 + 1], ($2::text[])[(n + 1) % 6 + 1]] end,
            case when n % 4 = 0 then array['en', 'fr', 'es', 'de'] else array['en'] end,
            case when n % 4 in (0, 1) then ($3::text[])[n % 6 + 1:n % 6 + 2] else '{}' end, n % 5 + 1, n % 7 + 2, now(),
            case when n % 8 in (0, 2) then ($4::text[])[n % 6 + 1:n % 6 + 2] else '{}' end, n % 16 = 0, n % 32 = 0,
            case when n % 10 = 3 then array[7, 8, 9, 12, 13, 17, 18, 19, 20]::smallint[] else '{}' end,
            case when n % 6 = 1 then 5000 end, case when n % 9 = 1 then 200000 end, now(), now()
       from generate_series(1, $1::int) n
       join (select id, advertiser_id, row_number() over (order by id) as number from creatives) r on r.number = n % 100 + 1`,
    [count, CITIES, HEALTH_TOPICS, LIFESTYLE_SIGNALS],
  );
}
