import { randomUUID } from "node:crypto";
import { type EntityManager, In, IsNull, Raw } from "typeorm";
import { peopleWhoMay } from "../../people/accounts/account.service";
import { PERMISSIONS } from "../../people/accounts/permission.rules";
import { User } from "../../people/accounts/user.entity";
import type { Platform, TimedReader } from "../../platform/context";
import { oneValue } from "../../platform/database";
import { insertNew, readEntities } from "../../platform/entity-rows";
import { enqueue } from "../../platform/jobs";
import { postLetter } from "../../platform/mail.service";
import { Anomaly } from "./anomaly.entity";
import { messageOf } from "./anomaly.rules";
import { AnomalyMail, AnomalyMailChoice } from "./anomaly-mail.entity";
import {
  type AnomalyMailKind,
  type AnomalyWords,
  dueKinds,
  HOUR_MS,
  letterAbout,
  letterOfSumUp,
  MAILS_AN_HOUR,
  type MailChoice,
  WHY,
} from "./anomaly-mail.rules";
import { mutedUntil } from "./mute.service";
import { metricOf } from "./system-metrics.rules";

/** Queues the mails about an anomaly in the transaction in which it moved. */
export const queueMailsAbout = (tx: EntityManager, anomalyId: string): Promise<void> =>
  enqueue(tx, "mail_anomaly", { anomalyId });

/**
 * Mails everybody who asked for it about an anomaly as it stands now, each severity and its end once. While a mute is in force
 * it comes back when that ends. It can run twice, also at once: what a person was mailed is noted with the mail.
 * @throws the first failure, after everybody else was mailed.
 */
export async function mailAnomaly(platform: Platform, { anomalyId }: { anomalyId: string }): Promise<void> {
  const { db, clock } = platform;
  const anomaly = await db.getRepository(Anomaly).findOneBy({ id: anomalyId });
  if (!anomaly || anomaly.muted) return;
  const until = await mutedUntil(db.manager, clock.now());
  if (until) {
    await enqueue(db.manager, "mail_anomaly", { anomalyId }, `mail_anomaly:${anomalyId}`, until);
    return;
  }
  const watchers = await peopleWhoMay(platform, PERMISSIONS.viewSystem);
  const asked = [anomalyId, watchers.map(({ id }) => id)];
  const chosen = await readEntities<AnomalyMailChoice, Pick<MailChoice, "had">>(
    db,
    AnomalyMailChoice,
    "c where c.user_id = any($2)",
    asked,
    { more: { had: "array(select kind from anomaly_mails m where m.user_id = c.user_id and m.anomaly_id = $1)" } },
  );
  const failures: unknown[] = [];
  for (const { userId, ...choice } of chosen) {
    const kinds = dueKinds(anomaly, choice);
    if (kinds.length === 0) continue;
    await db
      .transaction((tx) => mailOrKeep(tx, platform, { userId, anomaly, kinds, isRise: choice.had.includes("WARNING") }))
      .catch((failure) => failures.push(failure));
  }
  if (failures.length > 0) throw failures[0];
}

interface Due {
  userId: string;
  anomaly: Anomaly;
  kinds: readonly AnomalyMailKind[];
  isRise: boolean;
}

/** Mails one person now, or keeps it for the sum-up when the hour has had its mails. */
async function mailOrKeep(tx: EntityManager, platform: Platform, { userId, anomaly, kinds, isRise }: Due) {
  const now = platform.clock.now();
  if (!(await lockChoice(tx, userId))) return;
  const waits = await tx.getRepository(AnomalyMail).existsBy({ userId, mailedAt: IsNull() });
  const due = kinds.map((kind) => ({ userId, anomalyId: anomaly.id, kind, notedAt: now }));
  const noted = await insertNew(tx, AnomalyMail, due);
  if (noted.length === 0) return; // another process was first
  const full = await fullUntil(tx, userId, now);
  if (full || waits) {
    await sumUpAt(tx, userId, full ?? now); // what came after something that waits, waits with it
    return;
  }
  const letter = letterAbout(wordsOf(anomaly), kinds, isRise);
  await post(tx, platform, { userId, ids: noted.map(({ id }) => id), letter });
}

/** One at a time for each person. False when they have taken their choice back. */
async function lockChoice(tx: EntityManager, userId: string): Promise<boolean> {
  const own = { where: { userId }, lock: { mode: "pessimistic_write" } } as const;
  return (await tx.getRepository(AnomalyMailChoice).findOne(own)) !== null;
}

