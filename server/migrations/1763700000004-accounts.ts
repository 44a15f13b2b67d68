import type { MigrationInterface, QueryRunner } from "typeorm";
import { ROLE_NAMES } from "../src/platform/postgres/role-names";

/** Confirmed addresses, mailed links, mails that are encrypted and tried again, who looked at whose data, NHS numbers that wait. */
export class Accounts1763700000004 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table users
        add column email_verified_at timestamptz(3),
        add column pending_email text check (pending_email = lower(pending_email) and length(pending_email) <= 254);
      update users set email_verified_at = created_at where demonstration;

      create table account_links (
        id uuid primary key default gen_random_uuid(),
        user_id uuid not null references users (id) on delete cascade,
        purpose text not null check (purpose in ('password_reset', 'first_password', 'email_confirmation', 'email_change')),
        token_hash text not null constraint account_links_token_hash_unique unique,
        email text not null,
        created_at timestamptz(3) not null,
        expires_at timestamptz(3) not null,
        used_at timestamptz(3)
      );
      create index account_links_user_id on account_links (user_id, created_at desc, id desc);
      create index account_links_expires_at on account_links (expires_at);

      create table disclosures (
        id uuid primary key default gen_random_uuid(),
        patient_id uuid not null references users (id) on delete cascade,
        viewer_id uuid references users (id) on delete set null,
        subject_id uuid not null,
        role_name text not null,
        first_name text not null,
        what text not null,
        reason text not null,
        occurred_at timestamptz(3) not null,
        occurred_on date not null,
        constraint disclosures_once_a_day unique (viewer_id, subject_id, occurred_on)
      );
      create index disclosures_patient_id on disclosures (patient_id, occurred_at desc, id desc);
      revoke update on disclosures from ${ROLE_NAMES.app};

      create table waiting_nhs_numbers (
        user_id uuid primary key references users (id) on delete cascade,
        sealed_number bytea not null,
        blind_index text not null,
        created_at timestamptz(3) not null
      );
      create index waiting_nhs_numbers_blind_index on waiting_nhs_numbers (blind_index);

      drop index sessions_user_id;
      create index sessions_user_id on sessions (user_id, last_seen_at desc, id desc) where ended_at is null;
      create index consent_entries_recorded_at on consent_entries (user_id, recorded_at desc, id desc);
      create index audit_entries_about_users on audit_entries (subject_id, id desc) where subject_type = 'user';

      update staff_roles set permissions = array_append(permissions, 'mail.manage') where key = 'owner';
    `);
    await encryptMails(runner);
    await letStaffLeave(runner);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table escalations drop constraint escalations_claimed, drop constraint escalations_pharmacist_id_fkey,
        add constraint escalations_pharmacist_id_fkey foreign key (pharmacist_id) references users (id),
        add constraint escalations_claimed check (status in ('SENT', 'SEEN') or (pharmacist_id is not null and claimed_at is not null)) not valid;
      alter table anomalies drop constraint anomalies_acknowledged, drop constraint anomalies_acknowledged_by_fkey,
        add constraint anomalies_acknowledged_by_fkey foreign key (acknowledged_by) references users (id),
        add constraint anomalies_acknowledged check ((acknowledged_at is null) = (acknowledged_by is null)) not valid;
      delete from outbox_mails;
      alter table outbox_mails drop column user_id, drop column template, drop column language, drop column content,
        drop column attempts, drop column last_error, drop column failed_at, drop column keep_until, add column body text not null;
      update staff_roles set permissions = array_remove(permissions, 'mail.manage');
      drop index audit_entries_about_users, consent_entries_recorded_at, sessions_user_id, outbox_mails_recipient;
      create index sessions_user_id on sessions (user_id) where ended_at is null;
      drop table waiting_nhs_numbers, disclosures, account_links;
      alter table users drop column email_verified_at, drop column pending_email;
    `);
  }
}

/** Mails written so far had readable words and told of nothing that cannot be read after signing in: they are not kept. */
async function encryptMails(runner: QueryRunner): Promise<void> {
  await runner.query(`
    delete from outbox_mails;
    alter table outbox_mails
      drop column body,
      add column user_id uuid references users (id) on delete cascade,
      add column template text not null,
      add column language text not null check (language in ('en', 'fr', 'es', 'de')),
      -- Encrypted; null once the mail server has taken the mail.
      add column content bytea,
      add column attempts integer not null default 0,
      add column last_error text,
      add column failed_at timestamptz(3),
      add column keep_until timestamptz(3) not null,
      add constraint outbox_mails_state check (sent_at is null or failed_at is null),
      add constraint outbox_mails_content check (content is not null or sent_at is not null);
    create index outbox_mails_user_id on outbox_mails (user_id, created_at desc, id desc) where user_id is not null;
    create index outbox_mails_failed on outbox_mails (created_at desc, id desc) where failed_at is not null;
    create index outbox_mails_keep_until on outbox_mails (keep_until);
    create index outbox_mails_recipient on outbox_mails (recipient);
  `);
}

/** Somebody of the staff can erase their account; what they answered or noted stays without them. */
async function letStaffLeave(runner: QueryRunner): Promise<void> {
  await runner.query(`
    alter table escalations drop constraint escalations_pharmacist_id_fkey, drop constraint escalations_claimed,
      add constraint escalations_pharmacist_id_fkey foreign key (pharmacist_id) references users (id) on delete set null,
      add constraint escalations_claimed check (status in ('SENT', 'SEEN') or claimed_at is not null);
    alter table anomalies drop constraint anomalies_acknowledged_by_fkey, drop constraint anomalies_acknowledged,
      add constraint anomalies_acknowledged_by_fkey foreign key (acknowledged_by) references users (id) on delete set null,
      add constraint anomalies_acknowledged check (acknowledged_by is null or acknowledged_at is not null);
  `);
}
