import type { MigrationInterface, QueryRunner } from "typeorm";
import { ROLE_NAMES } from "../src/platform/postgres/role-names";

/** Texts that pharmacists wrote for each other, beside those that come with the product. */
export class AnswerTemplates1763700000091 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table answer_templates (
        id uuid primary key default gen_random_uuid(),
        title text not null check (length(title) between 2 and 80),
        -- By language; at least one.
        texts jsonb not null check (jsonb_typeof(texts) = 'object' and texts <> '{}'),
        source_title text,
        source_url text check (source_url ~ '^https://'),
        version integer not null default 1,
        -- Of the words as they stand now.
        written_by uuid references users (id) on delete set null,
        written_at timestamptz(3) not null,
        constraint answer_templates_source check ((source_title is null) = (source_url is null))
      );
      create unique index answer_templates_title on answer_templates (lower(title));
      create index answer_templates_written_by on answer_templates (written_by);
      revoke all on answer_templates from ${ROLE_NAMES.ads};
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query("drop table answer_templates");
  }
}
