import type { MigrationInterface, QueryRunner } from "typeorm";

/** What the details of the audit trail say is found by the beginnings of its words. */
export class AuditWords1763700000078 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create function audit_words(details jsonb) returns tsvector language sql immutable parallel safe
        return jsonb_to_tsvector('simple'::regconfig, details, '["string", "numeric"]');
      create index audit_entries_words on audit_entries using gin (audit_words(details));
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query("drop index audit_entries_words; drop function audit_words");
  }
}
