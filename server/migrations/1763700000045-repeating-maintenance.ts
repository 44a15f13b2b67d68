import type { MigrationInterface, QueryRunner } from "typeorm";
import { ROLE_NAMES } from "../src/platform/postgres/role-names";

/** Maintenance windows that come again, backups that say that they are being made, and reports that are written piece by piece. */
export class RepeatingMaintenance1763700000045 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table maintenance_series (
        id uuid primary key default gen_random_uuid(),
        type text not null check (type in ('BACKUP', 'SECURITY')),
        repeats text not null check (repeats in ('DAILY', 'WEEKLY', 'MONTHLY')),
        -- What clocks in London show the first time; all later times are counted from it.
        first_at text not null check (first_at ~ '^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}$'),
        lasts integer not null check (lasts between 5 and 720),
        description text not null check (length(description) between 1 and 1000),
        is_announced boolean not null,
        ended_at timestamptz(3)
      );
      alter table maintenance_windows
        add series_id uuid references maintenance_series (id),
        -- The first one of its series is 0.
        add occurrence integer check (occurrence >= 0),
        add constraint maintenance_windows_in_series check ((series_id is null) = (occurrence is null)),
        add constraint maintenance_windows_once unique (series_id, occurrence);
      revoke all on maintenance_series from ${ROLE_NAMES.ads};
      revoke delete, truncate on maintenance_series from ${ROLE_NAMES.app};

      create table maintenance_reports (
        id uuid primary key default gen_random_uuid(),
        -- Its first and its last month, in London.
        from_month text not null check (from_month ~ '^[0-9]{4}-(0[1-9]|1[0-2])$'),
        to_month text not null check (to_month ~ '^[0-9]{4}-(0[1-9]|1[0-2])$' and to_month >= from_month),
        status text not null default 'RUNNING' check (status in ('RUNNING', 'READY', 'FAILED', 'CANCELLED')),
        -- How many entries are written, of how many; null before they are counted.
        done integer not null default 0 check (done >= 0),
        total integer check (total >= 0),
        requested_by uuid references users (id) on delete set null,
        requested_at timestamptz(3) not null,
        moved_at timestamptz(3) not null,
        finished_at timestamptz(3),
        figures jsonb,
        constraint maintenance_reports_ready check ((status = 'READY') = (figures is not null)),
        constraint maintenance_reports_finished check ((status = 'RUNNING') = (finished_at is null))
      );
      create unique index maintenance_reports_running on maintenance_reports (from_month, to_month) where status = 'RUNNING';
      create index maintenance_reports_requested_at on maintenance_reports (requested_at);
      create index maintenance_reports_requested_by on maintenance_reports (requested_by) where requested_by is not null;
      -- The lines of a report, a few hundred to a part.
      create table maintenance_report_parts (
        report_id uuid not null references maintenance_reports (id) on delete cascade,
        position integer not null,
        section text not null check (section in ('WINDOWS', 'ISSUES')),
        lines text[] not null,
        primary key (report_id, position)
      );
      revoke all on maintenance_reports, maintenance_report_parts from ${ROLE_NAMES.ads};

      alter table backups
        drop constraint backups_state_check,
        add constraint backups_state_check check (state in ('WRITING', 'READY', 'FAILED', 'EXPIRED', 'DAMAGED')),
        drop constraint backups_check,
        add constraint backups_whole check (state in ('WRITING', 'FAILED') or (file_name is not null and sha256 is not null));
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table maintenance_windows drop series_id, drop occurrence;
      drop table maintenance_series, maintenance_report_parts, maintenance_reports;
      update backups set state = 'FAILED' where state = 'WRITING';
      alter table backups
        drop constraint backups_state_check,
        add constraint backups_state_check check (state in ('READY', 'FAILED', 'EXPIRED', 'DAMAGED')),
        drop constraint backups_whole,
        add constraint backups_check check (state = 'FAILED' or (file_name is not null and sha256 is not null));
    `);
  }
}
