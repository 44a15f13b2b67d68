import { LessThan } from "typeorm";
import type { Platform, TimedReader } from "../../platform/context";
import { insertNew } from "../../platform/entity-rows";
import { forgottenBefore, MINUTE_MS, minuteOf } from "./heartbeat.rules";
import { Heartbeat } from "./metric.entity";

type Parts = Pick<Platform, "db" | "clock" | "log">;

/** Writes down that the product runs in this minute; of several processes the first one writes. */
export async function beat({ db, clock }: TimedReader): Promise<void> {
  await insertNew(db, Heartbeat, { minute: minuteOf(clock.now()) });
}

/** Forgets beats that are older than anybody asks about. */
export async function sweepHeartbeats({ db, clock }: TimedReader): Promise<void> {
  await db.getRepository(Heartbeat).delete({ minute: LessThan(forgottenBefore(clock.now())) });
}

/**
 * Beats at once and then twice a minute, so that no minute is missed between two beats, until it is told to stop. A beat that cannot
 * be written is missed: the product did not work then.
 */
export function startHeartbeats(parts: Parts): () => Promise<void> {
  let running: Promise<void> = Promise.resolve();
  const beatOnce = () => {
    running = beat(parts).catch((error) => parts.log.warn({ err: error }, "a heartbeat could not be written"));
  };
  beatOnce();
  const timer = setInterval(beatOnce, MINUTE_MS / 2).unref();
  return async () => {
    clearInterval(timer);
    await running;
  };
}
