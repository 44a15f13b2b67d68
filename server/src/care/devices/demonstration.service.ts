import type { EntityManager } from "typeorm";
import { mayUse } from "../../people/accounts/consent.loaders";
import { audit } from "../../platform/audit";
import type { Platform, RequestContext, Who } from "../../platform/context";
import { changedRows } from "../../platform/database";
import { readEntities } from "../../platform/entity-rows";
import { requireDataUse } from "../patients/health-profile.service";
import { takeReadings } from "./arrival.service";
import { DEMONSTRATION_DAYS, demonstrationReadings, LIVE_INTERVAL_MS } from "./demonstration.rules";
import { Device } from "./device.entity";
import { DEMONSTRATION_NAME } from "./device.rules";
import { createDevice } from "./device.service";
import { lockReadings } from "./reading.service";

/** Devices that one process looks after in one round, at the most. */
const MOST_AT_ONCE = 200;

/**
 * Connects a device whose figures are invented, and says so wherever they are shown. It brings two weeks of readings and then a
 * heart rate every five seconds. Connecting it again is the same device.
 * @throws CONFLICT beside real devices, and without the consent to the use of health data.
 */
export async function connectDemonstration(ctx: RequestContext, who: Who): Promise<Device> {
  await requireDataUse(ctx, who);
  const now = ctx.clock.now();
  return ctx.db.transaction(async (tx) => {
    await lockReadings(tx, who.id);
    const known = await tx.getRepository(Device).findOneBy({ patientId: who.id, type: "DEMONSTRATION" });
    const device = known ?? (await makeDemonstration(tx, who.id, now));
    if (!device.connected) {
      await catchUp(tx, device, now);
    }
    await audit(tx, ctx, "demonstration_device_connected", ["device", device.id]);
    return tx.getRepository(Device).findOneByOrFail({ id: device.id });
  });
}

/** Adds a patient's demonstration device with what it measured so far. */
export async function makeDemonstration(tx: EntityManager, patientId: string, now: Date): Promise<Device> {
  const device = await createDevice(tx, { id: patientId }, { type: "DEMONSTRATION", name: DEMONSTRATION_NAME }, now);
  await catchUp(tx, device, now);
  return device;
}

/** Invents what the device has not measured yet, of the last two weeks. */
async function catchUp(tx: EntityManager, device: Device, now: Date): Promise<void> {
  const first = new Date(now.getTime() - DEMONSTRATION_DAYS * 86_400_000);
  const since = device.lastSyncedAt && device.lastSyncedAt > first ? device.lastSyncedAt : first;
  await takeReadings(tx, device, demonstrationReadings(device, since, now), now);
}

/**
 * The heart of every connected demonstration device beats every five seconds. Each process of the product tries; who claims a device's
 * next moment first writes it, and after a pause of all processes the gap is filled.
 */
export class DemonstrationHeart {
  private timer?: NodeJS.Timeout;
  private round: Promise<void> = Promise.resolve();
  private beating = false;

  constructor(private readonly platform: Pick<Platform, "db" | "clock" | "log">) {}

  start(): void {
    this.timer = setInterval(() => {
      if (!this.beating) {
        this.round = this.beat();
      }
    }, LIVE_INTERVAL_MS);
    this.timer.unref();
  }

  /** Waits for the round under way. */
  async stop(): Promise<void> {
    clearInterval(this.timer);
    await this.round;
  }

  /** One round over all devices whose next moment has come. */
  async beat(): Promise<void> {
    this.beating = true;
    const { db, clock, log } = this.platform;
    const now = new Date(Math.floor(clock.now().getTime() / LIVE_INTERVAL_MS) * LIVE_INTERVAL_MS);
    try {
      const due = `d where type = 'DEMONSTRATION' and connected and last_synced_at < $1 and ${mayUse("d.patient_id")}
          and exists (select from users u where u.id = d.patient_id and u.suspended_at is null)
        order by last_synced_at limit $2`;
      for (const { id } of await readEntities(db, Device, due, [now, MOST_AT_ONCE])) {
        await db.transaction((tx) => this.beatOf(tx, id, now));
      }
    } catch (error) {
      log.warn({ err: error }, "demonstration devices could not be heard, trying again");
    } finally {
      this.beating = false;
    }
  }

  private async beatOf(tx: EntityManager, id: string, now: Date): Promise<void> {
    const device = await tx.getRepository(Device).findOneBy({ id });
    if (!device) {
      return; // removed meanwhile
    }
    await lockReadings(tx, device.patientId); // before the row, as everybody does
    const claimed = await changedRows(
      tx,
      "update devices set last_synced_at = $2 where id = $1 and connected and last_synced_at < $2 returning id",
      [id, now],
    );
    if (claimed.length > 0) {
      await catchUp(tx, device, now);
    }
  }
}
