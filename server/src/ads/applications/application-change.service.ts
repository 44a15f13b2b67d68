import type { EntityManager } from "typeorm";
import type { RequestContext } from "../../platform/context";
import { conflict, notFound } from "../../platform/problems";
import { publishAll } from "../../platform/realtime/topics";
import { Application, ApplicationEvent } from "./application.entity";
import { type ApplicationEventKind, type ApplicationStatus, EDITABLE, MESSAGES } from "./application.rules";
import { APPLICATIONS_KEY, applicationChanged, applicationsChanged, reviewChanged } from "./application.topics";
import { applicationOf } from "./application-token.service";

/** The application, locked until the transaction ends: of two acts at once, one waits for the other. @throws NOT_FOUND. */
export async function lockApplication(tx: EntityManager, id: string): Promise<Application> {
  const application = await tx
    .getRepository(Application)
    .findOne({ where: { id }, lock: { mode: "pessimistic_write" } });
  if (!application) throw notFound();
  return application;
}

const CLOSED: Readonly<Record<Exclude<ApplicationStatus, "DRAFT" | "MORE_DOCS">, string>> = {
  PENDING: MESSAGES.inReview,
  APPROVED: MESSAGES.approvedAlready,
  REJECTED: MESSAGES.rejectedAlready,
};

/** @throws CONFLICT while the application is being reviewed, and once it is decided. */
export function refuseClosed({ status }: Pick<Application, "status">): void {
  if (!EDITABLE.includes(status)) throw conflict(CLOSED[status as keyof typeof CLOSED]);
}

/** Stores a change, with the next version, and announces it: to the applicant, and to staff unless it is a draft. */
export async function storeChange(
  tx: EntityManager,
  ctx: Pick<RequestContext, "clock">,
  application: Application,
  changes: Partial<Application> = {},
): Promise<void> {
  const { id, version } = application;
  const changed = { ...changes, updatedAt: ctx.clock.now(), version: version + 1 };
  await tx.getRepository(Application).update({ id }, changed);
  await announce(tx, id, changes.status ?? application.status);
}

/** Tells everybody who watches the application or the list. */
export async function announce(tx: EntityManager, id: string, status: ApplicationStatus): Promise<void> {
  const event = { applicationId: id };
  const staff = [
    { topic: reviewChanged, key: id, event },
    { topic: applicationsChanged, key: APPLICATIONS_KEY, event },
  ];
  await publishAll(tx, [{ topic: applicationChanged, key: id, event }, ...(status === "DRAFT" ? [] : staff)]);
}

/**
 * An applicant's change of an application that is open to them, by its secret.
 * @returns its id.
 * @throws NOT_FOUND for a wrong secret; CONFLICT when it is closed; RATE_LIMITED.
 */
export async function changeOwn(
  ctx: RequestContext,
  token: string,
  decide: (tx: EntityManager, application: Application) => Promise<Partial<Application> | undefined>,
): Promise<string> {
  const id = await applicationOf(ctx, token);
  await ctx.db.transaction(async (tx) => {
    const application = await lockApplication(tx, id);
    refuseClosed(application);
    await storeChange(tx, ctx, application, await decide(tx, application));
  });
  return id;
}

export interface NewEvent {
  what: ApplicationEventKind;
  /** Who of the staff did it; null for the applicant. */
  actorId: string | null;
  reason?: string | null;
  /** Names of the documents that it was about. */
  documents?: readonly string[];
}

/** Adds a line to the history of an application. */
export async function addEvent(
  tx: EntityManager,
  ctx: Pick<RequestContext, "clock">,
  applicationId: string,
  { what, actorId, reason = null, documents = [] }: NewEvent,
): Promise<void> {
  const about = { applicationId, occurredAt: ctx.clock.now() };
  await tx.getRepository(ApplicationEvent).insert({ ...about, what, actorId, reason, documents: [...documents] });
}
