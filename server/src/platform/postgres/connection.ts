import { Client } from "pg";
import { SUPERUSER_NAME } from "./role-names";

/** The embedded server listens on this address only. */
export const HOST = "127.0.0.1";

const CONNECT_TIMEOUT_MS = 2_000;

/** One lock for everything that changes roles and databases, so that two starters take turns. The number is arbitrary. */
const ADVISORY_LOCK = 7_413_259_006;

/** Connects as the superuser, does the work and disconnects. Throws what the connection or the work throws. */
export async function asSuperuser<T>(
  server: { port: number; password: string; database?: string },
  work: (client: Client) => Promise<T>,
): Promise<T> {
  const client = new Client({
    host: HOST,
    port: server.port,
    user: SUPERUSER_NAME,
    password: server.password,
    database: server.database ?? "postgres",
    ssl: false,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
  });
  // A server that goes away is reported by the query in flight; without a listener it would end the process as well.
  client.on("error", () => undefined);
  try {
    await client.connect();
    return await work(client);
  } finally {
    await client.end();
  }
}

/** Waits until no other process changes roles or databases. The lock ends with the connection. */
export async function takeTurns(client: Client): Promise<void> {
  await client.query("SELECT pg_advisory_lock($1)", [ADVISORY_LOCK]);
}
