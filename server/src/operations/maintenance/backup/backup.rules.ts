import { londonDay, londonMonth } from "../../../platform/london.rules";
/** What a backup file begins with, so that a foreign file is known at once. */
export const BACKUP_FORMAT = "ai-health-assistant-backup";
/** The version of the container. A reader refuses others. */
export const BACKUP_FORMAT_VERSION = 1;

/** How many backups are kept: the newest of so many days, weeks and months of London that have one. */
export const KEPT_DAYS = 7;
export const KEPT_WEEKS = 4;
export const KEPT_MONTHS = 6;

/** Tables, and a sequence, that no backup holds; why stands in docs/decisions/0052-backup-format.md. */
export const LEFT_OUT: ReadonlySet<string> = new Set([
  // What opens an account must not come alive again after it was ended or used.
  "public.sessions",
  "public.push_subscriptions", // each belongs to a session
  "public.account_links",
  "public.application_tokens",
  "public.upload_tickets",
  // Written by the migrations and by the queue itself.
  "public.schema_migrations",
  "public.schema_migrations_id_seq",
  "graphile_worker.migrations",
  "graphile_worker._private_known_crontabs",
]);

/** Tables in which migrations, or a first start without people, leave rows: a database is empty in spite of them. */
export const FILLED_BY_START: ReadonlySet<string> = new Set([
  ...LEFT_OUT,
  "graphile_worker._private_jobs",
  "graphile_worker._private_tasks",
  "graphile_worker._private_job_queues",
  "public.audit_entries",
  "public.compliance_rule_changes",
  "public.compliance_rules",
  "public.firewall_state",
  "public.heartbeats",
  "public.metric_hours",
  "public.metric_minutes",
  "public.model_publications",
  "public.model_versions",
  "public.push_keys",
  "public.staff_roles",
  "public.system_processes",
]);

export const SENTENCES = {
  foreign: "This file is not a backup of the AI Health Assistant.",
  format: "This backup was written by another version of the product, in a format that this version cannot read.",
  damaged: "This backup is damaged or cut short.",
  keyMissing: "This backup is encrypted. Set BACKUP_KEY to the key that it was made with.",
  keyWrong: "BACKUP_KEY is not the key that this backup was made with.",
  unreadable: "The file could not be read.",
  diskFull: "The disk is full, so no backup was made. Free some space in the backup folder and try again.",
  folder: "The backup folder is not writable, so no backup was made. Check BACKUP_DIR and its permissions.",
  ended: "The process making it stopped, so no backup was made.",
  stopped: "The backup was stopped before it was complete.",
  busy: "Another backup is being made.",
  storage: "The file storage could not be read, so no backup was made.",
  database: "The database could not be read in full, so no backup was made.",
  serverRuns: "A server of the product is running on this database. Stop every server, then restore.",
  fileGone: "The file of this backup is missing.",
  changed: "The file of this backup is no longer the one that was written.",
} as const;

/** The sentence for a database that holds something. */
export const notEmpty = (table: string) =>
  `The database is not empty: ${table} has rows. Restore into a new, empty database.`;

/** The sentence for a backup of another version. @param name the first migration that only one of the two has. */
export const otherVersion = (name: string, isOurs: boolean) =>
  isOurs
    ? `This backup is of an older version of the product: it lacks ${name}. Restore it with the version that made it.`
    : `This backup is of a newer version of the product: ${name} is unknown here. Restore it with the version that made it.`;

export type BackupState = "WRITING" | "READY" | "FAILED" | "EXPIRED" | "DAMAGED";

/** A backup as the rule for keeping sees it. */
export interface KeptBackup {
  id: string;
  madeAt: Date;
}

const DAY_MS = 86_400_000;

/** The Monday of that day's week, as a day. */
function weekOf(at: Date): string {
  const noon = new Date(`${londonDay(at)}T12:00:00Z`);
  return new Date(noon.getTime() - ((noon.getUTCDay() + 6) % 7) * DAY_MS).toISOString().slice(0, 10);
}

/**
 * Which of the backups that are ready may go: all but the newest of each of the last 7 days, 4 weeks and 6 months that have
 * one. Days are those of London. The newest of all always stays.
 * @returns their ids.
 */
export function backupsToExpire(backups: readonly KeptBackup[]): string[] {
  const newestFirst = [...backups].sort(
    (one, other) => other.madeAt.getTime() - one.madeAt.getTime() || (one.id < other.id ? 1 : -1),
  );
  const kept = new Set<string>();
  for (const [limit, periodOf] of [
    [KEPT_DAYS, londonDay],
    [KEPT_WEEKS, weekOf],
    [KEPT_MONTHS, londonMonth],
  ] as const) {
    const seen = new Set<string>();
    for (const { id, madeAt } of newestFirst) {
      const period = periodOf(madeAt);
      if (seen.has(period)) continue;
      if (seen.size === limit) break;
      seen.add(period);
      kept.add(id);
    }
  }
  return newestFirst.filter(({ id }) => !kept.has(id)).map(({ id }) => id);
}

/** How the name of a file ends until all of it is there. */
export const UNFINISHED = ".part";
const FILE_NAME = /^backup-\d{8}T\d{9}Z-[0-9a-f]{8}\.hab(\.part)?$/;

/** The name of a backup's file. @param id its id, a UUID. */
export const fileNameOf = (madeAt: Date, id: string) =>
  `backup-${madeAt.toISOString().replace(/[-:.]/g, "")}-${id.slice(0, 8)}.hab`;

/** True for names that `fileNameOf` gives, with `.part` for what was not finished. */
export const isBackupName = (name: string) => FILE_NAME.test(name);
export const isUnfinishedName = (name: string) => FILE_NAME.test(name) && name.endsWith(UNFINISHED);
/** The name that a file has, or will have once it is whole. */
export const finishedName = (name: string) => (name.endsWith(UNFINISHED) ? name.slice(0, -UNFINISHED.length) : name);

/** Nobody has written to an unfinished file for so long, in ms, that nobody will: a window lasts 12 hours at the most. */
export const FORSAKEN_MS = 24 * 3_600_000;
