import type { DataSource } from "typeorm";
import { Accounts1763700000004 } from "../migrations/1763700000004-accounts";
import { PharmacistThread1763700000005 } from "../migrations/1763700000005-pharmacist-thread";
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

it("accounts and what came after can be taken back and run again, on a database that holds people, mails and an answer", async () => {
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
    await db.query(
      `with person as (select id from users where email = 'a@b.test'), asked as (
         insert into consultations (patient_id, question, language, level, response, assistant_version, created_at)
         select id, 'Q', 'fr', 'PHARMACIST', '{}', '1.0.0', now() from person returning id)
       insert into escalations (consultation_id, status, sent_at, claimed_at, pharmacist_id, answered_at, answer, answer_language, updated_at)
       select asked.id, 'ANSWERED', now(), now(), person.id, now(), 'Rest.', 'en', now() from asked, person`,
    );
    expect(await db.runMigrations()).toHaveLength(later.length);
    expect(
      await db.query("select author, text, language, pharmacist_id is not null as named from consultation_messages"),
    ).toEqual([{ author: "PHARMACIST", text: "Rest.", language: "en", named: true }]);
    expect(
      await db.query(
        "select kind, status, waiting_since = sent_at and first_answered_at = answered_at as kept from escalations",
      ),
    ).toEqual([{ kind: "QUESTION", status: "ANSWERED", kept: true }]);
    expect(await db.query("select type, title, details, language, provenance from medical_records")).toEqual([
      { type: "AI_CONSULTATION", title: "Question de santé", details: "Q", language: "fr", provenance: "CONSULTATION" },
    ]);
    expect(await shapeOf(db)).toEqual(before);
    const after = later.length - later.indexOf(PharmacistThread1763700000005);
    for (let undone = 0; undone < after; undone += 1) {
      await db.undoLastMigration();
    }
    expect(await db.query("select status, answer, answer_language from escalations")).toEqual([
      { status: "ANSWERED", answer: "Rest.", answer_language: "en" },
    ]);
    await db.runMigrations();
    expect(await db.query("select email_verified_at = created_at as confirmed from users")).toEqual([
      { confirmed: true },
    ]);
  } finally {
    await db.destroy();
  }
});
