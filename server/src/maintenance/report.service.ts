import type { RequestContext } from "../platform/context";
import { daysOfMonth, isMonth, londonMonth, londonSpan } from "../platform/london.rules";
import { invalid } from "../platform/problems";
import { PRODUCT_NAME } from "../platform/product.rules";
import {
  ISSUE_LIMIT,
  MAINTENANCE_REPORT_MESSAGES,
  type MaintenanceReport,
  type ReportedWindow,
  writeReportText,
} from "./report.rules";
import { writeReportPdf } from "./report-pdf";
import type { LogStatus } from "./window.rules";

/** What happened in a month of London. @throws BAD_USER_INPUT on `month` for what is no month, or one to come. */
export async function readMaintenanceReport(
  { db, clock }: Pick<RequestContext, "db" | "clock">,
  month: string,
): Promise<MaintenanceReport> {
  const at = clock.now();
  if (!isMonth(month) || month > londonMonth(at)) throw invalid("month", MAINTENANCE_REPORT_MESSAGES.month);
  const { from, to } = daysOfMonth(month);
  const { start, end } = londonSpan(from, to);
  const windows: ReportedWindow[] = await db.query(
    `select type, status, scheduled_for as "scheduledFor", description, summary from maintenance_windows
      where scheduled_for >= $1 and scheduled_for < $2 order by scheduled_for, id`,
    [start, end],
  );
  const counted: { status: LogStatus; count: number }[] = await db.query(
    "select status, count(*)::int from maintenance_logs where occurred_at >= $1 and occurred_at < $2 group by status",
    [start, end],
  );
  const issues: MaintenanceReport["issues"] = await db.query(
    `select occurred_at as at, status, message from maintenance_logs
      where occurred_at >= $1 and occurred_at < $2 and status <> 'SUCCESS' order by occurred_at desc, id desc limit $3`,
    [start, end, ISSUE_LIMIT],
  );
  const logs = {
    SUCCESS: 0,
    WARNING: 0,
    ERROR: 0,
    ...Object.fromEntries(counted.map((row) => [row.status, row.count])),
  };
  return { month, at, windows, logs, issues };
}

async function* once(text: string): AsyncGenerator<Uint8Array> {
  yield Buffer.from(text);
}

/** The files of a report. */
export const MAINTENANCE_REPORT_FILES = {
  txt: {
    mediaType: "text/plain; charset=utf-8",
    write: (report: MaintenanceReport) => once(writeReportText(PRODUCT_NAME, report)),
  },
  pdf: { mediaType: "application/pdf", write: writeReportPdf },
} as const;
export type MaintenanceReportFormat = keyof typeof MAINTENANCE_REPORT_FILES;
