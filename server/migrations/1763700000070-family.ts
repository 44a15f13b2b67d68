import type { MigrationInterface, QueryRunner } from "typeorm";

/** People whom patients look after, and for whom of them a consultation is. */
export class Family1763700000070 implements MigrationInterface {
  name = "Family1763700000070";

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table family_members (
        id uuid primary key default gen_random_uuid(),
        patient_id uuid not null references users (id) on delete cascade,
        name text not null check (length(name) between 1 and 60),
        date_of_birth date not null,
        gender text check (gender in ('MALE', 'FEMALE', 'OTHER', 'PREFER_NOT_TO_SAY')),
        allergies text[] not null default '{}' check (cardinality(allergies) <= 100),
        conditions text[] not null default '{}' check (cardinality(conditions) <= 100),
        medicines text[] not null default '{}' check (cardinality(medicines) <= 100),
        version integer not null check (version > 0),
        created_at timestamptz(3) not null,
        changed_at timestamptz(3) not null
      );
      create index family_members_of_patient on family_members (patient_id, created_at, id);

      -- Whom it is for as far as that stays when the person is removed: the name, the age and the sex of that time.
      alter table consultations add column family_member_id uuid references family_members (id) on delete set null,
        add column subject jsonb;
      create index consultations_of_family_member on consultations (family_member_id) where family_member_id is not null;
      alter table medical_records add column subject_name text check (length(subject_name) between 1 and 60);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table medical_records drop column subject_name;
      alter table consultations drop column family_member_id, drop column subject;
      drop table family_members;
    `);
  }
}
