import type { MigrationInterface, QueryRunner } from "typeorm";

/**
 * The medical history, and the files that are made of it for a day. Health data: advertising has no right here. Questions that
 * were asked before get their records.
 */
export class Records1763700000010 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table medical_records (
        id uuid primary key default gen_random_uuid(),
        patient_id uuid not null references users (id) on delete cascade,
        type text not null check (type in ('LAB_RESULT', 'PRESCRIPTION', 'REFERRAL', 'DISCHARGE', 'AI_CONSULTATION')),
        title text not null check (length(title) between 1 and 200),
        recorded_at timestamptz(3) not null,
        provider text not null check (length(provider) between 1 and 200),
        summary text not null check (length(summary) <= 10000),
        details text not null check (length(details) <= 50000),
        results jsonb not null default '[]',
        language text not null check (language in ('en', 'fr', 'es', 'de')),
        has_document boolean not null default false,
        provenance text not null check (provenance in ('CONSULTATION', 'DEMONSTRATION')),
        consultation_id uuid constraint medical_records_consultation_id_unique unique references consultations (id) on delete cascade,
        constraint medical_records_provenance check ((provenance = 'CONSULTATION') = (consultation_id is not null))
      );
      create index medical_records_patient_id on medical_records (patient_id, recorded_at desc, id desc);
      create index medical_records_type on medical_records (patient_id, type, recorded_at desc, id desc);

      create table record_exports (
        id uuid primary key default gen_random_uuid(),
        patient_id uuid not null references users (id) on delete cascade,
        format text not null check (format in ('TEXT', 'PDF', 'FHIR')),
        status text not null check (status in ('WAITING', 'WRITING', 'READY', 'FAILED')),
        record_ids uuid[] check (cardinality(record_ids) between 1 and 10000),
        type text check (type in ('LAB_RESULT', 'PRESCRIPTION', 'REFERRAL', 'DISCHARGE', 'AI_CONSULTATION')),
        from_day date,
        to_day date,
        total integer not null check (total between 1 and 10000),
        written integer not null default 0 check (written >= 0),
        bytes integer not null default 0 check (bytes >= 0),
        created_at timestamptz(3) not null,
        updated_at timestamptz(3) not null
      );
      create index record_exports_patient_id on record_exports (patient_id, created_at desc, id desc);
      create index record_exports_created_at on record_exports (created_at);

      create table record_export_chunks (
        export_id uuid not null references record_exports (id) on delete cascade,
        position integer not null check (position >= 0),
        sealed bytea not null,
        primary key (export_id, position)
      );
      -- What is encrypted cannot be made smaller.
      alter table record_export_chunks alter column sealed set storage external;
    `);
    await runner.query(PAST_QUESTIONS);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query("drop table record_export_chunks, record_exports, medical_records");
  }
}

/** The lists of an answer as lines, in the order in which they stand on the screen. */
const LINES = `
  select string_agg(line, E'\\n' order by part, nth) from (
    select 1 as part, nth, concat_ws(': ', step->>'title', step->>'description') as line
      from jsonb_array_elements(coalesce(c.response->'steps', '[]')) with ordinality steps (step, nth)
    union all
    select 2, nth, concat_ws(': ', advice->>'title', advice->>'description')
      from jsonb_array_elements(coalesce(c.response->'recommendations', '[]')) with ordinality advices (advice, nth)
    union all
    select 3, 0, c.response->'safetyNet'->>'heading' || ': ' || (select string_agg(sign, ', ') from
      jsonb_array_elements_text(coalesce(c.response->'safetyNet'->'signs', '[]')) signs (sign))
  ) lines`;

/** What a pharmacist or a crisis line was asked has no complaint for a title. */
const PAST_QUESTIONS = `
  insert into medical_records (patient_id, type, title, recorded_at, provider, summary, details, language, provenance, consultation_id)
  select c.patient_id, 'AI_CONSULTATION',
         left(coalesce(case when c.level in ('SELF_CARE', 'URGENT', 'EMERGENCY') then nullif(c.response->'signals'->0->>'label', '') end,
              case c.language when 'fr' then 'Question de santé' when 'es' then 'Pregunta de salud' when 'de' then 'Gesundheitsfrage'
                              else 'Health question' end), 200),
         c.created_at, 'AI Health Assistant', left(concat_ws(E'\\n', c.response->>'heading', c.response->>'message'), 10000),
         left(concat_ws(E'\\n\\n', c.question, (${LINES})), 50000), c.language, 'CONSULTATION', c.id
    from consultations c`;
