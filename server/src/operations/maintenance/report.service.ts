import type { EntityManager } from "typeorm";
import type { Reader, RequestContext, Who } from "../../platform/context";
import { changedRows } from "../../platform/database";
import { enqueue } from "../../platform/jobs";
import { type PageAsked, readList, readRow } from "../../platform/lists";
import { isMonth, londonMonth } from "../../platform/london.rules";
import { type Page } from "../../platform/pages";
import { conflict, invalid } from "../../platform/problems";
import { publish } from "../../platform/realtime/topics";
import { MAINTENANCE_REPORT_MESSAGES, REPORT_SECTIONS, type ReportHead, type ReportSection } from "./report.rules";
import type { MaintenanceReportType } from "./report.type";
import { writeReportPdf } from "./report-pdf";
import { type ReportLists, writeReportText } from "./report-text";
import { maintenanceReportMoved } from "./window.topics";

type Row = Omit<MaintenanceReportType, "textUrl" | "pdfUrl">;
const REPORT = `select id, from_month as "fromMonth", to_month as "toMonth", status, done, total, requested_at as "requestedAt"
  from maintenance_reports`;

function viewOf(row: Row): MaintenanceReportType {
  const urlOf = (ending: string) => (row.status === "READY" ? `/maintenance/reports/${row.id}.${ending}` : null);
  return { ...row, textUrl: urlOf("txt"), pdfUrl: urlOf("pdf") };
}

/** One report, also while it is written. @throws NOT_FOUND. */
export async function readMaintenanceReport({ db }: Reader, id: string): Promise<MaintenanceReportType> {
  return viewOf(await readRow(db, `${REPORT} where id = $1`, id));
}

/** A page of the reports that are kept, the last begun first. @throws BAD_USER_INPUT on `first` or `after`. */
export const listMaintenanceReports = ({ db }: Reader, asked: PageAsked): Promise<Page<MaintenanceReportType>> =>
  readList(db, {
    ...asked,
    select: REPORT,
    from: "maintenance_reports",
    by: ["requested_at", "id"],
    at: "requestedAt",
    view: viewOf,
  });

/**
 * Begins to write what happened in some months of London. While a report of them is being written, that one is given.
 * @throws BAD_USER_INPUT on `fromMonth` or `toMonth` for what is no month, or one to come, or one before the first.
 */
export async function startMaintenanceReport(
  ctx: RequestContext,
  who: Who,
  { fromMonth, toMonth }: { fromMonth: string; toMonth: string },
): Promise<MaintenanceReportType> {
  const now = ctx.clock.now();
  for (const [field, month] of Object.entries({ fromMonth, toMonth })) {
    if (!isMonth(month) || month > londonMonth(now)) throw invalid(field, MAINTENANCE_REPORT_MESSAGES.month);
  }
  if (toMonth < fromMonth) throw invalid("toMonth", MAINTENANCE_REPORT_MESSAGES.order);
  const id = await ctx.db.transaction(async (tx): Promise<string> => {
    const [made]: { id: string }[] = await tx.query(
      `insert into maintenance_reports (from_month, to_month, requested_by, requested_at, moved_at) values ($1, $2, $3, $4, $4)
       on conflict (from_month, to_month) where status = 'RUNNING' do nothing returning id`,
      [fromMonth, toMonth, who.id, now],
    );
    if (made) {
      await enqueue(tx, "write_maintenance_report", { reportId: made.id });
      return made.id;
    }
    const [running] = await tx.query(
      "select id from maintenance_reports where from_month = $1 and to_month = $2 order by requested_at desc limit 1",
      [fromMonth, toMonth],
    );
    return running.id;
  });
  return readMaintenanceReport(ctx, id);
}

/** Ends a report that is being written; one that is over stays as it is. @throws NOT_FOUND. */
export async function cancelMaintenanceReport(ctx: RequestContext, id: string): Promise<MaintenanceReportType> {
  await readMaintenanceReport(ctx, id);
  await ctx.db.transaction((tx) => endReport(tx, id, { status: "CANCELLED", at: ctx.clock.now() }));
  return readMaintenanceReport(ctx, id);
}

/** Ends a report without files, in the caller's transaction; nothing happens when it is over. */
export async function endReport(
  tx: EntityManager,
  id: string,
  { status, at }: { status: "FAILED" | "CANCELLED"; at: Date },
): Promise<void> {
  const ended = await changedRows(
    tx,
    "update maintenance_reports set status = $2, finished_at = $3, moved_at = $3 where id = $1 and status = 'RUNNING' returning id",
    [id, status, at],
  );
  if (ended.length === 0) return;
  await tx.query("delete from maintenance_report_parts where report_id = $1", [id]);
  await publish(tx, maintenanceReportMoved, id, { reportId: id });
}

/** The files of a report. */
export const MAINTENANCE_REPORT_FILES = {
  txt: { mediaType: "text/plain; charset=utf-8", write: writeReportText },
  pdf: { mediaType: "application/pdf", write: writeReportPdf },
} as const;
export type MaintenanceReportFormat = keyof typeof MAINTENANCE_REPORT_FILES;

/** A file of a report, written while it is read, with no more than one part of it in memory. @throws NOT_FOUND; CONFLICT while it is not ready. */
export async function openReportFile(
  { db }: Reader,
  id: string,
  format: MaintenanceReportFormat,
): Promise<{ name: string; mediaType: string; parts: AsyncIterable<Uint8Array> }> {
  const row = await readRow<ReportHead & { at: Date | null }>(
    db,
    `select from_month as "fromMonth", to_month as "toMonth", finished_at as at, figures from maintenance_reports where id = $1`,
    id,
  );
  if (!row.figures) throw conflict(MAINTENANCE_REPORT_MESSAGES.notReady);
  const { mediaType, write } = MAINTENANCE_REPORT_FILES[format];
  const period = row.fromMonth === row.toMonth ? row.fromMonth : `${row.fromMonth}-to-${row.toMonth}`;
  return { name: `maintenance-${period}.${format}`, mediaType, parts: write(row, listsOf({ db }, id)) };
}

async function* listsOf(reader: Reader, id: string): ReportLists {
  for (const section of REPORT_SECTIONS) yield { section, parts: partsOf(reader, id, section) };
}

async function* partsOf({ db }: Reader, id: string, section: ReportSection): AsyncGenerator<readonly string[]> {
  for (let last = -1; ; ) {
    const [part]: { position: number; lines: string[] }[] = await db.query(
      `select position, lines from maintenance_report_parts
        where report_id = $1 and section = $2 and position > $3 order by position limit 1`,
      [id, section, last],
    );
    if (!part) return;
    yield part.lines;
    last = part.position;
  }
}
