import type { MigrationInterface, QueryRunner } from "typeorm";

/** What was counted since a day, of all campaigns: a few pages of index, since hours are written one after the other. */
export class CampaignHoursByTime1763700000030 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      "create index campaign_hours_hour on campaign_hours using brin (hour) with (pages_per_range = 16)",
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query("drop index campaign_hours_hour");
  }
}
