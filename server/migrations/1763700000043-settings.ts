import type { MigrationInterface, QueryRunner } from "typeorm";
import { ROLE_NAMES } from "../src/platform/postgres/role-names";

/** What staff set, with its history; the rate of VAT to two decimals; the hours that were promised with each question. */
export class Settings1763700000043 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table setting_changes (
        id bigint generated always as identity primary key,
        name text not null,
        revision integer not null check (revision > 0),
        -- From then on; null for back to the default.
        value jsonb,
        -- What was in force until then.
        before jsonb,
        reason text not null check (length(reason) between 5 and 500),
        changed_by uuid references users (id) on delete set null,
        changed_at timestamptz(3) not null,
        constraint setting_changes_revision unique (name, revision)
      );
      create index setting_changes_changed_by on setting_changes (changed_by) where changed_by is not null;
      revoke all on setting_changes from ${ROLE_NAMES.ads};
      revoke update, delete, truncate on setting_changes from ${ROLE_NAMES.app};
      update staff_roles set permissions = permissions || '{settings.manage}' where key = 'owner';

      -- A change of type writes every row anew without an update, so invoices stay what they are.
      alter table payments drop constraint payments_vat_percent_check, alter column vat_percent type numeric(5, 2),
        add constraint payments_vat_percent_check check (vat_percent between 0 and 100);
      alter table invoices drop constraint invoices_vat_percent_check, alter column vat_percent type numeric(5, 2),
        add constraint invoices_vat_percent_check check (vat_percent between 0 and 100);

      -- Null for what was asked before: then the environment's hours were promised.
      alter table escalations add column answer_hours smallint check (answer_hours between 1 and 168);
    `);
  }

  /** @throws when something was charged at a rate that could not be stored before. */
  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table escalations drop column answer_hours;
      do $$ begin
        if exists (select from payments where vat_percent > 30 or vat_percent <> trunc(vat_percent)) then
          raise exception 'payments have rates of VAT that the version before cannot keep';
        end if;
      end $$;
      alter table invoices drop constraint invoices_vat_percent_check, alter column vat_percent type smallint,
        add constraint invoices_vat_percent_check check (vat_percent between 0 and 30);
      alter table payments drop constraint payments_vat_percent_check, alter column vat_percent type smallint,
        add constraint payments_vat_percent_check check (vat_percent between 0 and 30);
      update staff_roles set permissions = array(
        select p from unnest(permissions) with ordinality as each (p, at) where p <> 'settings.manage' order by at);
      drop table setting_changes;
    `);
  }
}
