import type { MigrationInterface, QueryRunner } from "typeorm";
import { ROLE_NAMES } from "../src/platform/postgres/role-names";

/** Trainings of the text model, the models that came of them, and which of these was published when. */
export class ModelTraining1763700000032 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table training_runs (
        id uuid primary key default gen_random_uuid(),
        number integer not null generated always as identity constraint training_runs_number_unique unique,
        status text not null default 'RUNNING' check (status in ('RUNNING', 'COMPLETED', 'FAILED', 'CANCELLED')),
        phase text not null default 'PREPARING' check (phase in ('PREPARING', 'LEARNING', 'MEASURING', 'DONE')),
        progress double precision not null default 0 check (progress between 0 and 1),
        epoch integer not null default 0,
        epochs integer not null check (epochs between 1 and 60),
        seed integer not null check (seed >= 0),
        parameters jsonb not null,
        metrics jsonb not null default '[]',
        -- Of the lines in their order, the parameters and the versions of model and rules.
        data_hash text check (data_hash ~ '^[0-9a-f]{64}$'),
        line_count integer check (line_count >= 0),
        started_by uuid references users (id) on delete set null,
        started_at timestamptz(3) not null,
        finished_at timestamptz(3),
        -- By the clock of the database, which is the same for all processes.
        heartbeat_at timestamptz(3) not null default now(),
        -- Of the server process that trains it.
        process_id uuid not null,
        -- The number of the training of which it is the continuation.
        resumed_from integer,
        error text,
        constraint training_runs_finished check ((status = 'RUNNING') = (finished_at is null)),
        constraint training_runs_error check ((status = 'FAILED') = (error is not null)),
        constraint training_runs_epoch check (epoch between 0 and epochs)
      );
      create unique index training_runs_running on training_runs ((true)) where status = 'RUNNING';
      create index training_runs_started_at on training_runs (started_at desc, id desc);
      create index training_runs_started_by on training_runs (started_by) where started_by is not null;

      -- What a training needs to go on after a round.
      create table training_checkpoints (
        run_id uuid primary key references training_runs (id) on delete cascade,
        epoch integer not null check (epoch > 0),
        -- Packed with gzip.
        state bytea not null
      );

      create table model_versions (
        id uuid primary key default gen_random_uuid(),
        version text not null constraint model_versions_version_unique unique check (version ~ '^[0-9]+\\.[0-9]+\\.[0-9]+$'),
        run_id uuid constraint model_versions_run_unique unique references training_runs (id),
        -- The version that came with the product's code under this name; null for one that was trained here.
        release text constraint model_versions_release_unique unique,
        weights bytea not null,
        -- The SHA-256 of the weights.
        checksum text not null check (checksum ~ '^[0-9a-f]{64}$'),
        record jsonb not null,
        -- What was given to each case that was held out.
        cases jsonb not null,
        created_at timestamptz(3) not null,
        constraint model_versions_origin check (num_nonnulls(run_id, release) = 1)
      );
      create index model_versions_created_at on model_versions (created_at desc, id desc);

      -- The newest line says what answers.
      create table model_publications (
        id bigint generated always as identity primary key,
        kind text not null check (kind in ('PUBLISHED', 'ROLLED_BACK')),
        model_id uuid not null references model_versions (id),
        -- The publication that a roll-back leads to.
        below_id bigint references model_publications (id),
        -- No foreign key: what was published stays when its doer leaves. Null: the product itself, with a release.
        published_by uuid,
        published_at timestamptz(3) not null
      );
      create index model_publications_model_id on model_publications (model_id);
      create index model_publications_below_id on model_publications (below_id) where below_id is not null;
      create index model_publications_published_by on model_publications (published_by) where published_by is not null;

      revoke delete, truncate on training_runs, model_versions from ${ROLE_NAMES.app};
      revoke update, delete, truncate on model_publications from ${ROLE_NAMES.app};
      create trigger model_publications_append_only before update or delete on model_publications
        for each row execute function refuse_change();
      create trigger model_publications_no_truncate before truncate on model_publications
        for each statement execute function refuse_change();
      revoke all on training_runs, training_checkpoints, model_versions, model_publications from ${ROLE_NAMES.ads};

      update staff_roles set permissions = permissions || array['models.view']
       where key in ('owner', 'reviewer', 'analyst', 'pharmacist') and not 'models.view' = any(permissions);
      update staff_roles set permissions = permissions || array['models.train'] where key in ('owner', 'analyst');
      update staff_roles set permissions = permissions || array['models.publish'] where key = 'owner';
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      update staff_roles set permissions =
        array_remove(array_remove(array_remove(permissions, 'models.view'), 'models.train'), 'models.publish');
      drop table model_publications, model_versions, training_checkpoints, training_runs;
    `);
  }
}
