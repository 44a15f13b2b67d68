import type { Language } from "../../people/accounts/account.rules";
import { readAccount } from "../../people/accounts/account.service";
import { holdsConsent } from "../../people/accounts/consent.service";
import type { RequestContext, TimedReader, Who } from "../../platform/context";
import { changeRow, type PageAsked, readList, readRow } from "../../platform/lists";
import { londonDay } from "../../platform/london.rules";
import { type Page } from "../../platform/pages";
import { conflict, invalid, notFound } from "../../platform/problems";
import { requireDataUse } from "../patients/health-profile.service";
import {
  type Answers,
  ASKED_AGAIN_AFTER_DAYS,
  HEALTH_CHECK_SLUGS,
  type HealthCheckBand,
  type HealthCheckSlug,
  MESSAGES,
  readAnswers,
  score,
  showBand,
} from "./health-check.rules";

const DAY_MS = 86_400_000;

interface Row {
  id: string;
  slug: HealthCheckSlug;
  band: HealthCheckBand;
  takenAt: Date;
}

export type HealthCheckResult = Row & ReturnType<typeof showBand>;

const resultOf = (row: Row, language: Language): HealthCheckResult => ({
  ...row,
  ...showBand(row.slug, row.band, language),
});

/**
 * The Health Checks that this person may be offered today, in their order: none when one was offered today, or without the consent to the
 * use of health data.
 */
export async function readDueChecks(ctx: RequestContext, who: Who): Promise<HealthCheckSlug[]> {
  const now = ctx.clock.now();
  const since = new Date(now.getTime() - ASKED_AGAIN_AFTER_DAYS * DAY_MS);
  const [mayUse, [state]] = await Promise.all([
    holdsConsent(ctx, who.id, "data_use"),
    ctx.db.query(
      `select exists (select from health_check_offers where user_id = $1 and day = $2) as offered,
              array(select distinct slug from health_checks where user_id = $1 and taken_at > $3) as taken`,
      [who.id, londonDay(now), since],
    ) as Promise<[{ offered: boolean; taken: string[] }]>,
  ]);
  return mayUse && !state.offered ? HEALTH_CHECK_SLUGS.filter((slug) => !state.taken.includes(slug)) : [];
}

/** Notes that one is offered today; null when another request was first. */
export async function keepOffer(ctx: RequestContext, who: Who, slug: HealthCheckSlug): Promise<string | null> {
  const now = ctx.clock.now();
  const [kept]: { id: string }[] = await ctx.db.query(
    `insert into health_check_offers (user_id, day, slug, offered_at) values ($1, $2, $3, $4)
     on conflict (user_id, day) do nothing returning id`,
    [who.id, londonDay(now), slug, now],
  );
  return kept?.id ?? null;
}

/** The Health Checks that this person took today in London. */
export async function readTakenToday(ctx: TimedReader, userId: string): Promise<string[]> {
  const now = ctx.clock.now();
  const rows: { slug: string }[] = await ctx.db.query(
    `select distinct slug from health_checks
      where user_id = $1 and taken_at >= ($2::date)::timestamp at time zone 'Europe/London' and taken_at <= $3`,
    [userId, londonDay(now), now],
  );
  return rows.map(({ slug }) => slug);
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
    const offer = await readRow<{ slug: HealthCheckSlug; isAnswered: boolean }>(
      tx,
      `select slug, answered_at is not null as "isAnswered" from health_check_offers where id = $1 and user_id = $2 for update`,
      offerId,
      who.id,
    );
    const answers = readAnswers(offer.slug, given);
    if (!answers) throw invalid("answers", MESSAGES.answers);
    if (offer.isAnswered) {
      const [before]: (Row & { answers: Answers })[] = await tx.query(
        `select id, slug, band, taken_at as "takenAt", answers from health_checks where offer_id = $1`,
        [offerId],
      );
      if (!before) throw notFound();
      if (Object.entries(answers).some(([id, value]) => before.answers[id] !== value)) {
        throw conflict(MESSAGES.answeredOtherwise);
      }
      return before;
    }
    const now = ctx.clock.now();
    const { score: points, band } = score(offer.slug, answers);
    const [made]: [{ id: string }] = await tx.query(
      `insert into health_checks (user_id, offer_id, slug, answers, score, band, taken_at)
       values ($1, $2, $3, $4, $5, $6, $7) returning id`,
      [who.id, offerId, offer.slug, answers, points, band, now],
    );
    await tx.query("update health_check_offers set answered_at = $2 where id = $1", [offerId, now]);
    return { id: made.id, slug: offer.slug, band, takenAt: now };
  });
  return resultOf({ id: row.id, slug: row.slug, band: row.band, takenAt: row.takenAt }, language);
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
    select: 'select id, slug, band, taken_at as "takenAt" from health_checks',
    from: "health_checks",
    where: "user_id = $1",
    parameters: [who.id],
    by: ["taken_at", "id"],
    at: "takenAt",
    view: (row: Row) => resultOf(row, language),
  });
}

/** One of them. @throws NOT_FOUND, also for other people's. */
export async function readResult(ctx: RequestContext, who: Who, id: string): Promise<HealthCheckResult> {
  const sql = 'select id, slug, band, taken_at as "takenAt" from health_checks where id = $1 and user_id = $2';
  const row = await readRow<Row>(ctx.db, sql, id, who.id);
  const { language } = await readAccount(ctx, who);
  return resultOf(row, language);
}

/** Deletes what came of a Health Check, with its answers. @throws NOT_FOUND. */
export async function deleteResult(ctx: RequestContext, who: Who, id: string): Promise<void> {
  const sql = "delete from health_checks where id = $1 and user_id = $2 returning id";
  await changeRow(ctx.db, sql, id, who.id);
}
