import type { EntityManager } from "typeorm";
import type { RequestContext, Who } from "../../platform/context";
import { readOne } from "../../platform/entity-rows";
import { conflict, invalid } from "../../platform/problems";
import { requireDataUse } from "../patients/health-profile.service";
import { Device } from "./device.entity";
import { MESSAGES } from "./device.rules";
import { announceDevices } from "./device.service";
import { type HeartRate, heartRateProblem, heartRateReadings } from "./heart-rate.rules";
import { judgeDays, judgeHeartRate } from "./judge.service";
import { isPlausible, type Reading } from "./reading.rules";
import { rollUpReadings, storeReadings } from "./reading.service";

/** Takes a few readings in: stored, summed, judged and announced. */
export async function takeReadings(
  tx: EntityManager,
  device: Device,
  readings: readonly Reading[],
  now: Date,
): Promise<{ added: number }> {
  const stored = await storeReadings(tx, device, readings);
  await rollUpReadings(tx, device.patientId, readings);
  await finishSync(tx, device, now);
  return stored;
}

/**
 * After the readings of a device were stored and summed: it is connected and up to date, what is new enough is judged, and the open
 * pages of its patient are told.
 */
export async function finishSync(
  tx: EntityManager,
  device: Pick<Device, "id" | "patientId" | "type">,
  now: Date,
): Promise<void> {
  await tx.getRepository(Device).update({ id: device.id }, { connected: true, lastSyncedAt: now });
  await judgeHeartRate(tx, { id: device.patientId, demonstration: device.type === "DEMONSTRATION" }, now);
  await judgeDays(tx, now, device.patientId);
  await announceDevices(tx, device.patientId);
}

/**
 * Takes live heart rates of a linked device. The same moment twice counts once.
 * @returns how many were new; those without contact to the skin, or that no heart has, are left out.
 * @throws NOT_FOUND; BAD_USER_INPUT on `readings`; RATE_LIMITED; CONFLICT for a device that sends none, and without the consent to
 * the use of health data.
 */
export async function addHeartRates(
  ctx: RequestContext,
  who: Who,
  deviceId: string,
  rates: readonly HeartRate[],
): Promise<number> {
  const problem = heartRateProblem(rates);
  if (problem) {
    throw invalid("readings", problem);
  }
  await ctx.limits.heartRates.take(who.id);
  await requireDataUse(ctx, who);
  const now = ctx.clock.now();
  const readings = heartRateReadings(rates).filter((reading) => isPlausible(reading, now));
  return ctx.db.transaction(async (tx) => {
    const device = await readOne(tx, Device, { id: deviceId, patientId: who.id });
    if (device.type !== "BLUETOOTH" && device.type !== "DEMONSTRATION") {
      throw conflict(MESSAGES.notLive);
    }
    return readings.length > 0 ? (await takeReadings(tx, device, readings, now)).added : 0;
  });
}
