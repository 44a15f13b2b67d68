import type { MigrationInterface, QueryRunner } from "typeorm";

/** A question that is sent again, by a retry or a second tap, is the same consultation. */
export class ConsultationKeys1763700000049 implements MigrationInterface {
  name = "ConsultationKeys1763700000049";

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table consultations add column idempotency_key uuid;
      create unique index consultations_of_key on consultations (patient_id, idempotency_key) where idempotency_key is not null;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query("alter table consultations drop column idempotency_key");
  }
}
