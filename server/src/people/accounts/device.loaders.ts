import type { DataSource } from "typeorm";
import { rowsByKey } from "../../platform/loaders";

/** How many devices of a person are shown at the most. */
const DEVICES_SHOWN = 100;

/** A signed-in browser, as its session has it. */
export interface DeviceRow {
  userId: string;
  id: string;
  userAgent: string;
  remembered: boolean;
  signedInAt: Date;
  lastSeenAt: Date;
  expiresAt: Date;
}

/** Whose devices are wanted, and the moment at which they have to be signed in. */
export interface WantedDevices {
  userId: string;
  at: Date;
}

/** The live sessions of many people in one statement, the one that was used last first. */
export const devicesByUser = (db: DataSource, wanted: readonly WantedDevices[]): Promise<DeviceRow[][]> =>
  rowsByKey(
    db,
    `select wanted.id as "userId", s.id, s.user_agent as "userAgent", s.remembered, s.created_at as "signedInAt",
            s.last_seen_at as "lastSeenAt", s.expires_at as "expiresAt"
       from (select distinct on (id) id, at from unnest($1::uuid[], $2::timestamptz[]) as asked (id, at)) as wanted cross join lateral (
         select * from sessions where user_id = wanted.id and ended_at is null and expires_at > wanted.at
            and last_seen_at + make_interval(secs => idle_seconds) > wanted.at
          order by last_seen_at desc, id desc limit ${DEVICES_SHOWN}) s
      order by s.last_seen_at desc, s.id desc`,
    wanted.map(({ userId }) => userId),
    "userId",
    wanted.map(({ at }) => at),
  );
