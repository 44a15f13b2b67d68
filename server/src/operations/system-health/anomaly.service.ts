import { type EntityManager, IsNull } from "typeorm";
import { audit } from "../../platform/audit";
import { type Platform, personOf, type Reader, type RequestContext, type Who } from "../../platform/context";
import { changedRows } from "../../platform/database";
import { insertNew, readEntities, readOne } from "../../platform/entity-rows";
import { narrowedBy, type PageAsked, readList } from "../../platform/lists";
import { isId, type Page } from "../../platform/pages";
import { conflict, invalid, notFound } from "../../platform/problems";
import { type Delivery, publish } from "../../platform/realtime/topics";
import { Anomaly } from "./anomaly.entity";
import {
  type AcknowledgeExpiry,
  type AnomalyEventKind,
  type AnomalySeverity,
  type AnomalyState,
  EXPIRY_HOURS,
  judge,
  MESSAGES,
  messageOf,
  NOTE_MAX_LENGTH,
  RAISER_GONE_AFTER_MS,
  SNAPSHOT_SIZE,
  type Verdict,
} from "./anomaly.rules";
import { ANOMALIES_KEY, anomalyRaised } from "./anomaly.topics";
import type { AnomalyChangeType, AnomalyType } from "./anomaly.type";
import { recordEvents } from "./anomaly-event.service";
import { queueMailsAbout } from "./anomaly-mail.service";
import { isMuted, listMutes } from "./mute.service";
import { metricOf } from "./system-metrics.rules";
import { type SystemMetrics, systemMetricsChanged } from "./system-metrics.topics";

/** Raises, lifts and resolves anomalies by the newest readings of this process. There is at most one open per metric. */
export async function recordReadings(
  platform: Reader,
  processId: string,
  { takenAt, metrics }: SystemMetrics,
): Promise<void> {
  const verdicts = judge(metrics);
  const open = await platform.db.getRepository(Anomaly).findBy({ resolvedAt: IsNull() });
  const openMetrics = new Set(open.map(({ metric }) => metric));
  const muted = verdicts.some(({ kind }) => kind === "abnormal") && (await isMuted(platform.db.manager, takenAt));
  for (const verdict of verdicts.filter(({ kind, metric }) => kind === "abnormal" || openMetrics.has(metric))) {
    await platform.db.transaction(async (tx) => {
      const ids = await applyVerdict(tx, processId, takenAt, verdict, muted);
      for (const anomalyId of ids) {
        await publish(tx, anomalyRaised, ANOMALIES_KEY, { anomalyId });
        await queueMailsAbout(tx, anomalyId);
      }
    });
  }
}

/**
 * Looks at every reading of this process's monitor until it is told to stop. A reading that cannot be recorded, because the
 * database is away, is skipped: the next one says the same.
 */
export function watchForAnomalies(
  platform: Pick<Platform, "db" | "hub" | "log">,
  processId: string,
): () => Promise<void> {
  const readings = platform.hub.gauge(systemMetricsChanged).watch();
  const watching = (async () => {
    for await (const metrics of readings) {
      await recordReadings(platform, processId, metrics).catch((error) =>
        platform.log.warn({ err: error }, "a reading could not be checked for anomalies"),
      );
    }
  })();
  return async () => {
    await readings.return?.();
    await watching;
  };
}

/** The ids of the anomalies that a reader should see again. */
async function applyVerdict(
  tx: EntityManager,
  processId: string,
  now: Date,
  verdict: Verdict,
  muted: boolean,
): Promise<string[]> {
  if (verdict.kind === "normal") {
    const gone = new Date(now.getTime() - RAISER_GONE_AFTER_MS);
    const resolved = await changedRows<{ id: string }>(
      tx,
      `update anomalies set resolved_at = $2 where metric = $1 and resolved_at is null and (raised_by = $3 or seen_at < $4) returning id`,
      [verdict.metric, now, processId, gone],
    );
    for (const { id } of resolved) await recordEvents(tx, { anomalyId: id, kinds: ["RESOLVED"], at: now });
    return resolved.map(({ id }) => id);
  }
  const { metric, severity, value, threshold } = verdict;
  const seen = { metric, severity, value, threshold, raisedBy: processId, openedAt: now, seenAt: now, muted };
  const raised = await insertNew(tx, Anomaly, seen);
  for (const { id } of raised) {
    await recordEvents(tx, { anomalyId: id, kinds: muted ? ["RAISED", "MUTED"] : ["RAISED"], at: now, value });
  }
  return raised.length > 0 ? raised.map(({ id }) => id) : goOn(tx, processId, now, verdict, muted);
}

/** An open anomaly that goes on: it may rise, be expected no longer, or be open again because its time with somebody is up. */
async function goOn(
  tx: EntityManager,
  processId: string,
  now: Date,
  { metric, severity, value, threshold }: Verdict & { kind: "abnormal" },
  muted: boolean,
): Promise<string[]> {
  await tx.getRepository(Anomaly).update({ metric, raisedBy: processId, resolvedAt: IsNull() }, { seenAt: now });
  const changed = await changedRows<{ id: string; rises: boolean; unmutes: boolean; reopens: boolean }>(
    tx,
    `update anomalies set muted = muted and not unmutes,
            severity = case when rises then $2 else severity end, value = case when rises then $3 else value end,
            threshold = case when rises then $4 else threshold end,
            acknowledged_at = case when not reopens then acknowledged_at end,
            acknowledged_by = case when not reopens then acknowledged_by end,
            acknowledged_until = case when not reopens then acknowledged_until end,
            note = case when not reopens then note end
       from (select id as known, severity = 'WARNING' and $2 = 'CRITICAL' as rises, muted and not $5 as unmutes,
                    coalesce(acknowledged_until <= $6, false) as reopens
               from anomalies where metric = $1 and resolved_at is null for update) as is_now
      where id = known and (rises or unmutes or reopens) returning id, rises, unmutes, reopens`,
    [metric, severity, value, threshold, muted, now],
  );
  for (const { id, rises, unmutes, reopens } of changed) {
    const kinds = [rises && "ROSE", unmutes && "UNMUTED", reopens && "REOPENED"].filter((kind) => kind !== false);
    await recordEvents(tx, { anomalyId: id, kinds: kinds as AnomalyEventKind[], at: now, value });
  }
  return changed.map(({ id }) => id);
}

