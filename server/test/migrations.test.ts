import type { DataSource } from "typeorm";
import { Accounts1763700000004 } from "../migrations/1763700000004-accounts";
import { MIGRATIONS } from "../src/app/migrations";
import { createDataSource } from "../src/platform/database";
import { cloneDatabase } from "./test-postgres";

/** Columns, constraints and indexes of the product's tables. */
async function shapeOf(db: DataSource): Promise<unknown[]> {
  return [
    await db.query(
      `select table_name, column_name, data_type, is_nullable, column_default from information_schema.columns
        where table_schema = 'public' order by 1, 2`,
    ),
    await db.query(
      "select conname, pg_get_constraintdef(oid) from pg_constraint where connamespace = 'public'::regnamespace order by 1",
    ),
    await db.query("select indexdef from pg_indexes where schemaname = 'public' order by 1"),
    await db.query("select key, permissions from staff_roles order by key"),
  ];
}

it("accounts and what came after can be taken back and run again, on a database that holds people and mails", async () => {
  const urls = await cloneDatabase(`health_migrations_${process.pid}`);
  const later = MIGRATIONS.slice(MIGRATIONS.indexOf(Accounts1763700000004));
  const db = await createDataSource({ url: urls.owner, migrations: MIGRATIONS, poolSize: 2 }).initialize();
  try {
    const before = await shapeOf(db);
    for (const _ of later) {
      await db.undoLastMigration();
    }
    await db.query(
      "insert into users (email, name, role, demonstration, created_at) values ('a@b.test', 'A', 'CUSTOMER', true, now())",
    );
    await db.query(
      "insert into outbox_mails (recipient, subject, body, created_at) values ('a@b.test', 'S', 'B', now())",
    );
    expect(await db.runMigrations()).toHaveLength(later.length);
    expect(await shapeOf(db)).toEqual(before);
    expect(await db.query("select email_verified_at = created_at as confirmed from users")).toEqual([
      { confirmed: true },
    ]);
  } finally {
    await db.destroy();
  }
});
