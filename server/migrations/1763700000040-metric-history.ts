import type { MigrationInterface, QueryRunner } from "typeorm";
import { ROLE_NAMES } from "../src/platform/postgres/role-names";

/** More metrics, what they were over a month, limits that can be changed, and anomalies that are muted or open again. */
export class MetricHistory1763700000040 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      -- Which metrics there are is told by system-metrics.rules.ts, and grows.
      alter table anomalies drop constraint anomalies_metric_check;
      alter table anomalies add constraint anomalies_metric_check check (metric ~ '^[a-z_]{1,30}$');

      create table system_processes (
        id uuid primary key,
        number integer not null check (number > 0),
        started_at timestamptz(3) not null,
        last_seen_at timestamptz(3) not null check (last_seen_at >= started_at),
        -- Said goodbye, rather than being silent.
        ended boolean not null default false
      );
      create index system_processes_last_seen_at on system_processes (last_seen_at desc);

      create table metric_minutes (
        metric text not null,
        minute timestamptz(0) not null,
        process_id uuid not null,
        mean double precision not null,
        least double precision not null check (least <= mean),
        most double precision not null check (most >= mean),
        readings integer not null check (readings > 0),
        primary key (metric, minute, process_id)
      );
      create table metric_hours (
        metric text not null,
        hour timestamptz(0) not null,
        process_id uuid not null,
        mean double precision not null,
        least double precision not null,
        most double precision not null,
        readings integer not null check (readings > 0),
        primary key (metric, hour, process_id)
      );
      create index metric_hours_hour on metric_hours (hour desc);

      create table metric_thresholds (
        id bigint generated always as identity primary key,
        metric text not null check (metric ~ '^[a-z_]{1,30}$'),
        warning double precision not null check (warning > 0),
        critical double precision not null check (critical > warning),
        reason text not null check (length(reason) between 5 and 500),
        changed_by uuid references users (id) on delete set null,
        changed_at timestamptz(3) not null
      );
      create index metric_thresholds_newest on metric_thresholds (metric, id desc);
      create index metric_thresholds_changed_by on metric_thresholds (changed_by) where changed_by is not null;

      -- While one is in force, what goes out of its range is expected: it is recorded and nobody is called.
      create table metric_mutes (
        id uuid primary key default gen_random_uuid(),
        source_id uuid not null,
        starts_at timestamptz(3) not null,
        ends_at timestamptz(3) not null check (ends_at >= starts_at),
        reason text not null check (length(reason) between 1 and 500)
      );
      create unique index metric_mutes_source on metric_mutes (source_id);
      create index metric_mutes_ends_at on metric_mutes (ends_at);
      alter table anomalies add column muted boolean not null default false;

      -- Somebody looks after an anomaly until then; null as long as it lasts.
      alter table anomalies add column acknowledged_until timestamptz(3);
      create table anomaly_events (
        id bigint generated always as identity primary key,
        anomaly_id uuid not null references anomalies (id),
        kind text not null check (kind in ('RAISED', 'MUTED', 'UNMUTED', 'ROSE', 'ACKNOWLEDGED', 'REOPENED', 'RESOLVED')),
        value double precision,
        note text check (length(note) <= 500),
        actor_id uuid references users (id) on delete set null,
        happened_at timestamptz(3) not null
      );
      create index anomaly_events_anomaly_id on anomaly_events (anomaly_id, id);
      create index anomaly_events_actor_id on anomaly_events (actor_id) where actor_id is not null;
      revoke all on anomaly_events from ${ROLE_NAMES.ads};
      revoke delete, truncate on anomaly_events from ${ROLE_NAMES.app};

      revoke all on metric_mutes from ${ROLE_NAMES.ads};
      revoke all on system_processes, metric_minutes, metric_hours, metric_thresholds from ${ROLE_NAMES.ads};
      revoke delete, truncate on metric_thresholds from ${ROLE_NAMES.app};

      update staff_roles set permissions = permissions || '{system.manage}' where key = 'owner';
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      update staff_roles set permissions = array(
        select p from unnest(permissions) with ordinality as each (p, at) where p <> 'system.manage' order by at);
      drop table anomaly_events;
      alter table anomalies drop column muted, drop column acknowledged_until;
      drop table metric_mutes;
      drop table metric_thresholds, metric_hours, metric_minutes, system_processes;
      delete from anomalies where metric not in ('cpu', 'memory', 'latency', 'errors');
      alter table anomalies drop constraint anomalies_metric_check;
      alter table anomalies add constraint anomalies_metric_check check (metric in ('cpu', 'memory', 'latency', 'errors'));
    `);
  }
}
