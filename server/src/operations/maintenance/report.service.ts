import { type EntityManager, MoreThan } from "typeorm";
import { personOf, type Reader, type RequestContext, type Who } from "../../platform/context";
import { insertNew, readOne } from "../../platform/entity-rows";
import { enqueue } from "../../platform/jobs";
import { type PageAsked, readList } from "../../platform/lists";
import { isMonth, londonMonth } from "../../platform/london.rules";
import { type Page } from "../../platform/pages";
import { conflict, invalid } from "../../platform/problems";
import { publish } from "../../platform/realtime/topics";
import { MaintenanceReport, MaintenanceReportPart } from "./report.entity";
import { MAINTENANCE_REPORT_MESSAGES, REPORT_SECTIONS, type ReportHead, type ReportSection } from "./report.rules";
import type { MaintenanceReportType } from "./report.type";
import { writeReportPdf } from "./report-pdf";
import { type ReportLists, writeReportText } from "./report-text";
import { maintenanceReportMoved } from "./window.topics";

function viewOf(row: MaintenanceReport): MaintenanceReportType {
  const urlOf = (ending: string) => (row.status === "READY" ? `/maintenance/reports/${row.id}.${ending}` : null);
  return { ...row, textUrl: urlOf("txt"), pdfUrl: urlOf("pdf") };
}

/** One report, also while it is written. @throws NOT_FOUND. */
export async function readMaintenanceReport({ db }: Reader, id: string): Promise<MaintenanceReportType> {
  return viewOf(await readOne(db, MaintenanceReport, { id }));
}

/** A page of the reports that are kept, the last begun first. @throws BAD_USER_INPUT on `first` or `after`. */
export const listMaintenanceReports = ({ db }: Reader, asked: PageAsked): Promise<Page<MaintenanceReportType>> =>
  readList(db, {
    ...asked,
    entity: MaintenanceReport,
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
    const begun = { fromMonth, toMonth, requestedBy: personOf(who), requestedAt: now, movedAt: now };
    const [made] = await insertNew(tx, MaintenanceReport, begun);
    if (made) {
      await enqueue(tx, "write_maintenance_report", { reportId: made.id });
      return made.id;
    }
    const newest = { where: { fromMonth, toMonth }, order: { requestedAt: "DESC" } } as const;
    return (await tx.getRepository(MaintenanceReport).findOneOrFail(newest)).id;
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
  const { affected } = await tx
    .getRepository(MaintenanceReport)
    .update({ id, status: "RUNNING" }, { status, finishedAt: at, movedAt: at });
  if (!affected) return;
  await tx.getRepository(MaintenanceReportPart).delete({ reportId: id });
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
  const report = await readOne(db, MaintenanceReport, { id });
  if (!report.figures) throw conflict(MAINTENANCE_REPORT_MESSAGES.notReady);
  const { mediaType, write } = MAINTENANCE_REPORT_FILES[format];
  const { fromMonth, toMonth } = report;
  const period = fromMonth === toMonth ? fromMonth : `${fromMonth}-to-${toMonth}`;
  return {
    name: `maintenance-${period}.${format}`,
    mediaType,
    parts: write(report as ReportHead, listsOf({ db }, id)),
  };
}

async function* listsOf(reader: Reader, id: string): ReportLists {
  for (const section of REPORT_SECTIONS) yield { section, parts: partsOf(reader, id, section) };
}

async function* partsOf({ db }: Reader, id: string, section: ReportSection): AsyncGenerator<readonly string[]> {
  for (let last = -1; ; ) {
    const part = await db.getRepository(MaintenanceReportPart).findOne({
      where: { reportId: id, section, position: MoreThan(last) },
      order: { position: "ASC" },
    });
    if (!part) return;
    yield part.lines;
    last = part.position;
  }
}
