import type { MigrationInterface, QueryRunner } from "typeorm";

/** Medicines of the people whom patients look after are kept like a patient's own, and how long a pack lasts. */
export class MedicinesOfTheFamily1763700000072 implements MigrationInterface {
  name = "MedicinesOfTheFamily1763700000072";

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      -- Whose it is; null for the patient's own.
      alter table medications add column family_member_id uuid references family_members (id) on delete cascade,
        add column supply_left integer check (supply_left between 1 and 10000),
        add column supply_a_day double precision check (supply_a_day > 0 and supply_a_day <= 100),
        add column supply_counted_on date,
        add column ends_on date,
        add column order_reminder boolean not null default false,
        add constraint medications_counted check (num_nulls(supply_left, supply_a_day, supply_counted_on) in (0, 3)),
        add constraint medications_counted_ends check (supply_left is null or ends_on is not null),
        add constraint medications_reminded_ends check (ends_on is not null or not order_reminder);
      create index medications_of_family_member on medications (family_member_id, created_at, id)
        where family_member_id is not null;
      create index medications_to_order on medications (patient_id, ends_on) where order_reminder and stopped_on is null;

      -- What was a list of names is a medicine each, without times; the order stays.
      insert into medications (patient_id, family_member_id, name, frequency, source, version, created_at, scheduled_since)
        select f.patient_id, f.id, told.name, 'AS_NEEDED', 'TYPED', 1,
               f.created_at + make_interval(secs => told.place / 1000.0), f.created_at
          from family_members f, unnest(f.medicines) with ordinality as told (name, place);
      alter table family_members drop column medicines;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table family_members add column medicines text[] not null default '{}' check (cardinality(medicines) <= 100);
      update family_members f set medicines = told.names
        from (select family_member_id, (array_agg(name order by created_at, id))[:100] as names from medications
               where family_member_id is not null and stopped_on is null group by family_member_id) told
       where told.family_member_id = f.id;
      delete from medications where family_member_id is not null;
      drop index medications_of_family_member, medications_to_order;
      alter table medications drop column family_member_id, drop column supply_left, drop column supply_a_day,
        drop column supply_counted_on, drop column ends_on, drop column order_reminder;
    `);
  }
}
