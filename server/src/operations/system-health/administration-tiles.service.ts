import { And, IsNull, LessThan, MoreThanOrEqual } from "typeorm";
import { PERMISSIONS } from "../../people/accounts/permission.rules";
import { readIncidentFigures } from "../../people/security/incident.service";
import type { Reader, RequestContext } from "../../platform/context";
import { oneValue } from "../../platform/database";
import type { AdministrationTilesType } from "./administration-tiles.type";
import { Anomaly } from "./anomaly.entity";
import { minuteOf, uptimePercent, uptimeSince } from "./heartbeat.rules";
import { Heartbeat } from "./metric.entity";

/** How much of the past the tiles of the last day tell of, in ms. */
const DAY_MS = 24 * 3_600_000;

/**
 * The figures of the dashboard. People count once whatever they used. Whoever may not view security or the system gets null for
 * the last two.
 */
export async function readTiles(ctx: RequestContext): Promise<AdministrationTilesType> {
  const now = ctx.clock.now();
  const dayAgo = new Date(now.getTime() - DAY_MS);
  const sql = "select count(distinct user_id)::int from sessions where last_seen_at > $1";
  const activeUsers = await oneValue<number>(ctx.db, sql, [dayAgo]);
  const maySeeSystem = ctx.who?.permissions.has(PERMISSIONS.viewSystem) ?? false;
  const maySeeSecurity = ctx.who?.permissions.has(PERMISSIONS.viewSecurity) ?? false;
  return {
    asOf: now,
    activeUsers,
    uptime: await readUptime(ctx, now),
    securityIncidents: maySeeSecurity ? (await readIncidentFigures(ctx)).total : null,
    openAnomalies: maySeeSystem ? await countOpen(ctx) : null,
  };
}

async function readUptime({ db }: Reader, now: Date): Promise<AdministrationTilesType["uptime"]> {
  const heartbeats = db.getRepository(Heartbeat);
  const [first] = await heartbeats.find({ order: { minute: "ASC" }, take: 1 });
  if (!first) return null;
  const since = uptimeSince(first.minute, now);
  const beats = await heartbeats.countBy({ minute: And(MoreThanOrEqual(since), LessThan(minuteOf(now))) });
  return { percent: uptimePercent(since, beats, now), since };
}

const countOpen = ({ db }: Reader): Promise<number> =>
  db.getRepository(Anomaly).countBy({ resolvedAt: IsNull(), muted: false });
