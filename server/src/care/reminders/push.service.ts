import type { DataSource, EntityManager } from "typeorm";
import webpush from "web-push";
import type { Language } from "../../people/accounts/account.rules";
import { mayUse } from "../../people/accounts/consent.loaders";
import type { Platform, RequestContext, Who } from "../../platform/context";
import { changedRows } from "../../platform/database";
import { blindIndex, seal, unseal } from "../../platform/encryption";
import { insertNew, readEntities } from "../../platform/entity-rows";
import { enqueueAll } from "../../platform/jobs";
import { londonDay } from "../../platform/london.rules";
import { invalid, notFound } from "../../platform/problems";
import { PRODUCT_NAME } from "../../platform/product.rules";
import { requireDataUse } from "../patients/health-profile.service";
import { ORDER_DAYS_AHEAD } from "../patients/supply.rules";
import { PushKeyPair, PushSubscription } from "./push.entity";
import type { PushGateway, PushKeys } from "./push.gateway";
import { isTooLate, LATEST_SECONDS, reminderSlot, reminderText } from "./push.rules";
import { deviceProblem, type PushDevice } from "./push-endpoint.rules";
import { frequenciesAt, SLOT_HOURS } from "./slot.rules";

type Keeper = Pick<Platform, "db" | "secrets" | "config" | "clock">;

const KEY_PLACE = "push_keys:1";

/** The keys of the product by its database: they never change. */
const known = new WeakMap<DataSource, PushKeys>();

/** The keys of the environment, else the product's own: made once, whichever process asks first, and kept sealed. */
async function readKeys(keeper: Keeper): Promise<PushKeys> {
  const { db, config } = keeper;
  const subject = `mailto:${config.contactEmail}`;
  if (config.vapid) {
    return { ...config.vapid, subject };
  }
  const keys = known.get(db) ?? { ...(await readOwnKeys(keeper)), subject };
  known.set(db, keys);
  return keys;
}

async function readOwnKeys({ db, secrets, clock }: Keeper): Promise<Omit<PushKeys, "subject">> {
  const read = () => db.getRepository(PushKeyPair).findOneBy({ id: 1 });
  if (!(await read())) {
    const { publicKey, privateKey } = webpush.generateVAPIDKeys();
    const made = { id: 1, publicKey, privateKey: seal(secrets, KEY_PLACE, privateKey), madeAt: clock.now() };
    await insertNew(db, PushKeyPair, made);
  }
  const kept = await read();
  if (!kept) {
    throw notFound();
  }
  return { publicKey: kept.publicKey, privateKey: unseal(secrets, KEY_PLACE, kept.privateKey) };
}

/** The public key with which a browser subscribes. Base64url. */
export async function readPushKey(ctx: Keeper): Promise<string> {
  return (await readKeys(ctx)).publicKey;
}

const hashOf = ({ secrets }: Keeper, endpoint: string) => blindIndex(secrets, "push endpoint", endpoint);
const placeOf = (hash: string) => `push_subscriptions:${hash}`;

/**
 * Reminds on this device from now on, until its person logs out of it. A device belongs to whoever turned reminders on last.
 * @throws BAD_USER_INPUT on `endpoint` or `p256dh`; CONFLICT without the consent to the use of health data.
 */
export async function createPushDevice(ctx: RequestContext, who: Who, device: PushDevice): Promise<boolean> {
  await requireDataUse(ctx, who);
  const problem = deviceProblem(device, ctx.config.pushTestOrigin);
  if (problem) {
    throw invalid(problem.field, problem.message);
  }
  const hash = hashOf(ctx, device.endpoint);
  const sealed = seal(ctx.secrets, placeOf(hash), JSON.stringify(device));
  const given = { userId: who.id, sessionId: who.sessionId, endpointHash: hash, sealed, createdAt: ctx.clock.now() };
  const insert = ctx.db.getRepository(PushSubscription).createQueryBuilder().insert().values(given);
  await insert.orUpdate(["user_id", "session_id", "sealed"], ["endpoint_hash"]).execute();
  return true;
}

/** No longer reminds on this device. One that was not known stays so. */
export async function deletePushDevice(ctx: RequestContext, who: Who, endpoint: string): Promise<boolean> {
  await ctx.db.getRepository(PushSubscription).delete({ endpointHash: hashOf(ctx, endpoint), userId: who.id });
  return true;
}

