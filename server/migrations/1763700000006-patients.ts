import type { MigrationInterface, QueryRunner } from "typeorm";

/** What patients tell about their health and which medicines they take. Health data: advertising has no right here. */
export class Patients1763700000006 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table health_profiles (
        patient_id uuid primary key references users (id) on delete cascade,
        age integer check (age between 16 and 120),
        date_of_birth date,
        gender text check (gender in ('MALE', 'FEMALE', 'OTHER', 'PREFER_NOT_TO_SAY')),
        pregnant_or_breastfeeding text check (pregnant_or_breastfeeding in ('YES', 'NO', 'PREFER_NOT_TO_SAY')),
        allergies text[] not null default '{}' check (cardinality(allergies) <= 100),
        conditions text[] not null default '{}' check (cardinality(conditions) <= 100),
        version integer not null check (version >= 0),
        revision integer not null check (revision >= version),
        changed_at timestamptz(3) not null,
        constraint health_profiles_one_age check (age is null or date_of_birth is null)
      );

      create table medications (
        id uuid primary key default gen_random_uuid(),
        patient_id uuid not null references users (id) on delete cascade,
        name text not null check (length(name) between 1 and 200),
        dosage text check (length(dosage) between 1 and 200),
        frequency text not null check (frequency in ('ONCE', 'TWICE', 'THREE_TIMES', 'AS_NEEDED')),
        start_date date,
        stopped_on date,
        source text not null check (source in ('TYPED', 'IMPORTED')),
        version integer not null check (version > 0),
        created_at timestamptz(3) not null,
        constraint medications_stopped_after_start check (stopped_on >= start_date)
      );
      create index medications_current on medications (patient_id, created_at desc, id desc) where stopped_on is null;
      create index medications_stopped on medications (patient_id, created_at desc, id desc) where stopped_on is not null;

      -- Which state of the profile an answer was checked against; null when it was not.
      alter table consultations add column profile_revision integer check (profile_revision > 0);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table consultations drop column profile_revision;
      drop table medications, health_profiles;
    `);
  }
}
