import type { MigrationInterface, QueryRunner } from "typeorm";
import { ROLE_NAMES } from "../src/platform/postgres/role-names";

/** Rules that adverts are judged by, with what was changed about them and by whom. */
export class Compliance1763700000027 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table compliance_rules (
        id uuid primary key default gen_random_uuid(),
        name text not null check (length(name) between 1 and 100),
        description text not null check (length(description) between 1 and 500),
        category text not null default 'MEDICAL' check (category in ('MEDICAL', 'REGULATORY', 'ETHICAL')),
        severity text not null default 'MEDIUM' check (severity in ('LOW', 'MEDIUM', 'HIGH')),
        is_active boolean not null default false,
        keywords text[] not null default '{}' check (cardinality(keywords) <= 200),
        conditions jsonb not null default '[]' check (jsonb_typeof(conditions) = 'array' and jsonb_array_length(conditions) <= 20),
        sources jsonb not null default '[]' check (jsonb_typeof(sources) = 'array'),
        pack_key text constraint compliance_rules_pack_key_unique unique,
        created_at timestamptz(3) not null,
        updated_at timestamptz(3) not null,
        version integer not null default 1,
        constraint compliance_rules_looks_for_something check (cardinality(keywords) + jsonb_array_length(conditions) > 0)
      );
      create unique index compliance_rules_name_unique on compliance_rules (lower(name));
      create index compliance_rules_updated_at on compliance_rules (updated_at, id);
      create index compliance_rules_active on compliance_rules (id) where is_active;

      create table compliance_rule_changes (
        id bigint generated always as identity primary key,
        rule_id uuid not null references compliance_rules (id) on delete cascade,
        occurred_at timestamptz(3) not null,
        what text not null check (what in ('CREATED', 'EDITED', 'ACTIVATED', 'DEACTIVATED')),
        -- No foreign key: what was done stays when its doer leaves. Null: the product itself, by its starter pack.
        actor_id uuid,
        changes text[] not null default '{}'
      );
      create index compliance_rule_changes_rule_id on compliance_rule_changes (rule_id, id);
      create index compliance_rule_changes_actor_id on compliance_rule_changes (actor_id, id) where actor_id is not null;

      revoke delete, truncate on compliance_rules from ${ROLE_NAMES.app};
      revoke update, delete, truncate on compliance_rule_changes from ${ROLE_NAMES.app};
      create trigger compliance_rule_changes_append_only before update on compliance_rule_changes
        for each row execute function refuse_change();
      create trigger compliance_rule_changes_no_truncate before truncate on compliance_rule_changes
        for each statement execute function refuse_change();

      update staff_roles set permissions = permissions || array['compliance.review'] where key in ('owner', 'reviewer');
      update staff_roles set permissions = permissions || array['compliance.rules'] where key = 'owner';
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      update staff_roles set permissions = array_remove(array_remove(permissions, 'compliance.review'), 'compliance.rules');
      drop table compliance_rule_changes, compliance_rules;
    `);
  }
}
