import { GraphQLISODateTime, ID, Int } from "type-graphql";
import { ApiObject, Field, Nullable } from "../../platform/api-object.type";
import { enumType } from "../../platform/enum.type";
import { DOSE_STATES, type DoseState } from "./dose.rules";
import type { SlotHour } from "./slot.rules";

export const SlotEnum = enumType(
  "DaySlot",
  "When medicines are due: 09:00, 13:00 and 19:00 in Europe/London.",
  { MORNING: 9, AFTERNOON: 13, EVENING: 19 },
  {
    AFTERNOON: "13:00.",
    EVENING: "19:00.",
    MORNING: "09:00.",
  },
);
export const DoseStateEnum = enumType(
  "DoseState",
  "MISSED when the medicine's next slot begins, its last one of a day at midnight.",
  DOSE_STATES,
  {
    DUE: "Its time has come, and nothing was noted.",
    MISSED: "Its time is over, and nothing was noted.",
    SKIPPED: "The patient left it out on purpose.",
    TAKEN: "The patient noted that it was taken.",
    UPCOMING: "Its time has not come yet.",
  },
);

@ApiObject("ReminderDose", "One dose of one medicine.")
export class ReminderDoseType {
  @Field(() => ID, "Made of the medicine, the day and the slot.") id: string;
  @Field(() => ID, "The `id` of the medicine.") medicationId: string;
  @Field(() => String, "The medicine as the patient writes it.") name: string;
  @Nullable(() => String, "In the patient's own words; null when nothing was said.") dosage: string | null;
  @Nullable(() => String, "Who takes it, of those whom the patient looks after; null for the patient.")
  subjectName: string | null;
  @Field(
    () => [String],
    "Others with times that the same person takes and that have a substance in common: it would be taken twice.",
  )
  takenTwiceWith: string[];
  @Field(() => String, "YYYY-MM-DD in Europe/London") day: string;
  @Field(() => SlotEnum, "The time of the day.") slot: SlotHour;
  @Field(() => DoseStateEnum, "What became of it.") state: DoseState;
  @Nullable(() => GraphQLISODateTime, "When the patient said that it was taken or skipped.") notedAt: Date | null;
  @Field(() => Boolean, "True while `takeDose` and `skipDose` accept it.") canNote: boolean;
}

@ApiObject("ReminderSlot", "A time of a day, with what is due then.")
export class ReminderSlotType {
  @Field(() => ID, "Made of the day and the slot.") id: string;
  @Field(() => String, "YYYY-MM-DD in Europe/London") day: string;
  @Field(() => SlotEnum, "The time of the day.") slot: SlotHour;
  @Field(() => GraphQLISODateTime, "The moment at which the slot begins.") at: Date;
  @Field(() => [ReminderDoseType], "What is to be taken then.") doses: ReminderDoseType[];
}

@ApiObject("MedicineAdherence", "How the doses of one medicine were taken.")
export class MedicineAdherenceType {
  @Field(() => ID, "The `id` of the medicine.") medicationId: string;
  @Field(() => String, "The medicine as the patient writes it.") name: string;
  @Nullable(() => String, "Who takes it; null for the patient.") subjectName: string | null;
  @Field(() => Int, "Doses that were due: taken, skipped and missed together.") due: number;
  @Field(() => Int, "Doses that the patient noted as taken.") taken: number;
  @Field(() => Int, "Doses that the patient left out on purpose.") skipped: number;
  @Field(() => Int, "Doses whose time passed without a note.") missed: number;
}

@ApiObject("Adherence", "Doses that were noted or are over. `due` is the sum of taken, skipped and missed.")
export class AdherenceType {
  @Field(() => Int, "Over how many London days, today included, it is counted.") days: number;
  @Field(() => Int, "Doses that were due: taken, skipped and missed together.") due: number;
  @Field(() => Int, "Doses that the patient noted as taken.") taken: number;
  @Field(() => Int, "Doses that the patient left out on purpose.") skipped: number;
  @Field(() => Int, "Doses whose time passed without a note.") missed: number;
  @Field(() => [MedicineAdherenceType], "Medicines of which a dose was due.") medicines: MedicineAdherenceType[];
}

@ApiObject("DoseTime", "When a dose is due.")
export class DoseTimeType {
  @Field(() => String, "YYYY-MM-DD in Europe/London") day: string;
  @Field(() => SlotEnum, "The time of the day.") slot: SlotHour;
  @Field(() => GraphQLISODateTime, "The moment at which the slot begins.") at: Date;
}

@ApiObject("OrderReminder", "A medicine that is to be ordered again.")
export class OrderReminderType {
  @Field(() => ID, "The `id` of the medicine.") medicationId: string;
  @Field(() => String, "The medicine as the patient writes it.") name: string;
  @Nullable(() => String, "Who takes it; null for the patient.") subjectName: string | null;
  @Field(() => String, "The day by which to order, YYYY-MM-DD.") orderBy: string;
  @Field(() => String, "The last day for which there is enough, YYYY-MM-DD.") endsOn: string;
}

@ApiObject("MedicationReminders", "What there is to take, now and next.")
export class MedicationRemindersType {
  @Field(() => ID, "The patient's.") id: string;
  @Field(() => GraphQLISODateTime, "The server's time: countdowns are told from it.") now: Date;
  @Field(() => String, "Today in Europe/London, YYYY-MM-DD") day: string;
  @Nullable(() => ReminderSlotType, "The slot that began less than five minutes ago.") current: ReminderSlotType | null;
  @Nullable(() => ReminderSlotType, "The first later slot in which something is due.") next: ReminderSlotType | null;
  @Field(() => [ReminderSlotType], "Morning, afternoon and evening of today.") slots: ReminderSlotType[];
  @Field(() => [ReminderDoseType], "Missed doses that can still be noted, the oldest first.")
  missed: ReminderDoseType[];
  @Field(
    () => Boolean,
    "Whether the patient takes a medicine, or somebody whom they look after has one to be reminded of.",
  )
  hasMedicines: boolean;
  @Field(
    () => [OrderReminderType],
    "What is to be ordered by today, where the patient wishes to be reminded; what runs out first comes first.",
  )
  toOrder: OrderReminderType[];
}
