import type { EntityManager } from "typeorm";
import { Device } from "./device.entity";
import type { Reading } from "./reading.rules";
import { rollUpReadings, storeReadings } from "./reading.service";

/** Stores an example of a device, with what it measured and its sums. */
export async function makeDevice(
  manager: EntityManager,
  { readings = [], ...given }: Partial<Device> & { patientId: string; readings?: readonly Reading[] },
): Promise<Device> {
  return manager.transaction(async (tx) => {
    const createdAt = given.createdAt ?? new Date();
    const device = await tx
      .getRepository(Device)
      .save({ type: "CSV" as const, name: "Watch", connected: true, lastSyncedAt: createdAt, ...given, createdAt });
    await storeReadings(tx, device, readings);
    await rollUpReadings(tx, device.patientId, readings);
    return device;
  });
}
