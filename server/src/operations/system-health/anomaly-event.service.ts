import type { EntityManager } from "typeorm";
import type { RequestContext } from "../../platform/context";
import { readEntities, readOne } from "../../platform/entity-rows";
import { Anomaly, AnomalyEvent } from "./anomaly.entity";
import type { AnomalyEventKind } from "./anomaly.rules";
import type { AnomalyEventType } from "./anomaly.type";

interface NewEvent {
  anomalyId: string;
  kinds: readonly AnomalyEventKind[];
  at: Date;
  value?: number;
  note?: string | null;
  actorId?: string | null;
}

/** Writes down what happened to an anomaly, in the caller's transaction. */
export async function recordEvents(tx: EntityManager, event: NewEvent): Promise<void> {
  const { kinds, at, ...about } = event;
  await tx.getRepository(AnomalyEvent).insert(kinds.map((kind) => ({ ...about, kind, happenedAt: at })));
}

/** More than anybody reads: an anomaly that is acknowledged for an hour again and again has two an hour. */
const MOST_EVENTS = 100;

/** What happened to an anomaly, the oldest first; of very many the newest. @throws NOT_FOUND. */
export async function listEvents({ db }: RequestContext, anomalyId: string): Promise<AnomalyEventType[]> {
  await readOne(db, Anomaly, { id: anomalyId });
  const rest = "where anomaly_id = $1 order by id desc limit $2";
  const rows = await readEntities<AnomalyEvent, Pick<AnomalyEventType, "actorName">>(
    db,
    AnomalyEvent,
    rest,
    [anomalyId, MOST_EVENTS],
    { more: { actorName: "(select u.name from users u where u.id = actor_id)" } },
  );
  return rows.reverse();
}
