import { type DataSource, type EntityManager, IsNull } from "typeorm";
import { Company } from "../../ads/applications/company.entity";
import { Campaign } from "../../ads/campaigns/campaign.entity";
import { HoldOut } from "../../ads/campaigns/hold-out.entity";
import { makeCreative } from "../../ads/creatives/creative.factory";
import { GRACE_DAYS } from "../../ads/subscriptions/billing.rules";
import { CITIES } from "../../people/accounts/city.rules";
import { presentText } from "../../people/accounts/consent-texts.rules";
import { User } from "../../people/accounts/user.entity";
import { makeUser } from "../../people/accounts/user.factory";
import { insertOne } from "../../platform/entity-rows";
import { addDays, londonDay } from "../../platform/london.rules";
import { DEMO_CAMPAIGNS, DEMO_COMPANIES, DEMO_CREATIVES } from "./demo-adverts.rules";
import {
  CLICK_HOURS,
  FIRST_NAMES,
  HOUR_PATTERN,
  LAST_NAMES,
  SYNTHETIC_PATIENTS,
  WEEKDAY_PATTERN,
} from "./demo-traffic.rules";
import { takeTurn } from "./take-turn";

const DAY = 24 * 3_600_000;

/** Months before the present one. Those to come are renewed like everybody's. */
const MONTHS_BEFORE = 13;
/** Companies are older than their first month, and most patients than the first advert. */
export const COMPANY_DAYS = 460;
const ADVERTS_DAYS = 400;
/** Held by whoever makes the figures, which takes the longest. */
const FIGURES_LOCK = 4242004;

/**
 * Makes the demonstration's advertisers, what they show, and the patients who see it.
 * @param ids of the published accounts, by e-mail.
 */
export async function seedAdvertising(tx: EntityManager, now: Date, ids: ReadonlyMap<string, string>): Promise<void> {
  const advertiserIds: string[] = [];
  for (const { email, contact, name, website, tier, startedDaysAgo, isPastDue = false } of DEMO_COMPANIES) {
    const createdAt = new Date(now.getTime() - COMPANY_DAYS * DAY);
    const account = { email, name: contact, role: "ADVERTISER", demonstration: true, createdAt } as const;
    const id = ids.get(email) ?? (await makeUser(tx, account)).id;
    advertiserIds.push(id);
    await tx.getRepository(Company).insert({ advertiserId: id, name, website, createdAt });
    // Each month is counted from the same first day, so that a short February moves none of the others. One that is not paid is grace.
    await tx.query(
      `with first as (select ($2::timestamptz at time zone 'Europe/London')::date - $3::int as day)
       insert into subscription_periods (advertiser_id, tier, kind, period_start, period_end, created_at)
       select $1, $4, case when is_grace then 'GRACE' else 'PAID' end, (day + make_interval(months => month)) at time zone 'Europe/London',
              (day + case when is_grace then make_interval(days => $7) else make_interval(months => month + 1) end) at time zone 'Europe/London', $2
         from first, generate_series($5::int, 0) month, lateral (select month = 0 and $6 as is_grace) kind`,
      [id, now, startedDaysAgo, tier, -MONTHS_BEFORE, isPastDue, GRACE_DAYS],
    );
  }
  await seedCampaigns(tx, now, advertiserIds);
  await seedPatients(tx, now);
}

/** What is known about the demonstration's companies besides name and website, where it is missing. */
export async function seedCompanyDetails(tx: EntityManager): Promise<void> {
  for (const { email, contact: contactPerson, registrationNumber, address, phone } of DEMO_COMPANIES) {
    const user = await tx.getRepository(User).findOneBy({ email, role: "ADVERTISER", demonstration: true });
    const unknown = user && { advertiserId: user.id, registrationNumber: IsNull() };
    if (unknown) await tx.getRepository(Company).update(unknown, { registrationNumber, address, contactPerson, phone });
  }
}

