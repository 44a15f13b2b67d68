import type { MigrationInterface, QueryRunner } from "typeorm";

/** What pharmacists find wrong with how the assistant read a case. It goes with the case. */
export class Misreadings1763700000053 implements MigrationInterface {
  name = "Misreadings1763700000053";

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table misreadings (
        id uuid primary key default gen_random_uuid(),
        consultation_id uuid not null references consultations (id) on delete cascade,
        pharmacist_id uuid references users (id) on delete set null,
        kind text not null check (kind in ('FACT', 'ROW', 'MISSED')),
        -- The fact or the pathway of the clinical book.
        subject text check ((subject is null) = (kind = 'MISSED')),
        label text not null check (label in ('emergency', 'urgent', 'routine')),
        note text not null check (length(note) <= 500),
        assistant_version text not null,
        created_at timestamptz(3) not null
      );
      create unique index misreadings_once on misreadings (consultation_id, kind, coalesce(subject, ''));
      create index misreadings_created_at on misreadings (created_at desc, id desc);
      create index misreadings_pharmacist on misreadings (pharmacist_id) where pharmacist_id is not null;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query("drop table misreadings");
  }
}
