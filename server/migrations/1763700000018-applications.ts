import type { MigrationInterface, QueryRunner } from "typeorm";
import { ROLE_NAMES } from "../src/platform/postgres/role-names";

/** Applications of companies with their documents, history, links and reviewers; what is known about an advertiser's company. */
export class Applications1763700000018 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table applications (
        id uuid primary key default gen_random_uuid(),
        status text not null default 'DRAFT' check (status in ('DRAFT', 'PENDING', 'MORE_DOCS', 'APPROVED', 'REJECTED')),
        company_name text not null check (length(company_name) between 1 and 200),
        registration_number text not null check (registration_number ~ '^([0-9]{8}|[A-Z]{2}[0-9]{6})$'),
        address text check (length(address) between 1 and 500),
        contact_person text not null check (length(contact_person) between 1 and 100),
        phone text not null check (length(phone) between 7 and 40),
        email text not null check (email = lower(email) and length(email) <= 254),
        website text check (website ~ '^https?://'),
        terms_version text,
        terms_accepted_at timestamptz(3),
        created_at timestamptz(3) not null,
        updated_at timestamptz(3) not null,
        submitted_at timestamptz(3),
        decided_at timestamptz(3),
        decided_by uuid references users (id) on delete set null,
        reason text check (length(reason) between 1 and 500),
        advertiser_id uuid references users (id) on delete cascade,
        version integer not null default 1,
        constraint applications_submitted check (status = 'DRAFT' or (submitted_at is not null and terms_accepted_at is not null)),
        constraint applications_decided check ((status in ('APPROVED', 'REJECTED')) = (decided_at is not null)),
        constraint applications_rejected check (status <> 'REJECTED' or reason is not null),
        constraint applications_account check ((status = 'APPROVED') = (advertiser_id is not null)),
        constraint applications_terms check ((terms_version is null) = (terms_accepted_at is null))
      );
      create index applications_waiting on applications (status, submitted_at, id);
      create index applications_submitted_at on applications (submitted_at, id) where status <> 'DRAFT';
      create index applications_company_name on applications (lower(company_name) text_pattern_ops);
      create index applications_registration_number on applications (registration_number text_pattern_ops);
      create index applications_email on applications (email text_pattern_ops);
      create index applications_updated_at on applications (status, updated_at);
      create index applications_decided_at on applications (decided_at) where decided_at is not null;
      create unique index applications_advertiser_id on applications (advertiser_id) where advertiser_id is not null;
      create index applications_decided_by on applications (decided_by) where decided_by is not null;

      create table application_documents (
        id uuid primary key default gen_random_uuid(),
        application_id uuid not null references applications (id) on delete cascade,
        position smallint not null,
        key text not null,
        name text not null check (length(name) between 1 and 100),
        date_kind text check (date_kind in ('ISSUED', 'EXPIRES')),
        stated_date date,
        requested_at timestamptz(3),
        file_id uuid references stored_files (id) constraint application_documents_file_unique unique,
        file_name text,
        bytes integer check (bytes between 1 and 5242880),
        pages integer check (pages >= 0),
        uploaded_at timestamptz(3),
        problem text check (problem in ('not_pdf', 'too_large', 'encrypted', 'unreadable', 'script', 'action', 'form', 'embedded')),
        content text,
        finding text check (finding in ('EXPIRED', 'NOT_YET_ISSUED', 'NO_TEXT', 'NOT_NAMED')),
        status text not null default 'PENDING' check (status in ('PENDING', 'VALID', 'INVALID')),
        reason text check (length(reason) between 1 and 500),
        marked_by uuid references users (id) on delete set null,
        marked_at timestamptz(3),
        constraint application_documents_key_unique unique (application_id, key),
        constraint application_documents_key check (
          key ~ '^further_[0-9]{1,2}$' and requested_at is not null
          or key in ('business_registration', 'tax_compliance', 'professional_indemnity', 'advertising_standards', 'data_protection')),
        constraint application_documents_file check (
          (file_id is null) = (uploaded_at is null) and (file_id is null) = (file_name is null) and (file_id is null) = (bytes is null)),
        constraint application_documents_marked check ((status = 'PENDING') = (marked_at is null)),
        constraint application_documents_judged check (status = 'PENDING' or file_id is not null),
        constraint application_documents_reason check ((status = 'INVALID') = (reason is not null))
      );
      create index application_documents_marked_by on application_documents (marked_by) where marked_by is not null;

      create table application_events (
        id bigint generated always as identity primary key,
        application_id uuid not null references applications (id) on delete cascade,
        occurred_at timestamptz(3) not null,
        what text not null check (what in ('SUBMITTED', 'ADDITIONAL_DOCUMENTS', 'DOCUMENT_VALID', 'DOCUMENT_INVALID',
                                           'DOCUMENTS_REQUESTED', 'APPROVED', 'REJECTED')),
        -- No foreign key: what was done stays when its doer leaves.
        actor_id uuid,
        reason text,
        documents text[] not null default '{}'
      );
      create index application_events_application_id on application_events (application_id, id);
      create index application_events_actor_id on application_events (actor_id, id) where actor_id is not null;

      create table application_tokens (
        id bigint generated always as identity primary key,
        application_id uuid not null references applications (id) on delete cascade,
        token_hash text not null constraint application_tokens_token_hash_unique unique,
        created_at timestamptz(3) not null
      );
      create index application_tokens_application_id on application_tokens (application_id, id);

      create table application_reviewers (
        id uuid primary key,
        application_id uuid not null references applications (id) on delete cascade,
        user_id uuid not null references users (id) on delete cascade,
        since timestamptz(3) not null,
        seen_at timestamptz(3) not null
      );
      create index application_reviewers_application_id on application_reviewers (application_id, since, id);
      create index application_reviewers_user_id on application_reviewers (user_id);
      create index application_reviewers_seen_at on application_reviewers (seen_at);
    `);
    await guardStatus(runner);
    await extendCompanies(runner);
    for (const table of ["application_events", "company_changes"]) {
      await runner.query(`
        revoke update, truncate on ${table} from ${ROLE_NAMES.app};
        create trigger ${table}_append_only before update on ${table} for each row execute function refuse_change();
        create trigger ${table}_no_truncate before truncate on ${table} for each statement execute function refuse_change();
      `);
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop table company_changes, application_reviewers, application_tokens, application_events, application_documents, applications;
      drop function check_application_step, check_application_document;
      update companies set website = 'https://' || regexp_replace(coalesce(website, 'website.invalid'), '^https?://', '');
      alter table companies drop column registration_number, drop column address, drop column contact_person, drop column phone,
        alter column website set not null, drop constraint companies_website_check,
        add constraint companies_website_check check (website ~ '^https://');
      revoke select (advertiser_id, name, website, created_at) on companies from ${ROLE_NAMES.ads};
      grant select on companies to ${ROLE_NAMES.ads};
    `);
  }
}

