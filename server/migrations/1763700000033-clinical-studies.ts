import type { MigrationInterface, QueryRunner } from "typeorm";
import { ROLE_NAMES } from "../src/platform/postgres/role-names";

/** Clinical studies, their tags, and the versions of the assistant that they belong to. */
export class ClinicalStudies1763700000033 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      -- Whether every text of a list has 1 to so many characters.
      create function texts_fit(texts text[], most integer) returns boolean language sql immutable parallel safe as
        $$ select coalesce(bool_and(one is not null and length(one) between 1 and most), true) from unnest(texts) as one $$;

      create table clinical_studies (
        id uuid primary key default gen_random_uuid(),
        title text not null check (length(title) between 1 and 500),
        authors text[] not null check (cardinality(authors) between 1 and 100 and texts_fit(authors, 200)),
        journal text not null check (length(journal) between 1 and 300),
        -- As exactly as it is known: a year, a month or a day.
        published_on text not null check (published_on ~ '^\\d{4}(-(0[1-9]|1[0-2])(-(0[1-9]|[12]\\d|3[01]))?)?$'),
        doi text constraint clinical_studies_doi_unique unique check (doi ~ '^10\\.\\d{4,9}/' and doi !~ '[A-Z]' and length(doi) <= 255),
        abstract text check (length(abstract) between 1 and 20000),
        status text not null default 'PENDING' check (status in ('PENDING', 'TAGGED', 'VALIDATED', 'REJECTED')),
        tags text[] not null default '{}' check (cardinality(tags) <= 30 and texts_fit(tags, 60)),
        -- How close its words are to the closest entry of the catalogue of symptoms, and which entries are closest.
        relevance real not null check (relevance between 0 and 1),
        relevance_terms jsonb not null default '[]' check (jsonb_typeof(relevance_terms) = 'array' and jsonb_array_length(relevance_terms) <= 3),
        rejected_reason text check (length(rejected_reason) between 1 and 500),
        -- What it is searched by, folded to plain words.
        search_words text not null,
        -- Its title, folded: with the year it tells of a study without a DOI whether it is there.
        title_key text not null,
        created_by uuid references users (id) on delete set null,
        decided_by uuid references users (id) on delete set null,
        decided_at timestamptz(3),
        created_at timestamptz(3) not null,
        updated_at timestamptz(3) not null,
        version integer not null default 1,
        constraint clinical_studies_tags_and_status check ((status = 'PENDING') = (cardinality(tags) = 0)),
        constraint clinical_studies_reason check ((status = 'REJECTED') = (rejected_reason is not null)),
        constraint clinical_studies_decided check ((status in ('VALIDATED', 'REJECTED')) = (decided_at is not null))
      );
      create index clinical_studies_created_at on clinical_studies (created_at, id);
      create index clinical_studies_status on clinical_studies (status, created_at, id);
      create index clinical_studies_tags on clinical_studies using gin (tags);
      create index clinical_studies_search on clinical_studies using gin (to_tsvector('simple', search_words));
      create index clinical_studies_title_key on clinical_studies (title_key, left(published_on, 4));
      create index clinical_studies_created_by on clinical_studies (created_by) where created_by is not null;
      create index clinical_studies_decided_by on clinical_studies (decided_by) where decided_by is not null;

      -- Every tag that is in use: how it is spelled, and by how many studies.
      create table study_tags (
        key text primary key,
        name text not null check (length(name) between 1 and 60),
        uses integer not null check (uses >= 0)
      );
      create index study_tags_prefix on study_tags (key text_pattern_ops);
      create index study_tags_uses on study_tags (uses desc, key);

      create table study_model_versions (
        study_id uuid not null references clinical_studies (id) on delete cascade,
        version text not null check (version ~ '^\\d{1,4}(\\.\\d{1,4}){1,3}(-[0-9A-Za-z.]{1,40})?$'),
        linked_by uuid references users (id) on delete set null,
        linked_at timestamptz(3) not null,
        primary key (study_id, version)
      );
      create index study_model_versions_version on study_model_versions (version, study_id);
      create index study_model_versions_linked_by on study_model_versions (linked_by) where linked_by is not null;

      revoke delete, truncate on clinical_studies from ${ROLE_NAMES.app};
      revoke all on clinical_studies, study_tags, study_model_versions from ${ROLE_NAMES.ads};

      update staff_roles set permissions = array_append(permissions, 'studies.manage') where key in ('owner', 'reviewer', 'analyst');
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      update staff_roles set permissions = array_remove(permissions, 'studies.manage');
      drop table study_model_versions, study_tags, clinical_studies;
      drop function texts_fit(text[], integer);
    `);
  }
}
