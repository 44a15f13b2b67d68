import { personOf, type Reader, type RequestContext, type Who } from "../../platform/context";
import { insertNew, readOne } from "../../platform/entity-rows";
import { enqueue } from "../../platform/jobs";
import { type PageAsked, readList } from "../../platform/lists";
import { isMonth, londonMonth } from "../../platform/london.rules";
import { type Page } from "../../platform/pages";
import { conflict, invalid } from "../../platform/problems";
import { PRODUCT_NAME } from "../../platform/product.rules";
import { ComplianceReport } from "./report.entity";
import { type PrintedReport, REPORT_MESSAGES, writeReportText } from "./report.rules";
import type { ComplianceReportType } from "./report.type";
import { writeReportCsv } from "./report-csv";
import { writeReportPdf } from "./report-pdf";

function viewOf(row: ComplianceReport): ComplianceReportType {
  const urlOf = (ending: string) => (row.status === "READY" ? `/compliance/reports/${row.id}.${ending}` : null);
  return { ...row, textUrl: urlOf("txt"), csvUrl: urlOf("csv"), pdfUrl: urlOf("pdf") };
}

/** One report. @throws NOT_FOUND. */
export async function readComplianceReport({ db }: Reader, id: string): Promise<ComplianceReportType> {
  return viewOf(await readOne(db, ComplianceReport, { id }));
}

/** A page of the reports that are kept, the last begun first. @throws BAD_USER_INPUT on `first` or `after`. */
export const listComplianceReports = ({ db }: Reader, asked: PageAsked): Promise<Page<ComplianceReportType>> =>
  readList(db, {
    ...asked,
    entity: ComplianceReport,
    by: ["requested_at", "id"],
    at: "requestedAt",
    view: viewOf,
  });

/**
 * Begins to count the reviews of a month in London. While a report of it is being written, that one is given.
 * @throws BAD_USER_INPUT on `month` for what is no month, or one to come.
 */
export async function startComplianceReport(
  ctx: RequestContext,
  who: Who,
  month: string,
): Promise<ComplianceReportType> {
  const now = ctx.clock.now();
  if (!isMonth(month) || month > londonMonth(now)) throw invalid("month", REPORT_MESSAGES.month);
  const id = await ctx.db.transaction(async (tx): Promise<string> => {
    const [made] = await insertNew(tx, ComplianceReport, { month, requestedBy: personOf(who), requestedAt: now });
    if (made) {
      await enqueue(tx, "write_compliance_report", { reportId: made.id });
      return made.id;
    }
    const newest = { where: { month }, order: { requestedAt: "DESC" } } as const;
    return (await tx.getRepository(ComplianceReport).findOneOrFail(newest)).id;
  });
  return readComplianceReport(ctx, id);
}

/** All that stands in a report's files. @throws NOT_FOUND; CONFLICT while it is not ready. */
export async function readPrintedReport({ db }: Reader, id: string): Promise<PrintedReport> {
  const { month, finishedAt, figures } = await readOne(db, ComplianceReport, { id });
  if (!figures || !finishedAt) throw conflict(REPORT_MESSAGES.notReady);
  return { ...figures, month, at: finishedAt };
}

async function* once(text: string): AsyncGenerator<Uint8Array> {
  yield Buffer.from(text);
}

/** The files of a report. */
export const COMPLIANCE_REPORT_FILES = {
  txt: {
    mediaType: "text/plain; charset=utf-8",
    write: (report: PrintedReport) => once(writeReportText(PRODUCT_NAME, report)),
  },
  csv: { mediaType: "text/csv; charset=utf-8", write: (report: PrintedReport) => once(writeReportCsv(report)) },
  pdf: { mediaType: "application/pdf", write: writeReportPdf },
} as const;
export type ComplianceReportFormat = keyof typeof COMPLIANCE_REPORT_FILES;
