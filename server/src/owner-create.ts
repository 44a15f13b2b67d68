import "reflect-metadata";
import { parseArgs } from "node:util";
import { ENTITIES } from "./app/entities";
import { openDatabase } from "./app/open-database";
import { createOwner, OwnerRefusal } from "./app/owner-account";
import { prepareDatabase } from "./app/prepare-database";
import { systemClock } from "./platform/clock";
import { ConfigError, readConfig } from "./platform/config";
import { createDataSource, stepDownRole } from "./platform/database";
import { loadSecrets } from "./platform/secrets";

/**
 * `npm run owner:create -- --email name@example.org [--name "…"]`: with the server's own environment and database, whether or
 * not the server runs.
 */
async function main(): Promise<void> {
  const { values } = parseArgs({ options: { email: { type: "string" }, name: { type: "string" } } });
  const config = readConfig(process.env);
  const secrets = loadSecrets(config);
  const database = await openDatabase(config);
  try {
    await prepareDatabase(database.urls);
    const db = await createDataSource({
      url: database.urls.app,
      entities: ENTITIES,
      poolSize: 1,
      role: stepDownRole(database.urls, "app"),
    }).initialize();
    try {
      const input = { email: values.email ?? "", name: values.name };
      const { email, link, made } = await createOwner({ config, secrets, db, clock: systemClock }, input);
      process.stdout.write(`
  ${made ? "Made the owner" : "Found the staff account"} ${email}
  Set the password with this link. It works once, for 24 hours:

    ${link}

`);
    } finally {
      await db.destroy();
    }
  } finally {
    await database.stop();
  }
}

main().catch((error: unknown) => {
  const known = error instanceof OwnerRefusal || error instanceof ConfigError;
  const message = error instanceof Error ? error.message : String(error);
  process.stderr.write(`\n${known ? message : `No owner was made: ${message}`}\n\n`);
  process.exit(1);
});
