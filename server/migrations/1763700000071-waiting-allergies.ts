import type { MigrationInterface, QueryRunner } from "typeorm";

/** Allergies of a linked NHS record count for warnings before their patient has decided about them. */
export class WaitingAllergies1763700000071 implements MigrationInterface {
  name = "WaitingAllergies1763700000071";

  async up(runner: QueryRunner): Promise<void> {
    await runner.query("alter table health_profiles add column waiting_allergies text[] not null default '{}'");
    await runner.query(`
      update health_profiles set waiting_allergies = waiting.names
        from (select patient_id, array_agg(name order by position) as names from nhs_entries
               where kind = 'ALLERGY' and status = 'WAITING' group by patient_id) waiting
       where waiting.patient_id = health_profiles.patient_id
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query("alter table health_profiles drop column waiting_allergies");
  }
}