/** The same table as TRANSITIONS of application.rules.ts, for whoever writes. Decided applications and their documents stay as they are. */
async function guardStatus(runner: QueryRunner): Promise<void> {
  await runner.query(`
    create function check_application_step() returns trigger language plpgsql as $$
    begin
      if tg_op = 'INSERT' then
        if new.status <> 'DRAFT' then
          raise exception 'an application begins as a draft' using errcode = 'check_violation';
        end if;
        return new;
      end if;
      if new.status = old.status then
        return new;
      end if;
      if (old.status, new.status) not in (('DRAFT', 'PENDING'), ('DRAFT', 'MORE_DOCS'), ('MORE_DOCS', 'PENDING'),
                                          ('PENDING', 'APPROVED'), ('PENDING', 'REJECTED'), ('PENDING', 'MORE_DOCS')) then
        raise exception 'an application cannot go from % to %', old.status, new.status using errcode = 'check_violation';
      end if;
      if new.status = 'APPROVED' and (select count(*) < 5 or not bool_and(d.status = 'VALID')
                                        from application_documents d where d.application_id = new.id) then
        raise exception 'an application is approved with valid documents only' using errcode = 'check_violation';
      end if;
      return new;
    end $$;
    create trigger applications_step before insert or update of status on applications
      for each row execute function check_application_step();

    create function check_application_document() returns trigger language plpgsql as $$
    begin
      if exists (select 1 from applications a where a.id = new.application_id and a.status in ('APPROVED', 'REJECTED')) then
        raise exception 'the documents of a decided application stay' using errcode = 'check_violation';
      end if;
      return new;
    end $$;
    create trigger application_documents_stay before insert or update of application_id, key, stated_date, file_id, status
      on application_documents for each row execute function check_application_document();
  `);
}

/** Advertising reads of a company what an advert shows, and nothing about the people behind it. */
async function extendCompanies(runner: QueryRunner): Promise<void> {
  await runner.query(`
    alter table companies
      add column registration_number text check (registration_number ~ '^([0-9]{8}|[A-Z]{2}[0-9]{6})$'),
      add column address text check (length(address) between 1 and 500),
      add column contact_person text check (length(contact_person) between 1 and 100),
      add column phone text check (length(phone) between 7 and 40),
      alter column website drop not null,
      drop constraint companies_website_check,
      add constraint companies_website_check check (website ~ '^https?://');
    revoke select on companies from ${ROLE_NAMES.ads};
    grant select (advertiser_id, name, website, created_at) on companies to ${ROLE_NAMES.ads};

    create table company_changes (
      id uuid primary key default gen_random_uuid(),
      advertiser_id uuid not null references companies (advertiser_id) on delete cascade,
      changed_at timestamptz(3) not null,
      field text not null check (field in ('address', 'contactPerson', 'phone', 'website')),
      before text,
      after text
    );
    create index company_changes_advertiser_id on company_changes (advertiser_id, changed_at desc, id desc);
  `);
}
