import type { MigrationInterface, QueryRunner } from "typeorm";

/** In which language a question was written, beside the language that its patient reads. */
export class QuestionLanguage1763700000015 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table consultations add column question_language text;
      update consultations set question_language = language;
      alter table consultations alter column question_language set not null,
        add constraint consultations_question_language check (question_language in ('en', 'fr', 'es', 'de'));
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query("alter table consultations drop column question_language");
  }
}
