import type { MigrationInterface, QueryRunner } from "typeorm";
import { ROLE_NAMES } from "../src/platform/postgres/role-names";

/**
 * Who saw adverts is kept by campaign, with clicks and engagements, and on London days like everything that is reported; so is why
 * traffic was discarded. What was kept by company is made anew from the events by the next run of the job.
 */
export class Insights1763700000074 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop table audience_days;
      delete from audience_roll_ups;
      create table audience_days (
        campaign_id uuid not null references campaigns (id) on delete cascade,
        -- In London.
        day date not null,
        dimension text not null check (dimension in ('ALL', 'AGE', 'GENDER', 'CITY', 'LANGUAGE', 'PLACEMENT')),
        label text not null check (length(label) between 1 and 40),
        views integer not null check (views >= 0),
        clicks integer not null check (clicks >= 0),
        engagements integer not null check (engagements >= 0),
        people integer not null check (people >= 0),
        primary key (campaign_id, day, dimension, label),
        constraint audience_days_people check (people >= 10 or dimension = 'ALL')
      );
      revoke update, delete on audience_days from ${ROLE_NAMES.app};

      delete from campaign_discards where day >= (select min(day) from ad_events);
      insert into campaign_discards as d (campaign_id, day, reason, events)
      select campaign_id, (occurred_at at time zone 'Europe/London')::date, reason, count(*) from ad_events e
       where not valid and exists (select from campaigns c where c.id = e.campaign_id) group by 1, 2, 3
      on conflict (campaign_id, day, reason) do update set events = d.events + excluded.events;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop table audience_days;
      delete from audience_roll_ups;
      create table audience_days (
        advertiser_id uuid not null references companies (advertiser_id) on delete cascade,
        day date not null,
        dimension text not null check (dimension in ('ALL', 'AGE', 'GENDER', 'LOCATION')),
        label text not null check (length(label) between 1 and 40),
        views integer not null check (views > 0),
        people integer not null check (people > 0),
        primary key (advertiser_id, day, dimension, label),
        constraint audience_days_people check (people >= 10 or dimension = 'ALL')
      );
      revoke update, delete on audience_days from ${ROLE_NAMES.app};
    `);
  }
}
