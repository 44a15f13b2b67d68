import type { MigrationInterface, QueryRunner } from "typeorm";

/** When patients are asked how things are after an answer, and what they say. Earlier consultations are not asked about. */
export class FollowUps1763700000050 implements MigrationInterface {
  name = "FollowUps1763700000050";

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table consultations add column asked_after_at timestamptz, add column felt_at timestamptz, add column over_at timestamptz;
      update consultations set over_at = created_at;
      create index consultations_not_over on consultations (patient_id, created_at desc) where over_at is null;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      "alter table consultations drop column asked_after_at, drop column felt_at, drop column over_at",
    );
  }
}
