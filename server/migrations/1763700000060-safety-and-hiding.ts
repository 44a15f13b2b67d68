import type { MigrationInterface, QueryRunner } from "typeorm";

/** Which consultations are about somebody's safety, whether its patient wishes to be asked after it, and which ones the patient hides. */
export class SafetyAndHiding1763700000060 implements MigrationInterface {
  name = "SafetyAndHiding1763700000060";

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table consultations add column is_about_safety boolean not null default false,
        add column follow_up_wished boolean not null default false, add column hidden_at timestamptz;
      update consultations set is_about_safety = true where level = 'CRISIS' or raised_level = 'CRISIS';
      create index consultations_about_safety on consultations (patient_id) where is_about_safety and hidden_at is null;
      create index consultations_hidden on consultations (patient_id, created_at desc, id desc) where hidden_at is not null;
      alter table medical_records add column hidden_at timestamptz;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table medical_records drop column hidden_at;
      alter table consultations drop column is_about_safety, drop column follow_up_wished, drop column hidden_at;
    `);
  }
}
