import type { MigrationInterface, QueryRunner } from "typeorm";
import { ROLE_NAMES } from "../src/platform/postgres/role-names";

/** Devices, what they measured, its sums by hour and day, and alerts. Advertising has no right here. */
export class Devices1763700000013 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table devices (
        id uuid primary key default gen_random_uuid(),
        patient_id uuid not null references users (id) on delete cascade,
        type text not null check (type in ('BLUETOOTH', 'APPLE_HEALTH', 'FIT', 'CSV', 'DEMONSTRATION')),
        name text not null check (length(name) between 1 and 100),
        connected boolean not null,
        last_synced_at timestamptz(3),
        created_at timestamptz(3) not null
      );
      create index devices_of_patient on devices (patient_id, created_at desc, id desc);
      -- One invented device for each patient at the most, also when two tabs ask at once.
      create unique index devices_demonstration on devices (patient_id) where type = 'DEMONSTRATION';
      create index devices_demonstration_due on devices (last_synced_at) where type = 'DEMONSTRATION' and connected;

      -- No foreign key: making a partition would lock the table of devices for as long as an import takes. A trigger clears up.
      create table readings (
        device_id uuid not null,
        metric text not null check (metric in ('heartRate', 'restingHeartRate', 'steps', 'activeEnergy', 'activeMinutes',
                                               'inBed', 'asleep', 'deepSleep', 'lightSleep', 'remSleep')),
        started_at timestamptz(3) not null,
        ended_at timestamptz(3) not null,
        value double precision not null check (value >= 0 and value < 1e6),
        patient_id uuid not null,
        primary key (device_id, metric, started_at),
        -- Sums look back this far for what reaches into an hour.
        constraint readings_length check (ended_at >= started_at and ended_at <= started_at + interval '24 hours')
      ) partition by range (started_at);
      create index readings_of_patient on readings (patient_id, started_at);

      create table reading_hours (
        patient_id uuid not null references users (id) on delete cascade,
        metric text not null,
        hour timestamptz(3) not null check (hour = date_trunc('hour', hour, 'UTC')),
        -- Of the minutes' values: their sum, and how many minutes have one.
        total double precision not null,
        minutes integer not null,
        lowest double precision not null,
        highest double precision not null,
        last_value double precision not null,
        last_at timestamptz(3) not null,
        device_id uuid not null,
        primary key (patient_id, metric, hour)
      );
      -- Days of Europe/London. Sleep is of the day on which its night ends.
      create table reading_days (
        patient_id uuid not null references users (id) on delete cascade,
        metric text not null,
        day date not null,
        total double precision not null,
        minutes integer not null,
        lowest double precision not null,
        highest double precision not null,
        last_at timestamptz(3) not null,
        device_id uuid not null,
        primary key (patient_id, metric, day)
      );
      create index reading_days_judged on reading_days (day, metric) where metric in ('steps', 'asleep');

      create table health_alerts (
        id uuid primary key default gen_random_uuid(),
        patient_id uuid not null references users (id) on delete cascade,
        metric text not null check (metric in ('heartRate', 'sleep', 'activity')),
        type text not null check (type in ('LOW', 'HIGH')),
        value double precision not null,
        threshold double precision not null,
        -- The night or the day that it is about; a heart rate is of a moment.
        day date,
        demonstration boolean not null,
        opened_at timestamptz(3) not null,
        acknowledged_at timestamptz(3),
        resolved_at timestamptz(3),
        constraint health_alerts_day check ((day is null) = (metric = 'heartRate'))
      );
      create unique index health_alerts_open on health_alerts (patient_id, metric) where resolved_at is null;
      create index health_alerts_of_patient on health_alerts (patient_id, opened_at desc, id desc);

      create function forget_readings() returns trigger language plpgsql as $$
      begin
        delete from readings where device_id = old.id;
        return null;
      end $$;
      create trigger devices_forget_readings after delete on devices for each row execute function forget_readings();
    `);
    await makePartitionFunction(runner);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop function make_reading_partition;
      drop table health_alerts, reading_days, reading_hours, readings, devices;
      drop function forget_readings;
    `);
  }
}

/**
 * Makes the partition of the quarter (UTC) that a time is in, unless it is there. It is attached, not created in place: only other
 * attachments wait meanwhile, readers and writers do not.
 */
async function makePartitionFunction(runner: QueryRunner): Promise<void> {
  await runner.query(`
    create function make_reading_partition(wanted timestamptz) returns void language plpgsql security definer
      set search_path = public, pg_temp as $$
    declare
      first_day date := date_trunc('quarter', wanted at time zone 'UTC');
      name text := 'readings_' || to_char(first_day, 'YYYY_"q"Q');
    begin
      if to_regclass(name) is not null then
        return;
      end if;
      if wanted < '2005-01-01Z' or wanted > now() + interval '1 year' then
        raise exception 'no readings are kept of that time' using errcode = 'check_violation';
      end if;
      perform pg_advisory_xact_lock(4242013);
      if to_regclass(name) is null then
        execute format('create table %I (like readings including all)', name);
        -- Everybody goes through the whole table.
        execute format('revoke all on %I from ${ROLE_NAMES.app}', name);
        execute format('alter table readings attach partition %I for values from (%L) to (%L)', name,
          first_day::timestamp at time zone 'UTC', (first_day + interval '3 months') at time zone 'UTC');
      end if;
    end $$;
    revoke all on function make_reading_partition from public;
    grant execute on function make_reading_partition to ${ROLE_NAMES.app};
  `);
}
