import { And, type EntityManager, LessThan, MoreThanOrEqual, Not } from "typeorm";
import type { Platform, TimedReader } from "../../platform/context";
import { changedRows } from "../../platform/database";
import { readEntities } from "../../platform/entity-rows";
import { daysOfMonth, londonSpan } from "../../platform/london.rules";
import { publish } from "../../platform/realtime/topics";
import { MaintenanceReport, MaintenanceReportPart } from "./report.entity";
import {
  issueLine,
  type ReportedIssue,
  type ReportedWindow,
  type ReportFigures,
  type ReportSection,
  windowLine,
} from "./report.rules";
import { endReport } from "./report.service";
import { MaintenanceLog, StoredWindow } from "./window.entity";
import { maintenanceReportMoved } from "./window.topics";

/** One that has not moved on for so long was left by a process that ended, in ms. */
const SILENT_MS = 5 * 60_000;
/** How long reports are kept, in ms. */
const KEPT_MS = 30 * 24 * 3_600_000;
/** How many entries are read, and written, at once. */
const PART = 200;

interface Span {
  start: Date;
  end: Date;
}
/** Entries after a cursor, and the cursor after them. */
type ReadPart<Entry> = (after: unknown[] | null) => Promise<{ entries: Entry[]; last: unknown[] | null }>;

/** Thrown when somebody has ended the report meanwhile. */
class Ended extends Error {}

/** The job of `startMaintenanceReport`: a part after the other, and whoever watches is told after each. Begins anew when it runs again. */
export async function writeMaintenanceReport(platform: Platform, reportId: string): Promise<void> {
  const { db, log, clock } = platform;
  try {
    const report = await db.getRepository(MaintenanceReport).findOneBy({ id: reportId, status: "RUNNING" });
    if (report) await write(new ReportWriter(platform, reportId), platform, report);
  } catch (error) {
    if (error instanceof Ended) return;
    log.error({ err: error, reportId }, "a maintenance report could not be written");
    await db.transaction((tx) => endReport(tx, reportId, { status: "FAILED", at: clock.now() }));
  }
}

async function write(
  writer: ReportWriter,
  { db }: Platform,
  { fromMonth, toMonth }: { fromMonth: string; toMonth: string },
): Promise<void> {
  const span = londonSpan(daysOfMonth(fromMonth).from, daysOfMonth(toMonth).to);
  const figures: ReportFigures = { windows: {}, logs: {} };
  const within = And(MoreThanOrEqual(span.start), LessThan(span.end));
  const logs = db.getRepository(MaintenanceLog);
  const windows = await db.getRepository(StoredWindow).countBy({ scheduledFor: within });
  const issues = await logs.countBy({ timestamp: within, status: Not("SUCCESS") });
  figures.logs.SUCCESS = await logs.countBy({ timestamp: within, status: "SUCCESS" });
  await writer.begin(windows + issues);
  await writer.list("WINDOWS", windowsOf(db, span), (window) => {
    figures.windows[window.status] = (figures.windows[window.status] ?? 0) + 1;
    return windowLine(window);
  });
  await writer.list("ISSUES", issuesOf(db, span), (issue) => {
    figures.logs[issue.status] = (figures.logs[issue.status] ?? 0) + 1;
    return issueLine(issue);
  });
  await writer.finish(figures);
}

/** Windows of a time, the first first. */
function windowsOf(db: Platform["db"], { start, end }: Span): ReadPart<ReportedWindow> {
  return async (after) => {
    const entries = await readEntities(
      db,
      StoredWindow,
      `where scheduled_for >= $1 and scheduled_for < $2 ${after ? "and (scheduled_for, id) > ($4, $5)" : ""}
        order by scheduled_for, id limit $3`,
      [start, end, PART, ...(after ?? [])],
    );
    const last = entries.at(-1);
    return { entries, last: last ? [last.scheduledFor, last.id] : null };
  };
}

/** Warnings and errors of a time, the last first. */
function issuesOf(db: Platform["db"], { start, end }: Span): ReadPart<ReportedIssue> {
  return async (after) => {
    const entries = await readEntities(
      db,
      MaintenanceLog,
      `where occurred_at >= $1 and occurred_at < $2 and status <> 'SUCCESS' ${after ? "and (occurred_at, id) < ($4, $5)" : ""}
        order by occurred_at desc, id desc limit $3`,
      [start, end, PART, ...(after ?? [])],
    );
    const last = entries.at(-1);
    return { entries, last: last ? [last.timestamp, last.id] : null };
  };
}

/** Stores a report part by part, for as long as nobody has ended it. */
class ReportWriter {
  private done = 0;
  private position = 0;

  constructor(
    private readonly platform: TimedReader,
    private readonly id: string,
  ) {}

  /** @param total how many entries there are to write. */
  begin(total: number): Promise<void> {
    return this.move("total = $3, done = 0", [total], (tx) =>
      tx.getRepository(MaintenanceReportPart).delete({ reportId: this.id }),
    );
  }

  async list<Entry>(section: ReportSection, read: ReadPart<Entry>, lineOf: (entry: Entry) => string): Promise<void> {
    for (let after: unknown[] | null = null; ; ) {
      const { entries, last } = await read(after);
      if (entries.length === 0) return;
      this.done += entries.length;
      // Entries that came while it was written are more than were counted.
      await this.move("done = $3, total = greatest(total, $3)", [this.done], (tx) =>
        tx.getRepository(MaintenanceReportPart).insert({
          ...{ reportId: this.id, position: this.position, section },
          lines: entries.map(lineOf),
        }),
      );
      this.position += 1;
      after = last;
    }
  }

  finish(figures: ReportFigures): Promise<void> {
    return this.move("status = 'READY', finished_at = $2, figures = $3, total = done", [figures]);
  }

  private async move(
    changes: string,
    values: unknown[],
    also: (tx: EntityManager) => Promise<unknown> = async () => undefined,
  ): Promise<void> {
    const { db, clock } = this.platform;
    await db.transaction(async (tx) => {
      const own = await changedRows(
        tx,
        `update maintenance_reports set moved_at = $2, ${changes} where id = $1 and status = 'RUNNING' returning id`,
        [this.id, clock.now(), ...values],
      );
      if (own.length === 0) throw new Ended();
      await also(tx);
      await publish(tx, maintenanceReportMoved, this.id, { reportId: this.id });
    });
  }
}

/** Forgets old reports, and ends those whose process has ended. */
export async function sweepMaintenanceReports({ db, clock }: Platform): Promise<void> {
  const now = clock.now();
  const reports = db.getRepository(MaintenanceReport);
  const before = (ms: number) => LessThan(new Date(now.getTime() - ms));
  await reports.delete({ requestedAt: before(KEPT_MS) });
  const silent = await reports.findBy({ status: "RUNNING", movedAt: before(SILENT_MS) });
  for (const { id } of silent) await db.transaction((tx) => endReport(tx, id, { status: "FAILED", at: now }));
}
