import type { MigrationInterface, QueryRunner } from "typeorm";
import { ROLE_NAMES } from "../src/platform/postgres/role-names";

/** Maintenance windows and what happened in them. */
export class Maintenance1763700000041 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table maintenance_windows (
        id uuid primary key default gen_random_uuid(),
        type text not null check (type in ('BACKUP', 'SECURITY', 'RELEASE')),
        status text not null default 'SCHEDULED' check (status in ('SCHEDULED', 'IN_PROGRESS', 'COMPLETED', 'FAILED', 'CANCELLED')),
        scheduled_for timestamptz(3) not null,
        ends_at timestamptz(3) not null check (ends_at > scheduled_for),
        started_at timestamptz(3),
        completed_at timestamptz(3),
        description text not null check (length(description) between 1 and 1000),
        release_version text check (length(release_version) between 1 and 40),
        release_notes text check (length(release_notes) between 1 and 4000),
        is_announced boolean not null,
        -- How far its notice to users has come, so that each step is told once whatever number of processes look.
        notice_phase text,
        progress smallint not null default 0 check (progress between 0 and 100),
        process_id uuid,
        heartbeat_at timestamptz(3),
        summary text,
        bytes bigint check (bytes >= 0),
        needs_attention boolean,
        created_by uuid references users (id) on delete set null,
        created_at timestamptz(3) not null,
        revision integer not null default 1,
        constraint maintenance_windows_release check (type <> 'RELEASE' or (release_version is not null and release_notes is not null)),
        constraint maintenance_windows_running check (status <> 'IN_PROGRESS' or (started_at is not null and process_id is not null and heartbeat_at is not null)),
        constraint maintenance_windows_over check ((status in ('COMPLETED', 'FAILED', 'CANCELLED')) = (completed_at is not null)),
        constraint maintenance_windows_apart exclude using gist (tstzrange(scheduled_for, ends_at) with &&)
          where (status in ('SCHEDULED', 'IN_PROGRESS'))
      );
      create index maintenance_windows_open on maintenance_windows (scheduled_for, id) where status in ('SCHEDULED', 'IN_PROGRESS');
      create index maintenance_windows_over_at on maintenance_windows (scheduled_for desc, id desc) where completed_at is not null;
      create index maintenance_windows_type on maintenance_windows (type, completed_at desc) where status = 'COMPLETED';
      create index maintenance_windows_scheduled_for on maintenance_windows (scheduled_for, id);
      create index maintenance_windows_created_by on maintenance_windows (created_by) where created_by is not null;

      create table maintenance_logs (
        id bigint generated always as identity primary key,
        window_id uuid not null references maintenance_windows (id),
        type text not null,
        status text not null check (status in ('SUCCESS', 'WARNING', 'ERROR')),
        message text not null,
        details text,
        occurred_at timestamptz(3) not null
      );
      create index maintenance_logs_occurred_at on maintenance_logs (occurred_at desc, id desc);
      create index maintenance_logs_window on maintenance_logs (window_id, occurred_at desc, id desc);
      create index maintenance_logs_status on maintenance_logs (status, occurred_at desc, id desc);
      create index maintenance_logs_type on maintenance_logs (type, occurred_at desc, id desc);

      revoke all on maintenance_windows, maintenance_logs from ${ROLE_NAMES.ads};
      revoke delete, truncate on maintenance_windows from ${ROLE_NAMES.app};
      revoke update, delete, truncate on maintenance_logs from ${ROLE_NAMES.app};
      update staff_roles set permissions = permissions || '{maintenance.view,maintenance.manage}' where key = 'owner';
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      update staff_roles set permissions = array(
        select p from unnest(permissions) with ordinality as each (p, at)
         where p not in ('maintenance.view', 'maintenance.manage') order by at);
      drop table maintenance_logs, maintenance_windows;
    `);
  }
}
