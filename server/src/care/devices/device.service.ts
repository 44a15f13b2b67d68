import type { EntityManager } from "typeorm";
import { audit } from "../../platform/audit";
import type { Reader, RequestContext, Who } from "../../platform/context";
import { oneValue } from "../../platform/database";
import { readOne } from "../../platform/entity-rows";
import { addDays } from "../../platform/london.rules";
import { conflict, invalid } from "../../platform/problems";
import { publish } from "../../platform/realtime/topics";
import { requireDataUse } from "../patients/health-profile.service";
import { Device } from "./device.entity";
import { type DeviceType, MESSAGES, MOST_DEVICES, tidyName } from "./device.rules";
import { deviceChanged, vitalsChanged } from "./device.topics";
import { HealthAlert } from "./health-alert.entity";
import { closeGroundlessAlerts } from "./health-alert.service";
import { judgeDays } from "./judge.service";
import { lockReadings, rollUpDays } from "./reading.service";
import type { Days } from "./roll-up.service";

/** The devices of whoever asks, connected or not, the newest first. */
export function listDevices({ db }: Reader, who: { id: string }): Promise<Device[]> {
  return db.getRepository(Device).find({ where: { patientId: who.id }, order: { createdAt: "DESC", id: "DESC" } });
}

/** One of them. @throws NOT_FOUND, also for other people's. */
export async function readDevice({ db }: Reader, who: { id: string }, id: string): Promise<Device> {
  return readOne(db, Device, { id, patientId: who.id });
}

/**
 * Adds a device. The first real one takes the place of a demonstration device: invented readings never stand beside real ones.
 * @throws BAD_USER_INPUT on `name`; CONFLICT when there are too many, or a demonstration would join real devices.
 */
export async function createDevice(
  tx: EntityManager,
  who: { id: string },
  { type, name: text }: { type: DeviceType; name: string },
  now: Date,
): Promise<Device> {
  const name = tidyName(text);
  if (!name) {
    throw invalid("name", MESSAGES.name);
  }
  await lockReadings(tx, who.id);
  const devices = tx.getRepository(Device);
  const known = await devices.findBy({ patientId: who.id });
  if (known.length >= MOST_DEVICES) {
    throw conflict(MESSAGES.tooMany);
  }
  if (type === "DEMONSTRATION") {
    if (known.some((device) => device.type !== "DEMONSTRATION")) {
      throw conflict(MESSAGES.realDevices);
    }
  } else {
    await forget(
      tx,
      who.id,
      known.filter((device) => device.type === "DEMONSTRATION"),
    );
  }
  const device = await devices.save({
    patientId: who.id,
    type,
    name,
    connected: true,
    lastSyncedAt: null,
    createdAt: now,
  });
  await announceDevices(tx, who.id);
  return device;
}

/**
 * Disconnects a device. Its readings stay with it, unless they are to go as well.
 * @throws NOT_FOUND, also for other people's.
 */
export async function deleteDevice(
  ctx: RequestContext,
  who: Who,
  id: string,
  { keepReadings }: { keepReadings: boolean },
): Promise<boolean> {
  await ctx.db.transaction(async (tx) => {
    await lockReadings(tx, who.id);
    const device = await readOne(tx, Device, { id, patientId: who.id });
    if (keepReadings) {
      await tx.getRepository(Device).update({ id }, { connected: false });
    } else {
      await forget(tx, who.id, [device]);
      await closeGroundlessAlerts(tx, who.id, ctx.clock.now());
      await judgeDays(tx, ctx.clock.now(), who.id);
    }
    await announceDevices(tx, who.id);
    const details = { keepReadings };
    await audit(tx, ctx, "device_removed", ["device", id], { details });
  });
  return true;
}

/** Deletes devices with their readings, and makes the sums anew that these were part of. */
async function forget(tx: EntityManager, patientId: string, devices: readonly Device[]): Promise<void> {
  for (const { id, type } of devices) {
    const [days]: [{ from: string | null; to: string | null }] = await tx.query(
      `select (min(started_at) at time zone 'Europe/London')::date::text as "from", (max(ended_at) at time zone 'Europe/London')::date::text as "to"
         from readings where device_id = $1`,
      [id],
    );
    await tx.getRepository(Device).delete({ id });
    if (type === "DEMONSTRATION") {
      await tx.getRepository(HealthAlert).delete({ patientId, demonstration: true });
    }
    if (days.from && days.to) {
      await forgetSums(tx, patientId, { from: days.from, to: addDays(days.to, 1) }); // whose night may be the next day's
    }
  }
}

async function forgetSums(tx: EntityManager, patientId: string, days: Days): Promise<void> {
  await tx.query(
    `with hours as (delete from reading_hours where patient_id = $1 and hour >= $2::date::timestamp at time zone 'Europe/London'
                       and hour < ($3::date + 1)::timestamp at time zone 'Europe/London')
     delete from reading_days where patient_id = $1 and day between $2::date and $3::date`,
    [patientId, days.from, days.to],
  );
  const others = await oneValue(tx, "select 1 from readings where patient_id = $1 limit 1", [patientId]);
  if (others) await rollUpDays(tx, patientId, days);
}

/** Tells every open page of the patient that devices, and so the figures, changed. */
export async function announceDevices(tx: EntityManager, patientId: string): Promise<void> {
  await publish(tx, deviceChanged, patientId, { patientId });
  await publish(tx, vitalsChanged, patientId, { patientId });
}

/**
 * Adds a device that a browser is linked to.
 * @throws as `createDevice`; BAD_USER_INPUT on `type`; CONFLICT without the consent to the use of health data.
 */
export async function connectDevice(
  ctx: RequestContext,
  who: Who,
  input: { type: DeviceType; name: string },
): Promise<Device> {
  await requireDataUse(ctx, who);
  if (input.type !== "BLUETOOTH") {
    throw invalid("type", MESSAGES.type);
  }
  return ctx.db.transaction((tx) => createDevice(tx, who, input, ctx.clock.now()));
}
