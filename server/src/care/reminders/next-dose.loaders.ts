import { type DataSource, In, MoreThanOrEqual } from "typeorm";
import { londonDay } from "../../platform/london.rules";
import { MedicationDose } from "./dose.entity";
import { nextDose, noteKey } from "./dose.rules";
import type { Plan, Slot } from "./slot.rules";

export interface NextDoseKey {
  medication: Plan & { id: string };
  now: Date;
}

/** The next dose of many medicines that nobody has noted; null for those without times. */
export async function nextDoses(db: DataSource, keys: readonly NextDoseKey[]): Promise<(Slot | null)[]> {
  const [first] = keys;
  if (!first) return [];
  const noted = await db.getRepository(MedicationDose).findBy({
    ...{ medicationId: In(keys.map(({ medication }) => medication.id)), day: MoreThanOrEqual(londonDay(first.now)) },
  });
  const all = new Set(noted.map(({ medicationId, day, hour }) => `${medicationId} ${noteKey(day, hour)}`));
  return keys.map(({ medication, now }) =>
    nextDose(medication, (day, hour) => all.has(`${medication.id} ${noteKey(day, hour)}`), now),
  );
}
