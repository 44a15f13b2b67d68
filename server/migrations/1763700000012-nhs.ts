import type { MigrationInterface, QueryRunner } from "typeorm";

/**
 * Linked NHS records: the number (encrypted), what waits to be decided about, and which records came from there. Health data:
 * advertising has no right here. Whatever was imported goes with its link.
 */
export class Nhs1763700000012 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table nhs_links (
        id uuid primary key default gen_random_uuid(),
        patient_id uuid not null constraint nhs_links_patient_id_unique unique references users (id) on delete cascade,
        sealed_number bytea not null,
        -- One number belongs to one account; found without opening it.
        blind_index text not null constraint nhs_links_blind_index_unique unique,
        is_demonstration boolean not null,
        has_no_known_allergies boolean not null,
        not_shared text[] not null check (not_shared <@ '{ALLERGIES,CONDITIONS,MEDICINES,RECORDS}'),
        imported_at timestamptz(3) not null
      );

      create table nhs_entries (
        id uuid primary key default gen_random_uuid(),
        link_id uuid not null references nhs_links (id) on delete cascade,
        patient_id uuid not null references users (id) on delete cascade,
        position integer not null check (position >= 0),
        kind text not null check (kind in ('ALLERGY', 'CONDITION', 'MEDICINE')),
        name text not null check (length(name) between 1 and 200),
        detail text check (length(detail) between 1 and 200),
        since text check (since ~ '^[0-9]{4}(-[0-9]{2}(-[0-9]{2})?)?$'),
        frequency text check (frequency in ('ONCE', 'TWICE', 'THREE_TIMES', 'AS_NEEDED')),
        source text not null check (length(source) between 1 and 200),
        status text not null check (status in ('WAITING', 'ACCEPTED', 'REJECTED')),
        -- True while the profile has it because of this entry, and not because the patient had told it themselves.
        is_added boolean not null default false,
        medication_id uuid references medications (id) on delete set null,
        constraint nhs_entries_added check (not is_added or status = 'ACCEPTED')
      );
      create unique index nhs_entries_position on nhs_entries (link_id, position);
      create index nhs_entries_patient_id on nhs_entries (patient_id, position);
      create index nhs_entries_medication_id on nhs_entries (medication_id) where medication_id is not null;

      -- What a patient takes out of the profile by hand is no longer imported: if they type it again, it is theirs.
      create function forget_removed_nhs_entries() returns trigger language plpgsql as $$
      begin
        update nhs_entries e set is_added = false
         where e.patient_id = new.patient_id and e.is_added
           and ((e.kind = 'ALLERGY' and not exists (select 1 from unnest(new.allergies) one where lower(one) = lower(e.name)))
             or (e.kind = 'CONDITION' and not exists (select 1 from unnest(new.conditions) one where lower(one) = lower(e.name))));
        return null;
      end $$;
      create trigger forget_removed_nhs_entries after update of allergies, conditions on health_profiles
        for each row when (old.allergies is distinct from new.allergies or old.conditions is distinct from new.conditions)
        execute function forget_removed_nhs_entries();

      alter table medical_records drop constraint medical_records_provenance_check;
      alter table medical_records
        add constraint medical_records_provenance_check check (provenance in ('CONSULTATION', 'DEMONSTRATION', 'NHS')),
        add column import_id uuid references nhs_links (id) on delete cascade,
        add constraint medical_records_import check (
          case provenance when 'NHS' then import_id is not null when 'CONSULTATION' then import_id is null else true end);
      create index medical_records_import_id on medical_records (import_id) where import_id is not null;

      -- One try is made by itself; when it was refused, the patient has to look at it.
      alter table waiting_nhs_numbers add column refused_at timestamptz(3);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table waiting_nhs_numbers drop column refused_at;
      delete from medical_records where provenance = 'NHS';
      alter table medical_records
        drop constraint medical_records_import,
        drop column import_id,
        drop constraint medical_records_provenance_check,
        add constraint medical_records_provenance_check check (provenance in ('CONSULTATION', 'DEMONSTRATION'));
      drop trigger forget_removed_nhs_entries on health_profiles;
      drop function forget_removed_nhs_entries;
      drop table nhs_entries, nhs_links;
    `);
  }
}