async function seedCampaigns(tx: EntityManager, now: Date, advertiserIds: readonly string[]): Promise<void> {
  const creativeIds: string[] = [];
  for (const creative of DEMO_CREATIVES) {
    const { company, path, ...version } = creative;
    const made = await makeCreative(tx, advertiserIds[company] ?? "", {
      ...version,
      targetUrl: `${DEMO_COMPANIES[company]?.website}${path}`,
      createdAt: new Date(now.getTime() - 390 * DAY),
    });
    creativeIds.push(made.creative.id);
  }
  for (const campaign of DEMO_CAMPAIGNS) {
    const { variant, creative, status, holdOutDaysAgo } = campaign;
    const createdAt = new Date(now.getTime() - campaign.fromDaysAgo * DAY);
    const endedAt = status === "ENDED" ? new Date(now.getTime() - campaign.toDaysAgo * DAY) : null;
    const id = await insertOne(tx, Campaign, {
      ...{ name: campaign.name, status, createdAt, launchedAt: createdAt, updatedAt: endedAt ?? createdAt, endedAt },
      ...{ advertiserId: advertiserIds[DEMO_CREATIVES[creative]?.company ?? 0], creativeId: creativeIds[creative] },
      variantId: variant === undefined ? null : creativeIds[variant],
      ...{
        cities: [...campaign.cities],
        languages: [...campaign.languages],
        topics: [...campaign.topics],
        weight: campaign.weight,
      },
      ...{ frequencyCap: campaign.frequencyCap, dailyCap: campaign.dailyCap, signals: [...(campaign.signals ?? [])] },
      ...{ weekdays: [...(campaign.weekdays ?? [])], hours: [...(campaign.hours ?? [])] },
      ...{ relatedTopics: campaign.relatedTopics ?? false, returnToTopic: campaign.returnToTopic ?? false },
      monthlyBudgetPence: campaign.monthlyBudgetPence,
    });
    if (!holdOutDaysAgo) continue;
    await tx.getRepository(HoldOut).insert({ campaignId: id, fromDay: addDays(londonDay(now), -holdOutDaysAgo) });
  }
}

/** So many patients came while the adverts ran already, one every few days. */
const LATER_PATIENTS = 100;

/** Nobody can sign in as one of them: they have no password. Who was there before this version of the texts agreed when it came. */
async function seedPatients(tx: EntityManager, now: Date): Promise<void> {
  await tx.query(
    `with people as (
       insert into users (email, name, role, language, city, demonstration, created_at, email_verified_at)
       select 'person-' || lpad(n::text, 4, '0') || '@demo.test',
              ($2::text[])[n % cardinality($2::text[]) + 1] || ' ' || ($3::text[])[n / cardinality($2::text[]) % cardinality($3::text[]) + 1],
              'CUSTOMER', case when n % 10 = 7 then (array['fr', 'es', 'de'])[n / 10 % 3 + 1] else 'en' end,
              case when n % 8 < 6 then ($4::text[])[n % 8 + 1] when n % 8 = 6 then 'Elsewhere' end, true,
              $5::timestamptz - case when n <= $7 then make_interval(days => $8, hours => n) else make_interval(hours => ($1 + 1 - n) * 78) end, $5
         from generate_series(1, $1::int) n
       returning id, created_at
     )
     insert into consent_entries (user_id, purpose, granted, text_version, recorded_at)
     select id, purpose, true, $6, least($5, greatest(created_at, to_date($6, 'YYYY-MM')))
       from people, unnest(array['data_use', 'nhs_integration', 'personalised_sponsorship']) purpose`,
    [
      ...[SYNTHETIC_PATIENTS, FIRST_NAMES, LAST_NAMES, CITIES, now, presentText("data_use").version],
      ...[SYNTHETIC_PATIENTS - LATER_PATIENTS, ADVERTS_DAYS],
    ],
  );
}

/**
 * Makes a year of hourly figures for the demonstration's campaigns in one statement: by the hour of the day, the day of the week,
 * slow growth, and a little noise that is the same at every start; on days that were held out, what would have been. Does nothing when there are figures of before yesterday.
 * @param ads the connection of the ads role, to which counting belongs.
 */
