import type { MigrationInterface, QueryRunner } from "typeorm";

/** All medicines of one patient, current and stopped ones, for the reminders. */
export class AllMedications1763700000016 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query("create index medications_of_patient on medications (patient_id, created_at, id)");
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query("drop index medications_of_patient");
  }
}
