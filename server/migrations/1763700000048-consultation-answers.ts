import type { MigrationInterface, QueryRunner } from "typeorm";

/** What patients answer to what the assistant asks back, and the answer that they had before it. Questions of before cannot be answered. */
export class ConsultationAnswers1763700000048 implements MigrationInterface {
  name = "ConsultationAnswers1763700000048";

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `alter table consultations add column answers jsonb not null default '[]', add column opening jsonb`,
    );
    await runner.query(
      "update consultations set response = response - 'openQuestions' where response ? 'openQuestions'",
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query("alter table consultations drop column answers, drop column opening");
  }
}
