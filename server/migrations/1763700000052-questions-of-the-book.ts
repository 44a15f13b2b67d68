import type { MigrationInterface, QueryRunner } from "typeorm";

/** A pharmacist's message can be a question of the book: kept as it is shown, so that it can be answered by a tap. */
export class QuestionsOfTheBook1763700000052 implements MigrationInterface {
  name = "QuestionsOfTheBook1763700000052";

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table consultation_messages add column asked jsonb,
        add constraint consultation_messages_asked check (asked is null or author = 'PHARMACIST')
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query("alter table consultation_messages drop column asked");
  }
}
