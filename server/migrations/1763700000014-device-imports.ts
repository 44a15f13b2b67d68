import type { MigrationInterface, QueryRunner } from "typeorm";

/** Files of readings that patients give us, while they are read and for a month after. Advertising has no right here. */
export class DeviceImports1763700000014 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table device_imports (
        id uuid primary key default gen_random_uuid(),
        patient_id uuid not null references users (id) on delete cascade,
        kind text not null check (kind in ('APPLE_HEALTH', 'FIT', 'CSV')),
        status text not null check (status in ('WAITING', 'READING', 'STORING', 'DONE', 'FAILED', 'CANCELLED')),
        percent integer not null default 0 check (percent between 0 and 100),
        -- What the file held: [{ metric, count }].
        counts jsonb not null default '[]',
        added integer not null default 0 check (added >= 0),
        left_out integer not null default 0 check (left_out >= 0),
        first_at timestamptz(3),
        last_at timestamptz(3),
        problem text,
        problem_rows jsonb not null default '[]',
        created_at timestamptz(3) not null,
        -- Whoever reads the file says every few seconds that it is still at it.
        updated_at timestamptz(3) not null,
        constraint device_imports_problem check ((status = 'FAILED') = (problem is not null))
      );
      create index device_imports_of_patient on device_imports (patient_id, created_at desc, id desc);
      create index device_imports_created_at on device_imports (created_at);
      create unique index device_imports_under_way on device_imports (patient_id) where status in ('WAITING', 'READING', 'STORING');
      create index device_imports_silent on device_imports (updated_at) where status in ('WAITING', 'READING', 'STORING');
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query("drop table device_imports");
  }
}
