import type { MigrationInterface, QueryRunner } from "typeorm";
import { ROLE_NAMES } from "../src/platform/postgres/role-names";

/** Questions of the queue become conversations that can be closed and opened again; what people think of an answer is kept. */
export class PharmacistThread1763700000005 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await makeMessages(runner);
    await runner.query(`
      alter table consultations
        add column raised_level text check (raised_level in ('URGENT', 'CRISIS', 'EMERGENCY')),
        add column raised_at timestamptz(3),
        add column raised_advice jsonb,
        add constraint consultations_raised check ((raised_level is null) = (raised_at is null)
                                               and (raised_level is null) = (raised_advice is null));
      create index consultations_raised_at on consultations (patient_id, raised_at) where raised_at is not null;

      create table consultation_feedback (
        consultation_id uuid primary key references consultations (id) on delete cascade,
        helpful boolean not null,
        comment text check (length(comment) between 1 and 1000),
        updated_at timestamptz(3) not null,
        constraint consultation_feedback_comment check (comment is null or not helpful)
      );
    `);
    await changeQueue(runner);
    await runner.query(`
      create table escalation_notes (
        id uuid primary key default gen_random_uuid(),
        escalation_id uuid not null references escalations (id) on delete cascade,
        pharmacist_id uuid references users (id) on delete set null,
        text text not null check (length(text) between 1 and 1000),
        created_at timestamptz(3) not null
      );
      create index escalation_notes_escalation_id on escalation_notes (escalation_id, created_at, id);
      create index escalation_notes_pharmacist_id on escalation_notes (pharmacist_id) where pharmacist_id is not null;
      revoke update, delete on escalation_notes from ${ROLE_NAMES.app};
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop table escalation_notes, consultation_feedback;
      delete from escalations where kind = 'FEEDBACK';
      alter table escalations add column answer text check (length(answer) between 1 and 5000),
        add column answer_language text check (answer_language in ('en', 'fr', 'es', 'de')),
        drop constraint escalations_status_check, drop constraint escalations_claimed, drop constraint escalations_answered,
        drop constraint escalations_closed, drop constraint escalations_report, drop constraint escalations_consultation_id_unique;
      update escalations e set answer = m.text, answer_language = m.language
        from (select distinct on (consultation_id) consultation_id, text, language from consultation_messages
               where author = 'PHARMACIST' order by consultation_id, sent_at desc, id desc) m
       where m.consultation_id = e.consultation_id and e.answered_at is not null;
      update escalations set status = case when answered_at is not null then 'ANSWERED' when status = 'NEEDS_REPLY' then 'CLAIMED' else 'SEEN' end
       where status in ('NEEDS_REPLY', 'CLOSED');
      update escalations set pharmacist_id = null, claimed_at = null where status in ('SENT', 'SEEN');
      drop index escalations_open, escalations_mine, escalations_with_patient, escalations_closed_at, escalations_feedback,
        escalations_first_answered_at;
      alter table escalations drop column kind, drop column waiting_since, drop column first_answered_at, drop column closed_at,
        drop column close_reason, drop column complaint, drop column outcome,
        add constraint escalations_status_check check (status in ('SENT', 'SEEN', 'CLAIMED', 'ANSWERED')),
        add constraint escalations_consultation_id_unique unique (consultation_id),
        add constraint escalations_claimed check (status in ('SENT', 'SEEN') or claimed_at is not null),
        add constraint escalations_answered check ((status = 'ANSWERED') = (answer is not null and answered_at is not null and answer_language is not null));
      create index escalations_open on escalations (sent_at, id) where status <> 'ANSWERED';
      alter table consultations drop column raised_level, drop column raised_at, drop column raised_advice;
      drop table consultation_messages;
    `);
  }
}

/** Nobody changes what was said. It goes with its question only. */
async function makeMessages(runner: QueryRunner): Promise<void> {
  await runner.query(`
    create table consultation_messages (
      id uuid primary key default gen_random_uuid(),
      consultation_id uuid not null references consultations (id) on delete cascade,
      author text not null check (author in ('PATIENT', 'PHARMACIST')),
      pharmacist_id uuid references users (id) on delete set null,
      text text not null check (length(text) between 1 and 5000),
      language text not null check (language in ('en', 'fr', 'es', 'de')),
      sent_at timestamptz(3) not null,
      constraint consultation_messages_author check (author = 'PHARMACIST' or pharmacist_id is null)
    );
    create index consultation_messages_consultation_id on consultation_messages (consultation_id, sent_at desc, id desc);
    create index consultation_messages_pharmacist_id on consultation_messages (pharmacist_id) where pharmacist_id is not null;
    revoke update, delete on consultation_messages from ${ROLE_NAMES.app};
    insert into consultation_messages (consultation_id, author, pharmacist_id, text, language, sent_at)
      select consultation_id, 'PHARMACIST', pharmacist_id, answer, answer_language, answered_at from escalations where answer is not null;
  `);
}

/** More states, two kinds, and an order by how long somebody waits in the present turn. */
async function changeQueue(runner: QueryRunner): Promise<void> {
  await runner.query(`
    drop index escalations_open;
    alter table escalations drop constraint escalations_status_check, drop constraint escalations_claimed,
      drop constraint escalations_answered, drop constraint escalations_consultation_id_unique,
      drop column answer, drop column answer_language,
      add column kind text not null default 'QUESTION' check (kind in ('QUESTION', 'FEEDBACK')),
      add column waiting_since timestamptz(3),
      add column first_answered_at timestamptz(3),
      add column closed_at timestamptz(3),
      add column close_reason text check (close_reason in ('ANSWERED', 'NO_REPLY', 'SENT_TO_111_OR_GP', 'WRONG_PLACE')),
      add column complaint text check (length(complaint) between 1 and 1000),
      add column outcome text check (outcome in ('ADVICE_RIGHT', 'IMPROVE_WORDING', 'WRONG'));
    update escalations set waiting_since = sent_at, first_answered_at = answered_at;
    alter table escalations alter column waiting_since set not null, alter column kind drop default,
      add constraint escalations_status_check check (status in ('SENT', 'SEEN', 'CLAIMED', 'NEEDS_REPLY', 'ANSWERED', 'CLOSED')),
      add constraint escalations_consultation_id_unique unique (consultation_id, kind),
      add constraint escalations_claimed check (status in ('SENT', 'SEEN') or claimed_at is not null),
      add constraint escalations_answered check (status = 'CLOSED' or (status = 'ANSWERED') = (answered_at is not null)),
      add constraint escalations_closed check ((status = 'CLOSED') = (closed_at is not null)
                                           and (status = 'CLOSED') = (coalesce(close_reason, outcome) is not null)),
      add constraint escalations_report check ((kind = 'FEEDBACK') = (complaint is not null)
                                           and (kind = 'FEEDBACK' or outcome is null) and (kind = 'QUESTION' or close_reason is null));
    create index escalations_open on escalations (waiting_since, id)
      where kind = 'QUESTION' and status in ('SENT', 'SEEN', 'CLAIMED');
    create index escalations_mine on escalations (pharmacist_id, waiting_since, id) where status in ('CLAIMED', 'NEEDS_REPLY');
    create index escalations_with_patient on escalations (waiting_since, id) where status = 'NEEDS_REPLY';
    create index escalations_closed_at on escalations (closed_at desc, id desc) where status = 'CLOSED';
    create index escalations_feedback on escalations (waiting_since, id) where kind = 'FEEDBACK' and status <> 'CLOSED';
    create index escalations_first_answered_at on escalations (first_answered_at) where first_answered_at is not null;
  `);
}
