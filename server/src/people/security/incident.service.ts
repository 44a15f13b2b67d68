import { LessThan } from "typeorm";
import { AuditAddress } from "../../platform/audit.entity";
import type { RequestContext, TimedReader } from "../../platform/context";
import { ADDRESS_DAYS, INCIDENT_KINDS, INCIDENTS, type IncidentKind } from "../../platform/incidents.rules";
import { INCIDENTS_KEY, incidentsWritten } from "../../platform/incidents.topics";
import { type PageAsked, readList } from "../../platform/lists";
import { type Page } from "../../platform/pages";
import { SecurityIncident } from "./incident.entity";
import type { IncidentFiguresType, SecurityIncidentType } from "./incident.type";
import type { SecurityContext } from "./security-context";

const DAY_MS = 24 * 3_600_000;

interface Row extends Omit<SecurityIncidentType, "text" | "isDenied"> {
  at: Date;
}

/** A page of incidents, those that went on last first. */
export const listIncidents = (
  ctx: SecurityContext,
  { kind, ...asked }: PageAsked & { kind?: IncidentKind | null },
): Promise<Page<SecurityIncidentType>> =>
  readList(ctx.db, {
    ...asked,
    select: `select id, kind, host(address) as address, count, first_at as "firstAt", last_at as "lastAt" from security_incidents`,
    from: "security_incidents",
    where: "kind = any($1)",
    parameters: [kind ? [kind] : INCIDENT_KINDS],
    by: ["last_at", "id"],
    ids: "number",
    at: "lastAt",
    view: (row: Row) => ({
      ...row,
      text: INCIDENTS[row.kind],
      isDenied: row.address !== null && ctx.firewall.isDenied(row.address),
    }),
  });

/** How many of each kind there were in the last 24 hours; kinds without any are there with 0. */
export async function readIncidentFigures({ db, clock }: TimedReader): Promise<IncidentFiguresType> {
  const at = clock.now();
  const rows: { kind: IncidentKind; count: number }[] = await db.query(
    "select kind, sum(count)::int as count from security_incidents where last_at > $1 group by kind",
    [new Date(at.getTime() - DAY_MS)],
  );
  const counts = new Map(rows.map(({ kind, count }) => [kind, count]));
  const kinds = INCIDENT_KINDS.map((kind) => ({ kind, text: INCIDENTS[kind], count: counts.get(kind) ?? 0 }));
  return { at, total: kinds.reduce((sum, { count }) => sum + count, 0), kinds };
}

/** The figures now, and at most once a second what they are then. */
export function watchIncidents(ctx: RequestContext): Promise<AsyncIterableIterator<IncidentFiguresType>> {
  return ctx.figures.watch(incidentsWritten, INCIDENTS_KEY, () => readIncidentFigures(ctx));
}

/** Forgets incidents, and the addresses of the audit trail, that are older than 90 days. */
export async function sweepAddresses({ db, clock }: TimedReader): Promise<void> {
  const before = new Date(clock.now().getTime() - ADDRESS_DAYS * DAY_MS);
  await db.getRepository(SecurityIncident).delete({ lastAt: LessThan(before) });
  await db.getRepository(AuditAddress).delete({ occurredAt: LessThan(before) });
}
