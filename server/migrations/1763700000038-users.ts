import type { MigrationInterface, QueryRunner } from "typeorm";
import { ROLE_NAMES } from "../src/platform/postgres/role-names";

/** People for support: why accounts are suspended, the search by the beginning of an address, and who may do what. */
export class Users1763700000038 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table account_suspensions (
        id uuid primary key default gen_random_uuid(),
        user_id uuid not null references users (id) on delete cascade,
        reason text not null check (length(reason) between 5 and 500),
        suspended_at timestamptz(3) not null,
        suspended_by uuid references users (id) on delete set null,
        lifted_at timestamptz(3) check (lifted_at >= suspended_at),
        lifted_by uuid references users (id) on delete set null
      );
      create unique index account_suspensions_open on account_suspensions (user_id) where lifted_at is null;
      create index account_suspensions_user_id on account_suspensions (user_id, suspended_at desc, id desc);
      create index account_suspensions_suspended_by on account_suspensions (suspended_by) where suspended_by is not null;
      create index account_suspensions_lifted_by on account_suspensions (lifted_by) where lifted_by is not null;
      revoke delete, truncate on account_suspensions from ${ROLE_NAMES.app};
      revoke all on account_suspensions from ${ROLE_NAMES.ads};

      -- Compares bytes, so that the beginning of an address is a range of the index whatever the collation.
      create index users_email_prefix on users (email text_pattern_ops) where role <> 'ADMIN';

      -- All that advertising may know of a suspension: whose adverts are not shown.
      create index users_suspended_advertisers on users (id) where role = 'ADVERTISER' and suspended_at is not null;
      create view suspended_advertisers as
        select id from users where role = 'ADVERTISER' and suspended_at is not null;
      grant select on suspended_advertisers to ${ROLE_NAMES.app}, ${ROLE_NAMES.ads};

      update staff_roles set permissions = permissions || '{users.manage,users.health}' where key = 'owner';
      update staff_roles set permissions = permissions || '{users.manage}' where key = 'support';
      update staff_roles set permissions = permissions || '{users.health}' where key = 'pharmacist';
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      update staff_roles set permissions = array(
        select p from unnest(permissions) with ordinality as each (p, at)
         where p not in ('users.manage', 'users.health') order by at);
      drop view suspended_advertisers;
      drop index users_suspended_advertisers, users_email_prefix;
      drop table account_suspensions;
    `);
  }
}
