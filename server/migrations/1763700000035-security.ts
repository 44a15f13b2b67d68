import type { MigrationInterface, QueryRunner } from "typeorm";
import { ROLE_NAMES } from "../src/platform/postgres/role-names";

/** The rules of the firewall, and what the audit log is read by. */
export class Security1763700000035 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table firewall_rules (
        id uuid primary key default gen_random_uuid(),
        ip_range cidr not null constraint firewall_rules_ip_range_unique unique check (masklen(ip_range) > 0),
        description text not null check (length(description) between 1 and 200),
        note text check (length(note) between 1 and 1000),
        is_active boolean not null,
        -- The first rule that denies somebody counts the hit.
        position integer not null,
        expires_at timestamptz(3),
        hits bigint not null default 0 check (hits >= 0),
        last_hit_at timestamptz(3),
        created_by uuid references users (id) on delete set null,
        created_at timestamptz(3) not null,
        updated_at timestamptz(3) not null,
        version integer not null default 1
      );
      create index firewall_rules_position on firewall_rules (position, id);
      create index firewall_rules_last_hit_at on firewall_rules (last_hit_at desc, id) where last_hit_at is not null;
      create index firewall_rules_created_by on firewall_rules (created_by) where created_by is not null;

      -- Counts changes of the rules, so that a process notices one whose announcement was lost. Whoever changes rules holds this row.
      create table firewall_state (
        only_row boolean primary key default true check (only_row),
        revision bigint not null default 0
      );
      insert into firewall_state default values;

      revoke insert, delete, truncate on firewall_state from ${ROLE_NAMES.app};
      revoke all on firewall_rules, firewall_state from ${ROLE_NAMES.ads};

      create index audit_entries_action on audit_entries (action, occurred_at desc, id desc);
      create index audit_entries_subject on audit_entries (subject_type, subject_id, occurred_at desc, id desc);

      update staff_roles set permissions = permissions || '{security.view,security.manage,audit.view,audit.details}' where key = 'owner';
      update staff_roles set permissions = permissions || '{audit.view}' where key = 'support';
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      update staff_roles set permissions = array(
        select p from unnest(permissions) with ordinality as each (p, at)
         where p not in ('security.view', 'security.manage', 'audit.view', 'audit.details') order by at);
      drop index audit_entries_subject, audit_entries_action;
      drop table firewall_state, firewall_rules;
    `);
  }
}
