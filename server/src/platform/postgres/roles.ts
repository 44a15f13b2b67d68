import type { Client } from "pg";
import { takeTurns } from "./connection";
import { ROLE_NAMES, type RoleKey } from "./role-names";
import type { Secrets } from "./secrets";

const ATTRIBUTES = "LOGIN NOSUPERUSER NOCREATEDB NOCREATEROLE NOREPLICATION NOBYPASSRLS";

/**
 * Makes the three roles of the product, or sets those that exist to what they should be: their rights and passwords
 * are the same after every start, whatever happened in between.
 */
export async function ensureRoles(client: Client, secrets: Secrets): Promise<void> {
  await takeTurns(client);
  for (const key of Object.keys(ROLE_NAMES) as RoleKey[]) {
    const name = ROLE_NAMES[key];
    const { rowCount } = await client.query("SELECT 1 FROM pg_roles WHERE rolname = $1", [name]);
    const verb = rowCount === 0 ? "CREATE" : "ALTER";
    const password = client.escapeLiteral(secrets[key]);
    await client.query(`${verb} ROLE ${client.escapeIdentifier(name)} ${ATTRIBUTES} PASSWORD ${password}`);
  }
}