export async function seedFigures(ads: DataSource, now: Date): Promise<void> {
  const column = <T>(of: (campaign: (typeof DEMO_CAMPAIGNS)[number]) => T): T[] => DEMO_CAMPAIGNS.map(of);
  await ads.transaction(async (tx) => {
    await takeTurn(tx, FIGURES_LOCK);
    await tx.query(
      `with past as materialized ( -- what decides about a day is worked out once, not wherever it is used
         select c.id, case when c.variant_id is not null and extract(hour from hour)::int % 2 = 1 then c.variant_id else c.creative_id end
                  as creative_id, p.name, hour, p.engagement_rate / p.click_rate as engaged,
                p.hourly * ($7::float8[])[extract(hour from hour at time zone 'Europe/London')::int + 1]
                         * ($8::float8[])[extract(isodow from hour at time zone 'Europe/London')::int]
                         * (1 - 0.35 * extract(epoch from $1::timestamptz - hour) / 31536000) as expected,
                exists (select from campaign_hold_outs o, lateral (select (hour at time zone 'Europe/London')::date as day) d,
                                    lateral (select d.day - date '1970-01-01' as number) n
                         where o.campaign_id = c.id and d.day >= o.from_day and d.day < ($1::timestamptz at time zone 'Europe/London')::date
                           and get_byte(decode(md5(c.name || number / 10), 'hex'), 0) % 10 = number % 10) as is_held_out,
                p.click_rate * ($10::float8[])[extract(hour from hour at time zone 'Europe/London')::int + 1] as click_rate
           from unnest($2::text[], $3::int[], $4::int[], $5::float8[], $6::float8[], $9::float8[])
                  as p (name, from_days, to_days, hourly, click_rate, engagement_rate)
           join campaigns c on c.name = p.name,
                generate_series(date_trunc('hour', $1::timestamptz, 'UTC') - make_interval(days => p.from_days),
                                date_trunc('hour', $1::timestamptz, 'UTC') - make_interval(days => p.to_days) - interval '1 hour',
                                interval '1 hour') hour
          where (cardinality(c.weekdays) = 0 or extract(isodow from hour at time zone 'Europe/London') = any(c.weekdays))
            and (cardinality(c.hours) = 0 or extract(hour from hour at time zone 'Europe/London') = any(c.hours))
       ), noisy as (
         -- Three numbers from 0 to 1 out of one checksum.
         select past.*, get_byte(sum, 0) / 256.0 as a, get_byte(sum, 1) / 256.0 as b, get_byte(sum, 2) / 256.0 as c
           from past, decode(md5(name || extract(epoch from hour)), 'hex') sum
       ), counted as (
         select id, creative_id, hour, case when is_held_out then 0 else came end as views, case when is_held_out then came else 0 end as held_out,
                click_rate, engaged, a, b, c from noisy, lateral (select round(expected * (0.85 + 0.3 * a))::int as came) as coming
       ), clicked as (
         select counted.*, least(views, floor(views * click_rate * (0.7 + 0.6 * b) + c)::int) as clicks from counted
       ), made as (
       insert into campaign_hours (campaign_id, hour, creative_id, views, clicks, engagements, invalid_views, invalid_clicks, held_out)
       select id, hour, creative_id, views, clicks, floor(clicks * engaged + a)::int, floor(views * (0.02 + 0.02 * c) + b)::int, floor(clicks * 0.03 + a * b)::int, held_out
         from clicked
        where not exists (select 1 from campaign_hours where hour < $1::timestamptz - interval '1 day')
        order by id, hour
       on conflict do nothing
       returning campaign_id, hour, invalid_views, invalid_clicks
       ), discarded as (
         select campaign_id, (hour at time zone 'Europe/London')::date as day, sum(invalid_views)::int as views, sum(invalid_clicks)::int as clicks
           from made group by 1, 2
       )
       insert into campaign_discards (campaign_id, day, reason, events)
       select campaign_id, day, reason, events
         from discarded, lateral (values ('bot', views * 45 / 100), ('too_fast', views / 4), ('frequency', views / 5),
                ('prefetch', views - views * 45 / 100 - views / 4 - views / 5), ('no_view', clicks)) as why (reason, events)
        where events > 0
       on conflict do nothing`,
      [
        now,
        column(({ name }) => name),
        column(({ fromDaysAgo }) => fromDaysAgo),
        column(({ toDaysAgo }) => toDaysAgo),
        column(({ hourly }) => hourly),
        column(({ clickRate }) => clickRate),
        HOUR_PATTERN,
        WEEKDAY_PATTERN,
        column(({ engagementRate }) => engagementRate),
        CLICK_HOURS,
      ],
    );
  });
}
