import { Client } from "pg";
import { SUPERUSER_NAME } from "./role-names";

/** The embedded server listens on this address only. */
export const HOST = "127.0.0.1";

const CONNECT_TIMEOUT_MS = 2_000;

/** One lock for everything that changes roles and databases, so that two starters take turns. The number is arbitrary. */
const ADVISORY_LOCK = 7_413_259_006;

/** Where the superuser connects to, and what the connection is called. */
interface SuperuserLogin {
  port: number;
  password: string;
  database?: string;
  name?: string;
}

/** A connection as the superuser that is not open yet. */
function superuserClient({ port, password, database = "postgres", name }: SuperuserLogin): Client {
  const client = new Client({
    host: HOST,
    port,
    user: SUPERUSER_NAME,
    password,
    database,
    ssl: false,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    application_name: name,
  });
  // A server that goes away is reported by the query in flight; without a listener it would end the process as well.
  client.on("error", () => undefined);
  return client;
}

/** Connects as the superuser, does the work and disconnects. Throws what the connection or the work throws. */
export async function asSuperuser<T>(server: SuperuserLogin, work: (client: Client) => Promise<T>): Promise<T> {
  const client = superuserClient(server);
  try {
    await client.connect();
    return await work(client);
  } finally {
    await client.end();
  }
}

/** What connections are called that do nothing but say that their process uses the server. */
export const LEASE_NAME = "embedded-postgres-lease";

/** Says that a process uses the server, until it is given back or the process is gone, however it ended. */
export interface Lease {
  giveBack(): Promise<void>;
}

/**
 * Takes a lease: an open connection, of which the server itself notices the end. It does not keep the process running.
 * Throws what the connection throws.
 */
export async function takeLease(server: { port: number; password: string }): Promise<Lease> {
  const client = superuserClient({ ...server, name: LEASE_NAME });
  await client.connect();
  const connection = client as Client & Record<"ref" | "unref", () => void>; // which its types have no words for
  connection.unref();
  return {
    giveBack: () => {
      connection.ref(); // or a process that has nothing else to do ends here, before it has stopped the server
      return client.end();
    },
  };
}

/** Waits until no other process changes roles or databases. The lock ends with the connection. */
export async function takeTurns(client: Client): Promise<void> {
  await client.query("SELECT pg_advisory_lock($1)", [ADVISORY_LOCK]);
}
