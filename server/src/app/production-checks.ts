import type { DataSource } from "typeorm";
import { oneValue } from "../platform/database";

/**
 * What must not be true of a production database, each with the way to mend it; empty when all is well.
 * @param app the connection of the running product.
 * @param ads the connection of advertising.
 */
export async function productionProblems(app: DataSource, ads: DataSource): Promise<string[]> {
  const [row] = await app.query(
    `select (select rolsuper from pg_roles where rolname = current_user) as superuser,
            (select pg_has_role(current_user, relowner, 'member') from pg_class where oid = 'audit_entries'::regclass) as owns_audit,
            (select exists (select 1 from users where demonstration)) as demonstration`,
  );
  const problems: string[] = [];
  if (row.superuser) {
    problems.push(
      "DATABASE_URL signs in as a superuser, whom no grant binds: give it a login that is a member of health_app only",
    );
  }
  if (row.owns_audit) {
    problems.push(
      "DATABASE_URL owns the audit trail and could change it: give MIGRATION_DATABASE_URL the owner and DATABASE_URL another login",
    );
  }
  const wall = "select bool_or(has_table_privilege(name, 'select')) from unnest(array['users', 'consultations']) name";
  if (await oneValue(ads, wall)) {
    problems.push(
      "ADS_DATABASE_URL can read accounts or health data: give it a login that is a member of health_ads only",
    );
  }
  if (row.demonstration) {
    problems.push("The database holds demonstration accounts, whose password is published: use another database");
  }
  return problems;
}