/** A medicine of which there is something to say in a slot. */
const OPEN_MEDICINE = `m.patient_id = s.user_id and (m.stopped_on is null or m.stopped_on > $3::date) and (
       -- Its dose is neither taken nor skipped; the rules of \`plannedDoses\`, in SQL.
       m.frequency = any($2) and (m.start_date is null or m.start_date <= $3::date)
         and m.scheduled_since < $1::timestamptz + interval '5 minutes'
         and not exists (select 1 from medication_doses d where d.medication_id = m.id and d.day = $3::date and d.hour = $4)
       -- On the morning of the day by which to order it again.
       or m.order_reminder and $4 = ${SLOT_HOURS[0]} and m.ends_on = $3::date + ${ORDER_DAYS_AHEAD})`;

/** Whose medicine there is something to say of, and who may be told. */
const OPEN_DOSE = `exists (select 1 from medications m where ${OPEN_MEDICINE})
  and exists (select 1 from users u where u.id = s.user_id and u.suspended_at is null)
  and ${mayUse("s.user_id")}`;

type Beside = { language: Language; people: string[] };

/** The device that a statement finds, with the language of its person. @param rest what follows the table, which is to be called `s`. */
export async function readDevice(
  db: DataSource,
  rest: string,
  parameters: readonly unknown[],
  people = "null",
): Promise<(PushSubscription & Beside) | undefined> {
  const more = { language: "(select u.language from users u where u.id = s.user_id)", people };
  return (await readEntities<PushSubscription, Beside>(db, PushSubscription, rest, parameters, { more }))[0];
}

const dueArguments = (at: Date) => {
  const slot = reminderSlot(at);
  return slot && [slot.at, frequenciesAt(slot.hour), slot.day, slot.hour];
};

/**
 * Queues a message to each device whose person has something to take in the slot that began a minute ago; in the transaction
 * that writes down that it did, so that no process does it again.
 */
export async function queueReminders({ db, clock }: { db: DataSource; clock: Platform["clock"] }): Promise<void> {
  const due = dueArguments(clock.now());
  if (!due) {
    return;
  }
  await db.transaction(async (tx: EntityManager) => {
    const devices = await changedRows<{ id: string }>(
      tx,
      `update push_subscriptions s set reminded_for = $1::timestamptz
        where (s.reminded_for is null or s.reminded_for < $1::timestamptz) and s.created_at < $1::timestamptz + interval '1 minute'
          and ${OPEN_DOSE} returning s.id`,
      due,
    );
    const slotAt = (due[0] as Date).toISOString();
    await enqueueAll(
      tx,
      "send_push",
      devices.map(({ id }) => ({ subscriptionId: id, slotAt })),
    );
  });
}

/** Sends one message, unless it is too late or the medicine was taken meanwhile. Throws when it should be tried again. */
export async function sendPush(
  platform: Platform,
  gateway: PushGateway,
  { subscriptionId, slotAt }: { subscriptionId: string; slotAt: string },
): Promise<void> {
  const { db, clock } = platform;
  const due = dueArguments(new Date(slotAt));
  if (!due || isTooLate(new Date(slotAt), clock.now())) {
    return;
  }
  const people = `array(select distinct coalesce(f.name, '') as name from medications m
    left join family_members f on f.id = m.family_member_id where ${OPEN_MEDICINE} order by name)`;
  const device = await readDevice(db, `s where s.id = $5 and ${OPEN_DOSE}`, [...due, subscriptionId], people);
  if (!device) return;
  const tag = `reminder-${londonDay(new Date(slotAt))}-${due[3]}`;
  const body = reminderText(device.language, device.people);
  await pushTo(platform, gateway, device, { body, tag, ttlSeconds: LATEST_SECONDS });
}

/**
 * Sends words to one device, which is forgotten when its push service knows it no more.
 * @param message `body` may stand on a lock screen: it says that there is something, never what.
 * @throws when it should be tried again.
 */
export async function pushTo(
  platform: Platform,
  gateway: PushGateway,
  { id, endpointHash, sealed }: PushSubscription,
  { body, tag, ttlSeconds }: { body: string; tag: string; ttlSeconds: number },
): Promise<void> {
  const { db, secrets } = platform;
  const device: PushDevice = JSON.parse(unseal(secrets, placeOf(endpointHash), sealed));
  const text = JSON.stringify({ title: PRODUCT_NAME, body, tag });
  const outcome = await gateway.send(device, await readKeys(platform), { text, ttlSeconds, topic: tag });
  if (outcome === "gone") {
    await db.getRepository(PushSubscription).delete({ id });
  } else if (outcome === "later") {
    throw new Error("The push service could not take the message");
  }
}
