import { Client } from "pg";
import { startEmbeddedPostgres } from "../server/src/platform/postgres/embedded-postgres";
import type { Product } from "./product";

/** Asks a product's own Postgres, past the product. */
export async function queryPostgres<Row extends object>(product: Product, sql: string): Promise<Row[]> {
  const postgres = await startEmbeddedPostgres({ directory: product.directory });
  const client = new Client(postgres.url("superuser", "health"));
  await client.connect();
  try {
    return (await client.query<Row>(sql)).rows;
  } finally {
    await client.end();
  }
}
