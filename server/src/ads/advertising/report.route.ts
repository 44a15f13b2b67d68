import type { FastifyInstance } from "fastify";
import { requireRole } from "../../platform/access";
import type { HttpDoor } from "../../platform/http/door";
import { fileRoute } from "../../platform/http/files";
import { REPORT_FILES, type ReportFormat, readPrintedReport } from "./report-files.service";

/** `GET /reports/:month.pdf` and `GET /reports/:month.csv`: an advertiser's own report of a month, to keep. */
export default function registerReports(fastify: FastifyInstance, door: HttpDoor): void {
  for (const format of Object.keys(REPORT_FILES) as ReportFormat[]) {
    fileRoute(fastify, door, `/reports/:month.${format}`, async (ctx, { month }) => {
      const report = await readPrintedReport(ctx, requireRole(ctx, "ADVERTISER"), month);
      const { mediaType, write } = REPORT_FILES[format];
      return { name: `report-${report.month}.${format}`, mediaType, parts: write(report) };
    });
  }
}
