import type { Reader, RequestContext, Who } from "../../platform/context";
import { enqueue } from "../../platform/jobs";
import { type PageAsked, readList, readRow } from "../../platform/lists";
import { isMonth, londonMonth } from "../../platform/london.rules";
import { type Page } from "../../platform/pages";
import { conflict, invalid } from "../../platform/problems";
import { PRODUCT_NAME } from "../../platform/product.rules";
import { type PrintedReport, REPORT_MESSAGES, type ReportFigures, writeReportText } from "./report.rules";
import type { ComplianceReportType } from "./report.type";
import { writeReportCsv } from "./report-csv";
import { writeReportPdf } from "./report-pdf";

type Row = Pick<ComplianceReportType, "id" | "month" | "status" | "progress" | "requestedAt">;
const REPORT = 'select id, month, status, progress, requested_at as "requestedAt" from compliance_reports';

function viewOf(row: Row): ComplianceReportType {
  const urlOf = (ending: string) => (row.status === "READY" ? `/compliance/reports/${row.id}.${ending}` : null);
  return { ...row, textUrl: urlOf("txt"), csvUrl: urlOf("csv"), pdfUrl: urlOf("pdf") };
}

/** One report. @throws NOT_FOUND. */
export async function readComplianceReport({ db }: Reader, id: string): Promise<ComplianceReportType> {
  return viewOf(await readRow(db, `${REPORT} where id = $1`, id));
}

/** A page of the reports that are kept, the last begun first. @throws BAD_USER_INPUT on `first` or `after`. */
export const listComplianceReports = ({ db }: Reader, asked: PageAsked): Promise<Page<ComplianceReportType>> =>
  readList(db, {
    ...asked,
    select: REPORT,
    from: "compliance_reports",
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
    const [made]: { id: string }[] = await tx.query(
      `insert into compliance_reports (month, requested_by, requested_at) values ($1, $2, $3)
       on conflict (month) where status = 'RUNNING' do nothing returning id`,
      [month, who.id, now],
    );
    if (made) {
      await enqueue(tx, "write_compliance_report", { reportId: made.id });
      return made.id;
    }
    const [running] = await tx.query(
      "select id from compliance_reports where month = $1 order by requested_at desc limit 1",
      [month],
    );
    return running.id;
  });
  return readComplianceReport(ctx, id);
}

/** All that stands in a report's files. @throws NOT_FOUND; CONFLICT while it is not ready. */
export async function readPrintedReport({ db }: Reader, id: string): Promise<PrintedReport> {
  const sql = "select month, finished_at as at, figures from compliance_reports where id = $1";
  const row = await readRow<{ month: string; at: Date | null; figures: ReportFigures | null }>(db, sql, id);
  if (!row.figures || !row.at) throw conflict(REPORT_MESSAGES.notReady);
  return { ...row.figures, month: row.month, at: row.at };
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
