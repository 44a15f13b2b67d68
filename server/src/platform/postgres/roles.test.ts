import fs from "node:fs";
import path from "node:path";
import type { EmbeddedPostgres } from "./embedded-postgres";
import { cleanUp, query, start, temporaryFolder } from "./embedded-postgres.test-support";
import { ROLE_NAMES } from "./role-names";

const DENIED = { code: "42501" };

let postgres: EmbeddedPostgres;

function setting(name: string): Promise<{ value: string }[]> {
  return query(postgres.url("superuser", "postgres"), `SELECT current_setting('${name}') AS value`);
}

describe("an ordinary embedded server", () => {
  beforeAll(async () => {
    postgres = await start(path.join(temporaryFolder(), ".data"), { test: false });
    await Promise.all([postgres.ensureDatabase("health"), postgres.ensureDatabase("health")]);
    await query(postgres.url("owner", "health"), "CREATE TABLE reading (id int); INSERT INTO reading VALUES (1)");
  });
  afterAll(cleanUp);

  test.each([
    ["listen_addresses", "127.0.0.1"],
    ["unix_socket_directories", ""],
    ["max_connections", "200"],
    ["TimeZone", "UTC"],
    ["server_encoding", "UTF8"],
    ["password_encryption", "scram-sha-256"],
    ["fsync", "on"],
    ["synchronous_commit", "on"],
    ["full_page_writes", "on"],
  ])("%s is '%s'", async (name, value) => {
    expect(await setting(name)).toEqual([{ value }]);
  });

  test("sorts by bytes, whatever the machine's language", async () => {
    const rows = await query(
      postgres.url("owner", "health"),
      "SELECT datcollate, datctype FROM pg_database WHERE datname = 'health'",
    );
    expect(rows).toEqual([{ datcollate: "C", datctype: "C" }]);
  });

  test("lets nobody in without a password", async () => {
    const rows = await query<{ auth_method: string }>(
      postgres.url("superuser", "postgres"),
      "SELECT DISTINCT auth_method FROM pg_hba_file_rules",
    );
    expect(rows).toEqual([{ auth_method: "scram-sha-256" }]);
    const wrong = new URL(postgres.url("app", "health"));
    wrong.password = "password";
    await expect(query(wrong.href, "SELECT 1")).rejects.toMatchObject({ code: "28P01" });
  });

  test("keeps four different passwords in one file for its own user only", () => {
    const urls = (["superuser", "owner", "app", "ads"] as const).map((role) => new URL(postgres.url(role, "health")));
    const passwords = urls.map(({ password }) => password);
    expect(new Set(passwords).size).toBe(4);
    for (const password of passwords) expect(password).toMatch(/^[0-9a-f]{48}$/);
    const file = path.join(postgres.dataDirectory, "embedded-postgres.json");
    const { mode, uid } = fs.statSync(file);
    expect(mode & 0o777).toBe(0o600);
    expect(uid).toBe(fs.statSync(postgres.dataDirectory).uid);
  });

  test("gives none of the product's roles a power over the server", async () => {
    const names = Object.values(ROLE_NAMES);
    const rows = await query(
      postgres.url("superuser", "postgres"),
      `SELECT rolname, rolsuper OR rolcreaterole OR rolcreatedb OR rolreplication OR rolbypassrls AS power
         FROM pg_roles WHERE rolname LIKE 'health_%' ORDER BY rolname`,
    );
    expect(rows).toEqual([...names].sort().map((rolname) => ({ rolname, power: false })));
  });

  test("puts the roles right at the next start", async () => {
    const { app } = ROLE_NAMES;
    await query(postgres.url("superuser", "postgres"), `ALTER ROLE ${app} SUPERUSER PASSWORD 'guess'`);
    const again = await start(path.dirname(postgres.dataDirectory), { test: false });
    const [row] = await query(again.url("app", "health"), "SELECT current_setting('is_superuser') AS super");
    expect(row).toEqual({ super: "off" });
  });

  test.each(["app", "ads"] as const)("lets %s in, but neither read nor create without a grant", async (role) => {
    const url = postgres.url(role, "health");
    expect(await query(url, "SELECT current_user::text AS me")).toEqual([{ me: ROLE_NAMES[role] }]);
    await expect(query(url, "SELECT * FROM reading")).rejects.toMatchObject(DENIED);
    await expect(query(url, "CREATE TABLE mine (id int)")).rejects.toMatchObject(DENIED);
    await expect(query(url, "CREATE SCHEMA mine")).rejects.toMatchObject(DENIED);
    await expect(query(url, "CREATE TEMP TABLE mine (id int)")).rejects.toMatchObject(DENIED);
    await expect(query(url, "CREATE DATABASE mine")).rejects.toMatchObject(DENIED);
  });

  test("lets no other role into the database", async () => {
    await query(postgres.url("superuser", "postgres"), "CREATE ROLE stranger LOGIN PASSWORD 'stranger'");
    const url = `postgres://stranger:stranger@127.0.0.1:${postgres.port}/health`;
    await expect(query(url, "SELECT 1")).rejects.toMatchObject(DENIED);
  });

  test.each(["", "Health", "two words", 'a"b', "x".repeat(64)])("refuses the database name '%s'", async (name) => {
    await expect(postgres.ensureDatabase(name)).rejects.toThrow(RangeError);
  });
});

describe("an embedded server for tests", () => {
  beforeAll(async () => {
    postgres = await start(path.join(temporaryFolder(), ".data"));
  });
  afterAll(cleanUp);

  test.each(["fsync", "synchronous_commit", "full_page_writes"])("has %s off", async (name) => {
    expect(await setting(name)).toEqual([{ value: "off" }]);
  });

  test("clones a template for several workers at once", async () => {
    const superuser = postgres.url("superuser", "postgres");
    await postgres.ensureDatabase("template_one");
    await query(postgres.url("owner", "template_one"), "CREATE TABLE plan AS SELECT 'basic' AS name");
    await query(superuser, "ALTER DATABASE template_one ALLOW_CONNECTIONS false");
    const clones = ["t_1", "t_2", "t_3", "t_4"];
    await Promise.all(
      clones.map(async (clone) => {
        await query(superuser, `CREATE DATABASE ${clone} TEMPLATE template_one`);
        await postgres.ensureDatabase(clone);
      }),
    );
    for (const clone of clones) {
      expect(await query(postgres.url("owner", clone), "SELECT name FROM plan")).toEqual([{ name: "basic" }]);
      expect(await query(postgres.url("app", clone), "SELECT 1 AS one")).toEqual([{ one: 1 }]);
    }
    await postgres.ensureDatabase("template_one");
  });
});
