import type { FastifyInstance } from "fastify";
import { PERMISSIONS } from "../../people/accounts/permission.rules";
import { requirePermission } from "../../platform/access";
import type { HttpDoor } from "../../platform/http/door";
import { fileRoute } from "../../platform/http/files";
import { MAINTENANCE_REPORT_FILES, type MaintenanceReportFormat, openReportFile } from "./report.service";

/** `GET /maintenance/reports/:id.txt` and `.pdf`: what happened in some months, for staff who see maintenance, to keep. */
export default function registerMaintenanceReports(fastify: FastifyInstance, door: HttpDoor): void {
  for (const format of Object.keys(MAINTENANCE_REPORT_FILES) as MaintenanceReportFormat[]) {
    fileRoute(fastify, door, `/maintenance/reports/:id.${format}`, async (ctx, { id }) => {
      requirePermission(ctx, PERMISSIONS.viewMaintenance);
      return openReportFile(ctx, id, format);
    });
  }
}
