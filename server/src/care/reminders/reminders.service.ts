import { holdsConsent } from "../../people/accounts/consent.service";
import type { RequestContext, Who } from "../../platform/context";
import { groupRows } from "../../platform/loaders";
import { addDays, londonDay } from "../../platform/london.rules";
import { invalid } from "../../platform/problems";
import { medicinesTable } from "../medicines/table-file";
import { takenTwice } from "../medicines/taken-twice.rules";
import type { Medication } from "../patients/medication.entity";
import { medicationsByPatient, type NamedMedication } from "../patients/medication.loaders";
import { supplyOf } from "../patients/supply.rules";
import type { MedicationDose } from "./dose.entity";
import { dosesByPatient, dosesKey } from "./dose.loaders";
import {
  ADHERENCE_DAYS,
  countDoses,
  type DoseCounts,
  doseState,
  MESSAGES,
  MOST_ADHERENCE_DAYS,
  notableDays,
  noteKey,
  noteProblem,
} from "./dose.rules";
import type { MedicationRemindersType, OrderReminderType, ReminderDoseType, ReminderSlotType } from "./reminders.type";
import { currentSlot, nextSlot, plannedDoses, type Slot, type SlotDay, type SlotHour, slotDay } from "./slot.rules";

/** What adherence is counted over, and its counts. */
export interface Adherence extends DoseCounts {
  days: number;
  medicines: (DoseCounts & { medicationId: string; name: string; subjectName: string | null })[];
}

type DosesByMedicine = ReadonlyMap<string, ReadonlyMap<string, MedicationDose>>;

interface Plans {
  medications: NamedMedication[];
  doses: DosesByMedicine;
}

type Reader = Pick<RequestContext, "db" | "clock" | "loaders">;

const firstDay = (today: string, days: number): string => addDays(today, 1 - Math.max(days, ADHERENCE_DAYS));

/** The medicines of a patient and of those whom they look after, in the order in which they were added, and the doses noted since. */
async function readPlans(ctx: Reader, patientId: string, since: string): Promise<Plans> {
  const [mayShow, all, rows] = await Promise.all([
    holdsConsent(ctx, patientId, "data_use"),
    ctx.loaders.get(medicationsByPatient).load(patientId),
    ctx.loaders.get(dosesByPatient).load(dosesKey(patientId, since)),
  ]);
  // Without the consent nothing but the names of others is shown.
  const medications = all.filter(({ familyMemberId }) => mayShow || familyMemberId === null).reverse();
  const doses = new Map<string, Map<string, MedicationDose>>();
  for (const row of rows) {
    const own = doses.get(row.medicationId) ?? new Map<string, MedicationDose>();
    doses.set(row.medicationId, own.set(noteKey(row.day, row.hour), row));
  }
  return { medications, doses };
}

/** By medicine, the others with times that the same person takes and that have a substance in common with it. */
function twiceTaken(medications: readonly Medication[]): ReadonlyMap<string, string[]> {
  const planned = medications.filter(({ stoppedOn, frequency }) => stoppedOn === null && frequency !== "AS_NEEDED");
  const people = [...groupRows(planned, ({ familyMemberId }) => familyMemberId).values()];
  return new Map(
    people.flatMap((theirs) => {
      const others = takenTwice(
        theirs.map(({ name }) => name),
        medicinesTable(),
      );
      return theirs.map(({ id }, at) => [id, others[at] ?? []] as const);
    }),
  );
}

/** The doses of one slot: those of the plans, and those that were noted before a plan changed. */
function dosesOf(
  { medications, doses, twice }: Plans & { twice: ReadonlyMap<string, string[]> },
  day: SlotDay,
  hour: SlotHour,
  now: Date,
): ReminderDoseType[] {
  return medications.flatMap((medication) => {
    const noted = doses.get(medication.id)?.get(noteKey(day.day, hour));
    const planned = plannedDoses(medication, day).find(({ slot }) => slot.hour === hour);
    const slot = day.slots.find((one) => one.hour === hour) as Slot;
    if (!planned && !noted) {
      return [];
    }
    return [
      {
        id: `${medication.id}:${noteKey(day.day, hour)}`,
        medicationId: medication.id,
        name: medication.name,
        dosage: medication.dosage,
        subjectName: medication.memberName,
        takenTwiceWith: twice.get(medication.id) ?? [],
        day: day.day,
        slot: hour,
        state: doseState(planned ?? { slot, missedAt: day.end }, noted?.note, now),
        notedAt: noted?.notedAt ?? null,
        canNote: noteProblem(medication, day, hour, now) === undefined,
      },
    ];
  });
}

