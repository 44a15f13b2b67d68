import { recordRelease } from "../maintenance/release.service";
import { checkSecurity } from "../maintenance/security-check.service";
import { type WindowWorks, WorkFailure } from "../maintenance/window-work";

/** What is done in maintenance windows of each type. */
export const MAINTENANCE_WORKS: WindowWorks = {
  BACKUP: async () => {
    throw new WorkFailure("Backups are not set up.");
  },
  SECURITY: checkSecurity,
  RELEASE: recordRelease,
};
