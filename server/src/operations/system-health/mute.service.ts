import type { EntityManager } from "typeorm";
import type { TimedReader } from "../../platform/context";
import { publish } from "../../platform/realtime/topics";
import { ANOMALIES_KEY, anomalyRaised } from "./anomaly.topics";
import type { MetricMuteType } from "./anomaly.type";

/** A time in which what goes out of its range is expected. */
export interface Mute extends MetricMuteType {
  /** What it belongs to, such as a maintenance window: one has one mute. */
  sourceId: string;
}

/**
 * Mutes anomalies from one moment to another, in the caller's transaction; a second call for the same source moves it. While
 * it is in force new anomalies are recorded as muted: not counted as open and nobody is told. What is still out of its range
 * when it ends becomes an ordinary anomaly with the next reading.
 */
export async function muteAnomalies(tx: EntityManager, { sourceId, from, until, reason }: Mute): Promise<void> {
  await tx.query(
    `insert into metric_mutes (source_id, starts_at, ends_at, reason) values ($1, $2, $3, $4)
     on conflict (source_id) do update
       set starts_at = excluded.starts_at, ends_at = excluded.ends_at, reason = excluded.reason`,
    [sourceId, from, until, reason],
  );
  await tellOfMutes(tx);
}

/** Ends the mute of a source at a moment, in the caller's transaction; nothing happens when it has none, or it was over before. */
export async function unmuteAnomalies(tx: EntityManager, sourceId: string, at: Date): Promise<void> {
  await tx.query(
    `update metric_mutes set starts_at = least(starts_at, $2), ends_at = $2 where source_id = $1 and ends_at > $2`,
    [sourceId, at],
  );
  await tellOfMutes(tx);
}

/** True while a mute is in force. */
export async function isMuted(tx: Pick<EntityManager, "query">, now: Date): Promise<boolean> {
  return (await mutedUntil(tx, now)) !== null;
}

/** When the mute that is in force ends, of several the last one; null when there is none. */
export async function mutedUntil(tx: Pick<EntityManager, "query">, now: Date): Promise<Date | null> {
  const [{ until }] = await tx.query(
    "select max(ends_at) as until from metric_mutes where ends_at > $1 and starts_at <= $1",
    [now],
  );
  return until;
}

/** The mutes that are in force or come within a day, the one that ends last first. */
export function listMutes({ db, clock }: TimedReader): Promise<Omit<Mute, "sourceId">[]> {
  return db.query(
    `select starts_at as "from", ends_at as "until", reason from metric_mutes
      where ends_at > $1 and starts_at < $1 + interval '1 day' order by ends_at desc limit 10`,
    [clock.now()],
  );
}

/** Whoever watches reads the mutes again; no anomaly has changed. */
function tellOfMutes(tx: EntityManager): Promise<void> {
  return publish(tx, anomalyRaised, ANOMALIES_KEY, { anomalyId: "" });
}
