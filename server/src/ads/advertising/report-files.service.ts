import type { TimedReader, Who } from "../../platform/context";
import { addMonths } from "../../platform/london.rules";
import { Company } from "../applications/company.entity";
import { readMonthlyReport } from "./report.service";
import type { MonthlyReportType } from "./report.type";
import { type WrittenReport, writeReportCsv } from "./report-csv.rules";
import { writeReportPdf } from "./report-pdf";

/** A report with what stands above it. */
export interface PrintedReport extends WrittenReport, Pick<MonthlyReportType, "isComplete" | "isCostFinal"> {
  company: string;
  at: Date;
}

export const REPORT_FILES = {
  pdf: { mediaType: "application/pdf", write: writeReportPdf },
  csv: {
    mediaType: "text/csv; charset=utf-8",
    async *write(report: PrintedReport): AsyncGenerator<Uint8Array> {
      yield Buffer.from(writeReportCsv(report));
    },
  },
} as const;
export type ReportFormat = keyof typeof REPORT_FILES;

/** All that stands in a month's file. @throws BAD_USER_INPUT on `month`. */
export async function readPrintedReport(ctx: TimedReader, who: Pick<Who, "id">, month: string): Promise<PrintedReport> {
  const report = await readMonthlyReport(ctx, who, month);
  const company = await ctx.db.getRepository(Company).findOneBy({ advertiserId: who.id });
  return {
    ...report,
    previousMonth: addMonths(month, -1),
    company: company?.name ?? "",
    at: ctx.clock.now(),
  };
}
