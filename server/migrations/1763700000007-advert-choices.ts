import type { MigrationInterface, QueryRunner } from "typeorm";

/** Adverts that people do not want to see again, and what they say is wrong with an advert. Advertising itself has no right here. */
export class AdvertChoices1763700000007 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table hidden_adverts (
        user_id uuid not null references users (id) on delete cascade,
        campaign_id uuid not null references campaigns (id) on delete cascade,
        hidden_at timestamptz(3) not null,
        primary key (user_id, campaign_id)
      );
      create index hidden_adverts_campaign on hidden_adverts (campaign_id);

      -- Who reported is not kept.
      create table advert_reports (
        id uuid primary key default gen_random_uuid(),
        campaign_id uuid not null references campaigns (id) on delete cascade,
        creative_id uuid not null references creatives (id) on delete cascade,
        reason text not null check (reason in ('MISLEADING', 'UNSAFE', 'OFFENSIVE', 'OTHER')),
        comment text check (length(comment) between 1 and 500),
        reported_at timestamptz(3) not null
      );
      create index advert_reports_newest on advert_reports (reported_at desc, id desc);
      create index advert_reports_campaign on advert_reports (campaign_id);
      create index advert_reports_creative on advert_reports (creative_id);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query("drop table advert_reports, hidden_adverts");
  }
}
