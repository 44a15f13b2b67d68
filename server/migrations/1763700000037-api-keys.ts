import type { MigrationInterface, QueryRunner } from "typeorm";
import { ROLE_NAMES } from "../src/platform/postgres/role-names";

/** Keys with which programs use the API, their secrets as hashes, and how much each is used. */
export class ApiKeys1763700000037 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table api_keys (
        id uuid primary key default gen_random_uuid(),
        owner_id uuid not null references users (id) on delete cascade,
        owner_kind text not null check (owner_kind in ('STAFF', 'ADVERTISERS')),
        service text not null check (length(service) between 2 and 60),
        environment text not null check (environment in ('PRODUCTION', 'STAGING', 'DEVELOPMENT')),
        scopes text[] not null check (cardinality(scopes) > 0),
        created_at timestamptz(3) not null,
        last_rotated_at timestamptz(3) not null,
        expires_at timestamptz(3) not null check (expires_at > last_rotated_at),
        revoked_at timestamptz(3),
        -- The days before the expiry of which its owner was mailed last; null since the last rotation.
        reminded_days integer check (reminded_days in (14, 7, 1))
      );
      create index api_keys_kind on api_keys (owner_kind, created_at desc, id desc);
      create index api_keys_owner on api_keys (owner_id, created_at desc, id desc);
      create index api_keys_expiry on api_keys (expires_at) where revoked_at is null;

      create table api_key_secrets (
        id uuid primary key default gen_random_uuid(),
        key_id uuid not null references api_keys (id) on delete cascade,
        token_hash text not null constraint api_key_secrets_token_hash_unique unique,
        last_four text not null check (length(last_four) = 4),
        created_at timestamptz(3) not null,
        expires_at timestamptz(3) not null,
        replaced_at timestamptz(3),
        last_used_at timestamptz(3)
      );
      create index api_key_secrets_key on api_key_secrets (key_id, created_at desc);
      -- A key never has two secrets that were not replaced.
      create unique index api_key_secrets_current on api_key_secrets (key_id) where replaced_at is null;
      create index api_key_secrets_replaced on api_key_secrets (expires_at) where replaced_at is not null;

      create table api_key_hours (
        key_id uuid not null references api_keys (id) on delete cascade,
        hour timestamptz(3) not null,
        calls integer not null check (calls >= 0),
        refused integer not null check (refused between 0 and calls),
        points bigint not null check (points >= 0),
        primary key (key_id, hour)
      );
      create index api_key_hours_hour on api_key_hours (hour);

      revoke all on api_keys, api_key_secrets, api_key_hours from ${ROLE_NAMES.ads};
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query("drop table api_key_hours, api_key_secrets, api_keys");
  }
}