/** When the next mail may leave; null when one may now. */
async function fullUntil(tx: EntityManager, userId: string, now: Date): Promise<Date | null> {
  const sql = `select max(mailed_at) from anomaly_mails where user_id = $1 and mailed_at > $2
    group by mail_id order by 1 desc offset $3 limit 1`;
  const lately = [userId, new Date(now.getTime() - HOUR_MS), MAILS_AN_HOUR - 1];
  const last = await oneValue<Date | undefined>(tx, sql, lately);
  return last ? new Date(last.getTime() + HOUR_MS) : null;
}

/** Clocks of the database and of a process differ by less than this, in ms: a sum-up that came too early would come again at once. */
const CLOCKS_DIFFER_MS = 5_000;

const sumUpAt = (tx: EntityManager, userId: string, at: Date): Promise<void> =>
  enqueue(tx, "sum_up_anomalies", { userId }, `sum_up_anomalies:${userId}`, new Date(at.getTime() + CLOCKS_DIFFER_MS));

/** Sums up in one mail what a person was not mailed about because of the limit. It can run twice without harm. */
export async function sumUpAnomalies(platform: Platform, { userId }: { userId: string }): Promise<void> {
  const now = platform.clock.now();
  const watchers = await peopleWhoMay(platform, PERMISSIONS.viewSystem);
  await platform.db.transaction(async (tx) => {
    const mayKnow = watchers.some(({ id }) => id === userId) && (await lockChoice(tx, userId));
    if (!mayKnow) return forgetWaiting(tx, userId);
    const later = (await mutedUntil(tx, now)) ?? (await fullUntil(tx, userId, now));
    if (later) return sumUpAt(tx, userId, later);
    await dropAcknowledged(tx, userId);
    const mails = "anomaly_mails m where m.user_id = $1 and m.mailed_at is null and m.anomaly_id = a.id";
    const waiting = await readEntities<Anomaly, { ids: string[] }>(
      tx,
      Anomaly,
      `a where exists (select from ${mails}) order by opened_at desc, id desc`,
      [userId],
      { more: { ids: `array(select m.id from ${mails})` } },
    );
    if (waiting.length === 0) return;
    const ids = waiting.flatMap((one) => one.ids);
    await post(tx, platform, { userId, ids, letter: letterOfSumUp(waiting.map(wordsOf)) });
  });
}

/** What nobody is to hear of any more: the right or the choice is gone. */
async function forgetWaiting(tx: EntityManager, userId: string): Promise<void> {
  await tx.getRepository(AnomalyMail).delete({ userId, mailedAt: IsNull() });
}

/** Somebody looks after them. Should they be open again, they are news again. */
async function dropAcknowledged(tx: EntityManager, userId: string): Promise<void> {
  const seen = "select id from anomalies where acknowledged_at is not null and resolved_at is null";
  const anomalyId = Raw((column) => `${column} in (${seen})`);
  await tx.getRepository(AnomalyMail).delete({ userId, mailedAt: IsNull(), anomalyId });
}

interface Post {
  userId: string;
  ids: readonly string[];
  letter: ReturnType<typeof letterAbout>;
}

/** Puts a mail into the outbox and notes what stood in it. Staff are written to in English, like their pages. */
async function post(tx: EntityManager, platform: Platform, { userId, ids, letter }: Post): Promise<void> {
  const { email } = await tx.getRepository(User).findOneByOrFail({ id: userId });
  const url = `${platform.config.publicUrl}/admin/system-health`;
  await postLetter(tx, platform, { address: email, userId }, "anomaly", {
    ...{ language: "en", action: { label: "Open System Health", url }, why: WHY },
    subject: `System Health: ${letter.subject}`,
    paragraphs: letter.paragraphs,
  });
  const mailed = { mailId: randomUUID(), mailedAt: platform.clock.now() };
  await tx.getRepository(AnomalyMail).update({ id: In(ids) }, mailed);
}

function wordsOf({ metric, severity, value, threshold, openedAt, resolvedAt }: Anomaly): AnomalyWords {
  const name = metricOf(metric)?.name ?? metric;
  return { name, message: messageOf(metric, value, threshold), severity, openedAt, resolvedAt };
}

/** How long it is known what somebody was mailed about an anomaly that is over, in days. */
const KEPT_DAYS = 30;

/** Forgets who was mailed about anomalies that are long over. */
export async function sweepAnomalyMails({ db, clock }: TimedReader): Promise<void> {
  const before = new Date(clock.now().getTime() - KEPT_DAYS * 24 * HOUR_MS);
  const anomalyId = Raw((column) => `${column} in (select id from anomalies where resolved_at < :before)`, { before });
  await db.getRepository(AnomalyMail).delete({ anomalyId });
}