/** The medicines that are due now and next, the slots of today, and what was missed and can still be noted. */
export async function readReminders(ctx: Reader, who: Who): Promise<MedicationRemindersType> {
  const now = ctx.clock.now();
  const [today = "", ...before] = notableDays(now);
  // As far back as adherence is mostly counted, which then finds everything read.
  const read = await readPlans(ctx, who.id, firstDay(today, ADHERENCE_DAYS));
  const plans = { ...read, twice: twiceTaken(read.medications) };
  const slotsOf = (day: string): ReminderSlotType[] => {
    const slots = slotDay(day);
    return slots.slots.map(({ hour, at }) => ({
      id: noteKey(day, hour),
      day,
      slot: hour,
      at,
      doses: dosesOf(plans, slots, hour, now),
    }));
  };
  const slots = slotsOf(today);
  const find = (wanted: Slot | null, among: ReminderSlotType[]) =>
    among.find(({ slot }) => slot === wanted?.hour) ?? null;
  const next = nextSlot(plans.medications, now);
  const current = find(currentSlot(now), slots);
  const past = [...before].reverse().flatMap(slotsOf);
  return {
    id: who.id,
    now,
    day: today,
    current: current?.doses.length ? current : null,
    next: next && find(next, next.day === today ? slots : slotsOf(next.day)),
    slots,
    missed: [...past, ...slots].flatMap(({ doses }) => doses).filter(({ state }) => state === "MISSED"),
    hasMedicines: plans.medications.some(isReminded),
    toOrder: toOrder(plans, today),
  };
}

const isReminded = ({ stoppedOn, familyMemberId, frequency, orderReminder }: Medication): boolean =>
  stoppedOn === null && (familyMemberId === null || frequency !== "AS_NEEDED" || orderReminder);

/** What is to be ordered by that day, as far as its patient wishes to be reminded; what ran out first comes first. */
function toOrder(plans: Plans, today: string): OrderReminderType[] {
  return plans.medications
    .flatMap((medication) => {
      const supply = supplyOf(medication);
      if (!supply?.remind || medication.stoppedOn !== null || supply.orderBy > today) return [];
      const { id: medicationId, name } = medication;
      const { orderBy, endsOn } = supply;
      return [{ medicationId, name, subjectName: medication.memberName, orderBy, endsOn }];
    })
    .sort((a, b) => a.endsOn.localeCompare(b.endsOn));
}

/**
 * How many of the doses of the last days, today among them, were taken.
 * @throws BAD_USER_INPUT on `days`.
 */
export async function readAdherence(ctx: Reader, patientId: string, days: number): Promise<Adherence> {
  if (days < 1 || days > MOST_ADHERENCE_DAYS) {
    throw invalid("days", MESSAGES.days);
  }
  const now = ctx.clock.now();
  const today = londonDay(now);
  const calendar = Array.from({ length: days }, (_, at) => slotDay(addDays(today, at + 1 - days)));
  const { medications, doses } = await readPlans(ctx, patientId, firstDay(today, days));
  const medicines = medications.map((medication) => {
    const notes = new Map([...(doses.get(medication.id) ?? [])].map(([key, { note }]) => [key, note]));
    const { id: medicationId, name, memberName: subjectName } = medication;
    return { ...{ medicationId, name, subjectName }, ...countDoses(medication, notes, calendar, now) };
  });
  const sum = (count: keyof DoseCounts) => medicines.reduce((total, one) => total + one[count], 0);
  return {
    days,
    due: sum("due"),
    taken: sum("taken"),
    skipped: sum("skipped"),
    missed: sum("missed"),
    medicines: medicines.filter(({ due }) => due > 0),
  };
}
