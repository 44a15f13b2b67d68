import type { MigrationInterface, QueryRunner } from "typeorm";
import { ROLE_NAMES } from "../src/platform/postgres/role-names";

/** Drafts, schedules, budgets, cohorts and variants of campaigns; what was counted by creative; why traffic was discarded; sizes of audiences. */
export class CampaignBuilder1763700000029 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table campaigns
        drop constraint campaigns_status_check,
        add constraint campaigns_status_check check (status in ('DRAFT', 'LIVE', 'PAUSED', 'ENDED')),
        drop constraint campaigns_languages_check,
        add constraint campaigns_languages_check check (status = 'DRAFT' or cardinality(languages) > 0),
        -- Lifestyle signals: labels of people who agreed to personalised sponsorship. None: anybody.
        add column signals text[] not null default '{}',
        -- Pages of topics that are near to the chosen ones, too.
        add column related_topics boolean not null default false,
        -- People who took a Health Check of a chosen topic on the same day, too.
        add column return_to_topic boolean not null default false,
        -- The second of two creatives that are tried against each other.
        add column variant_id uuid,
        add constraint campaigns_variant foreign key (variant_id, advertiser_id) references creatives (id, advertiser_id),
        add constraint campaigns_two_variants check (variant_id <> creative_id),
        -- London days, both included.
        add column starts_on date,
        add column ends_on date,
        add constraint campaigns_span check (ends_on >= starts_on),
        -- ISO days of the week and hours of the day in London. None: all.
        add column weekdays smallint[] not null default '{}' check (weekdays <@ array[1, 2, 3, 4, 5, 6, 7]::smallint[]),
        add column hours smallint[] not null default '{}'
          check (hours <@ array[0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23]::smallint[]),
        -- Of a calendar month in London, at the rate of the plan.
        add column monthly_budget_pence integer check (monthly_budget_pence > 0),
        -- Fewer than 50 people fit: labels of people do not count until more do.
        add column is_too_narrow boolean not null default false,
        add column launched_at timestamptz(3),
        add column ended_at timestamptz(3),
        add column updated_at timestamptz(3),
        add column version integer not null default 1;
      create index campaigns_variant_id on campaigns (variant_id) where variant_id is not null;
      update campaigns set launched_at = created_at, updated_at = created_at;
      alter table campaigns alter column updated_at set not null,
        add constraint campaigns_launched check ((status = 'DRAFT') = (launched_at is null));

      alter table campaign_hours add column creative_id uuid;
      update campaign_hours h set creative_id = c.creative_id from campaigns c where c.id = h.campaign_id;
      alter table campaign_hours drop constraint campaign_hours_pkey, add primary key (campaign_id, hour, creative_id);

      -- UTC days, like the day inside a token.
      create table campaign_discards (
        campaign_id uuid not null references campaigns (id) on delete cascade,
        day date not null,
        reason text not null,
        events integer not null check (events > 0),
        primary key (campaign_id, day, reason)
      );
      insert into campaign_discards (campaign_id, day, reason, events)
      select campaign_id, day, reason, count(*) from ad_events e
       where not valid and exists (select from campaigns c where c.id = e.campaign_id) group by 1, 2, 3;
      revoke insert, update, delete on campaign_discards from ${ROLE_NAMES.app};
      grant select, insert, update on campaign_discards to ${ROLE_NAMES.ads};

      -- How many people have the same city, language and labels, as of the newest count: no people, and nothing of before.
      create table audience_cells (
        -- Empty: they have not said.
        city text not null,
        language text not null,
        -- A bit for each label (accounts/audience-label.rules.ts); 0 without the consent to personalised sponsorship.
        topics smallint not null,
        signals smallint not null,
        people integer not null check (people > 0),
        counted_at timestamptz(3) not null,
        primary key (city, language, topics, signals)
      );
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop table audience_cells, campaign_discards;
      create temporary table hours_together on commit drop as
        select campaign_id, hour, sum(views)::int as views, sum(clicks)::int as clicks, sum(engagements)::int as engagements,
               sum(invalid_views)::int as invalid_views, sum(invalid_clicks)::int as invalid_clicks,
               sum(invalid_engagements)::int as invalid_engagements
          from campaign_hours group by 1, 2;
      delete from campaign_hours;
      alter table campaign_hours drop constraint campaign_hours_pkey, drop column creative_id, add primary key (campaign_id, hour);
      insert into campaign_hours (campaign_id, hour, views, clicks, engagements, invalid_views, invalid_clicks, invalid_engagements)
        select * from hours_together;
      delete from campaigns where status = 'DRAFT';
      alter table campaigns
        drop constraint campaigns_status_check,
        add constraint campaigns_status_check check (status in ('LIVE', 'PAUSED', 'ENDED')),
        drop constraint campaigns_languages_check,
        add constraint campaigns_languages_check check (cardinality(languages) > 0),
        drop column signals, drop column related_topics, drop column return_to_topic, drop column variant_id,
        drop column starts_on, drop column ends_on, drop column weekdays, drop column hours,
        drop column monthly_budget_pence, drop column is_too_narrow, drop column launched_at, drop column ended_at,
        drop column updated_at, drop column version;
    `);
  }
}
