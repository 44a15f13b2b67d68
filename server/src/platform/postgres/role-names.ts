/**
 * The database roles that the product connects as. Migrations grant rights to them by these names, so they are the
 * same on the embedded server and on any other.
 */
export const ROLE_NAMES = {
  /** Owns the databases and runs the migrations. */
  owner: "health_owner",
  /** What the running server connects as: it neither owns tables nor passes over grants. */
  app: "health_app",
  /** The advertising side's own connection: it has no right on any health table. */
  ads: "health_ads",
} as const;

/** The superuser that `initdb` makes. Only the starter and the test harness connect as it. */
export const SUPERUSER_NAME = "postgres";

/** One of the three roles of the product. */
export type RoleKey = keyof typeof ROLE_NAMES;

/** A role of the product, or the embedded cluster's own superuser. */
export type LoginKey = RoleKey | "superuser";

/** The name that Postgres knows a login by. */
export function loginName(login: LoginKey): string {
  return login === "superuser" ? SUPERUSER_NAME : ROLE_NAMES[login];
}
