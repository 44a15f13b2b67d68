import type { Platform } from "../platform/context";
import { changedRows } from "../platform/database";
import { type Announcement, publishAll } from "../platform/realtime/topics";
import { KEPT_DAYS } from "./application.rules";
import { applicationEnded } from "./application.topics";
import { announce } from "./application-change.service";

/** Applications that one statement deletes. */
const BATCH = 200;

/**
 * Deletes applications whose time is over, with documents, history and links: drafts that nobody changed, those that wait for an
 * applicant who does not come, and decided ones. What came of an approved one, account and company, stays.
 */
export async function sweepApplications({ db, clock }: Pick<Platform, "db" | "clock">): Promise<void> {
  for (const [status, days] of Object.entries(KEPT_DAYS) as [keyof typeof KEPT_DAYS, number][]) {
    const before = new Date(clock.now().getTime() - days * 24 * 3_600_000);
    let swept = BATCH;
    while (swept === BATCH) {
      swept = await db.transaction(async (tx) => {
        const gone = await changedRows<{ id: string }>(
          tx,
          `delete from applications where id in (
             select id from applications where status = $1 and updated_at < $2 order by updated_at limit $3 for update skip locked)
           returning id`,
          [status, before, BATCH],
        );
        const ended: Announcement[] = gone.map(({ id }) => ({
          topic: applicationEnded,
          key: id,
          event: { applicationId: id },
        }));
        await publishAll(tx, ended);
        for (const { id } of gone) await announce(tx, id, status);
        return gone.length;
      });
    }
  }
}
