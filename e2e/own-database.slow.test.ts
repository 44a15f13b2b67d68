import { chmodSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { type EmbeddedPostgres, startEmbeddedPostgres } from "../server/src/platform/postgres/embedded-postgres";
import { type Product, startProductFromNothing } from "./product";

/** Somebody's own Postgres, which the product is only told the address of. */
let postgres: EmbeddedPostgres;
const directory = mkdtempSync(path.join(os.tmpdir(), "health-own-"));

beforeAll(async () => {
  chmodSync(directory, 0o755);
  postgres = await startEmbeddedPostgres({ directory, test: true });
  await postgres.ensureDatabase("one_login");
  await postgres.ensureDatabase("three_logins");
});
afterAll(async () => {
  await postgres.stop();
  rmSync(directory, { recursive: true, force: true });
});

async function signIn(product: Product): Promise<string | undefined> {
  const query = 'mutation { login(email: "patient@demo.test", password: "Demo-2026!") { name } }';
  const response = await fetch(`${product.url}/graphql`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ query }),
  });
  const { data } = (await response.json()) as { data: { login: { name: string } } | null };
  return data?.login.name;
}

it("uses DATABASE_URL in place of its own Postgres, with one login for everything when trying it out", async () => {
  const dataDirectory = mkdtempSync(path.join(os.tmpdir(), "health-data-"));
  const product = await startProductFromNothing({
    DATABASE_URL: postgres.url("superuser", "one_login"),
    DATA_DIR: dataDirectory,
  });
  try {
    expect(await signIn(product)).toBe("Priya Raman");
    expect(readdirSync(dataDirectory).sort()).toEqual(["files", "secrets.json"]);
  } finally {
    await product.remove();
    rmSync(dataDirectory, { recursive: true, force: true });
  }
});

describe("in production", () => {
  const secrets = {
    TOKEN_SECRET: "t".repeat(40),
    DATA_KEY: "d".repeat(40),
    INDEX_KEY: "i".repeat(40),
    PAYMENT_PROVIDER: "test",
  };

  it("starts with a login for each role, without demonstration accounts", async () => {
    const product = await startProductFromNothing({
      NODE_ENV: "production",
      DATABASE_URL: postgres.url("app", "three_logins"),
      MIGRATION_DATABASE_URL: postgres.url("owner", "three_logins"),
      ADS_DATABASE_URL: postgres.url("ads", "three_logins"),
      LOG_LEVEL: "info", // production says in its log that it is ready
      ...secrets,
    });
    try {
      expect(await signIn(product)).toBeUndefined();
    } finally {
      await product.remove();
    }
  });

  it("refuses a superuser, whom no grant binds, and demonstration accounts", async () => {
    const starting = startProductFromNothing({
      NODE_ENV: "production",
      DATABASE_URL: postgres.url("superuser", "one_login"),
      ...secrets,
    });
    await expect(starting).rejects.toThrow(/Production cannot start[\s\S]*demonstration accounts/);
  });
});
