import type { MigrationInterface, QueryRunner } from "typeorm";

/** Questions, answers, and the pharmacist queue. Health data: advertising has no right here. */
export class Consultations1763700000001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table consultations (
        id uuid primary key default gen_random_uuid(),
        patient_id uuid not null references users (id) on delete cascade,
        question text not null check (length(question) between 1 and 5000),
        language text not null check (language in ('en', 'fr', 'es', 'de')),
        level text not null check (level in ('SELF_CARE', 'PHARMACIST', 'URGENT', 'CRISIS', 'EMERGENCY')),
        response jsonb not null,
        assistant_version text not null,
        created_at timestamptz(3) not null
      );
      create index consultations_patient_id on consultations (patient_id, created_at desc, id desc);

      create table escalations (
        id uuid primary key default gen_random_uuid(),
        consultation_id uuid not null constraint escalations_consultation_id_unique unique references consultations (id) on delete cascade,
        status text not null check (status in ('SENT', 'SEEN', 'CLAIMED', 'ANSWERED')),
        because text,
        sent_at timestamptz(3) not null,
        seen_at timestamptz(3),
        claimed_at timestamptz(3),
        pharmacist_id uuid references users (id),
        answered_at timestamptz(3),
        answer text check (length(answer) between 1 and 5000),
        answer_language text check (answer_language in ('en', 'fr', 'es', 'de')),
        updated_at timestamptz(3) not null,
        constraint escalations_claimed check (status in ('SENT', 'SEEN') or (pharmacist_id is not null and claimed_at is not null)),
        constraint escalations_answered check ((status = 'ANSWERED') = (answer is not null and answered_at is not null and answer_language is not null))
      );
      create index escalations_open on escalations (sent_at, id) where status <> 'ANSWERED';
      create index escalations_answered on escalations (answered_at desc, id desc) where status = 'ANSWERED';
      create index escalations_pharmacist_id on escalations (pharmacist_id) where pharmacist_id is not null;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query("drop table escalations, consultations");
  }
}
