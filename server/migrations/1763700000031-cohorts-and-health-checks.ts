import type { MigrationInterface, QueryRunner } from "typeorm";
import { ROLE_NAMES } from "../src/platform/postgres/role-names";

/** What advertising may be told of a person who agreed to it, and short questionnaires about health with their sponsors. */
export class CohortsAndHealthChecks1763700000031 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      -- Of adults who hold the consents to personalised sponsorship and to the use of data, as of the newest count.
      create table cohort_labels (
        user_id uuid primary key references users (id) on delete cascade,
        -- A bit for each label (accounts/audience-label.rules.ts).
        topics smallint not null check (topics >= 0),
        signals smallint not null check (signals >= 0),
        -- Those of them that at least 50 people have: no others are handed over.
        shared_topics smallint not null default 0 check (shared_topics & topics = shared_topics),
        shared_signals smallint not null default 0 check (shared_signals & signals = shared_signals),
        computed_at timestamptz(3) not null
      );

      create table health_check_offers (
        id uuid primary key default gen_random_uuid(),
        user_id uuid not null references users (id) on delete cascade,
        -- In London. One a day.
        day date not null,
        slug text not null check (slug ~ '^[a-z-]{1,40}$'),
        offered_at timestamptz(3) not null,
        dismissed_at timestamptz(3),
        -- Answered once, whether or not the result was deleted since.
        answered_at timestamptz(3),
        constraint health_check_offers_day_unique unique (user_id, day)
      );

      -- What came of a Health Check. The answers are kept as they were given; nothing of it is ever shown to staff or advertisers.
      create table health_checks (
        id uuid primary key default gen_random_uuid(),
        user_id uuid not null references users (id) on delete cascade,
        offer_id uuid constraint health_checks_offer_unique unique references health_check_offers (id) on delete set null,
        slug text not null check (slug ~ '^[a-z-]{1,40}$'),
        answers jsonb not null,
        score smallint not null check (score >= 0),
        band text not null check (band in ('GOOD', 'FAIR', 'SEE_ADVICE')),
        taken_at timestamptz(3) not null
      );
      create index health_checks_user_id on health_checks (user_id, taken_at desc, id desc);

      revoke all on cohort_labels, health_check_offers, health_checks from ${ROLE_NAMES.ads};
      update staff_roles set permissions = array_append(permissions, 'advertising.explain') where key in ('owner', 'analyst');
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      update staff_roles set permissions = array_remove(permissions, 'advertising.explain');
      drop table health_checks, health_check_offers, cohort_labels;
    `);
  }
}
