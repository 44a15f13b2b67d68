import { MoreThan, Not } from "typeorm";
import { mayUse } from "../../people/accounts/consent.loaders";
import { audit } from "../../platform/audit";
import type { Platform, RequestContext, Who } from "../../platform/context";
import { changedRows } from "../../platform/database";
import { enqueueAll, takeBack } from "../../platform/jobs";
import { mailTo } from "../../platform/mail.service";
import { publish } from "../../platform/realtime/topics";
import type { AnsweringContext } from "../models/model-context";
import { PushSubscription } from "../reminders/push.entity";
import type { PushGateway } from "../reminders/push.gateway";
import { pushTo, readDevice } from "../reminders/push.service";
import { Consultation } from "./consultation.entity";
import { askLater, readConsultation } from "./consultation.service";
import { consultationChanged } from "./consultation.topics";
import { lockConsultation } from "./conversation.service";
import {
  ASKED_FOR_DAYS,
  askedAgain,
  FOLLOW_UP_PUSH_TEXTS,
  feelingAnswer,
  followUpOf,
  MOST_FOLLOW_UPS,
  PUSH_SECONDS,
} from "./follow-up.rules";
import type { Feeling } from "./interview.rules";
import { goOn } from "./interview.service";

/**
 * A patient who may be asked: not suspended, and with the consent to the use of health data; about a question that is not hidden, and
 * about somebody's safety only where it is wished.
 */
const MAY_BE_ASKED = `c.hidden_at is null and (not c.is_about_safety or c.follow_up_wished) and ${mayUse("u.id")}
  and u.suspended_at is null`;

/**
 * Asks a patient how things are: on the dashboard, by mail and on devices, the last two without a word of health and once a day at
 * the most. Nothing is asked where the patient has said that it is over.
 */
export async function askHowThingsAre(platform: Platform, consultationId: string): Promise<void> {
  const now = platform.clock.now();
  await platform.db.transaction(async (tx) => {
    const [asked] = await changedRows<{ patient_id: string }>(
      tx,
      `update consultations c set asked_after_at = $2 from users u
        where c.id = $1 and c.over_at is null and u.id = c.patient_id and ${MAY_BE_ASKED} returning c.patient_id`,
      [consultationId, now],
    );
    if (!asked) return;
    const patientId = asked.patient_id;
    await publish(tx, consultationChanged, patientId, { consultationId });
    const lately = MoreThan(new Date(now.getTime() - 86_400_000));
    const others = { patientId, id: Not(consultationId), askedAfterAt: lately };
    if (await tx.getRepository(Consultation).existsBy(others)) return;
    await mailTo(tx, platform, patientId, "howAreThings");
    const devices = await tx
      .getRepository(PushSubscription)
      .find({ select: { id: true }, where: { userId: patientId } });
    const pushes = devices.map(({ id: subscriptionId }) => ({ subscriptionId, consultationId }));
    await enqueueAll(tx, "send_follow_up_push", pushes);
  });
}

/** Tells one device that there is a message, unless it was answered meanwhile. @throws when it should be tried again. */
export async function sendFollowUpPush(
  platform: Platform,
  gateway: PushGateway,
  { subscriptionId, consultationId }: { subscriptionId: string; consultationId: string },
): Promise<void> {
  const device = await readDevice(
    platform.db,
    `s where s.id = $1 and exists (select from consultations c join users u on u.id = c.patient_id
                                    where c.id = $2 and u.id = s.user_id and c.over_at is null
                                      and c.asked_after_at > greatest(coalesce(c.felt_at, $3), $3) and ${MAY_BE_ASKED})`,
    [subscriptionId, consultationId, new Date(platform.clock.now().getTime() - PUSH_SECONDS * 1_000)],
  );
  if (!device) return;
  const body = FOLLOW_UP_PUSH_TEXTS[device.language];
  await pushTo(platform, gateway, device, { body, tag: "follow-up", ttlSeconds: PUSH_SECONDS });
}

/** What stands on a patient's dashboard: emergencies that are not over, and what is asked after, the newest first. */
export async function listFollowUps(ctx: RequestContext, who: Who): Promise<Consultation[]> {
  const now = ctx.clock.now();
  const since = new Date(now.getTime() - ASKED_FOR_DAYS * 86_400_000);
  const found = await ctx.db
    .getRepository(Consultation)
    .createQueryBuilder("c")
    .where("c.patientId = :patientId and c.overAt is null and c.hiddenAt is null", { patientId: who.id })
    .andWhere(
      `(c.level in ('EMERGENCY', 'CRISIS') or c.raisedLevel in ('EMERGENCY', 'CRISIS')
         or (c.askedAfterAt > :since and (c.feltAt is null or c.feltAt < c.askedAfterAt)))`,
      { since },
    )
    .orderBy("c.timestamp", "DESC")
    .take(MOST_FOLLOW_UPS)
    .getMany();
  return found.filter((one) => followUpOf(one, now));
}

/**
 * Notes how things are some time after an answer. Better ends what stands on the dashboard; the same is asked again later; worse is
 * looked at today at the least, and what was not there before is asked once more.
 * @throws NOT_FOUND, and what answerQuestions throws.
 */
export async function sayHowThingsAre(
  ctx: AnsweringContext,
  who: Who,
  consultationId: string,
  feeling: Feeling,
): Promise<Consultation> {
  const now = ctx.clock.now();
  if (feeling === "WORSE")
    return goOn(ctx, who, consultationId, ({ answers, language }) => ({
      given: [...askedAgain(answers), feelingAnswer(feeling, now, language)],
      changes: { feltAt: now, overAt: null },
    }));
  await ctx.db.transaction(async (tx) => {
    const consultation = await lockConsultation(tx, who, consultationId);
    const { level, assistantVersion, language } = consultation;
    const answer = { ...feelingAnswer(feeling, now, language), at: now, assistantVersion, level };
    const overAt = feeling === "BETTER" ? now : null;
    const changed = { answers: [...consultation.answers, answer], feltAt: now, overAt };
    await tx.getRepository(Consultation).update({ id: consultation.id }, changed as object);
    if (feeling === "SAME") await askLater(tx, consultation, now);
    await publish(tx, consultationChanged, who.id, { consultationId });
    await audit(tx, ctx, "consultation_continued", ["consultation", consultation.id], { actorId: who.id });
  });
  return readConsultation(ctx, who, consultationId);
}

/**
 * Whether the patient wishes to be asked how things are after an answer about somebody's safety, which is not asked otherwise.
 * @throws NOT_FOUND.
 */
export async function wishFollowUp(ctx: RequestContext, who: Who, id: string, wished: boolean): Promise<Consultation> {
  await ctx.db.transaction(async (tx) => {
    const consultation = await lockConsultation(tx, who, id);
    await tx.getRepository(Consultation).update({ id }, { followUpWished: wished });
    await takeBack(tx, `how-${id}`);
    await askLater(tx, { ...consultation, followUpWished: wished }, ctx.clock.now());
    await publish(tx, consultationChanged, who.id, { consultationId: id });
    await audit(tx, ctx, "consultation_continued", ["consultation", id], { actorId: who.id });
  });
  return readConsultation(ctx, who, id);
}
