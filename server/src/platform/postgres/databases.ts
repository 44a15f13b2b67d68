import { asSuperuser, takeTurns } from "./connection";
import { ROLE_NAMES } from "./role-names";

/** Lower case, so that the name is the same with and without quotes; Postgres cuts longer names off silently. */
const DATABASE_NAME = /^[a-z_][a-z0-9_]{0,62}$/;

/**
 * Creates the database when it is missing and settles who may use it: the owner role owns it, the app and ads roles
 * may connect, nobody else may. (Creating things in it is the owner's alone: since Postgres 15 the public schema belongs
 * to the database's owner and gives nobody else that right.) Settling is repeated for a database that exists, since a
 * clone of a template does not inherit these rights. Throws a RangeError for a name that is not plain.
 */
export async function ensureDatabase(server: { port: number; password: string }, name: string): Promise<void> {
  if (!DATABASE_NAME.test(name)) throw new RangeError(`"${name}" is not a plain database name`);
  const { owner, app, ads } = ROLE_NAMES;
  await asSuperuser(server, async (client) => {
    await takeTurns(client);
    const { rowCount } = await client.query("SELECT 1 FROM pg_database WHERE datname = $1", [name]);
    const database = `DATABASE ${client.escapeIdentifier(name)}`;
    if (rowCount === 0) await client.query(`CREATE ${database} OWNER ${owner} TEMPLATE template0`);
    await client.query(`ALTER ${database} OWNER TO ${owner}`);
    await client.query(`REVOKE ALL ON ${database} FROM PUBLIC`);
    await client.query(`GRANT CONNECT ON ${database} TO ${app}, ${ads}`);
  });
}
