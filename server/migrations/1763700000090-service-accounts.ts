import type { MigrationInterface, QueryRunner } from "typeorm";

/** Keys that belong to the platform and not to a person. */
export class ServiceAccounts1763700000090 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      -- A key of nobody is a service account: it acts in its own name, with what its scopes need.
      alter table api_keys alter column owner_id drop not null,
        add column made_by uuid references users (id) on delete set null,
        -- Who was shown its present secret: whoever made or rotated it last.
        add column shown_to uuid references users (id) on delete set null,
        add constraint api_keys_service_account check (
          case when owner_id is null then owner_kind = 'STAFF' else made_by is null and shown_to is null end);
      create index api_keys_made_by on api_keys (made_by) where made_by is not null;
      create index api_keys_shown_to on api_keys (shown_to) where shown_to is not null;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      delete from api_keys where owner_id is null;
      alter table api_keys drop constraint api_keys_service_account, drop column made_by, drop column shown_to,
        alter column owner_id set not null;
    `);
  }
}
