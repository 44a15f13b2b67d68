import type { MigrationInterface, QueryRunner } from "typeorm";

/** What was forecast of campaigns as they were saved, and what came. */
export class KeptForecasts1763700000080 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table campaign_forecasts (
        id uuid primary key default gen_random_uuid(),
        campaign_id uuid not null references campaigns (id) on delete cascade,
        -- What the campaign was like.
        version integer not null,
        made_at timestamptz(3) not null,
        -- In London, both included.
        from_day date not null,
        to_day date not null check (to_day >= from_day),
        -- Impressions of these days, as they were told: what is likely, and the ends of the range.
        likely integer not null,
        low integer not null check (low >= 0 and low <= likely),
        high integer not null check (high >= likely),
        compared_at timestamptz(3),
        -- Counted on these days; null when the campaign was changed or stopped meanwhile.
        came integer check (came >= 0),
        constraint campaign_forecasts_version unique (campaign_id, version),
        constraint campaign_forecasts_came check (came is null or compared_at is not null)
      );
      create index campaign_forecasts_open on campaign_forecasts (to_day) where compared_at is null;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query("drop table campaign_forecasts");
  }
}
