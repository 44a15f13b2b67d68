import type { FastifyInstance } from "fastify";
import { REPORT_FILES, type ReportFormat, readPrintedReport } from "../ads/advertising/report-files.service";
import type { OwnFileOptions } from "./own-files";
import { registerAdvertiserFile } from "./written-files";

/** `GET /reports/:month.pdf` and `GET /reports/:month.csv`: an advertiser's own report of a month, to keep. */
export function registerReportRoutes(fastify: FastifyInstance, options: Omit<OwnFileOptions, "typed">): void {
  for (const format of Object.keys(REPORT_FILES) as ReportFormat[]) {
    registerAdvertiserFile(fastify, `/reports/:month.${format}`, options, async (ctx, { month }) => {
      const report = await readPrintedReport(ctx, ctx.who, month);
      const { mediaType, write } = REPORT_FILES[format];
      return { name: `report-${report.month}.${format}`, mediaType, parts: write(report) };
    });
  }
}
