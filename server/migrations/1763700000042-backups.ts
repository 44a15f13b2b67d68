import type { MigrationInterface, QueryRunner } from "typeorm";
import { ROLE_NAMES } from "../src/platform/postgres/role-names";

/** Which backups were made, and what became of them. The backup itself reads as the app role. */
export class Backups1763700000042 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table backups (
        id uuid primary key default gen_random_uuid(),
        -- The maintenance window that made it; null where there was none.
        window_id uuid,
        made_at timestamptz(3) not null,
        state text not null check (state in ('READY', 'FAILED', 'EXPIRED', 'DAMAGED')),
        file_name text constraint backups_file_unique unique,
        bytes bigint not null default 0 check (bytes >= 0),
        rows bigint not null default 0 check (rows >= 0),
        files integer not null default 0 check (files >= 0),
        missing_files integer not null default 0 check (missing_files >= 0),
        sha256 text check (sha256 ~ '^[0-9a-f]{64}$'),
        encrypted boolean not null,
        schema_version text not null,
        checked_at timestamptz(3),
        error text,
        check (state = 'FAILED' or (file_name is not null and sha256 is not null))
      );
      create index backups_made_at on backups (made_at desc, id desc);
      create index backups_state on backups (state, made_at desc);
      revoke all on backups from ${ROLE_NAMES.ads};
      revoke delete, truncate on backups from ${ROLE_NAMES.app};
      -- A backup says which version of the tables it is of.
      grant select on schema_migrations to ${ROLE_NAMES.app};
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`drop table backups; revoke select on schema_migrations from ${ROLE_NAMES.app};`);
  }
}
