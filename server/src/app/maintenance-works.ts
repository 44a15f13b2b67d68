import type { EntityManager } from "typeorm";
import { BackupFailure, makeBackup } from "../operations/maintenance/backup/backup.service";
import { expireBackups } from "../operations/maintenance/backup/backup-list.service";
import { recordRelease } from "../operations/maintenance/release.service";
import { checkSecurity } from "../operations/maintenance/security-check.service";
import type { MaintenanceWindow } from "../operations/maintenance/window-store.service";
import { type WindowWork, type WindowWorks, WorkFailure } from "../operations/maintenance/window-work";
import { muteAnomalies, unmuteAnomalies } from "../operations/system-health/mute.service";

/** Makes a backup, and lets go those that the rule of keeping no longer wants. */
const backUp: WindowWork = async ({ platform, window, signal, log, progress }) => {
  try {
    const made = await makeBackup(platform, { windowId: window.id, signal, onProgress: progress });
    await log("SUCCESS", "The backup is complete.", `SHA-256 ${made.sha256}`);
    await expireBackups(platform);
    const [rows, files] = [made.rows, made.files].map((count) => count.toLocaleString("en-GB"));
    return { summary: `${rows} rows and ${files} files are in it.`, bytes: made.bytes };
  } catch (error) {
    throw error instanceof BackupFailure ? new WorkFailure(error.message, { cause: error }) : error;
  }
};

/** What is done in maintenance windows of each type. */
export const MAINTENANCE_WORKS: WindowWorks = { BACKUP: backUp, SECURITY: checkSecurity, RELEASE: recordRelease };

/** While a window is open, what goes out of its range is expected. */
export async function muteDuringWindow(tx: EntityManager, window: MaintenanceWindow, at: Date): Promise<void> {
  if (window.status !== "SCHEDULED" && window.status !== "IN_PROGRESS") return unmuteAnomalies(tx, window.id, at);
  await muteAnomalies(tx, {
    sourceId: window.id,
    from: window.startedAt ?? window.scheduledFor,
    until: window.endsAt,
    reason: window.description.slice(0, 500),
  });
}
