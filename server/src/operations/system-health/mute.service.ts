import { type EntityManager, LessThan, LessThanOrEqual, MoreThan } from "typeorm";
import type { TimedReader } from "../../platform/context";
import { publish } from "../../platform/realtime/topics";
import { ANOMALIES_KEY, anomalyRaised } from "./anomaly.topics";
import { MetricMute } from "./metric.entity";

/**
 * Mutes anomalies from one moment to another, in the caller's transaction; a second call for the same source moves it. While
 * it is in force new anomalies are recorded as muted: not counted as open and nobody is told. What is still out of its range
 * when it ends becomes an ordinary anomaly with the next reading.
 */
export async function muteAnomalies(
  tx: EntityManager,
  { sourceId, from, until, reason }: Omit<MetricMute, "id">,
): Promise<void> {
  await tx.getRepository(MetricMute).upsert({ sourceId, from, until, reason }, ["sourceId"]);
  await tellOfMutes(tx);
}

/** Ends the mute of a source at a moment, in the caller's transaction; nothing happens when it has none, or it was over before. */
export async function unmuteAnomalies(tx: EntityManager, sourceId: string, at: Date): Promise<void> {
  const muted = tx
    .getRepository(MetricMute)
    .createQueryBuilder()
    .update()
    .where({ sourceId, until: MoreThan(at) });
  await muted
    .set({ from: () => "least(starts_at, :at)", until: at })
    .setParameters({ at })
    .execute();
  await tellOfMutes(tx);
}

/** True while a mute is in force. */
export async function isMuted(tx: EntityManager, now: Date): Promise<boolean> {
  return (await mutedUntil(tx, now)) !== null;
}

/** When the mute that is in force ends, of several the last one; null when there is none. */
export async function mutedUntil(tx: EntityManager, now: Date): Promise<Date | null> {
  const inForce = { until: MoreThan(now), from: LessThanOrEqual(now) };
  const last = await tx.getRepository(MetricMute).findOne({ where: inForce, order: { until: "DESC" } });
  return last?.until ?? null;
}

/** The mutes that are in force or come within a day, the one that ends last first. */
export function listMutes({ db, clock }: TimedReader): Promise<MetricMute[]> {
  const now = clock.now();
  return db.getRepository(MetricMute).find({
    where: { until: MoreThan(now), from: LessThan(new Date(now.getTime() + 86_400_000)) },
    order: { until: "DESC" },
    take: 10,
  });
}

/** Whoever watches reads the mutes again; no anomaly has changed. */
function tellOfMutes(tx: EntityManager): Promise<void> {
  return publish(tx, anomalyRaised, ANOMALIES_KEY, { anomalyId: "" });
}
