import type { EntityManager } from "typeorm";
import type { Platform } from "../../platform/context";
import { type Announcement, publishAll } from "../../platform/realtime/topics";
import { discardStoredFiles } from "../../platform/uploads.service";
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
        const due: { id: string }[] = await tx.query(
          `select id from applications where status = $1 and updated_at < $2 order by updated_at limit $3
              for update skip locked`,
          [status, before, BATCH],
        );
        const gone = due.map(({ id }) => id);
        await deleteApplications(tx, { clock }, gone);
        const ended: Announcement[] = gone.map((id) => ({
          topic: applicationEnded,
          key: id,
          event: { applicationId: id },
        }));
        await publishAll(tx, ended);
        for (const id of gone) await announce(tx, id, status);
        return gone.length;
      });
    }
  }
}

/** Deletes applications and takes their files away, in the caller's transaction. */
async function deleteApplications(
  tx: EntityManager,
  ctx: Pick<Platform, "clock">,
  ids: readonly string[],
): Promise<void> {
  const files: { id: string }[] = await tx.query(
    "select file_id as id from application_documents where application_id = any($1) and file_id is not null",
    [ids],
  );
  await tx.query("delete from applications where id = any($1)", [ids]);
  await discardStoredFiles(
    tx,
    ctx,
    files.map(({ id }) => id),
  );
}

/** Deletes what led to an advertiser's account, with its files: the account itself is about to go. */
export async function eraseApplications(
  tx: EntityManager,
  ctx: Pick<Platform, "clock">,
  advertiserId: string,
): Promise<void> {
  const own: { id: string }[] = await tx.query("select id from applications where advertiser_id = $1 for update", [
    advertiserId,
  ]);
  await deleteApplications(
    tx,
    ctx,
    own.map(({ id }) => id),
  );
}
