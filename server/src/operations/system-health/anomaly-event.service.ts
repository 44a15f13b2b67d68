import type { EntityManager } from "typeorm";
import type { RequestContext } from "../../platform/context";
import { readOne } from "../../platform/entity-rows";
import { Anomaly } from "./anomaly.entity";
import type { AnomalyEventKind } from "./anomaly.rules";
import type { AnomalyEventType } from "./anomaly.type";

interface NewEvent {
  anomalyId: string;
  kinds: readonly AnomalyEventKind[];
  at: Date;
  value?: number;
  note?: string | null;
  actorId?: string;
}

/** Writes down what happened to an anomaly, in the caller's transaction. */
export async function recordEvents(tx: EntityManager, event: NewEvent): Promise<void> {
  const { anomalyId, kinds, at, value, note, actorId } = event;
  await tx.query(
    `insert into anomaly_events (anomaly_id, kind, value, note, actor_id, happened_at)
     select $1, kind, $3, $4, $5, $6 from unnest($2::text[]) as kind`,
    [anomalyId, kinds, value ?? null, note ?? null, actorId ?? null, at],
  );
}

/** More than anybody reads: an anomaly that is acknowledged for an hour again and again has two an hour. */
const MOST_EVENTS = 100;

/** What happened to an anomaly, the oldest first; of very many the newest. @throws NOT_FOUND. */
export async function listEvents({ db }: RequestContext, anomalyId: string): Promise<AnomalyEventType[]> {
  await readOne(db, Anomaly, { id: anomalyId });
  const rows: AnomalyEventType[] = await db.query(
    `select e.id::text, e.kind, e.value, e.note, u.name as "actorName", e.happened_at as "happenedAt"
       from anomaly_events e left join users u on u.id = e.actor_id
      where e.anomaly_id = $1 order by e.id desc limit $2`,
    [anomalyId, MOST_EVENTS],
  );
  return rows.reverse();
}
