import { Client } from "pg";
import type { Product } from "./product";

/** Asks a product's own database, past the product. */
export async function queryPostgres<Row extends object>(
  product: Product,
  sql: string,
  values: unknown[] = [],
): Promise<Row[]> {
  const client = new Client(await product.databaseUrl());
  await client.connect();
  try {
    return (await client.query<Row>(sql, values)).rows;
  } finally {
    await client.end();
  }
}
