import type { FastifyInstance } from "fastify";
import { PERMISSIONS } from "../accounts/permission.rules";
import {
  MAINTENANCE_REPORT_FILES,
  type MaintenanceReportFormat,
  readMaintenanceReport,
} from "../maintenance/report.service";
import { requirePermission } from "../platform/access";
import type { OwnFileOptions } from "./own-files";
import { registerWrittenFile } from "./written-files";

/** `GET /maintenance/reports/:month.txt` and `.pdf`: what happened in a month, for staff who see maintenance, to keep. */
export function registerMaintenanceRoutes(fastify: FastifyInstance, options: Omit<OwnFileOptions, "typed">): void {
  for (const format of Object.keys(MAINTENANCE_REPORT_FILES) as MaintenanceReportFormat[]) {
    registerWrittenFile(fastify, `/maintenance/reports/:month.${format}`, options, async (ctx, { month }) => {
      requirePermission(ctx, PERMISSIONS.viewMaintenance);
      const report = await readMaintenanceReport(ctx, month);
      const { mediaType, write } = MAINTENANCE_REPORT_FILES[format];
      return { name: `maintenance-${month}.${format}`, mediaType, parts: write(report) };
    });
  }
}
