import { Between, MoreThan } from "typeorm";
import type { Language } from "../../people/accounts/account.rules";
import { readAccount } from "../../people/accounts/account.service";
import { holdsConsent } from "../../people/accounts/consent.service";
import type { RequestContext, TimedReader, Who } from "../../platform/context";
import { insertNew, insertOne, readOne } from "../../platform/entity-rows";
import { changeRow, narrowedBy, type PageAsked, readList } from "../../platform/lists";
import { londonDay, londonInstant } from "../../platform/london.rules";
import { type Page } from "../../platform/pages";
import { conflict, invalid, notFound } from "../../platform/problems";
import { requireDataUse } from "../patients/health-profile.service";
import { HealthCheck, HealthCheckOffer } from "./health-check.entity";
import {
  ASKED_AGAIN_AFTER_DAYS,
  HEALTH_CHECK_SLUGS,
  type HealthCheckSlug,
  MESSAGES,
  readAnswers,
  score,
  showBand,
} from "./health-check.rules";

const DAY_MS = 86_400_000;

type Row = Pick<HealthCheck, "id" | "slug" | "band" | "takenAt">;

export type HealthCheckResult = Row & ReturnType<typeof showBand>;

const resultOf = ({ id, slug, band, takenAt }: Row, language: Language): HealthCheckResult => ({
  ...{ id, slug, band, takenAt },
  ...showBand(slug, band, language),
});

/**
 * The Health Checks that this person may be offered today, in their order: none when one was offered today, or without the consent to the
 * use of health data.
 */
export async function readDueChecks(ctx: RequestContext, who: Who): Promise<HealthCheckSlug[]> {
  const now = ctx.clock.now();
  const since = new Date(now.getTime() - ASKED_AGAIN_AFTER_DAYS * DAY_MS);
  const [mayUse, isOffered, taken] = await Promise.all([
    holdsConsent(ctx, who.id, "data_use"),
    ctx.db.getRepository(HealthCheckOffer).existsBy({ userId: who.id, day: londonDay(now) }),
    ctx.db.getRepository(HealthCheck).findBy({ userId: who.id, takenAt: MoreThan(since) }),
  ]);
  if (!mayUse || isOffered) return [];
  return HEALTH_CHECK_SLUGS.filter((slug) => !taken.some((check) => check.slug === slug));
}

/** Notes that one is offered today; null when another request was first. */
export async function keepOffer(ctx: RequestContext, who: Who, slug: HealthCheckSlug): Promise<string | null> {
  const now = ctx.clock.now();
  const offer = { userId: who.id, day: londonDay(now), slug, offeredAt: now };
  const [kept] = await insertNew(ctx.db, HealthCheckOffer, offer);
  return kept?.id ?? null;
}

/** The Health Checks that this person took today in London. */
export async function readTakenToday(ctx: TimedReader, userId: string): Promise<string[]> {
  const now = ctx.clock.now();
  const takenAt = Between(londonInstant(londonDay(now), 0), now);
  const taken = await ctx.db.getRepository(HealthCheck).findBy({ userId, takenAt });
  return [...new Set(taken.map(({ slug }) => slug))];
}

/**
 * Keeps the answers to an offered Health Check. The same answers again, as after a lost connection, have the same result.
 * @throws NOT_FOUND; BAD_USER_INPUT on `answers`; CONFLICT for other answers, and without the consent to the use of health data.
 */
export async function answerHealthCheck(
  ctx: RequestContext,
  who: Who,
  offerId: string,
  given: readonly { questionId: string; value: string }[],
): Promise<HealthCheckResult> {
  await requireDataUse(ctx, who);
  const { language } = await readAccount(ctx, who);
  const row = await ctx.db.transaction(async (tx) => {
    const own = { id: offerId, userId: who.id };
    const offer = await readOne(tx, HealthCheckOffer, own, { lock: { mode: "pessimistic_write" } });
    const answers = readAnswers(offer.slug, given);
    if (!answers) throw invalid("answers", MESSAGES.answers);
    if (offer.answeredAt) {
      const before = await tx.getRepository(HealthCheck).findOneBy({ offerId });
      if (!before) throw notFound();
      if (Object.entries(answers).some(([id, value]) => before.answers[id] !== value)) {
        throw conflict(MESSAGES.answeredOtherwise);
      }
      return before;
    }
    const now = ctx.clock.now();
    const check = { slug: offer.slug, ...score(offer.slug, answers), takenAt: now };
    const id = await insertOne(tx, HealthCheck, { userId: who.id, offerId, answers, ...check });
    await tx.getRepository(HealthCheckOffer).update({ id: offerId }, { answeredAt: now });
    return { id, ...check };
  });
  return resultOf(row, language);
}

/** Closes an offer without answers; once more changes nothing. @throws NOT_FOUND. */
export async function dismissOffer(ctx: RequestContext, who: Who, id: string): Promise<void> {
  const sql =
    "update health_check_offers set dismissed_at = coalesce(dismissed_at, $3) where id = $1 and user_id = $2 returning id";
  await changeRow(ctx.db, sql, id, who.id, ctx.clock.now());
}

/** A page of what came of this person's Health Checks, the newest first, in their language. */
export async function listResults(ctx: RequestContext, who: Who, asked: PageAsked): Promise<Page<HealthCheckResult>> {
  const { language } = await readAccount(ctx, who);
  return readList(ctx.db, {
    ...asked,
    entity: HealthCheck,
    ...narrowedBy({ user_id: who.id }),
    by: ["taken_at", "id"],
    at: "takenAt",
    view: (row: Row) => resultOf(row, language),
  });
}

/** One of them. @throws NOT_FOUND, also for other people's. */
export async function readResult(ctx: RequestContext, who: Who, id: string): Promise<HealthCheckResult> {
  const row = await readOne(ctx.db, HealthCheck, { id, userId: who.id });
  const { language } = await readAccount(ctx, who);
  return resultOf(row, language);
}

/** Deletes what came of a Health Check, with its answers. @throws NOT_FOUND. */
export async function deleteResult(ctx: RequestContext, who: Who, id: string): Promise<void> {
  const sql = "delete from health_checks where id = $1 and user_id = $2 returning id";
  await changeRow(ctx.db, sql, id, who.id);
}
