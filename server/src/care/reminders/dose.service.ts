import type { RequestContext, Who } from "../../platform/context";
import { isDay, londonDay } from "../../platform/london.rules";
import { invalid } from "../../platform/problems";
import { publish } from "../../platform/realtime/topics";
import { requireDataUse } from "../patients/health-profile.service";
import type { Medication } from "../patients/medication.entity";
import { lockOwnMedication } from "../patients/medication.service";
import { medicinesChanged } from "../patients/medication.topics";
import { MedicationDose } from "./dose.entity";
import { dosesByPatient, dosesKey } from "./dose.loaders";
import { type DoseNote, MESSAGES, nextDose, notableDays, noteKey, noteProblem } from "./dose.rules";
import { readReminders } from "./reminders.service";
import type { MedicationRemindersType } from "./reminders.type";
import { type Slot, type SlotHour, slotDay } from "./slot.rules";

/** The next dose of a medicine that nobody has noted; null for one without times. */
export async function readNextDose(ctx: RequestContext, medication: Medication): Promise<Slot | null> {
  const now = ctx.clock.now();
  const rows = await ctx.loaders.get(dosesByPatient).load(dosesKey(medication.patientId, londonDay(now)));
  const own = rows.filter(({ medicationId }) => medicationId === medication.id);
  const noted = new Set(own.map(({ day, hour }) => noteKey(day, hour)));
  return nextDose(medication, (day, hour) => noted.has(noteKey(day, hour)), now);
}

/** Which dose is meant. */
export interface DoseChoice {
  medicationId: string;
  /** In Europe/London, as YYYY-MM-DD. */
  day: string;
  slot: SlotHour;
}

/**
 * Notes that a dose was taken or skipped. The same twice is once.
 * @throws BAD_USER_INPUT on `day` or `slot`; NOT_FOUND; CONFLICT without the consent to the use of health data.
 */
export async function noteDose(
  ctx: RequestContext,
  who: Who,
  { medicationId, day, slot: hour }: DoseChoice,
  note: DoseNote,
): Promise<MedicationRemindersType> {
  await requireDataUse(ctx, who);
  const now = ctx.clock.now();
  await ctx.db.transaction(async (tx) => {
    const medication = await lockOwnMedication(tx, who, medicationId);
    const problem = isDay(day)
      ? noteProblem(medication, slotDay(day), hour, now)
      : { field: "day" as const, message: MESSAGES.day };
    if (problem) {
      throw invalid(problem.field, problem.message);
    }
    const doses = tx.getRepository(MedicationDose);
    const known = await doses.findOneBy({ medicationId, day, hour });
    if (known?.note !== note) {
      await doses.save({ medicationId, day, hour, patientId: who.id, note, notedAt: now });
      await publish(tx, medicinesChanged, who.id, { patientId: who.id });
    }
  });
  return readReminders(ctx, who);
}

/**
 * Takes back what was noted about a dose. What was not noted stays so.
 * @throws BAD_USER_INPUT on `day`; NOT_FOUND; CONFLICT without the consent to the use of health data.
 */
export async function undoDose(
  ctx: RequestContext,
  who: Who,
  { medicationId, day, slot: hour }: DoseChoice,
): Promise<MedicationRemindersType> {
  await requireDataUse(ctx, who);
  await ctx.db.transaction(async (tx) => {
    await lockOwnMedication(tx, who, medicationId);
    if (!notableDays(ctx.clock.now()).includes(day)) {
      throw invalid("day", isDay(day) ? MESSAGES.tooLate : MESSAGES.day);
    }
    const { affected } = await tx.getRepository(MedicationDose).delete({ medicationId, day, hour });
    if (affected) {
      await publish(tx, medicinesChanged, who.id, { patientId: who.id });
    }
  });
  return readReminders(ctx, who);
}