type AnomalyRow = Anomaly & Pick<AnomalyType, "acknowledgedByName">;
const BESIDE_ANOMALY = { acknowledgedByName: "(select u.name from users u where u.id = acknowledged_by)" };

const viewOf = (row: AnomalyRow): AnomalyType => ({
  ...row,
  timestamp: row.openedAt,
  metricName: metricOf(row.metric)?.name ?? row.metric,
  message: messageOf(row.metric, row.value, row.threshold),
  acknowledged: row.acknowledgedAt !== null,
});

async function readAnomalies({ db }: Reader, rest: string, parameters: unknown[]): Promise<AnomalyType[]> {
  const rows = await readEntities(db, Anomaly, rest, parameters, { more: BESIDE_ANOMALY });
  return (rows as AnomalyRow[]).map(viewOf);
}

/** What a list of anomalies is narrowed by. */
export interface AnomalyFilter {
  state?: AnomalyState | null;
  metric?: string | null;
  severity?: AnomalySeverity | null;
}

const IN_STATE: Record<AnomalyState, string> = {
  OPEN: "resolved_at is null and not muted and acknowledged_at is null",
  MUTED: "resolved_at is null and muted",
  ACKNOWLEDGED: "resolved_at is null and not muted and acknowledged_at is not null",
  RESOLVED: "resolved_at is not null",
};

/** A page of anomalies, the newest first. */
export const listAnomalies = (
  { db }: Reader,
  { state, metric, severity, ...asked }: AnomalyFilter & PageAsked,
): Promise<Page<AnomalyType>> =>
  readList(db, {
    ...asked,
    entity: Anomaly,
    more: BESIDE_ANOMALY,
    ...narrowedBy({ metric, severity }, state && IN_STATE[state]),
    by: ["opened_at", "id"],
    at: "timestamp",
    view: viewOf,
  });

/** One anomaly. @throws NOT_FOUND. */
export async function readAnomaly(ctx: RequestContext, id: string): Promise<AnomalyType> {
  const [anomaly] = isId(id) ? await readAnomalies(ctx, "where id = $1", [id]) : [];
  if (!anomaly) throw notFound();
  return anomaly;
}

/**
 * Takes note of an open anomaly; that does not mend it. With an expiry it is open again when it is not over by then.
 * @throws BAD_USER_INPUT on `note`; CONFLICT when it is acknowledged or over.
 */
export async function acknowledgeAnomaly(
  ctx: RequestContext,
  who: Who,
  id: string,
  text: string,
  expiry?: AcknowledgeExpiry | null,
): Promise<AnomalyType> {
  const note = text.trim();
  if (note.length > NOTE_MAX_LENGTH) throw invalid("note", MESSAGES.noteTooLong);
  await ctx.db.transaction(async (tx) => {
    const anomalies = tx.getRepository(Anomaly);
    const anomaly = await readOne(tx, Anomaly, { id }, { lock: { mode: "pessimistic_write" } });
    if (anomaly.acknowledgedAt || anomaly.resolvedAt) {
      throw conflict(anomaly.resolvedAt ? MESSAGES.alreadyResolved : MESSAGES.alreadyAcknowledged);
    }
    const now = ctx.clock.now();
    const acknowledgedUntil = expiry ? new Date(now.getTime() + EXPIRY_HOURS[expiry] * 3_600_000) : null;
    const noted = { acknowledgedAt: now, acknowledgedBy: personOf(who), acknowledgedUntil, note: note || null };
    await anomalies.update({ id }, noted);
    await recordEvents(tx, {
      anomalyId: id,
      kinds: ["ACKNOWLEDGED"],
      at: now,
      note: note || null,
      actorId: personOf(who),
    });
    await publish(tx, anomalyRaised, ANOMALIES_KEY, { anomalyId: id });
    await audit(tx, ctx, "anomaly_acknowledged", ["anomaly", id]);
  });
  return readAnomaly(ctx, id);
}

/** The newest anomalies, and every open one however old it is. */
function readSnapshot(ctx: RequestContext): Promise<AnomalyType[]> {
  return readAnomalies(
    ctx,
    `where resolved_at is null or id in (select id from anomalies order by opened_at desc, id desc limit $1)
     order by opened_at desc, id desc`,
    [SNAPSHOT_SIZE],
  );
}

/** Nothing for the empty id, with which is announced that a mute has changed. */
const readIfAny = async (ctx: RequestContext, id: string) => (id ? readAnomalies(ctx, "where id = $1", [id]) : []);

/** What a delivery of `anomalyRaised` means, read again from the database. */
export async function readAnomalyChange(
  ctx: RequestContext,
  delivery: Delivery<{ anomalyId: string }>,
): Promise<AnomalyChangeType> {
  const openCount = await ctx.db.getRepository(Anomaly).countBy({ resolvedAt: IsNull(), muted: false });
  const snapshot = delivery.kind === "current";
  const anomalies = snapshot ? await readSnapshot(ctx) : await readIfAny(ctx, delivery.event.anomalyId);
  return { snapshot, anomalies, openCount, mutes: await listMutes(ctx) };
}
