import { randomUUID } from "node:crypto";
import { Raw } from "typeorm";
import { PERMISSIONS } from "../../people/accounts/permission.rules";
import { requirePermission } from "../../platform/access";
import type { Platform, Reader, RequestContext, Who } from "../../platform/context";
import { type Delivery, publish } from "../../platform/realtime/topics";
import { ApplicationReviewer } from "./application.entity";
import { reviewChanged } from "./application.topics";
import { readForReview } from "./review.service";

/**
 * How often a watching reviewer says that they still look, in ms, and after how many seconds of silence nobody believes it: a
 * process that died takes nobody's leave. Times are the database's, for the processes may differ.
 */
const HEARTBEAT_MS = 15_000;
const SILENT = Raw<Date>((seenAt) => `${seenAt} < now() - interval '45 seconds'`);

type Deliveries = AsyncIterableIterator<Delivery<{ applicationId: string }>>;

/**
 * The application as it is now, and after each change of it or of who looks at it. While it is watched, others see that this
 * reviewer looks at it.
 * @throws UNAUTHENTICATED; FORBIDDEN; NOT_FOUND.
 */
export async function watchReview(ctx: RequestContext, id: string): Promise<Deliveries> {
  const who = requirePermission(ctx, PERMISSIONS.viewApplications); // a stream is opened before its class is asked
  const application = await readForReview(ctx, id);
  const visit = await arrive(ctx, who, application.id);
  const timer = setInterval(() => {
    beat(ctx, visit).catch((error) => ctx.log.warn({ err: error }, "a reviewer's presence could not be kept"));
  }, HEARTBEAT_MS).unref();
  return untilLeft(ctx.hub.subscribe(reviewChanged, application.id), async () => {
    clearInterval(timer);
    await leave(ctx, visit);
  });
}

interface Visit {
  id: string;
  applicationId: string;
}

async function arrive({ db }: Reader, who: Who, applicationId: string): Promise<Visit> {
  const id = randomUUID();
  await db.transaction(async (tx) => {
    const visit = { id, applicationId, userId: who.id };
    await tx.getRepository(ApplicationReviewer).insert({ ...visit, since: () => "now()", seenAt: () => "now()" });
    await publish(tx, reviewChanged, applicationId, { applicationId });
  });
  return { id, applicationId };
}

/** Keeps the visit, and ends those of which nothing was heard. */
async function beat({ db }: Reader, { id, applicationId }: Visit): Promise<void> {
  await db.getRepository(ApplicationReviewer).update({ id }, { seenAt: () => "now()" });
  await db.transaction(async (tx) => {
    const { affected } = await tx.getRepository(ApplicationReviewer).delete({ applicationId, seenAt: SILENT });
    if (affected) await publish(tx, reviewChanged, applicationId, { applicationId });
  });
}

async function leave({ db, log }: Pick<Platform, "db" | "log">, { id, applicationId }: Visit): Promise<void> {
  try {
    await db.transaction(async (tx) => {
      await tx.getRepository(ApplicationReviewer).delete({ id });
      await publish(tx, reviewChanged, applicationId, { applicationId });
    });
  } catch (error) {
    log.warn({ err: error }, "a reviewer's leave could not be stored"); // the silence tells it later
  }
}

/** Forgets visits of which nothing was heard. */
export async function sweepReviewers({ db }: Reader): Promise<void> {
  await db.getRepository(ApplicationReviewer).delete({ seenAt: SILENT });
}

/** The same deliveries; `onLeave` is called once, when they are left or end. */
function untilLeft(source: Deliveries, onLeave: () => Promise<void>): Deliveries {
  let left: Promise<void> | undefined;
  const leaveOnce = () => {
    left ??= onLeave();
    return left;
  };
  return {
    async next() {
      try {
        const step = await source.next();
        if (step.done) await leaveOnce();
        return step;
      } catch (error) {
        await leaveOnce();
        throw error;
      }
    },
    async return() {
      await source.return?.();
      await leaveOnce();
      return { done: true, value: undefined };
    },
    [Symbol.asyncIterator]() {
      return this;
    },
  };
}
