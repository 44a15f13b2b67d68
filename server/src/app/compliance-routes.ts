import type { FastifyInstance } from "fastify";
import {
  COMPLIANCE_REPORT_FILES,
  type ComplianceReportFormat,
  readPrintedReport,
} from "../ads/compliance/report.service";
import { PERMISSIONS } from "../people/accounts/permission.rules";
import { requirePermission } from "../platform/access";
import type { OwnFileOptions } from "./own-files";
import { registerWrittenFile } from "./written-files";

/** `GET /compliance/reports/:id.txt`, `.csv` and `.pdf`: a report about reviews of adverts, for the staff who review, to keep. */
export function registerComplianceRoutes(fastify: FastifyInstance, options: Omit<OwnFileOptions, "typed">): void {
  for (const format of Object.keys(COMPLIANCE_REPORT_FILES) as ComplianceReportFormat[]) {
    registerWrittenFile(fastify, `/compliance/reports/:id.${format}`, options, async (ctx, { id }) => {
      requirePermission(ctx, PERMISSIONS.reviewAdverts);
      const report = await readPrintedReport(ctx, id);
      const { mediaType, write } = COMPLIANCE_REPORT_FILES[format];
      return { name: `compliance-${report.month}.${format}`, mediaType, parts: write(report) };
    });
  }
}
