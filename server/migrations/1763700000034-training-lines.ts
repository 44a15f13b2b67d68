import type { MigrationInterface, QueryRunner } from "typeorm";
import { ROLE_NAMES } from "../src/platform/postgres/role-names";

/** Lines that staff add to the training data, and how two people agree on the label of each. */
export class TrainingLines1763700000034 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      -- Counts agreements in the order in which they were committed.
      create sequence training_lines_agreed_number;

      create table training_lines (
        id uuid primary key default gen_random_uuid(),
        -- Null once it was removed because it names somebody, as are the two that are made of it.
        text text check (length(text) between 3 and 500),
        -- SHA-256 of the text, folded to plain words.
        text_hash text check (text_hash ~ '^[0-9a-f]{64}$'),
        -- What it is searched by, folded to plain words.
        search_words text,
        language text not null check (language in ('en', 'fr', 'es', 'de')),
        -- Never one of the styles that models are measured on.
        style text not null check (style in ('plain', 'family', 'carer', 'message', 'story', 'note', 'learner', 'picture', 'look-alike', 'medicine',
                                             'organising', 'email')),
        concept text not null check (concept ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(concept) <= 60),
        origin text not null check (origin in ('STAFF', 'QUESTION')),
        state text not null default 'PROPOSED' check (state in ('PROPOSED', 'DISPUTED', 'AGREED', 'REMOVED')),
        label text check (label in ('emergency', 'urgent', 'routine')),
        agreed_at timestamptz(3),
        agreed_number bigint constraint training_lines_agreed_number_unique unique,
        removed_at timestamptz(3),
        removed_reason text check (removed_reason in ('NAMES_SOMEBODY', 'NOT_ABOUT_HEALTH', 'UNCLEAR', 'NOT_WANTED')),
        created_at timestamptz(3) not null,
        created_by uuid references users (id) on delete set null,
        -- Whose question it was. Read for one thing only: to delete the line when that person takes the consent back or leaves.
        patient_id uuid references users (id) on delete cascade,
        consultation_id uuid constraint training_lines_consultation_unique unique references consultations (id) on delete cascade,
        constraint training_lines_origin check ((origin = 'QUESTION') = (patient_id is not null)
          and (origin = 'QUESTION') = (consultation_id is not null) and (origin = 'STAFF' or created_by is null)),
        constraint training_lines_text check ((text is null) = (removed_reason is not distinct from 'NAMES_SOMEBODY')
          and (text is null) = (text_hash is null) and (text is null) = (search_words is null)),
        constraint training_lines_agreed check ((label is null) = (agreed_at is null) and (label is null) = (agreed_number is null)
          and (state <> 'AGREED' or label is not null) and (state not in ('PROPOSED', 'DISPUTED') or label is null)),
        constraint training_lines_removed check ((state = 'REMOVED') = (removed_at is not null) and (state = 'REMOVED') = (removed_reason is not null))
      );
      create unique index training_lines_text_unique on training_lines (text_hash) where state <> 'REMOVED';
      create index training_lines_created_at on training_lines (created_at, id);
      create index training_lines_state on training_lines (state, created_at, id);
      create index training_lines_learned on training_lines (agreed_number) where state = 'AGREED';
      create index training_lines_search on training_lines using gin (to_tsvector('simple', search_words));
      create index training_lines_created_by on training_lines (created_by) where created_by is not null;
      create index training_lines_patient on training_lines (patient_id) where patient_id is not null;

      -- What each person said. Whoever leaves is forgotten, what they said stays.
      create table training_line_labels (
        id uuid primary key default gen_random_uuid(),
        line_id uuid not null references training_lines (id) on delete cascade,
        labelled_by uuid references users (id) on delete set null,
        label text not null check (label in ('emergency', 'urgent', 'routine')),
        labelled_at timestamptz(3) not null,
        constraint training_line_labels_once unique (line_id, labelled_by)
      );
      create index training_line_labels_by on training_line_labels (labelled_by, labelled_at, id) where labelled_by is not null;

      -- Nobody agrees alone, and what was agreed stays as it is until it is removed.
      create function keep_training_line() returns trigger language plpgsql as $$
      begin
        if tg_op = 'UPDATE' and old.state in ('AGREED', 'REMOVED') then
          if new.state not in (old.state, 'REMOVED') or new.label is distinct from old.label or (new.text is not null and new.text <> old.text) then
            raise exception 'an agreed training line stays as it is';
          end if;
        elsif new.state = 'AGREED' and
              (select count(*) from training_line_labels l where l.line_id = new.id and l.label = new.label) < 2 then
          raise exception 'a training line is agreed by two people';
        end if;
        return new;
      end $$;
      create trigger keep_training_line before insert or update on training_lines for each row execute function keep_training_line();

      -- Lines go with a question, a consent or an account; whoever looks at the list is told, whatever deleted them.
      create function announce_gone_training_lines() returns trigger language plpgsql as $$
      begin
        if exists (select from gone) then
          perform pg_notify('health_events', '{"topic":"training-line-changed","key":"all","event":{"lineId":"gone"}}');
        end if;
        return null;
      end $$;
      create trigger announce_gone_training_lines after delete on training_lines referencing old table as gone
        for each statement execute function announce_gone_training_lines();

      alter table training_runs
        -- Lines that were agreed up to this number belong to it, also when it is resumed.
        add column lines_until bigint not null default 0,
        -- How many lines it learns from that were added here; null until they are read.
        add column added_line_count integer check (added_line_count >= 0);

      revoke truncate on training_lines, training_line_labels from ${ROLE_NAMES.app};
      revoke all on training_lines, training_line_labels, training_lines_agreed_number from ${ROLE_NAMES.ads};

      update staff_roles set permissions = array_append(permissions, 'models.label')
       where key in ('owner', 'reviewer', 'analyst', 'pharmacist') and not 'models.label' = any(permissions);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      update staff_roles set permissions = array_remove(permissions, 'models.label');
      alter table training_runs drop column lines_until, drop column added_line_count;
      drop table training_line_labels, training_lines;
      drop function announce_gone_training_lines();
      drop function keep_training_line();
      drop sequence training_lines_agreed_number;
    `);
  }
}
