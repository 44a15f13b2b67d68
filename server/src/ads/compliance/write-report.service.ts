import { type EntityManager, LessThan } from "typeorm";
import type { Platform } from "../../platform/context";
import { changedRows } from "../../platform/database";
import { addDays, daysOfMonth, londonDay, londonSpan } from "../../platform/london.rules";
import { publish } from "../../platform/realtime/topics";
import type { ComplianceCategory, ComplianceSeverity } from "./compliance.rules";
import { ComplianceReport } from "./report.entity";
import { addDecisions, type Counts, NO_COUNTS, type ReportFigures, type RuleCounts } from "./report.rules";
import type { Decision } from "./review.rules";
import { complianceReportMoved } from "./review.topics";

/** A report that has not come to its end by then was left by a process that ended, in ms. */
const GIVEN_UP_MS = 15 * 60_000;
/** How long reports are kept, in ms. */
const KEPT_MS = 30 * 24 * 3_600_000;

/** The job of `startComplianceReport`: counts day by day. Begins anew when it runs again. */
export async function writeComplianceReport(platform: Platform, reportId: string): Promise<void> {
  const { db, log } = platform;
  const report = await db.getRepository(ComplianceReport).findOneBy({ id: reportId, status: "RUNNING" });
  if (!report) return;
  try {
    const figures = await countMonth(platform, reportId, report.month);
    await finish(platform, reportId, figures);
  } catch (error) {
    log.error({ err: error, reportId }, "a compliance report could not be written");
    await finish(platform, reportId, null);
  }
}

async function finish({ db, clock }: Platform, reportId: string, figures: ReportFigures | null): Promise<void> {
  await db.transaction(async (tx) => {
    const end = figures ? ({ status: "READY", figures, progress: 100 } as const) : ({ status: "FAILED" } as const);
    const running = { id: reportId, status: "RUNNING" } as const;
    await tx.getRepository(ComplianceReport).update(running, { ...end, finishedAt: clock.now() });
    await publish(tx, complianceReportMoved, reportId, { reportId });
  });
}

interface Tally {
  total: Counts;
  hours: number;
  bySeverity: Map<ComplianceSeverity | null, Counts>;
  byRule: Map<string, RuleCounts>;
}

async function countMonth({ db, clock }: Platform, reportId: string, month: string): Promise<ReportFigures> {
  const { from, to } = daysOfMonth(month);
  const today = londonDay(clock.now());
  const tally: Tally = { total: NO_COUNTS, hours: 0, bySeverity: new Map(), byRule: new Map() };
  const days = Number(to.slice(-2));
  for (let day = from, count = 1; day <= to && day <= today; day = addDays(day, 1), count += 1) {
    await db.transaction(async (tx) => {
      await countDay(tx, day, tally);
      const progress = Math.min(99, Math.round((100 * count) / days));
      await tx.getRepository(ComplianceReport).update({ id: reportId }, { progress });
      await publish(tx, complianceReportMoved, reportId, { reportId });
    });
  }
  const { total, hours, bySeverity, byRule } = tally;
  return {
    ...total,
    averageHours: total.reviewed === 0 ? null : Math.round((10 * hours) / total.reviewed) / 10,
    bySeverity: (["HIGH", "MEDIUM", "LOW", null] as const).flatMap((severity) => {
      const counts = bySeverity.get(severity);
      return counts ? [{ severity, ...counts }] : [];
    }),
    byRule: [...byRule.values()].sort(
      (one, other) => other.reviewed - one.reviewed || (one.rule < other.rule ? -1 : 1),
    ),
  };
}

interface DayRow {
  status: Decision;
  severity: ComplianceSeverity | null;
  count: number;
  hours: number;
}

async function countDay(tx: EntityManager, day: string, tally: Tally): Promise<void> {
  const { start, end } = londonSpan(day, day);
  const rows: DayRow[] = await tx.query(
    `select status, severity, count(*)::int, sum(hours)::float8 as hours from (
       select r.status, extract(epoch from r.decided_at - r.submitted_at) / 3600 as hours,
              (select x.severity from ad_review_violations x where x.review_id = r.id order by x.position limit 1) as severity
         from ad_reviews r where r.decided_at >= $1 and r.decided_at < $2 and r.status <> 'SUPERSEDED') decided
      group by status, severity`,
    [start, end],
  );
  for (const { status, severity, count, hours } of rows) {
    tally.total = addDecisions(tally.total, status, count);
    tally.hours += hours;
    tally.bySeverity.set(severity, addDecisions(tally.bySeverity.get(severity) ?? NO_COUNTS, status, count));
  }
  const broken: {
    key: string;
    rule: string;
    category: ComplianceCategory;
    severity: ComplianceSeverity;
    status: Decision;
    count: number;
  }[] = await tx.query(
    `select coalesce(x.rule_id::text, x.rule_name) as key, max(x.rule_name) as rule, max(x.category) as category,
              max(x.severity) as severity, r.status, count(*)::int
         from ad_reviews r join ad_review_violations x on x.review_id = r.id
        where r.decided_at >= $1 and r.decided_at < $2 and r.status <> 'SUPERSEDED' group by 1, r.status`,
    [start, end],
  );
  for (const { key, status, count, ...rule } of broken) {
    tally.byRule.set(key, addDecisions(tally.byRule.get(key) ?? { ...NO_COUNTS, ...rule }, status, count));
  }
}

/** Forgets old reports, and ends those whose process has ended. */
export async function sweepComplianceReports(platform: Platform): Promise<void> {
  const { db, clock } = platform;
  const now = clock.now().getTime();
  await db.getRepository(ComplianceReport).delete({ requestedAt: LessThan(new Date(now - KEPT_MS)) });
  const left = await changedRows<{ id: string }>(
    db,
    "update compliance_reports set status = 'FAILED', finished_at = $2 where status = 'RUNNING' and requested_at < $1 returning id",
    [new Date(now - GIVEN_UP_MS), clock.now()],
  );
  for (const { id } of left) {
    await db.transaction((tx) => publish(tx, complianceReportMoved, id, { reportId: id }));
  }
}
