import type { MigrationInterface, QueryRunner } from "typeorm";

/** Roles that staff change themselves, and when people were invited. */
export class StaffRoles1763700000036 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table staff_roles
        add column version integer not null default 1 check (version > 0),
        add column created_at timestamptz(3) not null default now(),
        add column updated_at timestamptz(3) not null default now(),
        add constraint staff_roles_name_length check (length(name) between 1 and 60),
        add constraint staff_roles_description_length check (length(description) between 1 and 200);
      create unique index staff_roles_name_unique on staff_roles (lower(name));

      alter table users add column invited_at timestamptz(3);
      create index users_staff on users (created_at, id) where role = 'ADMIN';
      -- When somebody was here last, also of sessions that have ended.
      create index sessions_of_user on sessions (user_id);

      update staff_roles set permissions = permissions || array['roles.view', 'roles.manage'] where key = 'owner';
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      update staff_roles set permissions = array_remove(array_remove(permissions, 'roles.view'), 'roles.manage');
      drop index sessions_of_user;
      drop index users_staff;
      alter table users drop column invited_at;
      drop index staff_roles_name_unique;
      alter table staff_roles
        drop constraint staff_roles_description_length, drop constraint staff_roles_name_length,
        drop column updated_at, drop column created_at, drop column version;
    `);
  }
}
