import type { MigrationInterface, QueryRunner } from "typeorm";

/** What advertisers save of the Performance page, and how often they have it mailed. */
export class InsightViews1763700000082 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table insight_views (
        id uuid primary key default gen_random_uuid(),
        advertiser_id uuid not null references companies (advertiser_id) on delete cascade,
        name text not null check (length(name) between 1 and 60),
        period text not null,
        -- Days that were chosen by hand, in London, both included.
        from_day date,
        to_day date check (to_day >= from_day),
        compare_to text,
        metric text not null,
        dimension text not null,
        columns text not null,
        -- Null: all campaigns.
        campaign_id uuid references campaigns (id) on delete cascade,
        -- How often it is mailed; null: never.
        mailed text check (mailed in ('WEEKLY', 'MONTHLY')),
        -- The London day whose mail was the last to be written. Nothing is written for the time before somebody asked for it.
        mailed_for date,
        created_at timestamptz(3) not null,
        constraint insight_views_days check ((period = 'CHOSEN') = (from_day is not null) and (from_day is null) = (to_day is null)),
        constraint insight_views_mailed check (mailed is null or mailed_for is not null and period <> 'CHOSEN')
      );
      create unique index insight_views_name on insight_views (advertiser_id, lower(name));
      create index insight_views_campaign on insight_views (campaign_id) where campaign_id is not null;
      create index insight_views_due on insight_views (mailed, mailed_for) where mailed is not null;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query("drop table insight_views");
  }
}
