import type { FastifyInstance } from "fastify";
import { PERMISSIONS } from "../../people/accounts/permission.rules";
import { requirePermission } from "../../platform/access";
import type { HttpDoor } from "../../platform/http/door";
import { fileRoute } from "../../platform/http/files";
import { COMPLIANCE_REPORT_FILES, type ComplianceReportFormat, readPrintedReport } from "./report.service";

/** `GET /compliance/reports/:id.txt`, `.csv` and `.pdf`: a report about reviews of adverts, for the staff who review, to keep. */
export default function registerComplianceReports(fastify: FastifyInstance, door: HttpDoor): void {
  for (const format of Object.keys(COMPLIANCE_REPORT_FILES) as ComplianceReportFormat[]) {
    fileRoute(fastify, door, `/compliance/reports/:id.${format}`, async (ctx, { id }) => {
      requirePermission(ctx, PERMISSIONS.reviewAdverts);
      const report = await readPrintedReport(ctx, id);
      const { mediaType, write } = COMPLIANCE_REPORT_FILES[format];
      return { name: `compliance-${report.month}.${format}`, mediaType, parts: write(report) };
    });
  }
}
