import type { MigrationInterface, QueryRunner } from "typeorm";
import { ROLE_NAMES } from "../src/platform/postgres/role-names";

/** Versions of creatives with their pictures, the reviews of them, and reports about these. What a creative held becomes its first version. */
export class CreativeVersions1763700000028 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await makeVersions(runner);
    await guardVersions(runner);
    await makeReviews(runner);
    await runner.query(`
      insert into creative_versions (creative_id, number, title, description, alt_text, disclaimer, price_pence, target_url,
                                     image_key, status, created_at, submitted_at, approved_at)
      select id, 1, title, description, alt_text, disclaimer, price_pence, target_url, image_key, status, created_at, created_at,
             case when status = 'APPROVED' then created_at end from creatives;
      insert into ad_reviews (version_id, cause, status, submitted_at, decided_at, reason)
      select id, 'SUBMITTED', status, created_at, case when status <> 'PENDING' then created_at end,
             case when status not in ('PENDING', 'APPROVED') then 'It was decided before reasons were kept.' end
        from creative_versions;
      alter table creatives drop column title, drop column description, drop column image_key, drop column alt_text,
        drop column price_pence, drop column target_url, drop column disclaimer, drop column status,
        add column archived_at timestamptz(3);
    `);
    await makeViews(runner);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table creatives add column title text check (length(title) between 1 and 100),
        add column description text check (length(description) between 1 and 300),
        add column image_key text check (image_key ~ '^[a-z0-9-]{1,60}$'),
        add column alt_text text check (length(alt_text) between 1 and 200),
        add column price_pence integer check (price_pence >= 0),
        add column target_url text check (target_url ~ '^https://'),
        add column disclaimer text check (length(disclaimer) between 1 and 300),
        add column status text check (status in ('PENDING', 'APPROVED', 'REJECTED', 'NEEDS_REVISION'));
      update creatives c set title = v.title, description = v.description, image_key = coalesce(v.image_key, 'uploaded'),
             alt_text = v.alt_text, price_pence = v.price_pence, target_url = v.target_url,
             disclaimer = coalesce(nullif(v.disclaimer, ''), '-'),
             status = case when v.status in ('DRAFT', 'SUPERSEDED') then 'NEEDS_REVISION' else v.status end
        from current_creatives v where v.id = c.id;
      drop view served_creatives, current_creatives;
      drop table compliance_reports, ad_review_violations, ad_reviews, creative_versions, creative_pictures;
      drop function check_creative_version;
      alter table creatives drop column archived_at, alter column title set not null, alter column description set not null,
        alter column image_key set not null, alter column alt_text set not null, alter column target_url set not null,
        alter column disclaimer set not null, alter column status set not null;
      grant select on creatives to ${ROLE_NAMES.ads};
    `);
  }
}

async function makeVersions(runner: QueryRunner): Promise<void> {
  await runner.query(`
    -- A picture as it is shown: written anew, without anything else that the sent file held.
    create table creative_pictures (
      id uuid primary key default gen_random_uuid(),
      advertiser_id uuid not null references companies (advertiser_id) on delete cascade,
      -- What belongs to no version is swept with its file.
      file_id uuid not null references stored_files (id) on delete cascade constraint creative_pictures_file_unique unique,
      media_type text not null check (media_type in ('image/png', 'image/jpeg', 'image/gif')),
      width integer not null check (width between 1 and 1200),
      height integer not null check (height > 0),
      is_animated boolean not null,
      created_at timestamptz(3) not null
    );
    create index creative_pictures_advertiser_id on creative_pictures (advertiser_id);

    create table creative_versions (
      id uuid primary key default gen_random_uuid(),
      creative_id uuid not null references creatives (id) on delete cascade,
      number integer not null check (number > 0),
      title text not null check (length(title) between 1 and 100),
      description text not null check (length(description) between 1 and 300),
      alt_text text not null check (length(alt_text) between 1 and 200),
      disclaimer text not null check (length(disclaimer) <= 300),
      price_pence integer check (price_pence >= 0),
      target_url text not null check (target_url ~ '^https://'),
      -- Sent by the advertiser, or one that comes with the product.
      picture_id uuid references creative_pictures (id),
      image_key text check (image_key ~ '^[a-z0-9-]{1,60}$'),
      status text not null check (status in ('DRAFT', 'PENDING', 'APPROVED', 'REJECTED', 'NEEDS_REVISION', 'SUPERSEDED')),
      created_at timestamptz(3) not null,
      submitted_at timestamptz(3),
      -- When it was first approved: who saw it may ask for it later.
      approved_at timestamptz(3),
      constraint creative_versions_number_unique unique (creative_id, number),
      constraint creative_versions_picture check (num_nonnulls(picture_id, image_key) = 1),
      constraint creative_versions_submitted check (status = 'DRAFT' or submitted_at is not null),
      constraint creative_versions_approved check (status <> 'APPROVED' or approved_at is not null)
    );
    create unique index creative_versions_serving on creative_versions (creative_id) where status = 'APPROVED';
    create unique index creative_versions_draft on creative_versions (creative_id) where status = 'DRAFT';
    create index creative_versions_served on creative_versions (creative_id, number desc) where approved_at is not null;
    create index creative_versions_picture_id on creative_versions (picture_id) where picture_id is not null;
  `);
}

/** The steps from state to state, for whoever writes. What was submitted stays as it was read. */
async function guardVersions(runner: QueryRunner): Promise<void> {
  await runner.query(`
    create function check_creative_version() returns trigger language plpgsql as $$
    begin
      if old.status <> 'DRAFT' and (old.title, old.description, old.alt_text, old.disclaimer, old.target_url)
                               is distinct from (new.title, new.description, new.alt_text, new.disclaimer, new.target_url)
         or old.status <> 'DRAFT' and (old.price_pence, old.picture_id, old.image_key, old.creative_id, old.number)
                               is distinct from (new.price_pence, new.picture_id, new.image_key, new.creative_id, new.number) then
        raise exception 'a version that was submitted cannot be changed' using errcode = 'check_violation';
      end if;
      if new.status <> old.status and (old.status, new.status) not in (
           ('DRAFT', 'PENDING'), ('PENDING', 'DRAFT'), ('PENDING', 'APPROVED'), ('PENDING', 'REJECTED'),
           ('PENDING', 'NEEDS_REVISION'), ('PENDING', 'SUPERSEDED'), ('APPROVED', 'PENDING'), ('APPROVED', 'SUPERSEDED')) then
        raise exception 'a version cannot go from % to %', old.status, new.status using errcode = 'check_violation';
      end if;
      if new.status = 'DRAFT' and old.approved_at is not null then
        raise exception 'a version that was shown cannot be changed' using errcode = 'check_violation';
      end if;
      return new;
    end $$;
    create trigger creative_versions_step before update on creative_versions
      for each row execute function check_creative_version();
  `);
}

async function makeReviews(runner: QueryRunner): Promise<void> {
  await runner.query(`
    create table ad_reviews (
      id uuid primary key default gen_random_uuid(),
      version_id uuid not null references creative_versions (id) on delete cascade,
      cause text not null check (cause in ('SUBMITTED', 'RULE')),
      status text not null default 'PENDING' check (status in ('PENDING', 'APPROVED', 'REJECTED', 'NEEDS_REVISION', 'SUPERSEDED')),
      submitted_at timestamptz(3) not null,
      decided_at timestamptz(3),
      decided_by uuid references users (id) on delete set null,
      reason text check (length(reason) between 1 and 500),
      row_version integer not null default 1,
      constraint ad_reviews_decided check ((status = 'PENDING') = (decided_at is null)),
      constraint ad_reviews_reason check (status not in ('REJECTED', 'NEEDS_REVISION') or reason is not null)
    );
    create unique index ad_reviews_pending on ad_reviews (version_id) where status = 'PENDING';
    create index ad_reviews_version_id on ad_reviews (version_id, submitted_at desc, id desc);
    create index ad_reviews_waiting on ad_reviews (status, submitted_at, id);
    create index ad_reviews_decided_at on ad_reviews (decided_at) where decided_at is not null;
    create index ad_reviews_decided_by on ad_reviews (decided_by) where decided_by is not null;

    -- As the rule was when the advert was judged.
    create table ad_review_violations (
      review_id uuid not null references ad_reviews (id) on delete cascade,
      position smallint not null,
      rule_id uuid,
      rule_name text not null,
      category text not null,
      severity text not null check (severity in ('LOW', 'MEDIUM', 'HIGH')),
      description text not null,
      matches jsonb not null,
      missing text[] not null,
      primary key (review_id, position)
    );
    create index ad_review_violations_rule_id on ad_review_violations (rule_id) where rule_id is not null;
    revoke update on ad_review_violations from ${ROLE_NAMES.app};

    -- A month is written YYYY-MM, in London. The files are written of the figures whenever they are asked for.
    create table compliance_reports (
      id uuid primary key default gen_random_uuid(),
      month text not null check (month ~ '^[0-9]{4}-(0[1-9]|1[0-2])$'),
      status text not null default 'RUNNING' check (status in ('RUNNING', 'READY', 'FAILED')),
      progress smallint not null default 0 check (progress between 0 and 100),
      requested_by uuid references users (id) on delete set null,
      requested_at timestamptz(3) not null,
      finished_at timestamptz(3),
      figures jsonb,
      constraint compliance_reports_ready check ((status = 'READY') = (figures is not null)),
      constraint compliance_reports_finished check ((status = 'RUNNING') = (finished_at is null))
    );
    create unique index compliance_reports_running on compliance_reports (month) where status = 'RUNNING';
    create index compliance_reports_requested_at on compliance_reports (requested_at);
    create index compliance_reports_requested_by on compliance_reports (requested_by) where requested_by is not null;
  `);
}

/** Advertising sees only what was approved, and whether it still is. */
async function makeViews(runner: QueryRunner): Promise<void> {
  await runner.query(`
    -- Each creative as it is shown, else as it was last written.
    create view current_creatives as
      select c.id, c.advertiser_id, c.created_at, c.archived_at, v.id as version_id, v.number, v.title, v.description, v.alt_text,
             v.disclaimer, v.price_pence, v.target_url, v.picture_id, v.image_key, v.status
        from creatives c cross join lateral (
             select * from creative_versions where creative_id = c.id order by status = 'APPROVED' desc, number desc limit 1) v;

    -- Each creative as it was last approved.
    create view served_creatives as
      select distinct on (creative_id) creative_id as id, id as version_id, title, description, alt_text, disclaimer, price_pence,
             target_url, picture_id, image_key, status = 'APPROVED' as is_serving
        from creative_versions where approved_at is not null order by creative_id, number desc;

    revoke insert, update, delete on current_creatives, served_creatives from ${ROLE_NAMES.app};
    revoke all on creatives from ${ROLE_NAMES.ads};
    grant select on served_creatives to ${ROLE_NAMES.ads};
  `);
}
