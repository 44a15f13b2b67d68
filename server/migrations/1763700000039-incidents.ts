import type { MigrationInterface, QueryRunner } from "typeorm";
import { ROLE_NAMES } from "../src/platform/postgres/role-names";

/** Security incidents, and from where the acts of the audit trail were done. */
export class Incidents1763700000039 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table security_incidents (
        id bigint generated always as identity primary key,
        kind text not null,
        -- Null where there were too many at once to tell them apart.
        address inet,
        hour timestamptz(3) not null,
        count integer not null check (count > 0),
        first_at timestamptz(3) not null,
        last_at timestamptz(3) not null check (last_at >= first_at),
        constraint security_incidents_once_an_hour unique nulls not distinct (kind, address, hour)
      );
      create index security_incidents_last_at on security_incidents (last_at desc, id desc);
      create index security_incidents_kind on security_incidents (kind, last_at desc, id desc);

      -- Beside the audit trail, which is never changed: addresses are personal data and go after 90 days or with the account.
      create table audit_addresses (
        entry_id bigint primary key,
        address inet not null,
        occurred_at timestamptz(3) not null
      );
      create index audit_addresses_occurred_at on audit_addresses (occurred_at);

      revoke all on security_incidents, audit_addresses from ${ROLE_NAMES.ads};
      revoke update, truncate on audit_addresses from ${ROLE_NAMES.app};
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query("drop table audit_addresses, security_incidents");
  }
}
