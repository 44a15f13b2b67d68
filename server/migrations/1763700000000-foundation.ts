import type { MigrationInterface, QueryRunner } from "typeorm";
import { ROLE_NAMES } from "../src/platform/postgres/role-names";

/** Roles' rights, accounts, sessions, staff roles, consents, audit, mail, limits. */
export class Foundation1763700000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await makeMissingRoles(runner);
    await runner.query(`
      revoke create on schema public from public;
      grant usage on schema public to ${ROLE_NAMES.app}, ${ROLE_NAMES.ads};
      -- The product may read and write new tables; advertising gets nothing that is not granted to it by name.
      alter default privileges in schema public grant select, insert, update, delete on tables to ${ROLE_NAMES.app};
      alter default privileges in schema public grant usage, select on sequences to ${ROLE_NAMES.app};

      create table users (
        id uuid primary key default gen_random_uuid(),
        email text not null constraint users_email_unique unique check (email = lower(email) and length(email) <= 254),
        name text not null check (length(name) between 1 and 100),
        password_hash text,
        role text not null check (role in ('CUSTOMER', 'ADVERTISER', 'ADMIN')),
        language text not null default 'en' check (language in ('en', 'fr', 'es', 'de')),
        demonstration boolean not null default false,
        suspended_at timestamptz(3),
        created_at timestamptz(3) not null
      );

      create table sessions (
        id uuid primary key default gen_random_uuid(),
        user_id uuid not null references users (id) on delete cascade,
        token_hash text not null constraint sessions_token_hash_unique unique,
        user_agent text not null,
        remembered boolean not null,
        idle_seconds integer not null check (idle_seconds > 0),
        created_at timestamptz(3) not null,
        last_seen_at timestamptz(3) not null,
        expires_at timestamptz(3) not null,
        ended_at timestamptz(3)
      );
      create index sessions_user_id on sessions (user_id) where ended_at is null;
      create index sessions_expires_at on sessions (expires_at);

      create table staff_roles (
        id uuid primary key default gen_random_uuid(),
        key text not null constraint staff_roles_key_unique unique,
        name text not null,
        description text not null,
        permissions text[] not null
      );
      create table staff_memberships (
        user_id uuid not null references users (id) on delete cascade,
        role_id uuid not null references staff_roles (id),
        primary key (user_id, role_id)
      );
      create index staff_memberships_role_id on staff_memberships (role_id);

      create table consent_entries (
        id bigint generated always as identity primary key,
        user_id uuid not null references users (id) on delete cascade,
        purpose text not null check (purpose in ('data_use', 'nhs_integration', 'personalised_sponsorship', 'model_improvement')),
        granted boolean not null,
        text_version text not null,
        recorded_at timestamptz(3) not null
      );
      create index consent_entries_user_id on consent_entries (user_id, purpose, id desc);

      create table audit_entries (
        id bigint generated always as identity primary key,
        occurred_at timestamptz(3) not null,
        request_id text not null,
        action text not null,
        actor_id uuid,
        subject_type text not null,
        subject_id text,
        details jsonb not null default '{}'
      );
      create index audit_entries_occurred_at on audit_entries (occurred_at desc, id desc);
      create index audit_entries_actor_id on audit_entries (actor_id, id desc);

      create table outbox_mails (
        id uuid primary key default gen_random_uuid(),
        recipient text not null,
        subject text not null,
        body text not null,
        created_at timestamptz(3) not null,
        sent_at timestamptz(3)
      );
      create index outbox_mails_created_at on outbox_mails (created_at desc, id desc);

      create table rate_limits (
        key varchar(255) primary key,
        points integer not null default 0,
        expire bigint
      );
      create index rate_limits_expire on rate_limits (expire);
    `);
    await makeAppendOnly(runner, "audit_entries", { deletable: false });
    await makeAppendOnly(runner, "consent_entries", { deletable: true });
    await runner.query(`
      insert into staff_roles (key, name, description, permissions) values
        ('owner', 'Owner', 'Runs the platform and may do everything.',
          '{consultations.answer,system.view,applications.view,applications.approve,applications.reject,applications.request_documents,users.view,tickets.view,tickets.respond,logs.view,analytics.view,reports.export,aggregates.view}'),
        ('reviewer', 'Medical Reviewer', 'Decides on advertiser applications.',
          '{applications.view,applications.approve,applications.reject,applications.request_documents}'),
        ('support', 'Support Agent', 'Helps people who write to us.', '{users.view,tickets.view,tickets.respond,logs.view,system.view}'),
        ('analyst', 'Data Analyst', 'Reads figures, never people.', '{analytics.view,reports.export,aggregates.view,system.view}'),
        ('pharmacist', 'Pharmacist', 'Answers the questions that are passed to a human pharmacist.', '{consultations.answer}');
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      "drop table rate_limits, outbox_mails, audit_entries, consent_entries, staff_memberships, staff_roles, sessions, users cascade",
    );
    await runner.query("drop function refuse_change");
  }
}

/** The roles exist already where the database was prepared for us; else the migrating login must be allowed to make them. */
async function makeMissingRoles(runner: QueryRunner): Promise<void> {
  for (const role of [ROLE_NAMES.app, ROLE_NAMES.ads]) {
    const [found] = await runner.query("select 1 from pg_roles where rolname = $1", [role]);
    if (!found) {
      await runner.query(`create role ${role} nologin`);
    }
    // Lets a login that serves every purpose step down to the role (see stepDownRole); where it may not, it need not.
    await runner.query(`
      do $$ begin
        grant ${role} to current_user;
      exception when insufficient_privilege then null;
      end $$`);
  }
}

/** Rows can be added and read, nothing else; a trigger holds even for the owner. Consents leave with the erased account. */
async function makeAppendOnly(
  runner: QueryRunner,
  table: string,
  { deletable }: { deletable: boolean },
): Promise<void> {
  const revoked = deletable ? "update, truncate" : "update, delete, truncate";
  const events = deletable ? "update" : "update or delete";
  await runner.query(`
    revoke ${revoked} on ${table} from ${ROLE_NAMES.app};
    create or replace function refuse_change() returns trigger language plpgsql as $$
      begin raise exception '% is append-only', tg_table_name using errcode = 'insufficient_privilege'; end $$;
    create trigger ${table}_append_only before ${events} on ${table} for each row execute function refuse_change();
    create trigger ${table}_no_truncate before truncate on ${table} for each statement execute function refuse_change();
  `);
}
