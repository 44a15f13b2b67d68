import "reflect-metadata";
import { openDatabase } from "./app/open-database";
import { migrateDatabase } from "./app/prepare-database";
import { readHeader } from "./operations/maintenance/backup/backup-format";
import { BackupRefusal } from "./operations/maintenance/backup/backup-key";
import {
  refuseInUse,
  refuseRunning,
  restoreBackup,
  withoutServers,
} from "./operations/maintenance/backup/restore.service";
import { systemClock } from "./platform/clock";
import { ConfigError, readConfig } from "./platform/config";
import { CONNECTION_NAMES, createDataSource } from "./platform/database";
import { createStorage } from "./platform/storage";

/** `npm run restore -- FILE`: with the server's own environment, into its database, which has to be empty. No server may run. */
async function main(): Promise<void> {
  const [file, ...more] = process.argv.slice(2);
  if (!file || more.length > 0) {
    throw new BackupRefusal("Say which file: npm run restore -- FILE");
  }
  await readHeader(file);
  const config = readConfig(process.env);
  const say = (text: string) => process.stdout.write(`  ${text}\n`);
  const database = await openDatabase(config);
  try {
    const { restore: name } = CONNECTION_NAMES;
    const owner = await createDataSource({
      url: database.urls.owner,
      name,
      poolSize: 3,
      isUnbounded: true,
    }).initialize();
    try {
      await refuseRunning(owner);
      await refuseInUse(owner);
      await migrateDatabase(database.urls);
      const parts = { owner, storage: createStorage(config), clock: systemClock, key: config.backup.key };
      const { backupId, madeAt, tables, rows, files, missingFiles } = await withoutServers(owner, () =>
        restoreBackup(parts, file, say),
      );
      process.stdout.write(`
  Restored backup ${backupId}, as everything was at ${madeAt.toISOString()}:
  ${rows} rows of ${tables} tables, ${files} files${missingFiles > 0 ? `; ${missingFiles} files are not in the backup` : ""}.

  Everybody has to sign in again. Give the server the secrets that it had then (TOKEN_SECRET, DATA_KEY, INDEX_KEY).

`);
    } finally {
      await owner.destroy();
    }
  } finally {
    await database.stop();
  }
}

main().catch((error: unknown) => {
  const known = error instanceof BackupRefusal || error instanceof ConfigError;
  const message = error instanceof Error ? error.message : String(error);
  process.stderr.write(`\n${known ? message : `Nothing was restored: ${message}`}\n\n`);
  process.exit(1);
});
