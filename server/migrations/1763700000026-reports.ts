import type { MigrationInterface, QueryRunner } from "typeorm";
import { ROLE_NAMES } from "../src/platform/postgres/role-names";

/** What advertisers report of their sales, who saw their adverts by day, and which monthly reports were mailed and seen. */
export class Reports1763700000026 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await makeConversions(runner);
    await makeAudience(runner);
    await runner.query(`
      -- A month is written YYYY-MM, in London.
      create table report_views (
        user_id uuid not null references users (id) on delete cascade,
        month text not null check (month ~ '^[0-9]{4}-(0[1-9]|1[0-2])$'),
        seen_at timestamptz(3) not null,
        primary key (user_id, month)
      );
      create table report_mails (
        advertiser_id uuid not null references companies (advertiser_id) on delete cascade,
        month text not null check (month ~ '^[0-9]{4}-(0[1-9]|1[0-2])$'),
        mailed_at timestamptz(3) not null,
        primary key (advertiser_id, month)
      );
      revoke update, delete on report_views, report_mails from ${ROLE_NAMES.app};
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop table report_mails, report_views, audience_days, audience_roll_ups;
      alter table ad_events drop column age_band, drop column gender;
      drop table campaign_conversions, conversion_rows, conversion_reports;
      drop function refuse_conversion_change;
    `);
  }
}

/** Each report is kept as it came; what counts is the newest row of a campaign and day. */
async function makeConversions(runner: QueryRunner): Promise<void> {
  await runner.query(`
    create table conversion_reports (
      id uuid primary key default gen_random_uuid(),
      advertiser_id uuid not null references companies (advertiser_id) on delete cascade,
      idempotency_key uuid not null,
      request_hash bytea not null check (length(request_hash) = 32),
      row_count smallint not null check (row_count between 1 and 500),
      reported_at timestamptz(3) not null,
      constraint conversion_reports_key_unique unique (advertiser_id, idempotency_key)
    );
    create table conversion_rows (
      report_id uuid not null references conversion_reports (id) on delete cascade,
      position smallint not null check (position between 1 and 500),
      campaign_id uuid not null references campaigns (id) on delete cascade,
      day date not null,
      conversions integer not null check (conversions between 0 and 100000),
      revenue_pence integer not null check (revenue_pence between 0 and 100000000),
      primary key (report_id, position),
      constraint conversion_rows_revenue check (conversions > 0 or revenue_pence = 0)
    );
    create index conversion_rows_campaign_id on conversion_rows (campaign_id);
    create table campaign_conversions (
      id uuid primary key default gen_random_uuid(),
      advertiser_id uuid not null references companies (advertiser_id) on delete cascade,
      campaign_id uuid not null references campaigns (id) on delete cascade,
      day date not null,
      conversions integer not null check (conversions between 0 and 100000),
      revenue_pence integer not null check (revenue_pence between 0 and 100000000),
      report_id uuid not null references conversion_reports (id) on delete cascade,
      reported_at timestamptz(3) not null,
      constraint campaign_conversions_day_unique unique (campaign_id, day),
      constraint campaign_conversions_revenue check (conversions > 0 or revenue_pence = 0)
    );
    create index campaign_conversions_reported_at on campaign_conversions (advertiser_id, reported_at desc, id desc);
    create index campaign_conversions_day on campaign_conversions (advertiser_id, day);
    create index campaign_conversions_report_id on campaign_conversions (report_id);

    create function refuse_conversion_change() returns trigger language plpgsql as $$
    begin
      raise exception '% cannot be changed', tg_table_name using errcode = 'insufficient_privilege';
    end $$;
    create trigger conversion_reports_immutable before update on conversion_reports
      for each row execute function refuse_conversion_change();
    create trigger conversion_rows_immutable before update on conversion_rows
      for each row execute function refuse_conversion_change();
    revoke update, delete on conversion_reports, conversion_rows from ${ROLE_NAMES.app};
    revoke delete on campaign_conversions from ${ROLE_NAMES.app};
  `);
}

/** Only with the consent to personalised sponsorship does an event have an age band and a gender. Small groups are never kept. */
async function makeAudience(runner: QueryRunner): Promise<void> {
  await runner.query(`
    alter table ad_events
      add column age_band text check (age_band in ('18-24', '25-34', '35-44', '45-54', '55-64', '65+')),
      add column gender text check (gender in ('MALE', 'FEMALE', 'OTHER')),
      add constraint ad_events_personalised check (personalised or age_band is null and gender is null);

    create table audience_days (
      advertiser_id uuid not null references companies (advertiser_id) on delete cascade,
      -- UTC, like the day of an event.
      day date not null,
      dimension text not null check (dimension in ('ALL', 'AGE', 'GENDER', 'LOCATION')),
      label text not null check (length(label) between 1 and 40),
      views integer not null check (views > 0),
      people integer not null check (people > 0),
      primary key (advertiser_id, day, dimension, label),
      constraint audience_days_people check (people >= 10 or dimension = 'ALL')
    );
    -- Which days were rolled up, so that each is once.
    create table audience_roll_ups (
      day date primary key,
      rolled_at timestamptz(3) not null
    );
    revoke update, delete on audience_days, audience_roll_ups from ${ROLE_NAMES.app};
  `);
}
