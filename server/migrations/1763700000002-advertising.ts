import type { MigrationInterface, QueryRunner } from "typeorm";
import { ROLE_NAMES } from "../src/platform/postgres/role-names";

/** Companies, paid periods, creatives, campaigns, counted events by day, and their hourly roll-up. */
export class Advertising1763700000002 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table users add column city text
        check (city in ('London', 'Manchester', 'Birmingham', 'Glasgow', 'Liverpool', 'Edinburgh', 'Elsewhere'));

      create table companies (
        advertiser_id uuid primary key references users (id) on delete cascade,
        name text not null check (length(name) between 1 and 200),
        website text not null check (website ~ '^https://'),
        created_at timestamptz(3) not null
      );

      create table subscriptions (
        id uuid primary key default gen_random_uuid(),
        advertiser_id uuid not null references companies (advertiser_id) on delete cascade,
        tier text not null check (tier in ('BRONZE', 'SILVER', 'GOLD', 'PLATINUM')),
        -- Whole hours, because usage is read from the hourly roll-up.
        period_start timestamptz(3) not null check (period_start = date_trunc('hour', period_start, 'UTC')),
        period_end timestamptz(3) not null check (period_end = date_trunc('hour', period_end, 'UTC')),
        created_at timestamptz(3) not null,
        constraint subscriptions_period check (period_end > period_start),
        constraint subscriptions_period_unique unique (advertiser_id, period_start)
      );

      create table creatives (
        id uuid primary key default gen_random_uuid(),
        advertiser_id uuid not null references companies (advertiser_id) on delete cascade,
        title text not null check (length(title) between 1 and 100),
        description text not null check (length(description) between 1 and 300),
        image_key text not null check (image_key ~ '^[a-z0-9-]{1,60}$'),
        alt_text text not null check (length(alt_text) between 1 and 200),
        price_pence integer check (price_pence >= 0),
        target_url text not null check (target_url ~ '^https://'),
        disclaimer text not null check (length(disclaimer) between 1 and 300),
        status text not null check (status in ('PENDING', 'APPROVED', 'REJECTED', 'NEEDS_REVISION')),
        created_at timestamptz(3) not null,
        constraint creatives_owner_unique unique (id, advertiser_id)
      );
      create index creatives_advertiser_id on creatives (advertiser_id, created_at desc, id desc);

      create table campaigns (
        id uuid primary key default gen_random_uuid(),
        advertiser_id uuid not null references companies (advertiser_id) on delete cascade,
        creative_id uuid not null,
        name text not null check (length(name) between 1 and 100),
        status text not null check (status in ('LIVE', 'PAUSED', 'ENDED')),
        cities text[] not null,
        languages text[] not null check (cardinality(languages) > 0),
        topics text[] not null,
        weight smallint not null default 1 check (weight between 1 and 100),
        daily_cap integer check (daily_cap > 0),
        frequency_cap smallint not null default 3 check (frequency_cap between 1 and 100),
        created_at timestamptz(3) not null,
        -- A campaign can only show a creative of its own advertiser.
        constraint campaigns_creative foreign key (creative_id, advertiser_id) references creatives (id, advertiser_id)
      );
      create index campaigns_advertiser_id on campaigns (advertiser_id, created_at desc, id desc);
      create index campaigns_creative_id on campaigns (creative_id);
      create index campaigns_live on campaigns (id) where status = 'LIVE';

      -- One impression has at most one event of each kind. No foreign key: a deleted campaign must not stop the counting of others.
      create table ad_events (
        day date not null,
        token_id uuid not null,
        kind text not null check (kind in ('VIEW', 'CLICK', 'ENGAGEMENT')),
        campaign_id uuid not null,
        creative_id uuid not null,
        occurred_at timestamptz(3) not null,
        valid boolean not null,
        reason text,
        pseudonym uuid not null,
        city text,
        language text not null,
        page text not null,
        personalised boolean not null,
        primary key (day, token_id, kind),
        constraint ad_events_reason check (valid = (reason is null))
      ) partition by range (day);
      create index ad_events_frequency on ad_events (pseudonym, campaign_id) where kind = 'VIEW' and valid;
      create table ad_events_other partition of ad_events default;

      create table campaign_hours (
        campaign_id uuid not null references campaigns (id) on delete cascade,
        hour timestamptz(3) not null check (hour = date_trunc('hour', hour, 'UTC')),
        views integer not null default 0,
        clicks integer not null default 0,
        engagements integer not null default 0,
        invalid_views integer not null default 0,
        invalid_clicks integer not null default 0,
        invalid_engagements integer not null default 0,
        primary key (campaign_id, hour)
      );
    `);
    await makePartitionFunction(runner);
    await runner.query(`
      select make_ad_partitions();
      -- Counting is advertising's; the portals read.
      revoke insert, update, delete on ad_events, campaign_hours from ${ROLE_NAMES.app};
      revoke all on ad_events_other from ${ROLE_NAMES.app};
      grant select on companies, subscriptions, creatives, campaigns to ${ROLE_NAMES.ads};
      grant select, insert on ad_events to ${ROLE_NAMES.ads};
      grant select, insert, update on campaign_hours to ${ROLE_NAMES.ads};
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop function make_ad_partitions;
      drop table campaign_hours, ad_events, campaigns, creatives, subscriptions, companies;
      alter table users drop column city;
    `);
  }
}

/**
 * Makes the partitions from yesterday to seven days ahead (UTC days, like the day inside a token) and returns how many were
 * missing. A day that already has events in the partition for all others stays there: nothing is moved, nothing is lost.
 */
async function makePartitionFunction(runner: QueryRunner): Promise<void> {
  await runner.query(`
    create function make_ad_partitions() returns integer language plpgsql security definer set search_path = public, pg_temp as $$
    declare
      today date := (now() at time zone 'UTC')::date;
      name text;
      made integer := 0;
    begin
      perform pg_advisory_xact_lock(4242003);
      for wanted in -1..7 loop
        name := 'ad_events_' || to_char(today + wanted, 'YYYYMMDD');
        if to_regclass(name) is null and not exists (select 1 from ad_events_other where day = today + wanted) then
          execute format('create table %I partition of ad_events for values from (%L) to (%L)', name, today + wanted, today + wanted + 1);
          -- Everybody goes through the whole table.
          execute format('revoke all on %I from ${ROLE_NAMES.app}', name);
          made := made + 1;
        end if;
      end loop;
      return made;
    end $$;
    revoke all on function make_ad_partitions from public;
    grant execute on function make_ad_partitions to ${ROLE_NAMES.app};
  `);
}
