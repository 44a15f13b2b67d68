import type { FastifyInstance } from "fastify";
import {
  MAINTENANCE_REPORT_FILES,
  type MaintenanceReportFormat,
  openReportFile,
} from "../operations/maintenance/report.service";
import { PERMISSIONS } from "../people/accounts/permission.rules";
import { requirePermission } from "../platform/access";
import type { OwnFileOptions } from "./own-files";
import { registerWrittenFile } from "./written-files";

/** `GET /maintenance/reports/:id.txt` and `.pdf`: what happened in some months, for staff who see maintenance, to keep. */
export function registerMaintenanceRoutes(fastify: FastifyInstance, options: Omit<OwnFileOptions, "typed">): void {
  for (const format of Object.keys(MAINTENANCE_REPORT_FILES) as MaintenanceReportFormat[]) {
    registerWrittenFile(fastify, `/maintenance/reports/:id.${format}`, options, (ctx, { id }) => {
      requirePermission(ctx, PERMISSIONS.viewMaintenance);
      return openReportFile(ctx, id, format);
    });
  }
}
