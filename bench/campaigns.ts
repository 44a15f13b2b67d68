import type { DataSource } from "typeorm";
import { CITIES } from "../server/src/accounts/city.rules";

/** Makes live campaigns of 100 paying advertisers: a third for anywhere, the others for one or two cities. */
export async function makeLiveCampaigns(owner: DataSource, count: number): Promise<void> {
  await owner.query(
    `with people as (
       insert into users (email, name, role, created_at)
       select 'advertiser-' || n || '@bench.test', 'Advertiser', 'ADVERTISER', now() from generate_series(1, 100) n returning id
     ), firms as (
       insert into companies (advertiser_id, name, website, created_at)
       select id, 'Company', 'https://company.example', now() from people returning advertiser_id
     ), paid as (
       insert into subscriptions (advertiser_id, tier, period_start, period_end, created_at)
       select advertiser_id, 'GOLD', date_trunc('hour', now(), 'UTC') - interval '1 day',
              date_trunc('hour', now(), 'UTC') + interval '30 days', now() from firms
     )
     insert into creatives (advertiser_id, title, description, image_key, alt_text, target_url, disclaimer, status, created_at)
     select advertiser_id, 'Title', 'Description', 'example', 'Picture', 'https://company.example/offer', 'Disclaimer',
            'APPROVED', now() from firms`,
  );
  await owner.query(
    `insert into campaigns (advertiser_id, creative_id, name, status, cities, languages, topics, weight, frequency_cap, created_at)
     select r.advertiser_id, r.id, 'Campaign ' || n, 'LIVE',
            case when n % 3 = 0 then '{}' when n % 3 = 1 then array[($2::text[])[n % 6 + 1]]
                 else array[($2::text[])[n % 6 + 1], ($2::text[])[(n + 1) % 6 + 1]] end,
            case when n % 4 = 0 then array['en', 'fr', 'es', 'de'] else array['en'] end, '{}', n % 5 + 1, n % 7 + 2, now()
       from generate_series(1, $1::int) n
       join (select id, advertiser_id, row_number() over (order by id) as number from creatives) r on r.number = n % 100 + 1`,
    [count, CITIES],
  );
}
