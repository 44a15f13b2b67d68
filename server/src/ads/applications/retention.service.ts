import { type EntityManager, In, IsNull, LessThan, Not } from "typeorm";
import type { Platform, TimedReader } from "../../platform/context";
import { type Announcement, publishAll } from "../../platform/realtime/topics";
import { discardStoredFiles } from "../../platform/uploads.service";
import { Application } from "./application.entity";
import { KEPT_DAYS } from "./application.rules";
import { applicationEnded } from "./application.topics";
import { announce } from "./application-change.service";
import { ApplicationDocument } from "./application-document.entity";

/** Applications that one statement deletes. */
const BATCH = 200;

/**
 * Deletes applications whose time is over, with documents, history and links: drafts that nobody changed, those that wait for an
 * applicant who does not come, and decided ones. What came of an approved one, account and company, stays.
 */
export async function sweepApplications({ db, clock }: TimedReader): Promise<void> {
  for (const [status, days] of Object.entries(KEPT_DAYS) as [keyof typeof KEPT_DAYS, number][]) {
    const before = new Date(clock.now().getTime() - days * 24 * 3_600_000);
    let swept = BATCH;
    while (swept === BATCH) {
      swept = await db.transaction(async (tx) => {
        const due = await tx.getRepository(Application).find({
          ...{ select: { id: true }, where: { status, updatedAt: LessThan(before) }, order: { updatedAt: "ASC" } },
          ...{ take: BATCH, lock: { mode: "pessimistic_write", onLocked: "skip_locked" } },
        });
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
  const documents = await tx.getRepository(ApplicationDocument).find({
    select: { fileId: true },
    where: { applicationId: In(ids), fileId: Not(IsNull()) },
  });
  const files = documents.flatMap(({ fileId }) => fileId ?? []);
  await tx.getRepository(Application).delete({ id: In(ids) });
  await discardStoredFiles(tx, ctx, files);
}

/** Deletes what led to an advertiser's account, with its files: the account itself is about to go. */
export async function eraseApplications(
  tx: EntityManager,
  ctx: Pick<Platform, "clock">,
  advertiserId: string,
): Promise<void> {
  const all = { select: { id: true }, where: { advertiserId }, lock: { mode: "pessimistic_write" } } as const;
  const own = await tx.getRepository(Application).find(all);
  await deleteApplications(
    tx,
    ctx,
    own.map(({ id }) => id),
  );
}
