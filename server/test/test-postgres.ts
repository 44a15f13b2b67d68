import { randomBytes } from "node:crypto";
import { chmodSync, mkdirSync, mkdtempSync, rmSync } from "node:fs";
import path from "node:path";
import { Client } from "pg";
import { prepareDatabase } from "../src/app/prepare-database";
import type { DatabaseUrls } from "../src/platform/database";
import { startEmbeddedPostgres } from "../src/platform/postgres/embedded-postgres";
import type { LoginKey } from "../src/platform/postgres/role-names";
import type { Secrets } from "../src/platform/secrets";
import placeForData from "./place-for-data.cjs";

/** Where the tests' Postgres is, handed to the workers through this variable. */
const VARIABLE = "HEALTH_TEST_POSTGRES";
const FILES_VARIABLE = "HEALTH_TEST_FILES";
const SECRETS_VARIABLE = "HEALTH_TEST_SECRETS";
const TEMPLATE = "health_template";

type ServerUrls = Record<LoginKey, string>;

/** Starts one Postgres for all workers and migrates the template that each worker's database is cloned from. */
export async function startTestPostgres(): Promise<() => Promise<void>> {
  const directory = mkdtempSync(path.join(placeForData(), "health-test-"));
  chmodSync(directory, 0o755); // as root, Postgres runs as another user, who has to get in
  const postgres = await startEmbeddedPostgres({ directory, test: true });
  const url = (login: LoginKey) => postgres.url(login, "DATABASE");
  const urls: ServerUrls = { owner: url("owner"), app: url("app"), ads: url("ads"), superuser: url("superuser") };
  process.env[VARIABLE] = JSON.stringify(urls);
  const files = path.join(directory, "files");
  mkdirSync(files);
  process.env[FILES_VARIABLE] = files;
  const secret = () => randomBytes(32).toString("hex");
  process.env[SECRETS_VARIABLE] = JSON.stringify({ token: secret(), data: secret(), index: secret() });
  // Hundreds of databases that live for seconds each would be visited one by one, ten times a second.
  await asSuperuser(urls, async (client) => {
    await client.query("alter system set autovacuum = off");
    await client.query("select pg_reload_conf()");
  });
  await postgres.ensureDatabase(TEMPLATE);
  await prepareDatabase(databaseUrls(urls, TEMPLATE));
  await asSuperuser(urls, (client) => client.query(`alter database ${TEMPLATE} allow_connections false`));
  return async () => {
    await postgres.stop();
    rmSync(directory, { recursive: true, force: true });
  };
}

/** The data directory of every server under test, which goes with Postgres. */
export const testDataDirectory = (): string => process.env[FILES_VARIABLE] ?? "";

/** The secrets of every server under test: what one has written, another can read. */
export const testSecrets = (): Secrets => JSON.parse(process.env[SECRETS_VARIABLE] ?? "");

/** What the file of tests that runs in this worker has cloned, to be dropped when the next one begins. */
let cloned: { file?: string; names: string[] } = { names: [] };

/** A fresh clone of the migrated template. What the files before have cloned goes: hundreds of databases are no small thing to remove. */
export async function cloneDatabase(
  name: string,
  template: string = TEMPLATE,
): Promise<DatabaseUrls & { superuser: string }> {
  const urls = serverUrls();
  const file = expect.getState().testPath;
  const past = file === cloned.file ? [] : cloned.names;
  cloned = { file, names: file === cloned.file ? [...cloned.names, name] : [name] };
  await asSuperuser(urls, async (client) => {
    for (const old of [...past, name]) await client.query(`drop database if exists ${old} with (force)`);
    await client.query(`create database ${name} template ${template} owner health_owner strategy file_copy`);
  });
  return { ...databaseUrls(urls, name), superuser: urls.superuser.replace("DATABASE", name) };
}

/**
 * Makes a template once for all workers, with what Postgres has to know of its rows to find them fast.
 * @param fill makes a database as it shall be, and returns its name when nothing is connected to it any more.
 */
export async function makeTemplate(name: string, fill: () => Promise<string>): Promise<void> {
  await asSuperuser(serverUrls(), async (client) => {
    await client.query("select pg_advisory_lock(hashtext($1))", [name]); // until this connection ends
    const { rowCount } = await client.query("select from pg_database where datname = $1", [name]);
    if (rowCount !== 0) return;
    const filled = await fill();
    await asSuperuser(serverUrls(), (inside) => inside.query("analyze"), filled);
    await client.query(`alter database ${filled} rename to ${name}`);
  });
}

function serverUrls(): ServerUrls {
  const urls: ServerUrls | null = JSON.parse(process.env[VARIABLE] ?? "null");
  if (!urls) throw new Error("The tests' Postgres is not running: run the tests through jest.config.ts");
  return urls;
}

function databaseUrls(urls: ServerUrls, name: string): DatabaseUrls {
  const named = (url: string) => url.replace("DATABASE", name);
  return { owner: named(urls.owner), app: named(urls.app), ads: named(urls.ads) };
}

async function asSuperuser(
  urls: ServerUrls,
  act: (client: Client) => Promise<unknown>,
  database: string = "postgres",
): Promise<void> {
  const client = new Client({ connectionString: urls.superuser.replace("DATABASE", database) });
  await client.connect();
  try {
    await act(client);
  } finally {
    await client.end();
  }
}
